import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['donation', 'hall_hire'];

/** The language that donors and hirers are written to in; those who were there before, in the site's first. */
export class LetterLanguages1763779700000 implements MigrationInterface {
  name = 'LetterLanguages1763779700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE ${table} ADD letter_language character varying(35)`);
      await queryRunner.query(
        `UPDATE ${table} SET letter_language = coalesce((SELECT languages[1] FROM site_settings), 'en')`,
      );
      await queryRunner.query(`ALTER TABLE ${table} ALTER letter_language SET NOT NULL`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`ALTER TABLE ${table} DROP letter_language`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which payment came back with which line; of what was decided before nobody knows. */
export class ReturnedLines1764900000863 implements MigrationInterface {
  name = 'ReturnedLines1764900000863';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE bank_line
        ADD COLUMN returns_line_id integer CONSTRAINT bank_line_returns_line REFERENCES bank_line,
        ADD CONSTRAINT bank_line_returned_once UNIQUE (returns_line_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE bank_line DROP COLUMN returns_line_id');
  }
}

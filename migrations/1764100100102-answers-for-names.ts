import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose money it is that an account gives under another name is said once for both (decision 83). */
export class AnswersForNames1764100100102 implements MigrationInterface {
  name = 'AnswersForNames1764100100102';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE gift_aid_note ADD is_for_name boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE gift_aid_note DROP is_for_name');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that a gateway has refused for good are marked, so that the office learns of it. */
export class RefusedMessages1763783100401 implements MigrationInterface {
  name = 'RefusedMessages1763783100401';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE outbox_message ADD COLUMN refused_code smallint');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM outbox_message WHERE refused_code IS NOT NULL');
    await queryRunner.query('ALTER TABLE outbox_message DROP COLUMN refused_code');
  }
}

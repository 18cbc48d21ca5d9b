import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that could not be sent are kept until the office has decided about them. */
export class FailedMessages1764400000100 implements MigrationInterface {
  name = 'FailedMessages1764400000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE outbox_message ADD COLUMN failed_at timestamptz');
    await queryRunner.query('UPDATE outbox_message SET failed_at = now() WHERE refused_code IS NOT NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM outbox_message WHERE failed_at IS NOT NULL');
    await queryRunner.query('ALTER TABLE outbox_message DROP COLUMN failed_at');
  }
}

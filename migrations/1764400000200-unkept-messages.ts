import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a message that could not be sent waits for the office is said when it is written. */
export class UnkeptMessages1764400000200 implements MigrationInterface {
  name = 'UnkeptMessages1764400000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE outbox_message ADD COLUMN is_kept boolean NOT NULL DEFAULT true');
    await queryRunner.query(
      `UPDATE outbox_message SET is_kept = false WHERE content = '' OR expires_at - created_at < interval '1 day'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE outbox_message DROP COLUMN is_kept');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which messages have left, for those that somebody has to have been sent. Of what was sent before this nobody knows. */
export class TrackedMessages1764900000821 implements MigrationInterface {
  name = 'TrackedMessages1764900000821';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE tracked_message (
        about varchar(60) PRIMARY KEY,
        message_id bigint NOT NULL,
        left_at timestamptz
      );
      CREATE INDEX tracked_message_message_id ON tracked_message (message_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE tracked_message');
  }
}

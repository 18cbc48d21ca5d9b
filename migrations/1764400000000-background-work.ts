import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Background tasks run once for all servers, and messages that could not be sent are kept for the office to decide. */
export class BackgroundWork1764400000000 implements MigrationInterface {
  name = 'BackgroundWork1764400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE scheduled_task (
        name varchar(80) CONSTRAINT scheduled_task_pkey PRIMARY KEY,
        due_at timestamptz NOT NULL,
        held_by uuid,
        failing_since timestamptz
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE scheduled_task');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the messages of the last minutes, which would else read the whole table. */
export class ContentIndexes1763777050000 implements MigrationInterface {
  name = 'ContentIndexes1763777050000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX contact_message_created_at ON contact_message (created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX contact_message_created_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for what would else read whole tables: a file's references, and the messages of the last minutes. */
export class ContentIndexes1763777050000 implements MigrationInterface {
  name = 'ContentIndexes1763777050000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`CREATE INDEX ${table}_file_id ON ${table} (file_id)`);
    await queryRunner.query('CREATE INDEX contact_message_created_at ON contact_message (created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX contact_message_created_at');
    for (const table of TABLES) await queryRunner.query(`DROP INDEX ${table}_file_id`);
  }
}

const TABLES = [
  'event',
  'pooja_seva',
  'notice',
  'home_video',
  'video_link',
  'committee_member',
  'pdf_document',
];

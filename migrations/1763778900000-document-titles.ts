import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a document is called: until then its description had to stand for it. */
export class DocumentTitles1763778900000 implements MigrationInterface {
  name = 'DocumentTitles1763778900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE pdf_document ADD title varchar(120), ADD title_gujarati varchar(120)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE pdf_document DROP title_gujarati, DROP title');
  }
}

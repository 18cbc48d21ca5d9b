import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The languages that pages are offered in, the first one first. */
export class SiteLanguages1763779200000 implements MigrationInterface {
  name = 'SiteLanguages1763779200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "ALTER TABLE site_settings ADD COLUMN languages text[] NOT NULL DEFAULT '{en,gu}'",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN languages');
  }
}

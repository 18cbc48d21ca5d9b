import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages say while the demo content is being written. */
export class SiteBeingFilled1764900000500 implements MigrationInterface {
  name = 'SiteBeingFilled1764900000500';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE site_settings ADD COLUMN is_being_filled boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN is_being_filled');
  }
}

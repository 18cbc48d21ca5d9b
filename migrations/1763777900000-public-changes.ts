import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellPublicChanges } from './content-table.ts';

/** What visitors read besides content. */
const PUBLIC_TABLES = ['media_file', 'site_settings', 'donation_sub_type', 'select_option', 'profile_for'];

/** Every server hears of a committed change of what visitors read, so that it can forget its answers. */
export class PublicChanges1763777900000 implements MigrationInterface {
  name = 'PublicChanges1763777900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of PUBLIC_TABLES) await tellPublicChanges(queryRunner, table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of PUBLIC_TABLES)
      await queryRunner.query(`DROP TRIGGER ${table}_public_change ON ${table}`);
  }
}

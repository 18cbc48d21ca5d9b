import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors read. */
const PUBLIC_TABLES = [
  'event',
  'pooja_seva',
  'notice',
  'home_video',
  'video_link',
  'committee_member',
  'pdf_document',
  'media_file',
  'site_settings',
  'donation_sub_type',
  'select_option',
  'profile_for',
];

/** Every server hears of a committed change of what visitors read, so that it can forget its answers. */
export class PublicChanges1763777900000 implements MigrationInterface {
  name = 'PublicChanges1763777900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION tell_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('samaj_public_change', '');
        RETURN NULL;
      END $$`);
    for (const table of PUBLIC_TABLES)
      await queryRunner.query(`
        CREATE TRIGGER ${table}_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of PUBLIC_TABLES)
      await queryRunner.query(`DROP TRIGGER ${table}_public_change ON ${table}`);
    await queryRunner.query('DROP FUNCTION tell_public_change()');
  }
}

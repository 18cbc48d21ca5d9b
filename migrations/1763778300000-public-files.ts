import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellPublicChanges } from './content-table.ts';

/** Visitors see what a record shows, and no profile's photos. */
function seen(row: 'OLD' | 'NEW'): string {
  return `${row}.state = 'STORED' AND ${row}.folder <> 'ProfileImages'`;
}

const TRIGGERS = {
  added: ['INSERT', seen('NEW')],
  changed: ['UPDATE', `${seen('OLD')} OR ${seen('NEW')}`],
  removed: ['DELETE', seen('OLD')],
} as const;

/** Only files that visitors read tell of their changes: no photo of a profile, and no sweep that finds nothing. */
export class PublicFiles1763778300000 implements MigrationInterface {
  name = 'PublicFiles1763778300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER media_file_public_change ON media_file');
    for (const [name, [event, condition]] of Object.entries(TRIGGERS))
      await queryRunner.query(`
        CREATE TRIGGER media_file_${name} AFTER ${event} ON media_file
        FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION tell_public_change()`);
    await queryRunner.query(`
      CREATE TRIGGER media_file_emptied AFTER TRUNCATE ON media_file
      FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of [...Object.keys(TRIGGERS), 'emptied'])
      await queryRunner.query(`DROP TRIGGER media_file_${name} ON media_file`);
    await tellPublicChanges(queryRunner, 'media_file');
  }
}

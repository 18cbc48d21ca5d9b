import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is said of a single date of a series, in further languages. */
export class NotesOfDates1764800000310 implements MigrationInterface {
  name = 'NotesOfDates1764800000310';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE event_date ADD COLUMN note_translations jsonb NOT NULL DEFAULT '{}'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE event_date DROP COLUMN note_translations');
    await queryRunner.query(`
      UPDATE event SET date_changes = (SELECT coalesce(jsonb_agg(change - 'noteTranslations'), '[]')
                                         FROM jsonb_array_elements(date_changes) change)
       WHERE date_changes::text LIKE '%noteTranslations%'`);
  }
}

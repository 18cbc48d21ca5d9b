import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of the content and the settings, with their texts. */
const TABLES: Record<string, readonly string[]> = {
  event: ['name', 'description'],
  pooja_seva: ['name', 'description'],
  notice: ['name', 'description', 'second_description'],
  home_video: ['name', 'description'],
  video_link: ['name', 'description'],
  committee_member: ['name', 'description', 'designation'],
  pdf_document: ['name', 'description', 'title'],
  site_settings: [
    'history',
    'footer_history',
    'guru_name',
    'guru_message',
    'contact_hours',
    'cricket',
    'address',
  ],
};

/** Columns of one line; all others are of any length. */
const LINES = ['name', 'designation', 'title'];

/** The name of a column's text in `translations`, as the entities spell it. */
const keyOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Texts by language, in place of a column in Gujarati beside each. What was entered is English. */
export class ContentLanguages1763779300000 implements MigrationInterface {
  name = 'ContentLanguages1763779300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(TABLES)) {
      const texts = columns.map((column) => `'${keyOf(column)}', nullif(${column}_gujarati, '')`).join(', ');
      const isTranslated = columns.map((column) => `nullif(${column}_gujarati, '') IS NOT NULL`).join(' OR ');
      await queryRunner.query(`
        ALTER TABLE ${table} ADD language varchar(35) NOT NULL DEFAULT 'en',
          ADD translations jsonb NOT NULL DEFAULT '{}'`);
      await queryRunner.query(`
        UPDATE ${table} SET translations =
            jsonb_build_object('gu', jsonb_strip_nulls(jsonb_build_object(${texts})))
         WHERE ${isTranslated}`);
      const dropped = columns.map((column) => `DROP ${column}_gujarati`).join(', ');
      await queryRunner.query(`ALTER TABLE ${table} ALTER language DROP DEFAULT, ${dropped}`);
    }
  }

  /** A text in a third language has no column to go to. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(TABLES)) {
      const added = columns.map(
        (column) => `ADD ${column}_gujarati ${LINES.includes(column) ? 'varchar(120)' : 'text'}`,
      );
      await queryRunner.query(`ALTER TABLE ${table} ${added.join(', ')}`);
      const gujarati = columns.map(
        (column) => `${column}_gujarati =
          CASE language WHEN 'gu' THEN ${column} ELSE translations->'gu'->>'${keyOf(column)}' END`,
      );
      const english = columns.map(
        (column) => `${column} =
          CASE language WHEN 'en' THEN ${column} ELSE coalesce(translations->'en'->>'${keyOf(column)}', ${column}) END`,
      );
      await queryRunner.query(`UPDATE ${table} SET ${[...gujarati, ...english].join(', ')}`);
      await queryRunner.query(`ALTER TABLE ${table} DROP translations, DROP language`);
    }
  }
}

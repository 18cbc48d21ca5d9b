import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Table {
  name: string;
  /** The text's own column, what is shown where that is empty, and the column in Gujarati. */
  text: string;
  own?: string;
  gujarati: string;
  /** The text's name in `translations`. */
  key: string;
  language: string;
  translations: string;
}

const COLUMNS = { language: 'language', translations: 'translations' };

const TABLES: Table[] = [
  { name: 'donation_sub_type', text: 'name', gujarati: 'name_gujarati', key: 'name', ...COLUMNS },
  { name: 'profile_for', text: 'name', gujarati: 'name_gujarati', key: 'name', ...COLUMNS },
  {
    name: 'select_option',
    text: 'label',
    own: 'coalesce(label, value)',
    gujarati: 'value_gujarati',
    key: 'label',
    ...COLUMNS,
  },
  {
    name: 'donation',
    text: 'type_name',
    gujarati: 'type_name_gujarati',
    key: 'typeName',
    language: 'type_language',
    translations: 'type_translations',
  },
];

/** The rest of the texts by language: types of donations, entries of select lists. What was entered is English. */
export class ListLanguages1763779400000 implements MigrationInterface {
  name = 'ListLanguages1763779400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { name, gujarati, key, language, translations } of TABLES) {
      await queryRunner.query(`
        ALTER TABLE ${name} ADD ${language} varchar(35) NOT NULL DEFAULT 'en',
          ADD ${translations} jsonb NOT NULL DEFAULT '{}'`);
      await queryRunner.query(`
        UPDATE ${name} SET ${translations} = jsonb_build_object('gu', jsonb_build_object('${key}', ${gujarati}))
         WHERE nullif(${gujarati}, '') IS NOT NULL`);
      await queryRunner.query(`ALTER TABLE ${name} ALTER ${language} DROP DEFAULT, DROP ${gujarati}`);
    }
  }

  /** A text in a third language has no column to go to. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name, text, own = text, gujarati, key, language, translations } of TABLES) {
      await queryRunner.query(`ALTER TABLE ${name} ADD ${gujarati} varchar(120)`);
      await queryRunner.query(`
        UPDATE ${name} SET
          ${gujarati} = CASE ${language} WHEN 'gu' THEN ${own} ELSE ${translations}->'gu'->>'${key}' END,
          ${text} = CASE WHEN ${language} = 'en' OR ${text} IS NULL THEN ${text}
            ELSE coalesce(${translations}->'en'->>'${key}', ${text}) END`);
      await queryRunner.query(`ALTER TABLE ${name} DROP ${translations}, DROP ${language}`);
    }
  }
}

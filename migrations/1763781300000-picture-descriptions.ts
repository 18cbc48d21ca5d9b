import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kinds whose items show a picture of their own. */
const KINDS = ['event', 'notice', 'pooja_seva', 'committee_member'] as const;

/** What a picture shows, for those who do not see it. */
export class PictureDescriptions1763781300000 implements MigrationInterface {
  name = 'PictureDescriptions1763781300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const kind of KINDS)
      await queryRunner.query(`ALTER TABLE ${kind} ADD picture_description varchar(300)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const kind of KINDS) {
      // In `translations` the table of before would know it as no text of the kind.
      await queryRunner.query(`
        UPDATE ${kind} SET translations = (
            SELECT coalesce(jsonb_object_agg(language, texts - 'pictureDescription'), '{}')
              FROM jsonb_each(translations) AS each (language, texts)
             WHERE texts - 'pictureDescription' <> '{}')
         WHERE jsonb_path_exists(translations, '$.*.pictureDescription')`);
      await queryRunner.query(`ALTER TABLE ${kind} DROP picture_description`);
    }
  }
}

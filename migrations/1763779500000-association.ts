import type { MigrationInterface, QueryRunner } from 'typeorm';

const TEXTS = ['name', 'short_name', 'tagline', 'description', 'opening_title', 'opening_text', 'founded'];

/** What the association is called and says of itself first: settings instead of texts of the interface. */
export class Association1763779500000 implements MigrationInterface {
  name = 'Association1763779500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const added = TEXTS.map((column) => `ADD ${column} text NOT NULL DEFAULT ''`);
    await queryRunner.query(
      `ALTER TABLE site_settings ${added.join(', ')}, ADD reference_prefix text NOT NULL DEFAULT 'REF'`,
    );
    await queryRunner.query(`ALTER TABLE site_settings ALTER languages SET DEFAULT '{en}'`);
    await queryRunner.query(`UPDATE site_settings SET languages = '{en}' WHERE version = 1 AND history = ''`);
    // A site that is in use keeps the name that its texts have, and its references go on as they began.
    await queryRunner.query(
      `UPDATE site_settings SET name = charity_name, reference_prefix = 'SMJ' WHERE charity_name <> ''`,
    );
    const kept = [...TEXTS, 'reference_prefix'].map((column) => `ALTER ${column} DROP DEFAULT`);
    await queryRunner.query(`ALTER TABLE site_settings ${kept.join(', ')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const keys = ['name', 'shortName', 'tagline', 'description', 'openingTitle', 'openingText'];
    await queryRunner.query(
      `UPDATE site_settings SET translations = (
         SELECT coalesce(jsonb_object_agg(language, texts - $1::text[]), '{}')
           FROM jsonb_each(translations) AS translation (language, texts))`,
      [keys],
    );
    await queryRunner.query(`ALTER TABLE site_settings ALTER languages SET DEFAULT '{en,gu}'`);
    const dropped = [...TEXTS, 'reference_prefix'].map((column) => `DROP ${column}`);
    await queryRunner.query(`ALTER TABLE site_settings ${dropped.join(', ')}`);
  }
}

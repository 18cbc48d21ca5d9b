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
    await queryRunner.query(`UPDATE site_settings SET languages = '{en}' WHERE history = ''`);
    const kept = [...TEXTS, 'reference_prefix'].map((column) => `ALTER ${column} DROP DEFAULT`);
    await queryRunner.query(`ALTER TABLE site_settings ${kept.join(', ')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE site_settings ALTER languages SET DEFAULT '{en,gu}'`);
    const dropped = [...TEXTS, 'reference_prefix'].map((column) => `DROP ${column}`);
    await queryRunner.query(`ALTER TABLE site_settings ${dropped.join(', ')}`);
  }
}

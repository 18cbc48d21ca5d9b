import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the site looks, in which country it is, and which of its parts it does not use. */
const COLUMNS = {
  main_colour: `text NOT NULL DEFAULT '#7A1F2B'`,
  accent_colour: `text NOT NULL DEFAULT '#E07A1F'`,
  country: `text NOT NULL DEFAULT 'GB'`,
  currency: `text NOT NULL DEFAULT 'GBP'`,
  time_zone: `text NOT NULL DEFAULT 'Europe/London'`,
  calling_code: `text NOT NULL DEFAULT '44'`,
  unused_parts: `text array NOT NULL DEFAULT '{}'`,
};

export class AssociationLookPlaceParts1763779600000 implements MigrationInterface {
  name = 'AssociationLookPlaceParts1763779600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const added = Object.entries(COLUMNS).map(([name, type]) => `ADD ${name} ${type}`);
    await queryRunner.query(`ALTER TABLE site_settings ${added.join(', ')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const dropped = Object.keys(COLUMNS).map((name) => `DROP ${name}`);
    await queryRunner.query(`ALTER TABLE site_settings ${dropped.join(', ')}`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Families that have places and wait for further ones. */
export class FurtherPlaces1764800000330 implements MigrationInterface {
  name = 'FurtherPlaces1764800000330';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE event_reply
        ADD COLUMN further jsonb,
        ADD COLUMN further_people integer NOT NULL DEFAULT 0,
        ADD COLUMN further_since timestamptz,
        ADD COLUMN further_until timestamptz,
        ADD CONSTRAINT event_reply_further CHECK (
          CASE WHEN further_people > 0 THEN state = 'COMING' AND further IS NOT NULL AND further_since IS NOT NULL
               ELSE further_people = 0 AND further IS NULL AND further_since IS NULL AND further_until IS NULL END)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE event_reply
        DROP COLUMN further, DROP COLUMN further_people, DROP COLUMN further_since, DROP COLUMN further_until`);
  }
}

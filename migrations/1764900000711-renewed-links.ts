import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private links of hires and replies are renewed when the office corrects an e-mail; those that are out stay as they are. */
export class RenewedLinks1764900000711 implements MigrationInterface {
  name = 'RenewedLinks1764900000711';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE hall_hire ADD COLUMN link_salt varchar(43) NOT NULL DEFAULT '';
      ALTER TABLE event_reply ADD COLUMN link_salt varchar(43) NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE hall_hire DROP COLUMN link_salt;
      ALTER TABLE event_reply DROP COLUMN link_salt`);
  }
}

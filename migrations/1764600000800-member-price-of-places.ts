import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members pay for a place at an event, and who said that they are some. */
export class MemberPriceOfPlaces1764600000800 implements MigrationInterface {
  name = 'MemberPriceOfPlaces1764600000800';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE event_reply_setting ADD COLUMN member_pence integer;
      ALTER TABLE event_reply ADD COLUMN is_member_price boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE event_reply_setting DROP COLUMN member_pence;
      ALTER TABLE event_reply DROP COLUMN is_member_price`);
  }
}

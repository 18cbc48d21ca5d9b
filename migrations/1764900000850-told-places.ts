import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a family was last told that its event is; unknown of whoever replied before. */
export class ToldPlaces1764900000850 implements MigrationInterface {
  name = 'ToldPlaces1764900000850';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE event_reply ADD COLUMN told_place varchar');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE event_reply DROP COLUMN told_place');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNTIL = (firstDay: string) =>
  `least(series->>'until', to_char(${firstDay} + interval '24 months', 'YYYY-MM-DD'))::date`;

/** Until when the dates of a series stand in the calendar: one that goes on gets further ones in time. */
export class SeriesThatGoOn1764600000900 implements MigrationInterface {
  name = 'SeriesThatGoOn1764600000900';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE room_booking ADD COLUMN dates_until date;
      ALTER TABLE event ADD COLUMN dates_until date;
      UPDATE room_booking SET dates_until = ${UNTIL('first_day')} WHERE jsonb_typeof(series) = 'object';
      UPDATE event SET dates_until = ${UNTIL('starts_on')}
       WHERE jsonb_typeof(series) = 'object' AND starts_on IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE room_booking DROP COLUMN dates_until;
      ALTER TABLE event DROP COLUMN dates_until`);
  }
}

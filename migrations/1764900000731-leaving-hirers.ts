import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings to come of closed accounts, whose contact details go once they are over. */
export class LeavingHirers1764900000731 implements MigrationInterface {
  name = 'LeavingHirers1764900000731';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE hall_hire ADD COLUMN is_hirer_leaving boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE hall_hire DROP COLUMN is_hirer_leaving');
  }
}

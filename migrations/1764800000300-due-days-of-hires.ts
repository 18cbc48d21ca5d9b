import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By when hirers pay: a setting of the office. */
export class DueDaysOfHires1764800000300 implements MigrationInterface {
  name = 'DueDaysOfHires1764800000300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE hall_page
        ADD COLUMN deposit_due_days integer NOT NULL DEFAULT 14,
        ADD COLUMN balance_due_months integer NOT NULL DEFAULT 1,
        ADD COLUMN balance_due_days integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT hall_page_due
          CHECK (deposit_due_days >= 0 AND balance_due_months >= 0 AND balance_due_days >= 0)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE hall_page
        DROP COLUMN deposit_due_days, DROP COLUMN balance_due_months, DROP COLUMN balance_due_days`);
  }
}

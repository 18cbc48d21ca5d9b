import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts can be closed: what they did in the office stays without them, and hires are known to be theirs. */
export class ClosedAccounts1763781000000 implements MigrationInterface {
  name = 'ClosedAccounts1763781000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE donation_status_change
        ALTER changed_by_id DROP NOT NULL,
        DROP CONSTRAINT donation_status_change_user_account,
        ADD CONSTRAINT donation_status_change_user_account
          FOREIGN KEY (changed_by_id) REFERENCES user_account ON DELETE SET NULL`);
    await queryRunner.query(`
      ALTER TABLE hall_hire
        ADD user_id integer CONSTRAINT hall_hire_user_account REFERENCES user_account ON DELETE SET NULL`);
    await queryRunner.query('CREATE INDEX hall_hire_user_id ON hall_hire (user_id)');
  }

  /** Changes of a status by accounts that are closed have nobody to go back to. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE hall_hire DROP user_id');
    await queryRunner.query('DELETE FROM donation_status_change WHERE changed_by_id IS NULL');
    await queryRunner.query(`
      ALTER TABLE donation_status_change
        ALTER changed_by_id SET NOT NULL,
        DROP CONSTRAINT donation_status_change_user_account,
        ADD CONSTRAINT donation_status_change_user_account
          FOREIGN KEY (changed_by_id) REFERENCES user_account`);
  }
}

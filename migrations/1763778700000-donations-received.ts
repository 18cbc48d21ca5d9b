import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money counts by the day on which it came (D98), no longer by the moment at which somebody wrote that down. For what
 * is paid already that is the day of the change to Paid.
 */
export class DonationsReceived1763778700000 implements MigrationInterface {
  name = 'DonationsReceived1763778700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE donation_status_change ADD received_on date');
    await queryRunner.query(`
      UPDATE donation_status_change SET received_on = (changed_at AT TIME ZONE 'Europe/London')::date
       WHERE to_status = 'PAID'`);
    await queryRunner.query('ALTER TABLE donation ADD received_on date');
    await queryRunner.query(`
      UPDATE donation
         SET received_on = coalesce(
               (SELECT max(change.received_on) FROM donation_status_change change WHERE change.donation_id = donation.id),
               (coalesce(paid_at, created_at) AT TIME ZONE 'Europe/London')::date)
       WHERE status IN ('PAID', 'REFUNDED')`);
    await queryRunner.query('ALTER TABLE donation DROP paid_at');
    await queryRunner.query(`
      ALTER TABLE donation ADD CONSTRAINT donation_received
        CHECK ((status IN ('PAID', 'REFUNDED')) = (received_on IS NOT NULL))`);
    await queryRunner.query('CREATE INDEX donation_received_on ON donation (received_on)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE donation DROP CONSTRAINT donation_received');
    await queryRunner.query('ALTER TABLE donation ADD paid_at timestamptz');
    await queryRunner.query(
      `UPDATE donation SET paid_at = received_on::timestamp AT TIME ZONE 'Europe/London'`,
    );
    await queryRunner.query('ALTER TABLE donation DROP received_on');
    await queryRunner.query('ALTER TABLE donation_status_change DROP received_on');
  }
}

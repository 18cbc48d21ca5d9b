import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money by card whose donation or charge the books do not have, as after a restore, waits for the treasurer too. */
export class LostCardPayments1764900000840 implements MigrationInterface {
  name = 'LostCardPayments1764900000840';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE card_stray
        ADD COLUMN reference varchar(255) NOT NULL DEFAULT '',
        ADD COLUMN payer_name varchar(255) NOT NULL DEFAULT '',
        ADD COLUMN payer_email varchar(255) NOT NULL DEFAULT '',
        ADD COLUMN subscription_id varchar(255),
        DROP CONSTRAINT card_stray_reason,
        DROP CONSTRAINT card_stray_of_one,
        ADD CONSTRAINT card_stray_reason
          CHECK (reason IN ('OTHER_AMOUNT', 'OTHER_CURRENCY', 'PAID_TWICE', 'NOT_IN_BOOKS')),
        ADD CONSTRAINT card_stray_of_one
          CHECK (num_nonnulls(donation_id, charge_id) = CASE WHEN reason = 'NOT_IN_BOOKS' THEN 0 ELSE 1 END),
        ADD CONSTRAINT card_stray_payer CHECK (settled_at IS NULL OR payer_name = '' AND payer_email = '')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM card_stray WHERE reason = 'NOT_IN_BOOKS';
      ALTER TABLE card_stray
        DROP CONSTRAINT card_stray_payer,
        DROP CONSTRAINT card_stray_of_one,
        DROP CONSTRAINT card_stray_reason,
        ADD CONSTRAINT card_stray_reason CHECK (reason IN ('OTHER_AMOUNT', 'OTHER_CURRENCY', 'PAID_TWICE')),
        ADD CONSTRAINT card_stray_of_one CHECK (num_nonnulls(donation_id, charge_id) = 1),
        DROP COLUMN subscription_id,
        DROP COLUMN payer_email,
        DROP COLUMN payer_name,
        DROP COLUMN reference`);
  }
}

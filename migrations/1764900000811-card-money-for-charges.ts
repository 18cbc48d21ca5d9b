import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money by card in another currency than a charge asks for waits for the treasurer, as that for donations does. */
export class CardMoneyForCharges1764900000811 implements MigrationInterface {
  name = 'CardMoneyForCharges1764900000811';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE card_stray
        ALTER COLUMN donation_id DROP NOT NULL,
        ADD COLUMN charge_id integer CONSTRAINT card_stray_charge REFERENCES charge,
        ADD CONSTRAINT card_stray_of_one CHECK (num_nonnulls(donation_id, charge_id) = 1);
      CREATE INDEX card_stray_charge_id ON card_stray (charge_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM card_stray WHERE donation_id IS NULL;
      ALTER TABLE card_stray
        DROP CONSTRAINT card_stray_of_one,
        DROP COLUMN charge_id,
        ALTER COLUMN donation_id SET NOT NULL`);
  }
}

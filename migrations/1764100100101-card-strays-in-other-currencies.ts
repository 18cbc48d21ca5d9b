import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money by card in another currency than the association's is a task, too (decision 78). */
export class CardStraysInOtherCurrencies1764100100101 implements MigrationInterface {
  name = 'CardStraysInOtherCurrencies1764100100101';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE card_stray ALTER reason TYPE varchar(14), ADD currency varchar(3),
         DROP CONSTRAINT card_stray_reason,
         ADD CONSTRAINT card_stray_reason CHECK (reason IN ('OTHER_AMOUNT', 'OTHER_CURRENCY', 'PAID_TWICE'))`,
    );
    // Until now only money of the association's own currency was kept.
    await queryRunner.query('UPDATE card_stray SET currency = (SELECT currency FROM site_settings)');
    await queryRunner.query('ALTER TABLE card_stray ALTER currency SET NOT NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM card_stray WHERE reason = 'OTHER_CURRENCY'`);
    await queryRunner.query(
      `ALTER TABLE card_stray ALTER reason TYPE varchar(12), DROP currency,
         DROP CONSTRAINT card_stray_reason,
         ADD CONSTRAINT card_stray_reason CHECK (reason IN ('OTHER_AMOUNT', 'PAID_TWICE'))`,
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was stored as a gift and is a donation: how a bank line was matched, and what a spreadsheet was of (docs/decisions/0091). */
export class DonationsWords1764900000600 implements MigrationInterface {
  name = 'DonationsWords1764900000600';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE bank_allocation SET reason = 'ENTERED' WHERE reason = 'GIFT'`);
    await queryRunner.query(
      `UPDATE import_run SET sheet_subject = 'DONATIONS' WHERE sheet_subject = 'GIFTS'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE bank_allocation SET reason = 'GIFT' WHERE reason = 'ENTERED'`);
    await queryRunner.query(
      `UPDATE import_run SET sheet_subject = 'GIFTS' WHERE sheet_subject = 'DONATIONS'`,
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const noteCodes = (codes: readonly string[]) => `
ALTER TABLE donation_status_change
  DROP CONSTRAINT donation_status_change_note_code,
  ADD CONSTRAINT donation_status_change_note_code
    CHECK (note_code IN (${codes.map((code) => `'${code}'`).join(', ')}))`;

const BEFORE = [
  ...['ACCOUNT_CLOSED', 'BANK_DECISION_UNDONE', 'PAID_TOGETHER_UNDONE', 'IMPORT_UNDONE', 'SPONSOR_UNPAID'],
  'CHEQUE',
];

/** What was cancelled and got money all the same says so, so that it is cancelled again when that was a mistake. */
export class ReopenedByPayment1764900000810 implements MigrationInterface {
  name = 'ReopenedByPayment1764900000810';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(noteCodes([...BEFORE, 'REOPENED_BY_PAYMENT']));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE donation_status_change SET note_code = NULL WHERE note_code = 'REOPENED_BY_PAYMENT'`,
    );
    await queryRunner.query(noteCodes(BEFORE));
  }
}

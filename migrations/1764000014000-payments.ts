import type { MigrationInterface, QueryRunner } from 'typeorm';

const SCHEMA = `
-- What has paid a donation.
CREATE VIEW payment AS
SELECT entry.donation_id, 'LINE' AS way, entry.pence, entry.id AS source_id, line.statement_id, line.day,
       line.description
  FROM bank_allocation entry JOIN bank_line line ON line.id = entry.line_id
 WHERE entry.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = entry.id)
UNION ALL
SELECT card_payment.donation_id, 'CARD', donation.amount_pence, card_payment.id, NULL, NULL, NULL
  FROM card_payment JOIN donation ON donation.id = card_payment.donation_id
 WHERE card_payment.is_counted;

-- What was refunded of a donation, on a day or at a moment.
CREATE VIEW given_back AS
SELECT entry.donation_id, entry.pence, entry.day, NULL::timestamptz AS happened_at
  FROM donation_refund entry
 WHERE entry.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM donation_refund reversal WHERE reversal.reverses_id = entry.id)
UNION ALL
SELECT card_payment.donation_id, entry.pence, NULL::date, entry.happened_at
  FROM card_entry entry JOIN card_payment ON card_payment.id = entry.card_payment_id
 WHERE card_payment.is_counted AND entry.kind IN ('REFUND', 'CHARGEBACK');

-- What providers kept of a donation.
CREATE VIEW kept_fee AS
SELECT card_payment.donation_id, entry.pence
  FROM card_entry entry JOIN card_payment ON card_payment.id = entry.card_payment_id
 WHERE entry.kind = 'FEE'
UNION ALL
SELECT entry.donation_id, entry.fee_pence FROM bank_allocation entry
 WHERE entry.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = entry.id);
`;

/** What the ledger knows of the features above it: a feature that takes or refunds money has a branch in these views. */
export class Payments1764000014000 implements MigrationInterface {
  name = 'Payments1764000014000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SCHEMA);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW kept_fee, given_back, payment');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const SCHEMA = `
-- What a payer's bank has taken back was not paid: nobody has given it back.
CREATE OR REPLACE VIEW charge_movement AS
SELECT entry.charge_id, entry.kind, entry.pence, entry.day, entry.method, 'HAND' AS source, entry.id AS source_id,
       NULL::integer AS line_id
  FROM charge_entry entry
 WHERE entry.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM charge_entry reversal WHERE reversal.reverses_id = entry.id)
UNION ALL
SELECT entry.charge_id, CASE WHEN line.amount_pence > 0 THEN 'PAYMENT' ELSE 'RETURN' END, entry.pence, line.day,
       'TRANSFER', 'LINE', entry.id, line.id
  FROM bank_allocation entry JOIN bank_line line ON line.id = entry.line_id
 WHERE entry.charge_id IS NOT NULL AND entry.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = entry.id)
UNION ALL
SELECT card_payment.charge_id, CASE entry.kind WHEN 'REFUND' THEN 'RETURN' WHEN 'CHARGEBACK' THEN 'PAYMENT' ELSE entry.kind END,
       CASE entry.kind WHEN 'CHARGEBACK' THEN -entry.pence ELSE entry.pence END, (entry.happened_at AT TIME ZONE site.time_zone)::date, 'CARD', 'CARD', entry.id, NULL
  FROM card_entry entry JOIN card_payment ON card_payment.id = entry.card_payment_id
  CROSS JOIN (SELECT coalesce((SELECT time_zone FROM site_settings), 'Europe/London') AS time_zone) site
 WHERE card_payment.charge_id IS NOT NULL;
SELECT sum_up_charge(id, 'CARD') FROM charge WHERE id IN (
  SELECT payment.charge_id FROM card_entry entry JOIN card_payment payment ON payment.id = entry.card_payment_id
   WHERE entry.kind = 'CHARGEBACK');
`;

const UNDONE = `
CREATE OR REPLACE VIEW charge_movement AS
SELECT entry.charge_id, entry.kind, entry.pence, entry.day, entry.method, 'HAND' AS source, entry.id AS source_id,
       NULL::integer AS line_id
  FROM charge_entry entry
 WHERE entry.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM charge_entry reversal WHERE reversal.reverses_id = entry.id)
UNION ALL
SELECT entry.charge_id, CASE WHEN line.amount_pence > 0 THEN 'PAYMENT' ELSE 'RETURN' END, entry.pence, line.day,
       'TRANSFER', 'LINE', entry.id, line.id
  FROM bank_allocation entry JOIN bank_line line ON line.id = entry.line_id
 WHERE entry.charge_id IS NOT NULL AND entry.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = entry.id)
UNION ALL
SELECT card_payment.charge_id, CASE WHEN entry.kind IN ('REFUND', 'CHARGEBACK') THEN 'RETURN' ELSE entry.kind END,
       entry.pence, (entry.happened_at AT TIME ZONE site.time_zone)::date, 'CARD', 'CARD', entry.id, NULL
  FROM card_entry entry JOIN card_payment ON card_payment.id = entry.card_payment_id
  CROSS JOIN (SELECT coalesce((SELECT time_zone FROM site_settings), 'Europe/London') AS time_zone) site
 WHERE card_payment.charge_id IS NOT NULL;
SELECT sum_up_charge(id, 'CARD') FROM charge WHERE id IN (
  SELECT payment.charge_id FROM card_entry entry JOIN card_payment payment ON payment.id = entry.card_payment_id
   WHERE entry.kind = 'CHARGEBACK');
`;

/** A deposit that a payer's bank has taken back is asked again. */
export class ChargedBack1764900000751 implements MigrationInterface {
  name = 'ChargedBack1764900000751';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SCHEMA);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UNDONE);
  }
}

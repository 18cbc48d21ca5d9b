import type { MigrationInterface, QueryRunner } from 'typeorm';

const SCHEMA = `
-- A page at the provider of cards is for a donation or for a charge.
ALTER TABLE card_payment ALTER COLUMN donation_id DROP NOT NULL,
  ADD COLUMN charge_id integer CONSTRAINT card_payment_charge REFERENCES charge ON DELETE CASCADE,
  ADD CONSTRAINT card_payment_of_one CHECK (num_nonnulls(donation_id, charge_id) = 1);
CREATE INDEX card_payment_charge_id ON card_payment (charge_id);

CREATE OR REPLACE VIEW kept_fee AS
SELECT card_payment.donation_id, entry.pence
  FROM card_entry entry JOIN card_payment ON card_payment.id = entry.card_payment_id
 WHERE entry.kind = 'FEE' AND card_payment.donation_id IS NOT NULL
UNION ALL
SELECT entry.donation_id, entry.fee_pence FROM bank_allocation entry
 WHERE entry.donation_id IS NOT NULL AND entry.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = entry.id);

-- What was paid, given back or kept of charges, by hand, by lines of bank statements and by card, and what the provider of
-- cards has kept, as far as it counts.
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

-- What has moved at the provider of cards is so, whatever is asked; the rest is to be given back, or asked again.
DROP TRIGGER charge_entry_sums ON charge_entry;
DROP TRIGGER bank_allocation_charge_sums ON bank_allocation;
DROP FUNCTION sum_up_charge;
ALTER TABLE charge DROP CONSTRAINT charge_given_back;

-- The sums of a charge, and that they stay within it. With its row locked they are those after every other entry.
CREATE FUNCTION sum_up_charge(charged_id integer, by text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owed charge;
  paid integer;
  returned integer;
  kept integer;
  counted integer;
BEGIN
  SELECT * INTO owed FROM charge WHERE id = charged_id FOR UPDATE;
  SELECT coalesce(sum(pence) FILTER (WHERE movement.kind = 'PAYMENT'), 0),
         coalesce(sum(pence) FILTER (WHERE movement.kind = 'RETURN'), 0),
         coalesce(sum(pence) FILTER (WHERE movement.kind = 'KEPT'), 0)
    INTO paid, returned, kept FROM charge_movement movement WHERE movement.charge_id = charged_id;
  -- A deposit that went back is not asked for again.
  counted := CASE WHEN owed.back_on IS NOT NULL THEN paid ELSE paid - returned END;
  IF by = 'ENTRY' AND (
       paid > owed.paid_pence AND (owed.state = 'VOID' OR counted > owed.pence)
    OR paid = owed.paid_pence AND owed.state <> 'VOID' AND owed.back_on IS NULL AND counted - kept < owed.pence)
  THEN
    RAISE EXCEPTION 'More than the charge asks, or more than is to be given back'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'charge_within';
  END IF;
  IF by <> 'CARD' AND returned + kept > paid
     AND returned + kept - paid > owed.returned_pence + owed.kept_pence - owed.paid_pence
  THEN
    RAISE EXCEPTION 'More is given back or kept than was paid'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'charge_given_back';
  END IF;
  UPDATE charge SET paid_pence = paid, returned_pence = returned, kept_pence = kept,
         state = CASE WHEN state = 'VOID' THEN 'VOID' WHEN counted >= pence THEN 'PAID' ELSE 'OPEN' END
   WHERE id = charged_id;
END $$;

CREATE FUNCTION sum_up_charge_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sum_up_charge(NEW.charge_id, CASE WHEN NEW.reverses_id IS NULL THEN 'ENTRY' ELSE 'REVERSAL' END);
  RETURN NULL;
END $$;
CREATE TRIGGER charge_entry_sums AFTER INSERT ON charge_entry
  FOR EACH ROW EXECUTE FUNCTION sum_up_charge_of_entry();
CREATE TRIGGER bank_allocation_charge_sums AFTER INSERT ON bank_allocation
  FOR EACH ROW WHEN (NEW.charge_id IS NOT NULL) EXECUTE FUNCTION sum_up_charge_of_entry();

CREATE FUNCTION sum_up_charge_of_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sum_up_charge(payment.charge_id, 'CARD')
     FROM card_payment payment WHERE payment.id = NEW.card_payment_id AND payment.charge_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER card_entry_charge_sums AFTER INSERT ON card_entry
  FOR EACH ROW EXECUTE FUNCTION sum_up_charge_of_card();
`;

/** What came by card is then money by hand, without its fee, so that the sums of each charge stay. */
const UNDONE = `
DROP TRIGGER card_entry_charge_sums ON card_entry;
DROP TRIGGER charge_entry_sums ON charge_entry;
DROP TRIGGER bank_allocation_charge_sums ON bank_allocation;
INSERT INTO charge_entry (charge_id, kind, pence, day, method, reason, made_by_name, made_at)
SELECT moved.charge_id, moved.kind, moved.pence, moved.day, 'TRANSFER', CASE moved.kind WHEN 'RETURN' THEN 'Stripe' ELSE '' END,
       'Stripe', entry.happened_at
  FROM charge_movement moved JOIN card_entry entry ON entry.id = moved.source_id
 WHERE moved.source = 'CARD' AND moved.kind <> 'FEE';
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
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = entry.id);
CREATE OR REPLACE VIEW kept_fee AS
SELECT card_payment.donation_id, entry.pence
  FROM card_entry entry JOIN card_payment ON card_payment.id = entry.card_payment_id
 WHERE entry.kind = 'FEE'
UNION ALL
SELECT entry.donation_id, entry.fee_pence FROM bank_allocation entry
 WHERE entry.donation_id IS NOT NULL AND entry.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = entry.id);
DELETE FROM card_entry WHERE card_payment_id IN (SELECT id FROM card_payment WHERE charge_id IS NOT NULL);
DELETE FROM card_payment WHERE charge_id IS NOT NULL;
ALTER TABLE card_payment DROP COLUMN charge_id, ALTER COLUMN donation_id SET NOT NULL;
DROP FUNCTION sum_up_charge_of_card, sum_up_charge_of_entry, sum_up_charge(integer, text);
-- More went back than came where a card's money was charged back that had been given back before.
UPDATE charge SET returned_pence = greatest(0, paid_pence - kept_pence) WHERE returned_pence + kept_pence > paid_pence;
ALTER TABLE charge ADD CONSTRAINT charge_given_back CHECK (returned_pence + kept_pence <= paid_pence);
CREATE FUNCTION sum_up_charge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owed charge;
  paid integer;
  returned integer;
  kept integer;
  counted integer;
BEGIN
  SELECT * INTO owed FROM charge WHERE id = NEW.charge_id FOR UPDATE;
  SELECT coalesce(sum(pence) FILTER (WHERE movement.kind = 'PAYMENT'), 0),
         coalesce(sum(pence) FILTER (WHERE movement.kind = 'RETURN'), 0),
         coalesce(sum(pence) FILTER (WHERE movement.kind = 'KEPT'), 0)
    INTO paid, returned, kept FROM charge_movement movement WHERE movement.charge_id = NEW.charge_id;
  -- A deposit that went back is not asked for again.
  counted := CASE WHEN owed.back_on IS NOT NULL THEN paid ELSE paid - returned END;
  IF NEW.reverses_id IS NULL AND (
       paid > owed.paid_pence AND (owed.state = 'VOID' OR counted > owed.pence)
    OR paid = owed.paid_pence AND owed.state <> 'VOID' AND owed.back_on IS NULL AND counted - kept < owed.pence)
  THEN
    RAISE EXCEPTION 'More than the charge asks, or more than is to be given back'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'charge_within';
  END IF;
  UPDATE charge SET paid_pence = paid, returned_pence = returned, kept_pence = kept,
         state = CASE WHEN state = 'VOID' THEN 'VOID' WHEN counted >= pence THEN 'PAID' ELSE 'OPEN' END
   WHERE id = NEW.charge_id;
  RETURN NULL;
END $$;
CREATE TRIGGER charge_entry_sums AFTER INSERT ON charge_entry
  FOR EACH ROW EXECUTE FUNCTION sum_up_charge();
CREATE TRIGGER bank_allocation_charge_sums AFTER INSERT ON bank_allocation
  FOR EACH ROW WHEN (NEW.charge_id IS NOT NULL) EXECUTE FUNCTION sum_up_charge();
`;

/** Charges are paid by card as well. */
export class ChargesByCard1764600000700 implements MigrationInterface {
  name = 'ChargesByCard1764600000700';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SCHEMA);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UNDONE);
  }
}

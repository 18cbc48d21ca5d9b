import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums up anew those whose state may change with it. */
const SUMMED_UP = `
SELECT sum_up_charge(id, 'CARD') FROM charge WHERE kept_pence > 0 AND state <> 'VOID' AND back_on IS NULL;
`;

const SCHEMA = `
CREATE OR REPLACE FUNCTION sum_up_charge(charged_id integer, by text) RETURNS void LANGUAGE plpgsql AS $$
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
  -- A deposit that went back, or was kept, is not asked for again. What was kept of a price was for something else.
  counted := CASE WHEN owed.back_on IS NOT NULL THEN paid ELSE paid - returned - kept END;
  IF by = 'ENTRY' AND (
       paid > owed.paid_pence AND (owed.state = 'VOID' OR counted > owed.pence)
    OR paid = owed.paid_pence AND owed.state <> 'VOID' AND owed.back_on IS NULL AND counted < owed.pence)
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
`;

const UNDONE = `
CREATE OR REPLACE FUNCTION sum_up_charge(charged_id integer, by text) RETURNS void LANGUAGE plpgsql AS $$
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
`;

/** What was kept with a reason does not pay the price a second time, once that is raised again. */
export class KeptIsNoPrice1764900000864 implements MigrationInterface {
  name = 'KeptIsNoPrice1764900000864';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SCHEMA + SUMMED_UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UNDONE + SUMMED_UP);
  }
}

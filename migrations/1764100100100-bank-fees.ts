import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The check of `bank_allocation`: what lines pay out is within them, and what donors gave within the donations. */
function checkOf({ net, amounts }: { net: (row: string) => string; amounts: readonly string[] }): string {
  const both = (row: string) => amounts.map((column) => `${row}.${column}`).join(', ');
  const live = 'NOT EXISTS (SELECT FROM bank_allocation WHERE reverses_id = entry.id)';
  return `
    CREATE OR REPLACE FUNCTION check_bank_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      line_pence integer;
      donation_pence integer;
    BEGIN
      SELECT amount_pence INTO line_pence FROM bank_line WHERE id = NEW.line_id FOR UPDATE;
      SELECT amount_pence INTO donation_pence FROM donation WHERE id = NEW.donation_id FOR UPDATE;
      IF NEW.reverses_id IS NOT NULL THEN
        IF NOT EXISTS (SELECT FROM bank_allocation entry
                        WHERE entry.id = NEW.reverses_id AND entry.reverses_id IS NULL
                          AND (entry.line_id, entry.donation_id, ${both('entry')})
                            = (NEW.line_id, NEW.donation_id, ${both('NEW')}))
        THEN
          RAISE EXCEPTION 'Not the entry that is taken back'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_allocation_reversal';
        END IF;
        RETURN NEW;
      END IF;
      IF ${net('NEW')} + (SELECT coalesce(sum(${net('entry')}), 0) FROM bank_allocation entry
           WHERE line_id = NEW.line_id AND reverses_id IS NULL AND ${live}) > line_pence
        OR NEW.pence + (SELECT coalesce(sum(pence), 0) FROM bank_allocation entry
           WHERE donation_id = NEW.donation_id AND reverses_id IS NULL AND ${live}) > donation_pence
      THEN
        RAISE EXCEPTION 'More than the line has or the donation needs'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_allocation_within';
      END IF;
      RETURN NEW;
    END $$`;
}

/** What was kept of gifts before a line paid them out, beside what was kept of cards (decision 74). */
export class BankFees1764100100100 implements MigrationInterface {
  name = 'BankFees1764100100100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE bank_allocation ADD fee_pence integer NOT NULL DEFAULT 0,
         ADD CONSTRAINT bank_allocation_fee CHECK (fee_pence BETWEEN 0 AND pence)`,
    );
    await queryRunner.query(
      checkOf({ net: (row) => `${row}.pence - ${row}.fee_pence`, amounts: ['pence', 'fee_pence'] }),
    );
    await queryRunner.query('ALTER TABLE donation RENAME card_fee_pence TO fee_pence');
    await queryRunner.query('ALTER TABLE donation RENAME CONSTRAINT donation_card_fee TO donation_fee');
  }

  /** What stays of the fees is what was kept of cards; a line that paid out less than the gifts is over its amount. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE donation SET fee_pence = kept.pence
         FROM (SELECT payment.donation_id, coalesce(sum(entry.pence) FILTER (WHERE entry.kind = 'FEE'), 0)::integer AS pence
                 FROM card_payment payment LEFT JOIN card_entry entry ON entry.card_payment_id = payment.id
                GROUP BY payment.donation_id
               UNION ALL
               SELECT DISTINCT donation_id, 0 FROM bank_allocation
                WHERE fee_pence > 0 AND donation_id NOT IN (SELECT donation_id FROM card_payment)) kept
        WHERE kept.donation_id = donation.id AND donation.fee_pence <> kept.pence`,
    );
    await queryRunner.query('ALTER TABLE donation RENAME fee_pence TO card_fee_pence');
    await queryRunner.query('ALTER TABLE donation RENAME CONSTRAINT donation_fee TO donation_card_fee');
    await queryRunner.query(checkOf({ net: (row) => `${row}.pence`, amounts: ['pence'] }));
    await queryRunner.query('ALTER TABLE bank_allocation DROP fee_pence');
  }
}

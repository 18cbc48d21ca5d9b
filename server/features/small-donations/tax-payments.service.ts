import type { DataSource } from 'typeorm';
import type { AccountsDays } from '../../../rules/accounts-days.ts';

/** What the tax office has paid. Days are `YYYY-MM-DD` by the clock of the site. */
export interface TaxPayment {
  /** The Gift Aid claim that it paid, or else the tax year of whose small donations it is. */
  claimId: number | null;
  taxYear: number | null;
  sentOn: string | null;
  paidOn: string | null;
  paidPence: number;
}

/** What the tax office has paid for Gift Aid and small donations, for who reads the books. */
export class TaxPaymentsService {
  constructor(private readonly dataSource: DataSource) {}

  /** What it paid on these days, by day. */
  taxPayments({ from, to }: AccountsDays): Promise<TaxPayment[]> {
    // Small donations that were claimed for with a claim are paid with it; what was paid is not voided.
    return this.dataSource.query<TaxPayment[]>(
      `SELECT id AS "claimId", NULL AS "taxYear", to_char(sent_on, 'YYYY-MM-DD') AS "sentOn",
              to_char(paid_on, 'YYYY-MM-DD') AS "paidOn", paid_pence::float8 AS "paidPence"
         FROM gift_aid_claim WHERE state = 'PAID' AND paid_on BETWEEN $1 AND $2
       UNION ALL
       SELECT NULL, tax_year, to_char(sent_on, 'YYYY-MM-DD'), to_char(paid_on, 'YYYY-MM-DD'), paid_pence
         FROM small_claim WHERE paid_on BETWEEN $1 AND $2
        ORDER BY 4, 1, 2`,
      [from, to],
    );
  }
}

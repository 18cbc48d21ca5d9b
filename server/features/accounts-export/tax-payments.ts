import type { DataSource } from 'typeorm';
import type { AccountsDays } from '../../../rules/accounts-days.ts';
import { taxYearName } from '../../../rules/tax-years.ts';
import type { WorkbookColumn } from '../../ways-in/exports/workbook.ts';

/** What the tax office has paid, as the accountant is told of it. Days are `YYYY-MM-DD` by the clock of the site. */
export interface TaxPayment {
  what: string;
  sentOn: string | null;
  paidOn: string | null;
  paidPence: number;
}

export const TAX_COLUMNS: readonly WorkbookColumn<TaxPayment>[] = [
  { header: 'Paid for', width: 32, format: 'text', value: ({ what }) => what },
  { header: 'Claimed on', width: 14, format: 'day', value: ({ sentOn }) => sentOn },
  { header: 'Received on', width: 14, format: 'day', value: ({ paidOn }) => paidOn },
  { header: 'Received', width: 16, format: 'pence', value: ({ paidPence }) => paidPence },
];

interface PaidRow extends TaxPayment {
  claimId: number | null;
  taxYear: number | null;
}

/** What the tax office has paid on these days for Gift Aid and small donations, by day, and at last the sum; one batch. */
export async function* taxPayments(
  dataSource: DataSource,
  { from, to }: AccountsDays,
): AsyncGenerator<readonly TaxPayment[]> {
  // Small donations that were claimed for with a claim are paid with it; what was paid is not taken back.
  const rows = await dataSource.query<Omit<PaidRow, 'what'>[]>(
    `SELECT id AS "claimId", NULL AS "taxYear", to_char(sent_on, 'YYYY-MM-DD') AS "sentOn",
            to_char(paid_on, 'YYYY-MM-DD') AS "paidOn", paid_pence::float8 AS "paidPence"
       FROM gift_aid_claim WHERE state = 'PAID' AND paid_on BETWEEN $1 AND $2
     UNION ALL
     SELECT NULL, tax_year, to_char(sent_on, 'YYYY-MM-DD'), to_char(paid_on, 'YYYY-MM-DD'), paid_pence
       FROM small_claim WHERE paid_on BETWEEN $1 AND $2
      ORDER BY 4, 1, 2`,
    [from, to],
  );
  const payments = rows.map(({ claimId, taxYear, ...row }) => ({
    ...row,
    what: taxYear ? `Small donations of ${taxYearName(taxYear)}` : `Gift Aid claim ${claimId}`,
  }));
  const paidPence = payments.reduce((sum, payment) => sum + payment.paidPence, 0);
  yield [...payments, { what: 'Total', sentOn: null, paidOn: null, paidPence }];
}

import type { AccountsDays } from '../../../rules/accounts-days.ts';
import { taxYearName } from '../../../rules/tax-years.ts';
import type { WorkbookColumn } from '../../ways-in/exports/workbook.ts';
import type { TaxPayment, TaxPaymentsService } from '../small-donations/tax-payments.service.ts';

/** What the tax office has paid, as the accountant is told of it. */
interface TaxRow extends Pick<TaxPayment, 'sentOn' | 'paidOn' | 'paidPence'> {
  what: string;
}

export const TAX_COLUMNS: readonly WorkbookColumn<TaxRow>[] = [
  { header: 'Paid for', width: 32, format: 'text', value: ({ what }) => what },
  { header: 'Claimed on', width: 14, format: 'day', value: ({ sentOn }) => sentOn },
  { header: 'Received on', width: 14, format: 'day', value: ({ paidOn }) => paidOn },
  { header: 'Received', width: 16, format: 'pence', value: ({ paidPence }) => paidPence },
];

/** What the tax office has paid on these days, by day, and at last the sum; one batch. */
export async function* taxRows(
  service: TaxPaymentsService,
  days: AccountsDays,
): AsyncGenerator<readonly TaxRow[]> {
  const payments = await service.taxPayments(days);
  const rows = payments.map(({ claimId, taxYear, ...row }) => ({
    ...row,
    what: taxYear ? `Small donations of ${taxYearName(taxYear)}` : `Gift Aid claim ${claimId}`,
  }));
  const paidPence = rows.reduce((sum, row) => sum + row.paidPence, 0);
  yield [...rows, { what: 'Total', sentOn: null, paidOn: null, paidPence }];
}

import { accountsDaysRules } from '../../../rules/accounts-days.ts';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import { HirePayment } from '../../../rules/hire-states.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import { Permission } from '../../../rules/permissions.ts';
import { validate } from '../../../rules/validation.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import type { ExportRoute } from '../../ways-in/exports/export-routes.ts';
import { batchesFrom, sheetOf, type WorkbookColumn, writeSheets } from '../../ways-in/exports/workbook.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ChargeAccountsService } from '../charges/charge-accounts.service.ts';
import type { HireAccount, HireAccountsService } from '../hall-hire/hire-accounts.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { TaxPaymentsService } from '../small-donations/tax-payments.service.ts';
import { type MonthSum, MonthSums } from './account-sums.ts';
import type { AccountDonation, AccountsService } from './accounts.service.ts';
import { CHARGE_COLUMNS, CHARGE_SUM_COLUMNS, chargeSheets } from './charge-sheets.ts';
import { TAX_COLUMNS, taxRows } from './tax-payments.ts';

const COLUMN_WORDS: Readonly<Record<DonationColumn, string>> = {
  [DonationColumn.MEMBERSHIP]: 'Membership fees',
  [DonationColumn.FESTIVAL]: 'Festival donations',
  [DonationColumn.HALL_AND_OTHER]: 'Hall hire and others',
};

const WAY_WORDS: Readonly<Record<PaymentMethod, string>> = {
  [PaymentMethod.ONLINE]: 'Online',
  [PaymentMethod.CASH]: 'Cash',
  [PaymentMethod.CHEQUE]: 'Cheque',
  [PaymentMethod.TRANSFER]: 'Bank transfer',
  [PaymentMethod.STANDING_ORDER]: 'Standing order',
  [PaymentMethod.CARD]: 'Card',
};
const methodWords = (paymentMethod: PaymentMethod | null) =>
  paymentMethod ? WAY_WORDS[paymentMethod] : 'Not recorded';

const HIRE_WORDS: Readonly<Record<HirePayment, string>> = {
  [HirePayment.CASH]: 'Cash',
  [HirePayment.CHEQUE]: 'Cheque',
};

const DONATION_COLUMNS: readonly WorkbookColumn<AccountDonation>[] = [
  { header: 'Receipt', width: 18, format: 'text', value: ({ receiptNumber }) => receiptNumber },
  { header: 'Received on', width: 14, format: 'day', value: ({ receivedOn }) => receivedOn },
  { header: 'Name', width: 28, format: 'text', value: ({ donorName }) => donorName },
  { header: 'Donation type', width: 30, format: 'text', value: ({ fund }) => fund },
  { header: 'Column', width: 22, format: 'text', value: ({ column }) => COLUMN_WORDS[column] },
  {
    header: 'Payment method',
    width: 16,
    format: 'text',
    value: ({ paymentMethod }) => methodWords(paymentMethod),
  },
  { header: 'Amount', width: 14, format: 'pence', value: ({ amountPence }) => amountPence },
  { header: 'Refunded on', width: 14, format: 'day', value: ({ refundedOn }) => refundedOn },
  {
    header: 'Refunded',
    width: 14,
    format: 'pence',
    value: ({ refundedPence }) => refundedPence || null,
  },
  { header: 'Reference', width: 18, format: 'text', value: ({ reference }) => reference },
  { header: 'Fee', width: 12, format: 'pence', value: ({ feePence }) => feePence || null },
];

const sumColumns = (header: string): readonly WorkbookColumn<MonthSum>[] => [
  { header, width: 32, format: 'text', value: ({ name }) => name },
  { header: 'Month', width: 12, format: 'text', value: ({ month }) => month },
  { header: 'Number', width: 10, format: 'count', value: ({ count }) => count },
  { header: 'Received', width: 16, format: 'pence', value: ({ receivedPence }) => receivedPence },
  { header: 'Refunded', width: 16, format: 'pence', value: ({ refundedPence }) => refundedPence },
  {
    header: 'Net',
    width: 16,
    format: 'pence',
    value: ({ receivedPence, refundedPence }) => receivedPence - refundedPence,
  },
  // A cost, which is not taken off: what stays less the fees is what the bank has.
  { header: 'Fees', width: 12, format: 'pence', value: ({ feePence }) => feePence },
];

const HIRE_COLUMNS: readonly WorkbookColumn<HireAccount>[] = [
  { header: 'Booking', width: 12, format: 'text', value: ({ reference }) => reference },
  { header: 'Booking date', width: 16, format: 'day', value: ({ day }) => day },
  { header: 'Deposit', width: 14, format: 'pence', value: ({ depositPence }) => depositPence },
  { header: 'Charges', width: 14, format: 'pence', value: ({ chargesPence }) => chargesPence },
  { header: 'Outstanding', width: 14, format: 'pence', value: ({ outstandingPence }) => outstandingPence },
  { header: 'Paid by', width: 12, format: 'text', value: ({ paidBy }) => (paidBy ? HIRE_WORDS[paidBy] : '') },
  { header: 'Agreed on', width: 14, format: 'day', value: ({ agreedOn }) => agreedOn },
  // As the sheet of what was paid has it, whenever that was.
  { header: 'Deposit paid', width: 14, format: 'pence', value: ({ depositPaidPence }) => depositPaidPence },
  {
    header: 'Deposit given back',
    width: 18,
    format: 'pence',
    value: ({ depositBackPence }) => depositBackPence,
  },
  { header: 'Charges paid', width: 14, format: 'pence', value: ({ chargesPaidPence }) => chargesPaidPence },
];

interface Needed {
  accounts: AccountsService;
  taxPayments: TaxPaymentsService;
  hires: HireAccountsService;
  charges: ChargeAccountsService;
  siteSettings: SiteSettingsService;
  audit: AuditService;
}

/** The days of this year up to today, by the clock of the site. */
function yearSoFar() {
  const to = wallClock(new Date()).date;
  return { from: `${to.slice(0, 4)}-01-01`, to };
}

type Batch = readonly AccountDonation[];

/** Lines, and their sums once the lines were written. */
function linesOf(first: Batch, next: (last: AccountDonation) => Promise<Batch>) {
  const byFund = new MonthSums();
  const byPaymentMethod = new MonthSums();
  async function* lines() {
    for await (const batch of batchesFrom(first, next)) {
      for (const donation of batch) {
        byFund.add({ key: donation.fundId, name: donation.fund }, donation);
        byPaymentMethod.add(
          { key: donation.paymentMethod ?? '', name: methodWords(donation.paymentMethod) },
          donation,
        );
      }
      yield batch;
    }
  }
  return { byFund, byPaymentMethod, lines };
}

/** What the ledger has: the sums of both and of all; one batch. */
async function* together(donations: MonthSums, forHall: MonthSums): AsyncGenerator<readonly MonthSum[]> {
  const parts = [donations.total('Donations and payments'), forHall.total('Hall payments')];
  const sum = (key: 'count' | 'receivedPence' | 'refundedPence' | 'feePence') =>
    parts.reduce((total, part) => total + part[key], 0);
  const all = {
    count: sum('count'),
    receivedPence: sum('receivedPence'),
    refundedPence: sum('refundedPence'),
    feePence: sum('feePence'),
  };
  yield [...parts, { name: 'Total', month: '', ...all }];
}

/**
 * What came on some days, by default this year so far, for the accountant: a line for each donation or payment, sums by fund and by way, the same for
 * what was paid for the hall, which is no donation, and apart from these what the tax office paid, where there is Gift Aid, what was paid, given back and kept
 * of what was owed for hires and places, and what was agreed for hires of the hall, as far as the association lets one
 * or did in these days.
 */
export function accountsExport({
  accounts,
  taxPayments,
  hires,
  charges,
  siteSettings,
  audit,
}: Needed): ExportRoute {
  return {
    path: '/exports/accounts.xlsx',
    permission: Permission.MANAGE_DONATIONS,
    name: 'Accounts',
    async start(context, { from, to }) {
      const days = validate(accountsDaysRules, from || to ? { from, to } : yearSoFar());
      const [firstDonations, firstForHall, { unusedParts, country }] = await Promise.all([
        accounts.batch(days, false),
        accounts.batch(days, true),
        siteSettings.find(),
      ]);
      const firstHires = await hires.batch(days);
      const firstCharges = await charges.batch(days);
      const hasHires = firstHires.length > 0 || !unusedParts.includes('hallHire');
      const exported = hasHires ? (['donation', 'hire'] as const) : (['donation'] as const);
      await audit.record(
        await context.viewer(),
        exported.map((subject) => ({ action: 'EXPORT', subject })),
      );
      const donations = linesOf(firstDonations, (last) => accounts.batch(days, false, last));
      const forHall = linesOf(firstForHall, (last) => accounts.batch(days, true, last));
      const sheets = [
        sheetOf('Donations and payments', DONATION_COLUMNS, donations.lines()),
        sheetOf('By donation type', sumColumns('Donation type'), donations.byFund.batches()),
        sheetOf('By payment method', sumColumns('Payment method'), donations.byPaymentMethod.batches()),
        sheetOf('Hall payments', DONATION_COLUMNS, forHall.lines()),
        sheetOf('Hall by donation type', sumColumns('Donation type'), forHall.byFund.batches()),
        sheetOf('Hall by payment method', sumColumns('Payment method'), forHall.byPaymentMethod.batches()),
        sheetOf('Total', sumColumns('What'), together(donations.byFund, forHall.byFund)),
      ];
      if (country === GIFT_AID_COUNTRY)
        sheets.push(sheetOf('Gift Aid from HMRC', TAX_COLUMNS, taxRows(taxPayments, days)));
      const owed = chargeSheets(charges, days, firstCharges);
      sheets.push(sheetOf('Hire and places', CHARGE_COLUMNS, owed.lines()));
      sheets.push(sheetOf('Hire and places by month', CHARGE_SUM_COLUMNS, owed.sumRows()));
      if (hasHires) {
        const ofHires = batchesFrom(firstHires, (last) => hires.batch(days, last));
        sheets.push(sheetOf('Hall bookings', HIRE_COLUMNS, ofHires));
      }
      return (output) => writeSheets(output, sheets);
    },
  };
}

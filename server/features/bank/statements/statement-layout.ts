import { createHash } from 'node:crypto';
import { type BankLayout, isChosen } from '../../../../rules/bank-statements.ts';
import { place } from '../../../../rules/place.ts';
import { fromHeadings as fromHeadingsOf } from '../../../files/spreadsheets/find-headings.ts';
import { normaliseColumn } from '../../../files/spreadsheets/normalise-column.ts';
import { readDate } from '../../../files/spreadsheets/read-dates.ts';
import type { Sheet } from '../../../files/spreadsheets/sheet.ts';

/** How far it is known which column is what. */
export type PartialLayout = Partial<BankLayout>;

/** What banks call their columns, as {@link normaliseColumn} writes it, most usual first. */
const HEADINGS = {
  day: [
    'date',
    'transaction date',
    'posting date',
    'posted date',
    'booking date',
    'completed date',
    'value date',
    'day',
    'date posted',
    'તારીખ',
    'తేదీ',
  ],
  amount: ['amount', 'value', 'transaction amount', 'net amount', 'debit credit', 'રકમ', 'మొత్తం'],
  moneyIn: [
    'money in',
    'paid in',
    'credit',
    'credit amount',
    'credit value',
    'credits',
    'in',
    'received',
    'deposit',
    'deposits',
    'amount in',
  ],
  moneyOut: [
    'money out',
    'paid out',
    'debit',
    'debit amount',
    'debit value',
    // The spelling of a bank.
    'debt value',
    'debits',
    'out',
    'withdrawn',
    'withdrawal',
    'withdrawals',
    'amount out',
  ],
  balance: ['balance', 'running balance', 'balance after', 'account balance'],
} as const;

/** All of these that there are make the description. */
const DESCRIPTIONS: ReadonlySet<string> = new Set([
  'description',
  'transaction description',
  'merchant description',
  'originaldescription',
  'details',
  'transaction details',
  'memo',
  'narrative',
  'narration',
  'particulars',
  'name',
  'counter party',
  'counterparty',
  'counter party name',
  'payee',
  'payer',
  'reference',
  'payment reference',
  'your reference',
  'notes',
  'notes and tags',
  'message',
  'text',
  'વર્ણન',
  'વિગત',
  'వివరణ',
  'వివరాలు',
]);

function find(headings: readonly string[], usual: readonly string[]): number | undefined {
  // "Amount (GBP)" is an amount, and comes before one of another currency, which is refused.
  const without = (code: string) => headings.map((heading) => heading.replace(new RegExp(` ${code}$`), ''));
  const [ours, others] = [without(place.currency.toLowerCase()), without('[a-z]{3}')];
  for (const name of usual)
    for (const names of [headings, ours, others]) {
      const at = names.indexOf(name);
      if (at >= 0) return at;
    }
  return undefined;
}

const STATES: ReadonlySet<string> = new Set(['state', 'status', 'transaction status', 'payment status']);
const FEES: ReadonlySet<string> = new Set(['fee', 'fees', 'transaction fee']);

function among(columns: readonly string[], names: ReadonlySet<string>): number | undefined {
  const at = columns.findIndex((heading) => names.has(normaliseColumn(heading)));
  return at < 0 ? undefined : at;
}

/** The column that says whether a movement has happened. */
export function stateColumn(columns: readonly string[]): number | undefined {
  return among(columns, STATES);
}

/** The column of what the bank took beside each amount. */
export function feeColumn(columns: readonly string[]): number | undefined {
  return among(columns, FEES);
}

/** The columns that are recognised by their headings. */
export function recognise(columns: readonly string[]): PartialLayout {
  const headings = columns.map(normaliseColumn);
  const descriptions = headings.flatMap((heading, at) => (DESCRIPTIONS.has(heading) ? [at] : []));
  const amount = find(headings, HEADINGS.amount);
  const apart =
    amount === undefined
      ? { moneyIn: find(headings, HEADINGS.moneyIn), moneyOut: find(headings, HEADINGS.moneyOut) }
      : {};
  return {
    day: find(headings, HEADINGS.day),
    ...(descriptions.length > 0 && { descriptions }),
    amount,
    ...apart,
    balance: find(headings, HEADINGS.balance),
  };
}

/** The fields that are needed and have no column yet. */
export function missingFields({ day, descriptions, amount, moneyIn }: PartialLayout): string[] {
  const missing: string[] = [];
  if (!isChosen(day)) missing.push('day');
  if (!descriptions?.length) missing.push('descriptions');
  if (!isChosen(amount) && !isChosen(moneyIn)) missing.push('amount');
  return missing;
}

/** The sheet of a bank from its headings on; a file that begins with a movement gets empty ones. */
export function fromHeadings(sheet: Sheet): Sheet {
  return fromHeadingsOf(
    sheet,
    (cells) => missingFields(recognise(cells)).length === 0,
    (cells) => cells.some((cell) => readDate(cell) !== undefined),
  );
}

/** What tells a bank's kind of file from others. */
export function headerOf({ columns }: Sheet): string {
  return createHash('sha256')
    .update(JSON.stringify(columns.map(normaliseColumn)))
    .digest('hex');
}

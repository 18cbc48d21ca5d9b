import { currencySign } from '../../../rules/money.ts';
import { place } from '../../../rules/place.ts';
import { normaliseColumn } from './normalise-column.ts';

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Where a code of a currency stands: `Amount (EUR)`, `Amount EUR`, `5.00 EUR`, `EUR 5.00`, and alone. */
const CODE = /\(([a-z]{3})\)|(?:^|[\s\d])([A-Z]{3})\s*$|^[-+]?\s*([A-Z]{3})\s*[-+]?[\d.]/gi;

/** Columns that say the currency of a row, as {@link normaliseColumn} writes them. */
const COLUMNS: ReadonlySet<string> = new Set([
  'currency',
  'currency code',
  'ccy',
  'account currency',
  'transaction currency',
  'ચલણ',
  'కరెన్సీ',
]);

/** Whether a heading, an amount or the cell of a currency names another currency than the site's. */
export function isOtherCurrency(text: string): boolean {
  const signs = text.match(/\p{Sc}/gu) ?? [];
  const codes = [...text.matchAll(CODE)].map((found) => found.slice(1).find(Boolean)!.toUpperCase());
  const ours = currencySign('en');
  return (
    signs.some((sign) => !ours.includes(sign)) ||
    codes.some((code) => CODES.has(code) && code !== place.currency)
  );
}

/** The column that says the currency of each row; undefined if there is none. */
export function currencyColumn(headings: readonly string[]): number | undefined {
  const at = headings.findIndex((heading) => COLUMNS.has(normaliseColumn(heading)));
  return at < 0 ? undefined : at;
}

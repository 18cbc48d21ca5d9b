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

/** What people write for a currency beside its sign and its code. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ INR: 'rs', LKR: 'rs', MUR: 'rs', NPR: 'rs', PKR: 'rs' },
  ...{ KES: 'k?shs?', TZS: 't?shs?', UGX: 'u?shs?' },
  ...{ AED: 'dhs?', BHD: 'bd', KWD: 'kd', OMR: 'ro' },
};

/** An amount without what names the site's currency, as `Ksh1,250` in Kenya and `A$25` in Australia, and without the `/-` after it. */
export function withoutCurrency(text: string): string {
  const { currency } = place;
  const sign = currencySign('en').replaceAll('$', '\\$');
  const short = SHORT[currency] ? `|(?:${SHORT[currency]})\\.?` : '';
  const ours = `(?:${currency[0]}${currency[1]}?)?${sign}|${currency}${short}`;
  return text
    .replaceAll(new RegExp(`(?<!\\p{L})(?:${ours})(?!\\p{L})`, 'giu'), '')
    .replace(/\/[-=]\s*$/, '')
    .trim();
}

/** The column that says the currency of each row; undefined if there is none. */
export function currencyColumn(headings: readonly string[]): number | undefined {
  const at = headings.findIndex((heading) => COLUMNS.has(normaliseColumn(heading)));
  return at < 0 ? undefined : at;
}

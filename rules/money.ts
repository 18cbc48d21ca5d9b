import { numberFormat } from './formats.ts';
import { place } from './place.ts';

/**
 * Amounts are whole numbers of the smallest unit of the site's currency, which the code calls pence: of yen there are no
 * decimals, of Kuwaiti dinars three.
 */

const digitsOf = new Map<string, number>();

/** How many decimals a currency has, by default the site's. */
export function currencyDigits(currency = place.currency): number {
  let digits = digitsOf.get(currency);
  if (digits === undefined) {
    const format = numberFormat('en', { style: 'currency', currency });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    digitsOf.set(currency, digits);
  }
  return digits;
}

/** Pence in pounds, for formats and spreadsheets, which round what a number cannot hold. */
export function amountOf(pence: number): number {
  return pence / 10 ** currencyDigits();
}

/** Up to nine digits before the point keep every sum of pence exact. */
const AMOUNT = /^(\d{1,9})(?:\.(\d*))?$|^\.(\d+)$/;

/**
 * Parses an amount as people type it (`25`, `25.5`, `25.50`) into pence. Null for anything else, also for more
 * decimals than the currency has.
 */
export function parsePence(typed: string): number | null {
  const match = AMOUNT.exec(typed);
  if (!match) return null;
  const [, pounds = '0', decimals = '', decimalsAlone = ''] = match;
  const digits = currencyDigits();
  const after = decimals || decimalsAlone;
  if (after.length > digits) return null;
  return Number(pounds) * 10 ** digits + Number(after.padEnd(digits, '0'));
}

/** `1,200`, and `1,00,000` in India, as in letting agreements; donors may not type it. */
const WRITTEN = /^\s*(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,3})?$/;

/** {@link parsePence} of an amount as people write it by hand, such as `450`, `£1,200` or `99.5`. */
export function parseWrittenPence(written: string): number | null {
  const sign = currencySign('en');
  const bare = written.startsWith(sign) ? written.slice(sign.length) : written;
  return WRITTEN.test(bare) ? parsePence(bare.replace(/[,\s]/g, '')) : null;
}

/** Pounds as people type them: `25`, `25.50`. */
export function typedPounds(pence: number): string {
  return poundsText(pence).replace(/\.0+$/, '');
}

/** Pounds as an amount field of the office shows them: `25.00`. */
export function poundsText(pence: number): string {
  const digits = currencyDigits();
  if (digits === 0) return String(pence);
  const written = String(pence).padStart(digits + 1, '0');
  return `${written.slice(0, -digits)}.${written.slice(-digits)}`;
}

/** An amount that donors could type, with the decimals that the currency has: `25.50`. */
export function exampleAmount(): string {
  return poundsText(Math.floor(25.5 * 10 ** currencyDigits()));
}

function moneyFormat(locale: string): Intl.NumberFormat {
  const { currency } = place;
  return numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}

/** The sign of the site's currency as readers of a locale know it: `£`. */
export function currencySign(locale: string): string {
  const parts = moneyFormat(locale).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? place.currency;
}

/** Pounds as people read them: `£1,200.00`. */
export function poundsWithSign(pence: number): string {
  return moneyFormat('en-GB').format(amountOf(pence));
}

/**
 * The largest sum that is taken at once, so that a slip of the finger is noticed: £100,000. Elsewhere that many may be a day's
 * wages, so that it is the most of which two still fit a column together.
 */
export function largestPence(): number {
  return place.currency === 'GBP' ? 10_000_000 : 1_000_000_000;
}

/** Whether the text is an amount above 0 and within the limit. */
export function isPayable(typed: string): boolean {
  const pence = parsePence(typed);
  return pence !== null && pence > 0 && pence <= largestPence();
}

/** How many amounts a page proposes. */
const SUGGESTED_AMOUNTS_MAXIMUM = 6;

/** What is left of a setting's text of amounts, `11, 21, 51`, once it is split; not yet checked. */
function amountTexts(written: string): string[] {
  return written.split(/[\s,;]+/).filter(Boolean);
}

/** Whether the text of the setting has a few amounts that can be given, or none. */
export function areSuggestedAmounts(written: string): boolean {
  const amounts = amountTexts(written);
  return amounts.length <= SUGGESTED_AMOUNTS_MAXIMUM && amounts.every(isPayable);
}

/** The setting as it is stored, `11, 21, 51`: each amount once, the smallest first. */
export function suggestedAmountsText(written: string): string {
  const amounts = [...new Set(amountTexts(written))];
  return amounts.sort((one, other) => (parsePence(one) ?? 0) - (parsePence(other) ?? 0)).join(', ');
}

/** The stored setting in pence. */
export function suggestedPence(stored: string): number[] {
  return amountTexts(stored).flatMap((amount) => parsePence(amount) ?? []);
}

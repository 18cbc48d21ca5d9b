const GUJARATI_ZERO = 0xae6;

/** Filters the input of an amount field: digits, also those of Gujarati keyboards, and a decimal point (spec §5). */
export function amountDigits(typed: string): string {
  return typed
    .replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - GUJARATI_ZERO))
    .replace(/[^\d.]/g, '');
}

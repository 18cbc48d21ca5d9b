const GUJARATI_ZERO = 0xae6;

/** What an amount field keeps of what is typed: digits, of Gujarati keyboards too, and a decimal point (spec §5). */
export function amountDigits(typed: string): string {
  return typed
    .replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - GUJARATI_ZERO))
    .replace(/[^\d.]/g, '');
}

const GUJARATI_ZERO = 0xae6;

/** A comma before the decimals, as in `25,50`; with three digits behind each it is one between thousands. */
const DECIMAL_COMMA = /,(?=\d*$)/;
const THOUSANDS = /^\D*\d{1,3}(?:,\d{3})+$/;

/**
 * Filters the input of an amount field: digits, also those of Gujarati keyboards, and a decimal point, which
 * many write as a comma.
 */
export function amountDigits(typed: string): string {
  const digits = typed.replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - GUJARATI_ZERO));
  const hasPoint = digits.includes('.') || THOUSANDS.test(digits);
  const kept = (hasPoint ? digits : digits.replace(DECIMAL_COMMA, '.')).replace(/[^\d.]/g, '');
  // A comma between thousands that became a point when it was typed, and now the decimals begin.
  return kept.replace(/\.(?=\d{3}\.)/g, '');
}

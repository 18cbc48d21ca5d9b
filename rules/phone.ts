import { DEFAULT_COUNTRY_CODE } from './limits.ts';

/**
 * Ten digits out of what was typed or pasted: blanks, dashes, +44, 0044 and one leading 0 are taken off
 * before the limit (D59).
 * @param countryCode digits without a plus, such as `44`
 */
export function localMobileDigits(typed: string, countryCode: string = DEFAULT_COUNTRY_CODE): string {
  let digits = typed.replace(/[\s().-]/g, '');
  if (digits.startsWith('+')) digits = digits.slice(1).replace(new RegExp(`^${countryCode}`), '');
  else if (digits.startsWith(`00${countryCode}`)) digits = digits.slice(2 + countryCode.length);
  return digits.startsWith('0') ? digits.slice(1) : digits;
}

/**
 * The number as it is stored, or null when it is not a ten-digit mobile number. A number of country 44
 * that still begins with 0 is none (D59).
 */
export function mobileToE164(typed: string, countryCode: string = DEFAULT_COUNTRY_CODE): string | null {
  if (!/^\d{1,3}$/.test(countryCode)) return null;
  const digits = localMobileDigits(typed, countryCode);
  if (!/^\d{10}$/.test(digits) || (countryCode === '44' && digits.startsWith('0'))) return null;
  return `+${countryCode}${digits}`;
}

/** The ten digits people know their number by. */
export function mobileFromE164(stored: string): string {
  return stored.slice(-10);
}

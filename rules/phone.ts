import { LIMITS } from './limits.ts';
import { place } from './place.ts';

/** Digits of a country code without a plus; no country has more than three. */
export const COUNTRY_CODE = /^[1-9]\d{0,2}$/;

const E164_MOBILE = /^\+\d{11,13}$/;

/** D102: a one-time code. */
export const CODE = /^\d{6}$/;

/** D5: only numbers of the site's own country get a code by text message, and need one. */
export function needsCode(countryCode: string): boolean {
  return countryCode === place.callingCode;
}

/**
 * Ten digits out of what was typed or pasted: blanks, dashes, +44, 0044 and one leading 0 are taken off
 * before the limit (D59).
 * @param countryCode digits without a plus, such as `44`
 */
export function localMobileDigits(typed: string, countryCode: string = place.callingCode): string {
  let digits = typed.replace(/[\s().-]/g, '');
  if (digits.startsWith('+')) digits = digits.slice(1).replace(new RegExp(`^${countryCode}`), '');
  else if (digits.startsWith(`00${countryCode}`)) digits = digits.slice(2 + countryCode.length);
  return digits.startsWith('0') ? digits.slice(1) : digits;
}

/**
 * The number as it is stored, or null when it is not a ten-digit mobile number. A number of country 44
 * that still begins with 0 is none (D59).
 */
export function mobileToE164(typed: string, countryCode: string = place.callingCode): string | null {
  if (!COUNTRY_CODE.test(countryCode)) return null;
  const digits = localMobileDigits(typed, countryCode);
  if (!/^\d{10}$/.test(digits) || (countryCode === '44' && digits.startsWith('0'))) return null;
  return `+${countryCode}${digits}`;
}

/** The first of a number's ten digits, from part or all of a number as typed into a search. */
export function searchedMobileDigits(typed: string): string {
  const digits = localMobileDigits(typed);
  // Another country's number, with its code.
  return digits.length > LIMITS.mobileDigits ? digits.slice(-LIMITS.mobileDigits) : digits;
}

/** The country code of a stored number. */
export function countryCodeOf(stored: string): string {
  return stored.slice(1, -LIMITS.mobileDigits);
}

/** The ten digits people know their number by. */
export function mobileFromE164(stored: string): string {
  return stored.slice(-10);
}

/** Country codes whose numbers have ten digits. Of another number nothing shows where its country code ends. */
const CODES_BEFORE_TEN_DIGITS = ['44', '91', '1'];

/** Whether a number was written with the code of a country whose numbers have another length. */
function isOfAnotherLength(written: string, countryCode: string | undefined): boolean {
  const [, digits] = /^\s*\+([\d\s().-]+)$/.exec(written) ?? [];
  if (countryCode || digits === undefined) return false;
  return ![place.callingCode, ...CODES_BEFORE_TEN_DIGITS].some((code) =>
    digits.replace(/\D/g, '').startsWith(code),
  );
}

/**
 * Formats a telephone number for display: `07700 900002`, one from India with its code, `+91 98250 12345`. A number
 * that is no mobile number, or of a country whose numbers have another length, stays as it was written.
 * @param written as stored or typed
 * @param countryCode of a number that is stored without it
 */
export function shownPhone(written: string, countryCode?: string): string {
  if (isOfAnotherLength(written, countryCode)) return written;
  const stored = mobileToE164(written, countryCode) ?? written;
  if (!E164_MOBILE.test(stored)) return written;
  const code = countryCodeOf(stored);
  const digits = mobileFromE164(stored);
  if (code !== place.callingCode) return `+${code} ${digits.slice(0, 5)} ${digits.slice(5)}`;
  if (code !== '44') return `${digits.slice(0, 5)} ${digits.slice(5)}`;
  // Ten digits that begin otherwise are a landline, whose area has a length of its own.
  return digits.startsWith('7') ? `0${digits.slice(0, 4)} ${digits.slice(4)}` : written;
}

/** A number for a `tel:` link; international if it has ten digits. */
export function dialledPhone(written: string, countryCode?: string): string {
  const stored = isOfAnotherLength(written, countryCode) ? null : mobileToE164(written, countryCode);
  return stored ?? written.replace('(0)', '').replace(/[^\d+]/g, '');
}

/**
 * Cleans a field for ten digits while somebody types or pastes: keeps digits only, and removes the country code or a
 * leading 0 as soon as more follows (D59).
 */
export function typedMobile(typed: string, countryCode: string = place.callingCode): string {
  const kept = typed.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  // It may still become the country code.
  if (`+${countryCode}`.startsWith(kept) || `00${countryCode}`.startsWith(kept)) return kept;
  return localMobileDigits(kept, countryCode).slice(0, LIMITS.mobileDigits);
}

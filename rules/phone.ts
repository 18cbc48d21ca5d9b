import { LIMITS } from './limits.ts';
import { place } from './place.ts';
import { plainDigits } from './plain-digits.ts';

/** Digits of a country code without a plus; no country has more than three. */
export const COUNTRY_CODE = /^[1-9]\d{0,2}$/;

const E164_MOBILE = /^\+\d{8,15}$/;

/** Country codes whose numbers have ten digits; of other countries they have from six to twelve, 15 with the code (E.164). */
const TEN_DIGIT_CODES = ['44', '91', '1'];
const OTHER_LENGTHS = /^\d{6,12}$/;

/** The country code that a number begins with: no code is the beginning of another's (ITU-T E.164). */
const CODE_OF_NUMBER = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Whether a country's mobile numbers have ten digits after its code. */
export function hasTenDigits(countryCode: string = place.callingCode): boolean {
  return TEN_DIGIT_CODES.includes(countryCode);
}

/** A one-time code. */
export const CODE = /^\d{6}$/;

/** Only numbers of the site's own country get a code by text message, and need one. */
export function needsCode(countryCode: string): boolean {
  return countryCode === place.callingCode;
}

/** Marks of direction and of breaks, which other programs put around numbers. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A telephone number as pasted from elsewhere in plain characters: digits 0 to 9, -, blanks, nothing that cannot be seen. */
export function writtenPhone(typed: string): string {
  return plainDigits(typed)
    .replace(UNSEEN, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replaceAll('＋', '+')
    .trim();
}

/** Whether this is what a spreadsheet shows of a long number, as 4.479E+11: its last digits are gone. */
export function isShortenedNumber(typed: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?\d+$/i.test(writtenPhone(typed));
}

/**
 * A number that begins with its country's code without a plus, as spreadsheets keep it. Where numbers are not of ten
 * digits, only one that would be unusually long otherwise; none of those begins with its country's code.
 */
function withBareCode(countryCode: string): RegExp {
  const [least, most] = hasTenDigits(countryCode) ? [10, 10] : [11 - countryCode.length, 12];
  return new RegExp(`^${countryCode}(?=0?\\d{${least},${most}}$)`);
}

/**
 * The digits after the country code out of what was typed or pasted: blanks, dashes, slashes, +44, 0044, 44 and one
 * leading 0 are taken off before the limit.
 * @param countryCode digits without a plus, such as `44`
 */
export function localMobileDigits(typed: string, countryCode: string = place.callingCode): string {
  let digits = writtenPhone(typed).replace(/[\s()./-]/g, '');
  if (digits.startsWith('+')) digits = digits.slice(1).replace(new RegExp(`^${countryCode}`), '');
  else if (digits.startsWith(`00${countryCode}`)) digits = digits.slice(2 + countryCode.length);
  else digits = digits.replace(withBareCode(countryCode), '');
  return digits.startsWith('0') ? digits.slice(1) : digits;
}

/** Whether a number was written with the code of another country. */
function isWrittenAbroad(typed: string, countryCode: string): boolean {
  const [, digits] = /^(?:\+|00)([\d\s()./-]+)$/.exec(writtenPhone(typed)) ?? [];
  return digits !== undefined && !digits.replace(/\D/g, '').startsWith(countryCode);
}

/**
 * The number as it is stored, or null when it is not a mobile number of that country: ten digits, or as many as numbers
 * may have there. A number of country 44 that still begins with 0 is none.
 */
export function mobileToE164(typed: string, countryCode: string = place.callingCode): string | null {
  if (!COUNTRY_CODE.test(countryCode) || isWrittenAbroad(typed, countryCode)) return null;
  const digits = localMobileDigits(typed, countryCode);
  const pattern = hasTenDigits(countryCode) ? /^\d{10}$/ : OTHER_LENGTHS;
  if (!pattern.test(digits) || (countryCode === '44' && digits.startsWith('0'))) return null;
  return `+${countryCode}${digits}`;
}

/** Whether a number should have ten digits and has not. */
export function lacksTenDigits(typed: string, countryCode?: string): boolean {
  return hasTenDigits(countryCode) && !/^\d{10}$/.test(localMobileDigits(typed, countryCode));
}

/** The first of a number's digits after its country code, from part or all of a number as typed into a search. */
export function searchedMobileDigits(typed: string): string {
  const digits = localMobileDigits(typed);
  // Another country's number, with its code.
  return digits.length > LIMITS.mobileDigits && hasTenDigits() ? digits.slice(-LIMITS.mobileDigits) : digits;
}

/** The country code of a stored number. */
export function countryCodeOf(stored: string): string {
  return CODE_OF_NUMBER.exec(stored.slice(1))?.[0] ?? '';
}

/** The country code of a number that is written with one, as +44 or 0044. */
export function writtenCountryCode(typed: string): string | undefined {
  const [, digits] = /^(?:\+|00)(.+)$/.exec(writtenPhone(typed)) ?? [];
  return digits && countryCodeOf(`+${digits.replace(/\D/g, '')}`);
}

/** The digits people know their number by: ten, or as many as numbers have in its country. */
export function mobileFromE164(stored: string): string {
  return stored.slice(1 + countryCodeOf(stored).length);
}

/** What is rung within a country alone, in Australia, India and Ireland without a 0: 1300 and 1800 with six digits. */
const SERVICE_NUMBER = /^1[38]\d{8}$/;

function toRing(written: string, countryCode?: string): string | null {
  const isService = !countryCode && SERVICE_NUMBER.test(writtenPhone(written).replace(/[\s-]/g, ''));
  return isService ? null : mobileToE164(written, countryCode);
}

function inGroups(digits: string, code: string): string {
  if (!hasTenDigits(code)) return digits.replace(/(\d{3})(?=\d{2})/g, '$1 ');
  return code === '1' ? digits.replace(/^(...)(...)/, '$1 $2 ') : digits.replace(/^(.{5})/, '$1 ');
}

/**
 * Formats a telephone number for display: `07700 900002`, one from India with its code, `+91 98250 12345`. A number
 * that is no mobile number, or was written in groups, stays as it was written: where an area ends differs.
 * @param written as stored or typed
 * @param countryCode of a number that is stored without it
 */
export function shownPhone(written: string, countryCode?: string): string {
  const stored = E164_MOBILE.test(written) ? written : (toRing(written, countryCode) ?? written);
  if (!E164_MOBILE.test(stored)) return written;
  const code = countryCodeOf(stored);
  const digits = mobileFromE164(stored);
  const isHome = code === place.callingCode;
  if (isHome && code === '44')
    return digits.startsWith('7') ? `0${digits.slice(0, 4)} ${digits.slice(4)}` : written;
  if (!countryCode && /^0|\d\D+\d/.test(writtenPhone(written))) return written;
  // Whether people elsewhere begin it with a 0 differs from country to country.
  return isHome && hasTenDigits(code) ? inGroups(digits, code) : `+${code} ${inGroups(digits, code)}`;
}

/** A number for a `tel:` link; international if it can be rung from abroad. */
export function dialledPhone(written: string, countryCode?: string): string {
  return (
    toRing(written, countryCode) ??
    writtenPhone(written)
      .replace('(0)', '')
      .replace(/[^\d+]/g, '')
  );
}

/**
 * Cleans a field for a mobile number while somebody types or pastes: keeps digits only, and removes the country code or a
 * leading 0 as soon as more follows. A number with another country's code keeps it, since without it it would be somebody
 * else's: the rules refuse it.
 */
export function typedMobile(typed: string, countryCode: string = place.callingCode): string {
  // It is refused with what happened to it; its digits alone would look like a number.
  if (isShortenedNumber(typed)) return typed;
  const kept = writtenPhone(typed)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  // It may still become the country code.
  if (`+${countryCode}`.startsWith(kept) || `00${countryCode}`.startsWith(kept)) return kept;
  if (isWrittenAbroad(kept, countryCode)) return kept;
  const digits = localMobileDigits(kept, countryCode);
  const isMaybeCode = digits.startsWith(countryCode);
  return digits.slice(
    0,
    hasTenDigits(countryCode) && !isMaybeCode ? LIMITS.mobileDigits : LIMITS.mobileDigitsMaximum,
  );
}

import { type Language, localeOf } from '../../../rules/languages.ts';

const THOUSANDS = /\B(?=(\d{3})+$)/g;
/** In India: above thousands hundreds of thousands and so on, two digits each. */
const LAKHS = /\B(?=(\d{2})*\d{3}$)/g;

/**
 * A whole number, not below 0, as a page in this language writes it, in European digits. The first `Intl.NumberFormat`
 * of a page takes 15 ms on a computer and more on a phone, for one number in the footer.
 */
export function groupDigits(value: number, language: Language): string {
  return String(value).replace(localeOf(language).endsWith('-IN') ? LAKHS : THOUSANDS, ',');
}

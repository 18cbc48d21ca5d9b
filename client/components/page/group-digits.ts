import { type Language, localeOf } from '../../../rules/languages.ts';

const THOUSANDS = /\B(?=(\d{3})+$)/g;
/** Indian grouping: the last three digits, then groups of two. */
const LAKHS = /\B(?=(\d{2})*\d{3}$)/g;

/**
 * Formats a whole number, not below 0, in this language, with European digits. Not by `Intl.NumberFormat`,
 * whose first use takes 15 ms on a computer and more on a phone, too much for one number in the footer.
 */
export function groupDigits(value: number, language: Language): string {
  return String(value).replace(localeOf(language).endsWith('-IN') ? LAKHS : THOUSANDS, ',');
}

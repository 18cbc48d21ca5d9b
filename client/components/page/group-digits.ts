import type { Language } from '../../../rules/languages.ts';

/** Thousands; in India above them hundreds of thousands and so on, two digits each. */
const GROUPS: Record<Language, RegExp> = {
  en: /\B(?=(\d{3})+$)/g,
  gu: /\B(?=(\d{2})*\d{3}$)/g,
};

/**
 * A whole number, not below 0, as a page in this language writes it, in European digits. The first `Intl.NumberFormat`
 * of a page takes 15 ms on a computer and more on a phone, for one number in the footer.
 */
export function groupDigits(value: number, language: Language): string {
  return String(value).replace(GROUPS[language], ',');
}

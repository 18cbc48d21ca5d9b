/**
 * The characters that the tax office takes; it removes all others without a word, so that a name in another script
 * arrives empty.
 */
const TAKEN = /^[\u0020-\u007E\u00A1-\u00FF]*$/;

const AS_TYPED: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

/** Digits of Devanagari, Gujarati and Telugu; in each block of Unicode the nought ends with 6. */
const INDIAN_DIGIT = /^[०-९૦-૯౦-౯]$/;

/** Of a letter with a mark that is not taken, such as ā, the letter remains; ü, which is taken, stays as it is. */
function plain(character: string): string {
  if (TAKEN.test(character)) return character;
  const typed = AS_TYPED[character];
  if (typed) return typed;
  if (INDIAN_DIGIT.test(character)) return String((character.charCodeAt(0) & 0xf) - 6);
  const [letter = ''] = character.normalize('NFD');
  return /^[a-z]$/i.test(letter) ? letter : character;
}

/**
 * A text as it can stand in the tax office's schedule: composed letters, straight apostrophes, digits 0 to 9, single blanks. What has no
 * Latin form stays, see {@link isTakenByTaxOffice}.
 */
export function taxOfficeText(text: string): string {
  return Array.from(text.normalize('NFC'), plain).join('').replaceAll(/\s+/g, ' ').trim();
}

/** Whether the tax office reads all of a text. */
export function isTakenByTaxOffice(text: string): boolean {
  return TAKEN.test(text);
}

/** A British postcode in capitals with one blank, as SW1A 1AA; undefined for what is none. */
export function britishPostcode(text: string): string | undefined {
  const written = text.toUpperCase().replaceAll(/\s/g, '');
  const parts = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(written);
  return parts ? `${parts[1]} ${parts[2]}` : undefined;
}

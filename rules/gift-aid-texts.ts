import { plainDigits } from './plain-digits.ts';

/**
 * The characters that the tax office takes; it removes all others without a word, so that a name in another script
 * arrives empty. It takes the soft hyphen, too, which nobody sees.
 */
const TAKEN = /^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u00FF]*$/;

/** Characters without a decomposition, as passports write them (ICAO 9303) and keyboards have them. */
const AS_TYPED: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '‛': "'", ʻ: "'", ʼ: "'", '′': "'", '“': '"', '”': '"' },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-' },
  ...{ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', Ŋ: 'N', ŋ: 'n', ı: 'i', ĸ: 'q' },
  ...{ Œ: 'OE', œ: 'oe', ẞ: 'SS', Ə: 'E', ə: 'e', Ɖ: 'D', ɖ: 'd', Ɛ: 'E', ɛ: 'e', Ɔ: 'O', ɔ: 'o' },
};

/** Of a letter with a mark that is not taken, such as ā, the letter remains; ü, which is taken, stays as it is. */
function plain(character: string): string {
  if (TAKEN.test(character)) return character;
  const typed = AS_TYPED[character];
  if (typed) return typed;
  const letters = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return /^[\u0020-\u007E]+$/.test(letters) ? letters : character;
}

/**
 * A text as it can stand in the tax office's schedule: composed letters, straight apostrophes, digits 0 to 9, single
 * blanks, nothing that cannot be seen. What has no Latin form stays, see {@link isTakenByTaxOffice}.
 */
export function taxOfficeText(text: string): string {
  const seen = plainDigits(text).replaceAll(/\p{Cf}/gu, '');
  return Array.from(seen.normalize('NFC'), plain).join('').replaceAll(/\s+/g, ' ').trim();
}

/** Whether the tax office reads all of a text. */
export function isTakenByTaxOffice(text: string): boolean {
  return TAKEN.test(text);
}

/** The Isle of Man, Jersey, Guernsey with Alderney and Sark, and Gibraltar: the tax office wants them as abroad. */
const ISLANDS = /^(?:IM|JE|GY|GX)/;

function writtenPostcode(text: string): string | undefined {
  const written = taxOfficeText(text)
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '');
  const parts = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(written);
  return parts ? `${parts[1]} ${parts[2]}` : undefined;
}

/** A postcode of the United Kingdom in capitals with one blank, as SW1A 1AA; undefined for what is none. */
export function britishPostcode(text: string): string | undefined {
  return isOfIslands(text) ? undefined : writtenPostcode(text);
}

/** Whether a postcode is written as those of the United Kingdom, but is not of it. */
export function isOfIslands(text: string): boolean {
  return ISLANDS.test(writtenPostcode(text) ?? '');
}

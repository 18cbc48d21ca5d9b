import { soundPattern } from './search-sounds.ts';

/** Marks over Latin letters, and characters that cannot be seen, joiners among them; also for Postgres. */
export const NOT_SEARCHED = '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060\\ufeff]';

/** Letters without a decomposition, and what people type for them; of the same length, for `translate` of Postgres. */
export const LETTERS = { written: 'łŁđĐøØħĦŧŦıʼ’‘', typed: "llddoohhtti'''" } as const;

/** Quotation marks that folding makes apostrophes. */
export const QUOTATION_MARKS = ['‘', '’'] as const;

/**
 * A character of which folding changes more than the case, or may. All others are what people write in English, Gujarati and
 * Telugu, but for characters that come apart and marks that change places; also for Postgres.
 */
export const FOLDED_FURTHER =
  '[^\\u0001-\\u007f\\u00a3\\u2012-\\u2015\\u2018\\u2019\\u201c\\u201d\\u0a80-\\u0abb\\u0abd-\\u0aff\\u0c00-\\u0c3b\\u0c3d-\\u0c47\\u0c49-\\u0c54\\u0c57-\\u0c7f]';

/** A word shorter than this with another letter is mostly another word; much longer ones nobody types. */
const FIRST_LENGTH_OFF = 5;
const LAST_LENGTH_OFF = 20;
/** So many words of a search may be one letter off. */
const WORDS_OFF = 4;

const EACH_NOT_SEARCHED = new RegExp(NOT_SEARCHED, 'g');
const EACH_WRITTEN = new RegExp(`[${LETTERS.written}]`, 'g');

/** A text as it is compared: without case, accents, joiners and ways to compose characters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(EACH_NOT_SEARCHED, '')
    .replaceAll(EACH_WRITTEN, (letter) => LETTERS.typed[LETTERS.written.indexOf(letter)]!)
    .toLowerCase();
}

/** Whether nothing is left to look for, as of an accent alone, which would be found in every text. */
export function isEmptySearch(search: string): boolean {
  return foldText(search).trim() === '';
}

/** A quotation mark or a backslash, as they are or as JSON has them; other signs stand for themselves. */
function literally(word: string): string {
  return word
    .replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
    .replaceAll('\\\\', '\\\\{1,2}')
    .replaceAll('"', '\\\\?"');
}

/** The word itself or one that has a letter more, less or another, and stands alone. */
function oneLetterOff(word: string): string {
  const near = Array.from(word, (_, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return `${before}.?${after}|${before}.${word.slice(at)}`;
  });
  return `(^|[^a-z])(${near.join('|')}|${word}.)([^a-z]|$)`;
}

/** One of several words: a word of the text begins with it; a number stands alone, or 7 would be in every number. */
function begins(word: string): string {
  return `(^|[^a-z0-9])${literally(word)}${/^\d+$/.test(word) ? '([^a-z0-9]|$)' : ''}`;
}

/** A search of visitors, who spell Indian words as they hear them and in the script that their keyboard has. */
interface SearchOptions {
  bySound?: boolean;
}

/** Whether a word of a search is found with one letter off. */
function mayDiffer(word: string, at: number): boolean {
  return at < WORDS_OFF && new RegExp(`^[a-z]{${FIRST_LENGTH_OFF},${LAST_LENGTH_OFF}}$`).test(word);
}

/** What each word of a search matches in a folded text, in their order. */
function wordPatterns(words: readonly string[], { bySound }: SearchOptions): string[] {
  return words.map((word, at) => {
    const written = words.length === 1 ? literally(word) : begins(word);
    const near = mayDiffer(word, at) ? [word, oneLetterOff(word)] : [written];
    const isHeard = bySound && at < WORDS_OFF && word.length <= LAST_LENGTH_OFF;
    return [...near, (isHeard && soundPattern(word)) || []].flat().join('|');
  });
}

/**
 * What a text has in any case in which a word is found: with one letter off, one half of the word is as it is written. Of
 * others the second half, because thousands of references begin alike.
 */
function hint(word: string, at: number): string {
  const middle = Math.floor(word.length / 2);
  if (mayDiffer(word, at)) return `${word.slice(0, middle)}|${word.slice(middle)}`;
  return literally(/^[!-~]+$/.test(word) ? word.slice(middle) : word);
}

/**
 * All of these match {@link foldText} of a text in which a search is found: as it is written, or each of its words somewhere,
 * of Latin words also when one letter is another, missing or too many. They mean the same to Postgres, and the first spare it
 * the others for most texts, which take ten times as long.
 */
export function searchPatterns(search: string, options: SearchOptions = {}): string[] {
  const words = foldText(search).trim().split(/\s+/);
  const parts = wordPatterns(words, options);
  const whole = words.map(literally).join(' ');
  const patterns = words.length === 1 ? parts : parts.map((part) => `${whole}|${part}`);
  return [...new Set([...(options.bySound ? [] : words.map(hint)), ...patterns])];
}

/** Tells which words of texts are found by a search of visitors; it remembers each, because texts have most of them often. */
export function wordFinder(search: string): (word: string) => boolean {
  const parts = wordPatterns(foldText(search).trim().split(/\s+/), { bySound: true });
  const found = new RegExp(parts.join('|'), 's');
  const known = new Map<string, boolean>();
  return (word) => {
    const isKnown = known.get(word);
    if (isKnown !== undefined) return isKnown;
    const isFound = found.test(foldText(word));
    known.set(word, isFound);
    return isFound;
  };
}

/** Whether a search is found in a text, as lists search in the database. */
export function isFoundIn(text: string, search: string, options: SearchOptions = {}): boolean {
  const folded = foldText(text);
  return searchPatterns(search, options).every((pattern) => new RegExp(pattern, 's').test(folded));
}

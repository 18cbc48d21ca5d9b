/** A piece of a snippet; `isFound` for a word that was searched for. */
export interface SnippetPart {
  text: string;
  isFound: boolean;
}

/** In UTF-16 units. */
const LENGTH = 180;
const BEFORE = 60;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const startOf = ({ index }: RegExpExecArray) => index;
const endOf = ({ index, 0: word }: RegExpExecArray) => index + word.length;

/**
 * The part of a text around the first word that was found, or its beginning, as one line; the words that were found apart.
 * @param isFound `wordFinder` of the search
 */
export function snippetOf(text: string, isFound: (word: string) => boolean): SnippetPart[] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const words = [...line.matchAll(WORD)];
  const firstFound = words.find(([word]) => isFound(word));
  const target = firstFound ? startOf(firstFound) - BEFORE : 0;
  const first = target <= 0 ? 0 : startOf(words.find((word) => startOf(word) >= target)!);
  const last = words.findLast((word) => endOf(word) <= first + LENGTH);
  const end = line.length <= first + LENGTH || !last ? line.length : endOf(last);
  const parts: SnippetPart[] = [];
  const add = (piece: string, isFoundPiece = false) => {
    if (piece) parts.push({ text: piece, isFound: isFoundPiece });
  };
  let at = first;
  if (first > 0) add('… ');
  for (const word of words) {
    if (startOf(word) < at || endOf(word) > end || !isFound(word[0])) continue;
    add(line.slice(at, startOf(word)));
    add(word[0], true);
    at = endOf(word);
  }
  add(line.slice(at, end) + (end < line.length ? ' …' : ''));
  return parts;
}

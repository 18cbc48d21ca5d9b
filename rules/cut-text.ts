const COMBINING = /\p{M}|\u200D/u;
const JOINER = /[\u0ACD\u200D]/u;

/** The share of the text to keep at least: if ending after a whole word would leave less, the word itself is cut. */
const MINIMUM_KEPT = 0.5;

/**
 * The beginning of a text, at most `maximum` code points, as one line, with … when something was left out. It ends
 * after a whole word; if a word is too long for that, it is cut, but never within a Gujarati syllable.
 */
export function cutText(text: string, maximum: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= maximum) return characters.join('');
  const lastSpace = characters.lastIndexOf(' ', maximum);
  let end = lastSpace > maximum * MINIMUM_KEPT ? lastSpace : maximum;
  while (end > 0 && (COMBINING.test(characters[end]!) || JOINER.test(characters[end - 1]!))) end -= 1;
  return `${characters.slice(0, end).join('').trimEnd()}…`;
}

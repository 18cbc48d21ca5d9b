const COMBINING = /\p{M}|\u200D/u;
const JOINER = /[\u0ACD\u200D]/u;

/** A word longer than this share of the whole is cut itself: else too little would be left. */
const MOST_GIVEN_UP = 0.5;

/**
 * The beginning of a text, at most `maximum` code points, as one line, with … when something was left out. It ends
 * after a whole word; where a word is too long for that, a Gujarati syllable is never torn apart.
 */
export function cutText(text: string, maximum: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= maximum) return characters.join('');
  const lastSpace = characters.lastIndexOf(' ', maximum);
  let end = lastSpace > maximum * MOST_GIVEN_UP ? lastSpace : maximum;
  while (end > 0 && (COMBINING.test(characters[end]!) || JOINER.test(characters[end - 1]!))) end -= 1;
  return `${characters.slice(0, end).join('').trimEnd()}…`;
}

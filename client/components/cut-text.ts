const COMBINING = /\p{M}|\u200D/u;
const JOINER = /[\u0ACD\u200D]/u;

/**
 * The first `maximum` code points of a text as one line, with … when something was cut off. A Gujarati
 * syllable is never torn apart: a cut inside one moves back to the syllable's start.
 */
export function cutText(text: string, maximum: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= maximum) return characters.join('');
  let end = maximum;
  while (end > 0 && (COMBINING.test(characters[end]) || JOINER.test(characters[end - 1]))) end -= 1;
  return `${characters.slice(0, end).join('').trimEnd()}…`;
}

/** One for all languages: where a character ends is not a matter of the language. */
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The characters of a text as people see them: a Gujarati letter with its signs is one, and so is an emoji. */
export function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The length of a text in characters as people see them. */
export function lengthOf(text: string): number {
  // Most texts; such a letter stands alone.
  return /^[\u0020-\u007E]*$/.test(text) ? text.length : charactersOf(text).length;
}

/** What may stand in a field of that limit after somebody typed or pasted: a text that was longer before can only get shorter. */
export function withinLimit(typed: string, before: string, maximum: number): string {
  if (typed.length <= maximum || lengthOf(typed) <= maximum) return typed;
  const allowed = lengthOf(before);
  if (allowed > maximum) return lengthOf(typed) <= allowed ? typed : before;
  return charactersOf(typed).slice(0, maximum).join('');
}

/**
 * What somebody means who writes a word of a list in their own way.
 * @param words what people write for each, in small letters and without punctuation
 * @returns the key, written as it is or in one of its words; undefined for what is not known
 */
export function writtenAs<Key extends string>(
  words: Readonly<Record<Key, readonly string[]>>,
  text: string,
): Key | undefined {
  const written = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, ' ')
    .trim();
  const keys = Object.keys(words) as Key[];
  return keys.find((key) => key === text.trim() || words[key].includes(written));
}

/** A heading without what people write it with: case, accents, punctuation, signs of money and the star of a needed column. */
export function normaliseColumn(heading: string): string {
  return heading
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, ' ')
    .trim();
}

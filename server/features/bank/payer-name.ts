/** What stands before names, and is no part of them. */
const TITLES = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR', 'SHRI', 'SHRIMATI', 'SMT']);

/** Of a name one word must stand there whole, and not only by its first letter. */
const SHORTEST_WORD = 3;

/** Its words without titles, in capitals. */
export const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word));

/** The words of a name of which one stands whole in what a bank says of its payer. */
export function tellingWords(name: string): string[] {
  const words = wordsOf(name);
  return [...new Set([words[0] ?? '', words.at(-1) ?? ''])].filter((word) => word.length >= SHORTEST_WORD);
}

/**
 * Whether what a bank says of a payment names somebody: by first and last name, in any order, one of which may be only its
 * first letter, as in `STO R SHAH`. A name of one word is too little.
 */
export function namesPayer(description: string, name: string): boolean {
  const [first, ...others] = wordsOf(name);
  const last = others.at(-1);
  if (!first || !last) return false;
  const said = new Set(wordsOf(description));
  const isWhole = (word: string) => word.length >= SHORTEST_WORD && said.has(word);
  const isThere = (word: string) => said.has(word) || said.has(word.charAt(0));
  return (isWhole(first) || isWhole(last)) && isThere(first) && isThere(last);
}

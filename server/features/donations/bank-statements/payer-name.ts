/** What stands before names, and is no part of them. */
const TITLES = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR', 'SHRI', 'SHRIMATI', 'SMT']);

/** Of a name one word must stand there whole, and not only by its first letter. */
const SHORTEST_WORD = 3;

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word));

/**
 * Whether what a bank says of a payment names somebody: by first and last name, in any order, one of which may be only its
 * first letter, as in `STO R SHAH`. A name of one word is too little.
 */
export function namesPayer(description: string, name: string): boolean {
  const words = wordsOf(name);
  const first = words[0];
  const last = words.at(-1);
  if (words.length < 2 || !first || !last) return false;
  const said = new Set(wordsOf(description));
  const isWhole = (word: string) => word.length >= SHORTEST_WORD && said.has(word);
  const isThere = (word: string) => said.has(word) || said.has(word.charAt(0));
  return (isWhole(first) || isWhole(last)) && isThere(first) && isThere(last);
}

/** What is found by a reference that stands in a bank's description. */
export interface Found<Item> {
  item: Item;
  /** Letters that differ; 0 for the whole reference. */
  letters: number;
}

/** Letters and digits of a reference behind its prefix. */
const CORE = 8;
/** More letters that differ are chance. */
const MOST_LETTERS = 2;
/** Where a reference of eight is cut, so that two wrong letters leave one piece whole. */
const PIECES = [
  [0, 3],
  [3, 6],
  [6, 8],
] as const;

/** What people take for one another when they copy by hand; written as the first of each. */
const CONFUSED = ['0OQD', '1IL7', '2Z', '5S', '8B', '6G', 'UV', 'MN', 'KX'];
const FOLDED = new Map(CONFUSED.flatMap((alike) => [...alike].map((letter) => [letter, alike[0]!])));

/** Letters and digits alone, in capitals. */
export function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '');
}

const fold = (text: string) => Array.from(text, (letter) => FOLDED.get(letter) ?? letter).join('');

interface Indexed<Item> {
  item: Item;
  whole: string;
  folded: string;
}

/**
 * Finds references in what banks write: whole, in any case and with any blanks and dashes, or with up to two letters that
 * differ, are missing or too many. Two letters may also be wrong where they are easily confused. An index over pieces of
 * the references makes ten thousand descriptions times thousands of references a matter of a second.
 */
export class ReferenceIndex<Item extends { reference: string }> {
  readonly #whole = new Map<string, Item>();
  readonly #lengths = new Set<number>();
  readonly #pieces = new Map<string, { entry: Indexed<Item>; at: number }[]>();

  constructor(items: readonly Item[]) {
    for (const item of items) {
      const whole = compact(item.reference);
      this.#whole.set(whole, item);
      this.#lengths.add(whole.length);
      const entry = { item, whole, folded: fold(whole) };
      for (const [from, to] of PIECES) {
        const at = whole.length - CORE + from;
        const piece = entry.folded.slice(at, at + to - from);
        const known = this.#pieces.get(piece);
        if (known) known.push({ entry, at });
        else this.#pieces.set(piece, [{ entry, at }]);
      }
    }
  }

  /** Those whose whole reference stands in the text. */
  exact(text: string): Item[] {
    const letters = compact(text);
    const found = new Set<Item>();
    for (const length of this.#lengths)
      for (let at = 0; at + length <= letters.length; at += 1) {
        const item = this.#whole.get(letters.slice(at, at + length));
        if (item) found.add(item);
      }
    return [...found];
  }

  /** Those whose reference, misspelt, stands in the text with the fewest letters that differ. */
  misspelt(text: string): Found<Item>[] {
    const letters = compact(text);
    const folded = fold(letters);
    let best: Found<Item>[] = [];
    const tried = new Set<string>();
    for (let position = 0; position < folded.length; position += 1)
      for (const length of [2, 3])
        for (const { entry, at } of this.#pieces.get(folded.slice(position, position + length)) ?? []) {
          const key = `${entry.whole} ${position - at}`;
          if (tried.has(key)) continue;
          tried.add(key);
          const differing = lettersThatDiffer(entry, letters, folded, position - at);
          if (differing > (best[0]?.letters ?? MOST_LETTERS)) continue;
          if (differing < (best[0]?.letters ?? Infinity)) best = [];
          if (!best.some(({ item }) => item === entry.item))
            best.push({ item: entry.item, letters: differing });
        }
    return best;
  }
}

/** How many letters of a reference differ where it would begin in the text; more than two, or without its prefix more than one, are too many. */
function lettersThatDiffer(
  { whole, folded: foldedWhole }: { whole: string; folded: string },
  letters: string,
  folded: string,
  begin: number,
): number {
  const prefix = whole.length - CORE;
  const from = Math.max(0, begin - MOST_LETTERS);
  const until = begin + whole.length + MOST_LETTERS;
  // The cheaper question first: it is never answered by more.
  if (
    distanceWithin(foldedWhole.slice(prefix), folded.slice(Math.max(0, begin + prefix - 2), until)) >
    MOST_LETTERS
  )
    return Infinity;
  const distance = distanceWithin(whole, letters.slice(from, until));
  if (distance <= MOST_LETTERS) return Math.max(distance, 1);
  const foldedDistance = distanceWithin(foldedWhole, folded.slice(from, until));
  // All that differs is easily confused: as if it were two.
  if (foldedDistance === 0) return MOST_LETTERS;
  const withoutPrefix = distanceWithin(
    whole.slice(prefix),
    letters.slice(Math.max(0, begin + prefix - 1), until),
  );
  return withoutPrefix <= 1 ? MOST_LETTERS : Infinity;
}

/** The three rows of the table of {@link distanceWithin}, which is computed millions of times; longer texts get new ones. */
const KEPT_LENGTH = 64;
const KEPT_ROWS = [0, 1, 2].map(() => new Uint16Array(KEPT_LENGTH));

/** The fewest letters to change, add, leave out or swap so that the word stands somewhere in the text. */
export function distanceWithin(word: string, text: string): number {
  const width = text.length + 1;
  const rows = width <= KEPT_LENGTH ? KEPT_ROWS : [0, 1, 2].map(() => new Uint16Array(width));
  let [earlier, before, now] = rows as [Uint16Array, Uint16Array, Uint16Array];
  before.fill(0);
  for (let i = 1; i <= word.length; i += 1) {
    now[0] = i;
    for (let j = 1; j < width; j += 1) {
      const isSame = word[i - 1] === text[j - 1];
      let fewest = before[j - 1]! + (isSame ? 0 : 1);
      if (before[j]! < fewest) fewest = before[j]! + 1;
      if (now[j - 1]! < fewest) fewest = now[j - 1]! + 1;
      const isSwapped = i > 1 && j > 1 && word[i - 1] === text[j - 2] && word[i - 2] === text[j - 1];
      if (isSwapped && earlier[j - 2]! < fewest) fewest = earlier[j - 2]! + 1;
      now[j] = fewest;
    }
    [earlier, before, now] = [before, now, earlier];
  }
  return Math.min(...before.subarray(0, width));
}

/**
 * The blocks of Devanagari, Gurmukhi, Gujarati and Telugu in Unicode have the same order: a letter of one stands as far from
 * its block's beginning as the same letter of another.
 */
const BLOCKS = [0x0900, 0x0a00, 0x0a80, 0x0c00] as const;
const BLOCK_SIZE = 0x80;

/** What Latin letters write of a sound (a regular expression), and which letters of a block do. */
interface Sound {
  latin: string;
  letters: readonly number[];
}

/** Sounds as people type them who write Indian words in Latin letters: long and short, hard and soft are the same. */
const SOUNDS = {
  k: { latin: '[kcq]', letters: [0x15, 0x16] },
  g: { latin: 'g', letters: [0x17, 0x18] },
  c: { latin: 'ch', letters: [0x1a, 0x1b] },
  j: { latin: '[jz]', letters: [0x1c, 0x1d] },
  t: { latin: 't', letters: [0x1f, 0x20, 0x24, 0x25] },
  d: { latin: 'd', letters: [0x21, 0x22, 0x26, 0x27] },
  n: { latin: 'n', letters: [0x19, 0x1e, 0x23, 0x28, 0x01, 0x02, 0x70] },
  m: { latin: 'm', letters: [0x2e, 0x01, 0x02, 0x70] },
  p: { latin: 'p', letters: [0x2a] },
  f: { latin: '(f|ph)', letters: [0x2b] },
  b: { latin: 'b', letters: [0x2c, 0x2d] },
  v: { latin: '[vw]', letters: [0x35] },
  y: { latin: '[yi]', letters: [0x2f] },
  r: { latin: 'r', letters: [0x30, 0x31] },
  l: { latin: 'l', letters: [0x32, 0x33] },
  s: { latin: 's', letters: [0x36, 0x37, 0x38] },
  h: { latin: 'h', letters: [0x39] },
  i: { latin: '(i|ee|y)', letters: [0x07, 0x08, 0x10, 0x3f, 0x40, 0x48] },
  u: { latin: '(u|oo)', letters: [0x09, 0x0a, 0x14, 0x41, 0x42, 0x4c] },
  e: { latin: 'e', letters: [0x0d, 0x0e, 0x0f, 0x45, 0x46, 0x47] },
  o: { latin: 'o', letters: [0x11, 0x12, 0x13, 0x49, 0x4a, 0x4b] },
} as const satisfies Record<string, Sound>;

/** "ri" and "ru", which are also a letter of their own. */
const RI = {
  latin: 'r(i|ee|u|oo)',
  first: [0x30],
  after: [0x3f, 0x40, 0x41, 0x42],
  own: [0x0b, 0x43],
} as const;

/** What is written or left out without being another word: a, signs that join or double letters. */
const SILENT = [0x05, 0x06, 0x3c, 0x3e, 0x4d, 0x71] as const;

const characters = (letters: readonly number[]) =>
  BLOCKS.flatMap((block) => letters.map((letter) => String.fromCharCode(block + letter))).join('');
const oneOf = (letters: readonly number[]) => `[${characters(letters)}]`;

const QUIET = `[a${characters(SILENT)}]*`;
/** Neither letter nor sign of any of these scripts. */
const BOUNDARY = '[^a-z\\u0900-\\u097f\\u0a00-\\u0aff\\u0c00-\\u0c7f]';
/** A word of Latin letters ends; one of another script may have an ending that says to, of or in. */
const END = `s?([^a-z]|$)`;

/** Latin spellings, of which the first that fits is taken, and the sounds they stand for; `-` for a silent one. */
const SPELLINGS: readonly (readonly [spelling: RegExp, sounds: string])[] = [
  [/^r(i|ee|u|oo)/, 'R'],
  [/^ch+/, 'c'],
  [/^ph/, 'f'],
  [/^([kgjtdbs])\1*h/, '$1'],
  [/^(ee|i)+/, 'i'],
  [/^(oo|u)+/, 'u'],
  [/^y(?![aeou])/, 'i'],
  [/^w/, 'v'],
  [/^z/, 'j'],
  [/^x/, 'ks'],
  [/^[cq]/, 'k'],
  [/^a+/, '-'],
  [/^([b-z])\1*/, '$1'],
];

/** The sound of a letter of the blocks; `-` for a silent one. */
const SOUND_OF = new Map<number, string>([
  ...Object.entries(SOUNDS).flatMap(([sound, { letters }]) =>
    letters.map((letter) => [letter, sound] as const),
  ),
  ...RI.own.map((letter) => [letter, 'R'] as const),
  // A nasal before another consonant: which of the two depends on that, and on the writer.
  ...[0x01, 0x02, 0x70].map((letter) => [letter, 'N'] as const),
  ...SILENT.map((letter) => [letter, '-'] as const),
]);

const PATTERNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(SOUNDS).map(([sound, { latin, letters }]) => [sound, `(${latin}|${oneOf(letters)})`]),
  ),
  N: `([nm]|${oneOf([...SOUNDS.n.letters, ...SOUNDS.m.letters])})`,
  R: `(${RI.latin}|${oneOf(RI.first)}${oneOf(RI.after)}|${oneOf(RI.own)})`,
};

/** The sounds of a word in small letters; undefined for one with letters or signs of which none are known. */
function soundsOf(word: string): string | undefined {
  let sounds = '';
  for (let rest = word; rest; ) {
    const code = rest.charCodeAt(0);
    const block = BLOCKS.find((start) => code >= start && code < start + BLOCK_SIZE);
    if (block) {
      const sound = SOUND_OF.get(code - block);
      if (sound === undefined) return undefined;
      sounds += sound;
      rest = rest.slice(1);
      continue;
    }
    const spelling = SPELLINGS.find(([known]) => known.test(rest));
    if (!spelling) return undefined;
    const [written] = spelling[0].exec(rest)!;
    sounds += written.replace(spelling[0], spelling[1]);
    rest = rest.slice(written.length);
  }
  return sounds.replaceAll(/r[iu]/g, 'R').replaceAll('-', '');
}

/** Names of one festival that do not sound alike, as communities write them. */
const FESTIVALS = [
  ['diwali', 'deepavali'],
  ['dasara', 'dashera', 'dussehra'],
  ['ugadi', 'yugadi'],
].map((names) => names.map((name) => soundsOf(name)!));

const writtenAs = (sounds: string) =>
  Array.from(sounds, (sound) => `(${PATTERNS[sound]}h?${QUIET})+`).join('');

/**
 * A regular expression, for JavaScript and Postgres, that finds a word as it sounds: in Latin, Gujarati, Telugu, Devanagari
 * and Gurmukhi letters and however it is spelled: puja, pooja, પૂજા. English words that sound alike are found too.
 * @param word in small letters without accents, as `foldText` returns it
 * @returns undefined for a word that has too few sounds, or others than these
 */
export function soundPattern(word: string): string | undefined {
  const sounds = soundsOf(word);
  if (!sounds || sounds.length < 2) return undefined;
  const names = FESTIVALS.find((festival) => festival.includes(sounds)) ?? [sounds];
  return `(^|${BOUNDARY})${QUIET}(${names.map(writtenAs).join('|')})${END}`;
}

import fc from 'fast-check';

/** What Postgres cannot store: of a lost check these are the only proof, so they come often. */
const UNSTORABLE_TEXTS = ['\0', 'a\0b', '\ud800', 'a\udfffb'];

/** Texts that are hard to display or compare. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u202e\u200b\ufeff',
  'દિવાળી',
  '🪔👨‍👩‍👧',
  'ક્ષ્મ'.repeat(40),
  'x'.repeat(5_000),
  '=1+1',
  "'; DROP TABLE event; --",
  '%_\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '2026-02-30',
  '0001-01-01',
  '99999-01-01',
  '24:61',
  '-1',
];

/** Invalid or unusual ids, counts and amounts. */
const HOSTILE_NUMBERS = [
  '0',
  '-1',
  '1.5',
  '1e309',
  '-0',
  '9223372036854775808',
  '2147483648',
  '1 OR 1=1',
  '0x1f',
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...UNSTORABLE_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const hostileNumber = fc.oneof(
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom<unknown>(1, 424_242, -7, 0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 63, Number.MAX_VALUE),
);

/** Integers that fit into an integer column. */
export const hostileInteger = fc.constantFrom(0, -1, 2 ** 31 - 1, -(2 ** 31), 10_000, 101);

/** Values of every JSON type, including keys that are special in JavaScript. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [[]],
    [null],
    { length: 1 },
    JSON.parse('{"__proto__":{"role":"ADMIN"}}'),
  ),
);

/** Content types that are unsupported or malformed. */
export const hostileContentType = fc.constantFrom(
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  ' ',
  'APPLICATION/JSON',
);

import { expect, it } from 'vitest';
import { LANGUAGES } from '../../rules/languages.ts';
import { fontFaces } from './fonts.ts';
import { scriptFontOf } from './script-fonts.ts';

it.each(LANGUAGES)('[gate] there is a font for the script of "%s"', (language) => {
  expect(scriptFontOf(language).files.length).toBeGreaterThan(0);
});

it('a language whose script has no font is refused, and told where to add one', () => {
  expect(() => scriptFontOf('ka')).toThrow(/"ka" is written in Geor.*add one to SCRIPT_FONTS/);
});

/** The families of a page that have the letter in their files. */
function familiesWith(letter: string, rules: string): string[] {
  const code = letter.codePointAt(0)!;
  const faces = [...rules.matchAll(/font-family:'([^']+)'[^}]*unicode-range:([^}]+)}/g)];
  const has = (ranges: string) =>
    ranges.split(',').some((range) => {
      const [from, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return from! <= code && code <= to!;
    });
  return faces.filter(([, , ranges]) => has(ranges!)).map(([, family]) => family!);
}

const LETTERS = { Gujarati: 'ક', Telugu: 'క', Devanagari: 'क', Gurmukhi: 'ਕ', Polish: 'ł' };

it.each(
  LANGUAGES.flatMap((language) => Object.entries(LETTERS).map((letter) => [language, ...letter] as const)),
)('a page in "%s" has a font for words in %s', (language, _script, letter) => {
  const rules = fontFaces(language);
  const [, own = ''] = new RegExp(`html\\[lang=${language}\\]{--own-letters:([^}]*)}`).exec(rules)!;
  const named = ['Hind Vadodara', ...own.replaceAll("'", '').split(',')];
  expect(familiesWith(letter, rules).some((family) => named.includes(family))).toBe(true);
});

import { expect, it } from 'vitest';
import { LANGUAGES } from '../../rules/languages.ts';
import { scriptFontOf } from './script-fonts.ts';

it.each(LANGUAGES)('[gate] there is a font for the script of "%s"', (language) => {
  expect(scriptFontOf(language).files.length).toBeGreaterThan(0);
});

it('a language whose script has no font is refused, and told where to add one', () => {
  expect(() => scriptFontOf('ka')).toThrow(/"ka" is written in Geor.*add one to SCRIPT_FONTS/);
});

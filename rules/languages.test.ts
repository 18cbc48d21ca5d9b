import { describe, expect, it } from 'vitest';
import { directionOf, languageFor, localeOf, offeredLanguages, scriptOf } from './languages.ts';

describe('what follows from the code of a language', () => {
  it('is its region, where it has none of its own', () => {
    expect([localeOf('en'), localeOf('gu')]).toEqual(['en-GB', 'gu-IN']);
  });

  it.each([
    ['en', 'Latn', 'ltr'],
    ['gu', 'Gujr', 'ltr'],
    ['te', 'Telu', 'ltr'],
    ['ur', 'Arab', 'rtl'],
    ['he', 'Hebr', 'rtl'],
  ])('is its script and direction: %s', (language, script, direction) => {
    expect([scriptOf(language), directionOf(language)]).toEqual([script, direction]);
  });
});

describe('the language of a page', () => {
  it.each([
    [['gu', 'en'], 'gu'],
    [['en'], 'en'],
    [[], 'gu'],
  ] as const)(
    'of those wanted, %j, is the first that the site has, or else its own first',
    (wanted, shown) => {
      expect(languageFor(wanted, ['gu', 'en'])).toBe(shown);
    },
  );

  it('is none that the site does not have', () => {
    expect(languageFor(['gu'], ['en'])).toBe('en');
  });

  it('is one that is known, whatever a site has kept', () => {
    expect(offeredLanguages(['xx', 'gu'])).toEqual(['gu']);
    expect(offeredLanguages(['xx'])).toEqual(['en']);
    expect(offeredLanguages(undefined)).toEqual(['en']);
  });
});

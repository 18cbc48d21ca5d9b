import { describe, expect, it } from 'vitest';
import { directionOf, localeOf, scriptOf } from './languages.ts';

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

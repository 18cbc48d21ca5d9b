import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../rules/languages.ts';
import { groupDigits } from './group-digits.ts';

describe('groupDigits', () => {
  it.each(LANGUAGES)('groups as Intl does, in %s', (language) => {
    const { format } = new Intl.NumberFormat(`${language}-u-nu-latn`);
    for (const value of [0, 7, 42, 999, 1000, 12345, 100_000, 1_234_567, 98_765_432, 1_234_567_890])
      expect(groupDigits(value, language)).toBe(format(value));
  });
});

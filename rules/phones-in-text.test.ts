import { describe, expect, it } from 'vitest';
import { phonesInText } from './phones-in-text.ts';

const phones = (text: string) =>
  phonesInText(text)
    .filter(({ isPhone }) => isPhone)
    .map(({ text }) => text);

describe('[VISIT-4] telephone numbers in a text', () => {
  it.each([
    ['Ring 0116 496 0100.', ['0116 496 0100']],
    ['Ramesh (07700 900002) or Asha, 07700-900-003', ['07700 900002', '07700-900-003']],
    ['From India +91 98250 12345, else 0044 7700 900002!', ['+91 98250 12345', '0044 7700 900002']],
    ['Telephone:\n0116 496 0100\n0116 496 0101', ['0116 496 0100', '0116 496 0101']],
    ['ફોન: ૦૧૧૬ ૪૯૬ ૦૧૦૦', ['૦૧૧૬ ૪૯૬ ૦૧૦૦']],
    ['Call 0116 496 0100 12 noon to 2', ['0116 496 0100']],
  ])('%j has %j', (text, expected) => {
    expect(phones(text)).toEqual(expected);
    expect(
      phonesInText(text)
        .map(({ text }) => text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    'On 01/02/2027, 2027-01-02 and 01.02.2027 14:00',
    'Sort code 20-00-00, account 01234567',
    'Reference SMJ-0123-456-7890 and 00000000000000000000',
    '£0123456789, 0123456789.50, 10116 496 0100 5',
    'The year 2026',
  ])('%j has none', (text) => {
    expect(phones(text)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { amountDigits } from './amount-digits.ts';

it.each([
  ['£1,234.50', '1234.50'],
  ['૧૨૫.૫૦', '125.50'],
  ['25 pounds', '25'],
  ['-3e2', '32'],
  ['25,50', '25.50'],
  ['25,', '25.'],
  ['૨૫,૫', '25.5'],
  ['£1,234', '1234'],
  // Typed, a comma has become a point already: this is refused, not taken for a pound.
  ['1.234', '1.234'],
  ['1.250.', '1250.'],
])('[spec §5] of %j an amount field keeps %j', (typed, kept) => {
  expect(amountDigits(typed)).toBe(kept);
});

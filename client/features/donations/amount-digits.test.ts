import { expect, it } from 'vitest';
import { amountDigits } from './amount-digits.ts';

it.each([
  ['£1,234.50', '1234.50'],
  ['૧૨૫.૫૦', '125.50'],
  ['25 pounds', '25'],
  ['-3e2', '32'],
])('[spec §5] of %j an amount field keeps %j', (typed, kept) => {
  expect(amountDigits(typed)).toBe(kept);
});

import { expect, it } from 'vitest';
import { safeMailText } from './safe-mail-text.ts';

it.each([
  ['Dr. K.M.Patel', 'Dr. K.M. Patel'],
  ['Dr.Patel', 'Dr. Patel'],
  ['smt.Hansa R.Desai', 'smt. Hansa R. Desai'],
  ['ડૉ. ક.મ.પટેલ', 'ડૉ. ક.મ. પટેલ'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['12 St.Mary Road', '12 St. Mary Road'],
])('the name %j stays in a letter, with nothing that a mail client makes a link of', (typed, written) => {
  expect(safeMailText(typed)).toBe(written);
});

it.each([
  'asha.com',
  'www.example.org',
  'Come to my.example today',
  'asha@example.org',
  'K.M.Patel 07700900123',
])('%j is left out', (typed) => {
  expect(safeMailText(typed)).toBe('');
});

import { expect, it } from 'vitest';
import { safeMailText, safeName } from './safe-mail-text.ts';

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
  'દાન.ભારત',
])('%j is left out', (typed) => {
  expect(safeMailText(typed)).toBe('');
});

it.each([
  "O'Brien-Patel",
  'O’Brien-Patel',
  'Smt. Kantaben (Kaki) Patel',
  'Harish “Harry” Shah',
  'ડૉ. જયેશ',
  'શ્રીમતી હંસાબહેન ક. પટેલ',
  'సుబ్రహ్మణ్య‌శర్మ',
  'श्री रमेशभाई पटेल',
  'Łukasz Żółć',
  '李小龍',
  'Shah & Sons',
])('the name %j is repeated as it is', (name) => {
  expect(safeName(name)).toBe(name);
});

it.each([
  ['Dr.K.M.Patel', 'Dr.K.M. Patel'],
  ['ડૉ.જયેશ', 'ડૉ. જયેશ'],
  ['શ્રી.રમેશ', 'શ્રી. રમેશ'],
  ['સ્વ.રમેશભાઈ', 'સ્વ. રમેશભાઈ'],
  [' Asha ', 'Asha'],
])('the name %j gets its spaces: %j', (typed, name) => {
  expect(safeName(typed)).toBe(name);
});

it.each([
  '',
  ' ',
  'You won £500: collect at https://evil.example/x',
  'Claim it at evil.example',
  'evil.com/x',
  'www.example.org',
  'asha@example.org',
  'Call 0900 1',
  'Asha\nYou have won',
  '{{page}}',
  '<b>Asha</b>',
  'દાન.ભારત',
  'x'.repeat(61),
])('%j is no name', (typed) => {
  expect(safeName(typed)).toBe('');
});

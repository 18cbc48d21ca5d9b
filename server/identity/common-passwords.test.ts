import { expect, it } from 'vitest';
import { COMMON_PASSWORD_WORDS } from './common-password-words.ts';
import { isCommonPassword } from './common-passwords.ts';

it('[D10] the list has at least 3,000 words', () => {
  expect(new Set(COMMON_PASSWORD_WORDS.trim().split(/\s+/)).size).toBeGreaterThan(3000);
});

it.each([
  'password12',
  'Password1234!',
  '!!2024_Liverpool_2024',
  'dragon987654',
  'qwertyuiop',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y7u',
  'qwertyasdfgh',
  '1qaz2wsx3edc',
  '!QAZ@WSX#EDC',
  'zaq12wsxcde3!',
  'poiuytrewq098',
  'Asdfghjkl;2024',
  '1234567890',
  'P@ssw0rd2024',
  'monkeymonkey',
  'jaishreekrishna1',
  '  sunshine99  ',
])('[D10] %j is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'were there trees',
  'desert sweater',
  '07816 204 935',
  'garba nine',
  'brasslanternqwe',
  'lamp-kite-garba-42',
  '8273640915',
  'dragon fruit tea',
  'ગરબા રાતના દીવા',
])('[D10] %j is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

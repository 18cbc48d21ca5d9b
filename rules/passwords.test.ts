import { expect, it } from 'vitest';
import { accountRules, signUpRules } from './accounts.ts';

const MOBILE = '7700900555';
const ASKED = { asksSheri: true, sheriLabel: '' };

const OWNER = {
  name: 'Jasmine Pandya',
  address: '12 Tulsi Lane',
  postcode: 'LE4 6XX',
  email: 'jasmine@example.org',
  sheri: 'Desai Pol',
  mobile: MOBILE,
};

// Each would have a second issue if anything but its length were looked at.
it.each([
  ['one character', 'a'.repeat(2_000_000)],
  ["its owner's number", `${' '.repeat(2_000_000)}${MOBILE}`],
])('[AUTH-6] of a password of 2 MB nothing but its length is looked at: %s', (_what, password) => {
  const signUp = signUpRules(ASKED).safeParse({ ...OWNER, password });
  const change = accountRules(ASKED).safeParse({ ...OWNER, newPassword: password, currentPassword: 'x' });
  for (const { error } of [signUp, change])
    expect(error?.issues.map(({ message }) => message)).toEqual(['passwordTooLong']);
});

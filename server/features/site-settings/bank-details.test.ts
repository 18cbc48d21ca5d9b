import { expect, it } from 'vitest';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { settingsOf } from './site-settings-fixtures.ts';

const app = sharedTestApp();
const { save } = settingsOf(app);
const BANK =
  '{ siteSettings { bankAccountName bankSortCode bankAccountNumber bankIban bankBic suggestedAmounts } }';
const read = async () => (await graphql(app, { query: BANK })).data.siteSettings;

it('the bank account for donations is stored in one spelling, stays when it is left out, and is refused in words', async () => {
  const saved = await save({
    bankAccountName: ' Shree Samaj ',
    bankSortCode: '20 00 01',
    bankAccountNumber: '1234 5679',
    suggestedAmounts: '51, 11',
  });
  expect(saved.errors).toBeUndefined();
  const stored = {
    bankAccountName: 'Shree Samaj',
    bankSortCode: '20-00-01',
    bankAccountNumber: '12345679',
    bankIban: '',
    bankBic: '',
    suggestedAmounts: '11, 51',
  };
  expect(await read()).toEqual(stored);
  expect((await save({ founded: '1975' })).errors).toBeUndefined();
  for (const [sent, field, message] of [
    [
      { bankSortCode: '2000' },
      'bankSortCode',
      'Enter the six digits of the sort code, for example 20-00-00, or leave it blank.',
    ],
    [{ bankIban: 'GB00' }, 'bankIban', 'This IBAN is not valid. Check it against your bank statement.'],
    [
      { bankSortCode: '20-00-00', bankAccountNumber: '' },
      'bankAccountNumber',
      'This is needed for payments into the account.',
    ],
  ] as const) {
    const { errors } = await save(sent);
    expect([errors?.[0]?.extensions.field, errors?.[0]?.message]).toEqual([field, message]);
  }
  expect(await read()).toEqual(stored);
});

it('half of a bank account is refused when only one of its fields is sent, and one of a whole account may change', async () => {
  const whole = {
    bankAccountName: 'Shree Samaj',
    bankSortCode: '20-00-01',
    bankAccountNumber: '12345679',
    bankIban: '',
    bankBic: '',
  };
  expect((await save(whole)).errors).toBeUndefined();
  for (const field of ['bankSortCode', 'bankAccountNumber', 'bankAccountName']) {
    const { errors } = await save({ [field]: '' });
    expect([field, errors?.[0]?.extensions.field]).toEqual([field, field]);
  }
  expect((await save({ bankBic: 'COBADEFF' })).errors?.[0]?.extensions.field).toBe('bankIban');
  expect((await save({ bankSortCode: '20-00-02' })).errors).toBeUndefined();
  expect(await read()).toMatchObject({ ...whole, bankSortCode: '20-00-02' });
});

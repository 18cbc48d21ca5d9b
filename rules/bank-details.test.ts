import { describe, expect, it } from 'vitest';
import { transferCode } from './bank-details.ts';
import { siteSettingFields, siteSettingsRules } from './site-settings.ts';

const EMPTY = {
  ...Object.fromEntries(Object.keys(siteSettingFields.shape).map((name) => [name, ''])),
  approveNewMembers: false,
  name: 'Samaj',
  ...Object.fromEntries(
    [
      'languages',
      'mainColour',
      'accentColour',
      'drawings',
      'country',
      'currency',
      'timeZone',
      'callingCode',
      'unusedParts',
      'referencePrefix',
      'founded',
      'language',
      'translations',
      'asksSheri',
    ].map((name) => [name, undefined]),
  ),
};
const NAMED = { ...EMPTY, bankAccountName: 'Shree Samaj' };

function issuesOf(settings: object): string[] {
  const { error } = siteSettingsRules.safeParse(settings);
  return error?.issues.map(({ path, message }) => `${path} ${message}`) ?? [];
}

describe('the bank account in the site settings', () => {
  it.each([
    [
      { bankSortCode: '20 00 00', bankAccountNumber: '1234 5678' },
      { bankSortCode: '20-00-00', bankAccountNumber: '12345678' },
    ],
    [
      { bankIban: 'de89 3704 0044 0532 0130 00', bankBic: 'cobadeff xxx' },
      { bankIban: 'DE89370400440532013000', bankBic: 'COBADEFFXXX' },
    ],
    [{ suggestedAmounts: '51; 11 21,11' }, { suggestedAmounts: '11, 21, 51' }],
  ])('is stored in one spelling: %j', (typed, stored) => {
    expect(siteSettingsRules.parse({ ...NAMED, ...typed })).toMatchObject(stored);
  });

  it.each([
    [{ bankSortCode: '20-00-0', bankAccountNumber: '12345678' }, 'bankSortCode invalidSortCode'],
    [{ bankSortCode: '20-00-00', bankAccountNumber: '1234567' }, 'bankAccountNumber invalidAccountNumber'],
    [{ bankIban: 'DE89370400440532013001' }, 'bankIban invalidIban'],
    [{ bankIban: 'DE8937' }, 'bankIban invalidIban'],
    [{ bankIban: 'DE89370400440532013000', bankBic: 'COBADE' }, 'bankBic invalidBic'],
    [{ suggestedAmounts: '1 2 3 4 5 6 7' }, 'suggestedAmounts invalidSuggestedAmounts'],
    [{ suggestedAmounts: '11, -5' }, 'suggestedAmounts invalidSuggestedAmounts'],
  ])('is refused with the field that is wrong: %j', (typed, issue) => {
    expect(issuesOf({ ...NAMED, ...typed })).toEqual([issue]);
  });

  it.each([
    [{ bankSortCode: '20-00-00' }, 'bankAccountNumber'],
    [{ bankAccountNumber: '12345678' }, 'bankSortCode'],
    [{ bankBic: 'COBADEFFXXX' }, 'bankIban'],
    [{ bankAccountName: '', bankIban: 'DE89370400440532013000' }, 'bankAccountName'],
    [{ bankAccountName: undefined, bankIban: 'DE89370400440532013000' }, 'bankAccountName'],
  ])('is refused while something is missing: %j', (typed, field) => {
    expect(issuesOf({ ...NAMED, ...typed })).toEqual([`${field} bankDetailsIncomplete`]);
  });

  it.each([
    [
      { country: 'IN', bankSortCode: 'hdfc 0001234', bankAccountNumber: '5010 0123 4567 89' },
      { bankSortCode: 'HDFC0001234', bankAccountNumber: '5010 0123 4567 89' },
    ],
    [{ country: 'AU', bankSortCode: '062000', bankAccountNumber: '1234 5678' }, { bankSortCode: '062-000' }],
    [
      { country: 'US', bankSortCode: '021000021', bankAccountNumber: '1234567890' },
      { bankSortCode: '021000021' },
    ],
    [
      { country: 'CA', bankSortCode: '00012003', bankAccountNumber: '1234567' },
      { bankSortCode: '00012-003' },
    ],
    [
      { country: 'KE', bankSortCode: 'Equity Bank, Westlands', bankAccountNumber: '0123456789012' },
      { bankSortCode: 'Equity Bank, Westlands' },
    ],
    [
      { country: 'NZ', bankAccountNumber: '12-3456-7890123-00' },
      { bankSortCode: '', bankAccountNumber: '12-3456-7890123-00' },
    ],
  ])('has the code of its country, also where that is chosen in the same form: %j', (typed, stored) => {
    expect(siteSettingsRules.parse({ ...NAMED, ...typed })).toMatchObject(stored);
  });

  it.each([
    [
      { country: 'IN', bankSortCode: '20-00-00', bankAccountNumber: '12345678' },
      'bankSortCode invalidBankDetail',
    ],
    [
      { country: 'AU', bankSortCode: '0620000', bankAccountNumber: '12345678' },
      'bankSortCode invalidBankDetail',
    ],
    [
      { country: 'US', bankSortCode: '02100002', bankAccountNumber: '12345678' },
      'bankSortCode invalidBankDetail',
    ],
    [
      { country: 'CA', bankSortCode: '00012-0', bankAccountNumber: '12345678' },
      'bankSortCode invalidBankDetail',
    ],
    [{ country: 'NZ', bankAccountNumber: '12*34' }, 'bankAccountNumber invalidBankDetail'],
    [{ country: 'IN', bankAccountNumber: '50100123456789' }, 'bankSortCode bankDetailsIncomplete'],
  ])('is refused where it cannot be one of its country: %j', (typed, issue) => {
    expect(issuesOf({ ...NAMED, ...typed })).toEqual([issue]);
  });

  it('may be empty, or left out', () => {
    expect(issuesOf(EMPTY)).toEqual([]);
    expect(issuesOf({ ...EMPTY, bankAccountName: undefined, bankSortCode: undefined })).toEqual([]);
  });
});

describe('the code for a transfer', () => {
  const bank = {
    bankAccountName: 'Samaj Wien',
    bankSortCode: '',
    bankAccountNumber: '',
    bankIban: 'AT611904300234573201',
    bankBic: '',
  };
  const payment = { currency: 'EUR', amountPence: 5100, reference: 'SMJ-7K4M-2QXD' };

  it('says what EPC069-12 has , line by line: version, account, amount and what to quote', () => {
    expect(transferCode(bank, payment)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Samaj Wien',
      'AT611904300234573201',
      'EUR51.00',
      '',
      '',
      'SMJ-7K4M-2QXD',
    ]);
  });

  it('is none in another currency or without an IBAN', () => {
    expect(transferCode(bank, { ...payment, currency: 'GBP' })).toBeNull();
    expect(transferCode({ ...bank, bankIban: '' }, payment)).toBeNull();
  });
});

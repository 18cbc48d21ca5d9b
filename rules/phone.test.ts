import { describe, expect, it } from 'vitest';
import { accountFields } from './accounts.ts';
import { donationRules, pastDonationRules } from './donations.ts';
import {
  countryCodeOf,
  dialledPhone,
  localMobileDigits,
  mobileFromE164,
  mobileToE164,
  shownPhone,
  typedMobile,
} from './phone.ts';
import { phone } from './phone-field.ts';
import { line } from './validation.ts';

describe('mobile numbers (D59)', () => {
  it.each([
    '7700900001',
    '07700900001',
    '+447700900001',
    '00447700900001',
    '+44 (0)7700-900 001',
    ' 7700 900001 ',
    // As spreadsheets, address books and other pages have them.
    '447700900001',
    '44 07700 900001',
    '\u202A+44 7700 900001\u202C',
    '\u200E07700 900001\u200E',
    '07700\u2011900\u2011001',
    '07700/900001',
    '૦૭૭૦૦ ૯૦૦૦૦૧',
    '＋44 7700 900001',
    '٠٧٧٠٠٩٠٠٠٠١',
  ])('%j is stored as +447700900001', (typed) => {
    expect(mobileToE164(typed)).toBe('+447700900001');
  });

  it.each([
    ['91', '919825012345', '+919825012345'],
    ['1', '12125550199', '+12125550199'],
    ['48', '48501234567', '+48501234567'],
    ['254', '254712345678', '+254712345678'],
    // Of numbers without the code some begin with the same digits.
    ['91', '9198250123', '+919198250123'],
    ['49', '49123456', '+4949123456'],
  ])('of country %s, %s is stored as %s', (code, typed, stored) => {
    expect(mobileToE164(typed, code)).toBe(stored);
  });

  it.each(['4.479E+11', ' 4.477E+11', '4,479E+11', '7.7009e9'])(
    '%j is what a spreadsheet has left of a number, and said to be so wherever numbers are entered',
    (typed) => {
      expect(mobileToE164(typed)).toBeNull();
      expect(typedMobile(typed)).toBe(typed);
      for (const rule of [phone(), phone(line), accountFields.mobile, pastDonationRules.shape.phone])
        expect(rule.safeParse(typed).error?.issues[0]?.message).toBe('numberShortened');
    },
  );

  it('a number of any kind is kept without what cannot be seen, in plain digits', () => {
    expect(donationRules.shape.phone.parse('\u202A૦116\u00A0496\u20110100\u202C')).toBe('0116 496-0100');
    expect(pastDonationRules.shape.phone.parse('ask for આશા')).toBe('ask for આશા');
  });

  it.each(['', '770090000', '77009000011', '00770090000', 'seven', '+1 7700900001x'])(
    '%j is none',
    (typed) => {
      expect(mobileToE164(typed)).toBeNull();
    },
  );

  it('a number of another country keeps its code', () => {
    expect(mobileToE164('+91 98250 12345', '91')).toBe('+919825012345');
  });

  it.each([
    ['48', '501 234 567', '+48501234567'],
    ['48', '+48 501 234 567', '+48501234567'],
    ['65', '9123 4567', '+6591234567'],
    ['353', '087 123 4567', '+353871234567'],
    ['971', '50 123 4567', '+971501234567'],
    ['376', '312 345', '+376312345'],
    ['61', '0491 570 006', '+61491570006'],
    ['49', '01512 3456789', '+4915123456789'],
  ])('at a British association, %s %s is stored as %s and read back', (code, typed, stored) => {
    expect(mobileToE164(typed, code)).toBe(stored);
    expect([countryCodeOf(stored), mobileFromE164(stored)]).toEqual([code, stored.slice(1 + code.length)]);
  });

  it.each([
    ['48', '50123'],
    ['48', '1234567890123'],
    ['48', '+49 1512 3456789'],
    ['1', '212 555 019'],
  ])('country code %s: %s is none', (code, typed) => {
    expect(mobileToE164(typed, code)).toBeNull();
  });

  it.each(['', '4x', '4444'])('the country code %j is none', (code) => {
    expect(mobileToE164('7700900001', code)).toBeNull();
  });

  it('people see the ten digits', () => {
    expect(mobileFromE164('+447700900001')).toBe('7700900001');
    expect(localMobileDigits('+44 7700 9')).toBe('77009');
  });

  it.each([
    ['7700900002', undefined, '07700 900002'],
    ['07700900002', undefined, '07700 900002'],
    ['07700 900414', undefined, '07700 900414'],
    ['+447700900003', undefined, '07700 900003'],
    ['7700900003', '44', '07700 900003'],
    ['9825012345', '91', '+91 98250 12345'],
    ['+919825012345', undefined, '+91 98250 12345'],
    ['0116 496 0100', undefined, '0116 496 0100'],
    ['+44 116 496 0100', undefined, '+44 116 496 0100'],
    ['+353871234567', undefined, '+353 871 234 567'],
    ['+33 6 12 34 56 78', undefined, '+33 6 12 34 56 78'],
    ['+6591234567', undefined, '+65 912 345 67'],
    ['501234567', '48', '+48 501 234 567'],
    ['ask at the desk', undefined, 'ask at the desk'],
    ['', undefined, ''],
  ])('%j with country code %j is shown as %j', (written, countryCode, shown) => {
    expect(shownPhone(written, countryCode)).toBe(shown);
  });

  it.each([
    ['7700900002', undefined, '+447700900002'],
    ['9825012345', '91', '+919825012345'],
    ['+919825012345', undefined, '+919825012345'],
    ['0116 496 0100', undefined, '+441164960100'],
    ['+6591234567', undefined, '+6591234567'],
    ['+33 6 12 34 56 78', undefined, '+33612345678'],
    ['ask for 12345', undefined, '12345'],
  ])('%j with country code %j is dialled as %j', (written, countryCode, dialled) => {
    expect(dialledPhone(written, countryCode)).toBe(dialled);
  });

  it.each([
    ['+91 98250 12345', '91', '9825012345'],
    ['0091 98250 12345', '91', '9825012345'],
    ['+9', '91', '+9'],
    ['00', '91', '00'],
    ['04', '44', '4'],
    ['+447700900001', '44', '7700900001'],
    ['9198250123', '91', '9198250123'],
    ['919825012345', '91', '9825012345'],
    ['\u202A+44 7700\u2011900001\u202C', '44', '7700900001'],
    ['૦૭૭૦૦ ૯૦૦૦૦૧', '44', '7700900001'],
    // One may be typing the code; a number that ends up too long is refused, not cut.
    ['44770090000', '44', '44770090000'],
    ['447700900001', '44', '7700900001'],
    // What is left of another country's number would be a stranger's here; it is kept, and refused.
    ['+91 98250 12345', '44', '+919825012345'],
    ['0091 98250 12345', '44', '00919825012345'],
    ['+44 7700 900001', '91', '+447700900001'],
    ['+65 9123 4567', '48', '+6591234567'],
    ['+9', '44', '+9'],
    ['009', '44', '009'],
  ])('while somebody types, %j with country code %s becomes %j', (typed, countryCode, kept) => {
    expect(typedMobile(typed, countryCode)).toBe(kept);
  });
});

import { describe, expect, it } from 'vitest';
import { localMobileDigits, mobileFromE164, mobileToE164, typedMobile } from './phone.ts';

describe('mobile numbers (D59)', () => {
  it.each([
    '7700900001',
    '07700900001',
    '+447700900001',
    '00447700900001',
    '+44 (0)7700-900 001',
    ' 7700 900001 ',
  ])('%j is stored as +447700900001', (typed) => {
    expect(mobileToE164(typed)).toBe('+447700900001');
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

  it.each(['', '4x', '4444'])('the country code %j is none', (code) => {
    expect(mobileToE164('7700900001', code)).toBeNull();
  });

  it('people see the ten digits', () => {
    expect(mobileFromE164('+447700900001')).toBe('7700900001');
    expect(localMobileDigits('+44 7700 9')).toBe('77009');
  });

  it.each([
    ['+91 98250 12345', '91', '9825012345'],
    ['0091 98250 12345', '91', '9825012345'],
    ['+9', '91', '+9'],
    ['00', '91', '00'],
    ['04', '44', '4'],
    ['+447700900001', '44', '7700900001'],
    ['9198250123', '91', '9198250123'],
  ])('while somebody types, %j with country code %s becomes %j', (typed, countryCode, kept) => {
    expect(typedMobile(typed, countryCode)).toBe(kept);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { candidateRules } from './candidate.ts';
import { usualPlace } from './countries.ts';
import { isPayable, parsePence, parseWrittenPence, poundsText, poundsWithSign } from './money.ts';
import {
  countryCodeOf,
  dialledPhone,
  hasTenDigits,
  mobileFromE164,
  mobileToE164,
  needsCode,
  searchedMobileDigits,
  shownPhone,
  typedMobile,
} from './phone.ts';
import { place, setPlace } from './place.ts';
import { priceRules } from './rooms.ts';
import { timeText } from './time-texts.ts';
import { momentOf, monthOf, wallClock } from './zoned-time.ts';

const HOME = { ...place };
const at = (changes: Partial<typeof HOME>) => setPlace({ ...HOME, ...changes });
afterEach(() => setPlace(HOME));

describe('the clock of the place', () => {
  it.each([
    ['Asia/Kolkata', '2027-03-06', '18:00', '2027-03-06T12:30:00.000Z'],
    ['America/New_York', '2027-03-06', '18:00', '2027-03-06T23:00:00.000Z'],
    ['America/New_York', '2027-07-06', '18:00', '2027-07-06T22:00:00.000Z'],
    ['Pacific/Auckland', '2027-01-01', '00:30', '2026-12-31T11:30:00.000Z'],
  ])('%s: %s %s', (timeZone, date, time, moment) => {
    at({ timeZone });
    expect(momentOf(date, time).toISOString()).toBe(moment);
    expect(wallClock(new Date(moment))).toEqual({ date, time });
  });

  it('counts an hour that is shown twice from its first, and ends it in its second', () => {
    at({ timeZone: 'America/New_York' });
    expect(momentOf('2027-11-07', '01:30', 'begin').toISOString()).toBe('2027-11-07T05:30:00.000Z');
    expect(momentOf('2027-11-07', '01:30', 'end').toISOString()).toBe('2027-11-07T06:30:00.000Z');
  });

  it('counts an hour that is skipped from the change on', () => {
    at({ timeZone: 'America/New_York' });
    expect(wallClock(momentOf('2027-03-14', '02:30'))).toEqual({ date: '2027-03-14', time: '03:30' });
  });

  it('has months and times of its own', () => {
    at({ timeZone: 'Asia/Kolkata' });
    expect(monthOf(2027, 3).begin.toISOString()).toBe('2027-02-28T18:30:00.000Z');
    expect(timeText('2027-03-06T12:30:00Z', 'en')).toBe('18:00');
  });
});

describe('the money of the place', () => {
  it.each([
    ['GBP', '25.5', 2550, '25.50', '£25.50'],
    ['EUR', '1200', 120_000, '1200.00', '€1,200.00'],
    ['INR', '.5', 50, '0.50', '₹0.50'],
    ['JPY', '500', 500, '500', '¥500'],
    ['KWD', '1.25', 1250, '1.250', 'KWD 1.250'],
  ])('%s %s', (currency, typed, stored, text, shown) => {
    at({ currency });
    expect(parsePence(typed)).toBe(stored);
    expect(poundsText(stored)).toBe(text);
    expect(poundsWithSign(stored).replace(/\u00a0/g, ' ')).toBe(shown);
  });

  it('has no more decimals than it has', () => {
    at({ currency: 'JPY' });
    expect([parsePence('500.5'), parsePence('500')]).toEqual([null, 500]);
    at({ currency: 'KWD' });
    expect([parsePence('1.2345'), parsePence('1.234')]).toEqual([null, 1234]);
  });

  it('may be written with its sign by hand, and with no other', () => {
    at({ currency: 'EUR' });
    expect([parseWrittenPence('€1,200'), parseWrittenPence('£1,200')]).toEqual([120_000, null]);
  });

  it.each([
    ['1,00,000', 10_000_000],
    ['₹12,34,567.50', 123_456_750],
    ['100,000', 10_000_000],
    ['1,00', null],
    ['1,00,00', null],
  ])('may be written in lakhs: %s', (written, pence) => {
    at({ currency: 'INR' });
    expect(parseWrittenPence(written)).toBe(pence);
  });

  it.each([
    ['GBP', '100000', '100000.01'],
    ['INR', '10000000', '10000000.01'],
    ['KES', '10000000', '10000000.01'],
    ['JPY', '999999999', '1000000000'],
  ])('[D30] in %s %s is taken, %s is not', (currency, most, more) => {
    at({ currency });
    expect([isPayable(most), isPayable(more)]).toEqual([true, false]);
  });

  it('[D30] a room in Mumbai may cost a lakh and more', () => {
    at({ currency: 'INR' });
    const price = { weekdays: [6], from: '09:00', to: '18:00', per: 'ONCE' };
    const isTaken = (pence: number) => priceRules.safeParse({ ...price, pence }).success;
    expect([isTaken(15_000_000), isTaken(80_000_001)]).toEqual([true, false]);
  });
});

it('[D5] numbers of the place need a code, and are shown as people there know them', () => {
  at({ callingCode: '91' });
  expect([needsCode('91'), needsCode('44')]).toEqual([true, false]);
  expect(mobileToE164('98250 12345')).toBe('+919825012345');
  expect(shownPhone('+919825012345')).toBe('98250 12345');
  expect(shownPhone('+447700900002')).toBe('+44 77009 00002');
  expect(dialledPhone('98250 12345')).toBe('+919825012345');
});

describe('a number that somebody wrote, which may be no mobile number,', () => {
  it.each([
    ['91', '022 2345 6789', '022 2345 6789', '+912223456789'],
    ['91', '080 2222 3333', '080 2222 3333', '+918022223333'],
    ['91', '1800 123 456', '1800 123 456', '1800123456'],
    ['91', '9825012345', '98250 12345', '+919825012345'],
    ['1', '(212) 555-0100', '(212) 555-0100', '+12125550100'],
    ['1', '2125550100', '212 555 0100', '+12125550100'],
    ['61', '03 9123 4567', '03 9123 4567', '+61391234567'],
    ['61', '0491570006', '0491570006', '+61491570006'],
    ['61', '1300 123 456', '1300 123 456', '1300123456'],
    ['44', '0116 496 0100', '0116 496 0100', '+441164960100'],
    ['44', '+1 212 555 0100', '+1 212 555 0100', '+12125550100'],
  ])('at home in +%s, %s is shown as %s and dialled as %s', (callingCode, written, shown, dialled) => {
    at({ callingCode });
    expect([shownPhone(written), dialledPhone(written)]).toEqual([shown, dialled]);
  });

  it('is grouped as in its country once it is stored', () => {
    expect(shownPhone('+12125550100')).toBe('+1 212 555 0100');
    at({ callingCode: '1' });
    expect(shownPhone('+12125550100')).toBe('212 555 0100');
  });
});

describe('[D59] mobile numbers at home in a country where they have another length', () => {
  it.each([
    ['48', '501 234 567', '+48501234567', '501234567', '+48 501 234 567'],
    ['48', '+48 501-234-567', '+48501234567', '501234567', '+48 501 234 567'],
    ['49', '0151 12345678', '+4915112345678', '15112345678', '+49 151 123 456 78'],
    ['65', '9123 4567', '+6591234567', '91234567', '+65 912 345 67'],
    ['353', '00353 87 123 4567', '+353871234567', '871234567', '+353 871 234 567'],
  ])('country code %s: %s is stored as %s', (callingCode, typed, stored, known, shown) => {
    at({ callingCode });
    expect(mobileToE164(typed)).toBe(stored);
    expect([countryCodeOf(stored), mobileFromE164(stored)]).toEqual([callingCode, known]);
    expect([shownPhone(stored), dialledPhone(typed)]).toEqual([shown, stored]);
    expect(typedMobile(typed)).toBe(known);
    expect(searchedMobileDigits(typed)).toBe(known);
  });

  it.each(['501 23', '1234567890123', 'seven'])('%s is none', (typed) => {
    at({ callingCode: '48' });
    expect(mobileToE164(typed)).toBeNull();
  });

  it('are told from those of other countries, which have their own lengths', () => {
    at({ callingCode: '48' });
    expect(mobileToE164('7700900001', '44')).toBe('+447700900001');
    expect(mobileToE164('770090000', '44')).toBeNull();
    expect(mobileToE164('15112345678', '49')).toBe('+4915112345678');
    expect(mobileToE164('+44 7700 900001')).toBeNull();
    expect([countryCodeOf('+447700900001'), mobileFromE164('+447700900001')]).toEqual(['44', '7700900001']);
    expect([hasTenDigits('48'), hasTenDigits('49'), hasTenDigits('44')]).toEqual([false, false, true]);
  });

  it('are known while the country is being chosen', () => {
    expect(mobileToE164('501 234 567')).toBeNull();
    expect(mobileToE164('501 234 567', '48')).toBe('+48501234567');
    expect(typedMobile('0151 12345678', '49')).toBe('15112345678');
  });
});

it('a country proposes what is usual in it', () => {
  expect(usualPlace('PL')).toEqual({ currency: 'PLN', callingCode: '48', timeZone: 'Europe/Warsaw' });
  expect(usualPlace('AQ')).toMatchObject({ currency: undefined, callingCode: undefined });
});

it('a country with several time zones proposes the reader’s own, and else none', () => {
  const zoneOf = (country: string, own: string) => usualPlace(country, own).timeZone;
  expect(zoneOf('AU', 'Australia/Melbourne')).toBe('Australia/Melbourne');
  expect(zoneOf('AU', 'Europe/London')).toBeUndefined();
  expect(zoneOf('KE', 'Europe/London')).toBe('Africa/Nairobi');
});

it('the code of a home may be shorter where the site is in another country, and is never left out', () => {
  const isTaken = (code: string) => candidateRules.in.shape.pincode.safeParse(code).success;
  expect(['380015', ''].map(isTaken)).toEqual([false, false]);
  at({ country: 'IN' });
  expect(['380015', '', '380 015 01'].map(isTaken)).toEqual([true, false, false]);
});

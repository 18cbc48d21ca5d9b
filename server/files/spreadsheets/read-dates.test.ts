import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { readAmount } from '../../features/imports/spreadsheets/read-rows.ts';
import { datesAreUnclear, impliedOrder, readDate } from './read-dates.ts';

const HOME = { ...place };
afterEach(() => setPlace(HOME));

describe('a date of a spreadsheet', () => {
  it.each([
    ['2024-04-05', '2024-04-05'],
    ['2024/4/5', '2024-04-05'],
    ['5 Apr 2024', '2024-04-05'],
    ['5th April 2024', '2024-04-05'],
    ['April 5, 2024', '2024-04-05'],
    ['Fri, 5 Apr 2024', '2024-04-05'],
    ['05-Apr-24', '2024-04-05'],
    ['2024-04-05T18:30:00.000Z', '2024-04-05'],
    ['2024-04-05 18:30', '2024-04-05'],
    ['2024-04-05 09:01:00 +0000', '2024-04-05'],
    ['2024-04-05T09:01:00+05:30', '2024-04-05'],
    ['5 Apr 2024 9:01 am UTC', '2024-04-05'],
    ['20240405', '2024-04-05'],
    ['20241305', undefined],
    ['13/04/2024', '2024-04-13'],
    ['04/13/2024', '2024-04-13'],
    ['13.4.24', '2024-04-13'],
    ['5/5/1999', '1999-05-05'],
    // As a telephone or a Gujarati keyboard writes it.
    ['\u200e13/04/2024\u202c', '2024-04-13'],
    ['૧૩/૦૪/૨૦૨૪', '2024-04-13'],
    ['5 Apr 71', '1971-04-05'],
    ['5 Apr 70', '1970-04-05'],
    ['5 Apr 69', '2069-04-05'],
    ['29/02/2023', undefined],
    ['31 April 2024', undefined],
    ['13/13/2024', undefined],
    ['next Sunday', undefined],
    ['2024', undefined],
    ['45387', undefined],
  ])('%s is %s', (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  it('as 05/04/2024 is asked about unless another of its column decides it', () => {
    expect(readDate('05/04/2024')).toBe('UNCLEAR');
    expect(readDate('05/04/2024', 'DAY_FIRST')).toBe('2024-04-05');
    expect(readDate('05/04/2024', 'MONTH_FIRST')).toBe('2024-05-04');
    expect(datesAreUnclear(['05/04/2024', '06/05/2024'])).toBe(true);
    expect(datesAreUnclear(['05/04/2024', '13/04/2024'])).toBe(false);
    expect(datesAreUnclear(['05/04/2024', '13/04/2024', '04/13/2024'])).toBe(true);
    expect(datesAreUnclear(['13/04/2024', '5 May 2024', '05/05/2024'])).toBe(false);
  });

  it('others of the column say which', () => {
    expect(impliedOrder(['13/04/2024', '05/04/2024'])).toBe('DAY_FIRST');
    expect(impliedOrder(['04/13/2024', '05/04/2024'])).toBe('MONTH_FIRST');
    expect(impliedOrder(['04/13/2024', '13/04/2024'])).toBeUndefined();
    expect(impliedOrder(['05/04/2024', '05/05/2024', '2024-04-13'])).toBeUndefined();
    expect(impliedOrder(['\u200e૧૩/૦૪/૨૦૨૪'])).toBe('DAY_FIRST');
  });

  it('is read as it was written, in either order', () => {
    const days = fc.date({ min: new Date('1971-01-01'), max: new Date('2069-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const [year, month, day] = date.toISOString().slice(0, 10).split('-');
        expect(readDate(`${day}/${month}/${year}`, 'DAY_FIRST')).toBe(`${year}-${month}-${day}`);
        expect(readDate(`${month}/${day}/${year}`, 'MONTH_FIRST')).toBe(`${year}-${month}-${day}`);
      }),
    );
  });
});

describe('an amount of a spreadsheet', () => {
  it.each([
    ['25', '25'],
    ['£1,250.00', '1250.00'],
    ['1.250,00 €', '1250.00'],
    ['1 250', '1250'],
    ['1,250', '1250'],
    ['1,25', '1.25'],
    ['12.5', '12.5'],
    ['\u200e£51.00', '51.00'],
    ['૫૧', '51'],
    ['₹1,25,000', '125000'],
    ['GBP 10', '10'],
    ['Rs. 500', '500'],
    ["1'000.50", '1000.50'],
    ['1.250', undefined],
    ['-5', undefined],
    ['(5.00)', undefined],
    ['1.2.3', undefined],
    ['1,250,00', undefined],
    ['12.345', undefined],
    ['ten', undefined],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['KWD', '12.500', '12.500'],
    ['KWD', '1,250.500', '1250.500'],
    ['KWD', 'KD 12.500', '12.500'],
    ['KWD', '1.2345', undefined],
    ['KES', 'Ksh1,250.00', '1250.00'],
    ['KES', 'KShs. 1,000/-', '1000'],
    ['INR', 'Rs.1,00,000/-', '100000'],
    ['AUD', 'A$25', '25'],
    ['AUD', 'AU$25', '25'],
    ['AUD', 'US$25', undefined],
    ['MYR', 'RM25', '25'],
    ['PLN', '25 zł', '25'],
    ['PLN', '25,50 zł', '25.50'],
    ['JPY', '¥500', '500'],
    ['JPY', '500.5', undefined],
    ['GBP', '25 zł', undefined],
    ['GBP', '25 k', undefined],
    ['INR', '5 lac', undefined],
  ])('in %s: %s is %s', (currency, text, amount) => {
    setPlace({ ...HOME, currency });
    expect(readAmount(text)).toBe(amount);
  });
});

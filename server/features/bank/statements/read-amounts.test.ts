import { afterEach, describe, expect, it } from 'vitest';
import { place, setPlace } from '../../../../rules/place.ts';
import { decimalMarkOf, readSignedPence } from './read-amounts.ts';

const HOME = { ...place };
afterEach(() => setPlace(HOME));

describe('an amount of a bank', () => {
  it.each([
    ['12.50', 1250],
    ['£1,234.56', 123_456],
    ['GBP 20', 2000],
    ['1 234.50', 123_450],
    ['1,00,000.00', 10_000_000],
    ['-12.50', -1250],
    ['-£12.50', -1250],
    ['£-12.50', -1250],
    ['−12.50', -1250],
    ['(12.50)', -1250],
    ['(£1,250.00)', -125_000],
    ['12.50-', -1250],
    ['12.50 DR', -1250],
    ['12.50CR', 1250],
    ['+12.50', 1250],
    ['.50', 50],
    ['1,250', 125_000],
    ['12.5000', 1250],
    // The most that there is.
    ['20,000,000.00', 2_000_000_000],
    ['0.00', 0],
  ])('reads %s', (text, pence) => {
    expect(readSignedPence(text, '.')).toBe(pence);
  });

  it.each([
    '',
    'abc',
    '1.234,56',
    '12,50',
    '12.345',
    '€12.50',
    '$5',
    'EUR 5',
    '--5',
    '(5)-',
    '-5 DR',
    '+5-',
    '1,23',
    '1.2.3',
    '99999999999',
  ])('takes "%s" for none', (text) => {
    expect(readSignedPence(text, '.')).toBeUndefined();
  });

  it.each([
    ['1.234,56', 123_456],
    ['-12,50', -1250],
    ['12,5', 1250],
    ['1.250', 125_000],
  ])('reads %s where the file has decimal commas', (text, pence) => {
    expect(readSignedPence(text, ',')).toBe(pence);
  });

  it('has decimal commas only in a file that has no decimal points', () => {
    expect(decimalMarkOf(['1.234,56', '12,50'])).toBe(',');
    expect(decimalMarkOf(['1,250', '300'])).toBe('.');
    expect(decimalMarkOf(['12,50', '12.50'])).toBe('.');
  });

  it.each([
    ['KES', 'KSh1,250', 125_000],
    ['KES', '-KES 1,250.00', -125_000],
    ['AUD', 'A$5', 500],
    ['AUD', 'US$5', undefined],
    ['KWD', 'KD 12.500', 12_500],
    ['INR', 'Rs.500/-', 50_000],
  ])('in %s: %s', (currency, text, pence) => {
    setPlace({ ...HOME, currency });
    expect(readSignedPence(text, '.')).toBe(pence);
  });
});

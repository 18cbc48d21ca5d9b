import { describe, expect, it } from 'vitest';
import { brokenRules, hoursBetween, weekdayOf } from './hire-times.ts';

describe('[D33] hours of a hire', () => {
  it.each([
    ['18:00', '23:00', '5'],
    ['10:15', '15:45', '5.5'],
    ['10:00', '10:20', '0.33'],
  ])('from %s to %s are %s', (from, to, hours) => {
    expect(hoursBetween(from, to)).toBe(hours);
  });

  it('continue on the next day if the end is before the start', () => {
    expect(hoursBetween('20:00', '01:30')).toBe('5.5');
    expect(hoursBetween('23:00', '00:00')).toBe('1');
  });

  it.each([
    ['', '23:00'],
    ['18:00', ''],
    ['18:00', '18:00'],
    ['18:00', '25:00'],
  ])('are empty for "%s" and "%s"', (from, to) => {
    expect(hoursBetween(from, to)).toBe('');
  });
});

describe('[D33] day of a hire', () => {
  it('is the weekday of the date, in the page’s language', () => {
    expect(weekdayOf('2027-02-06', 'en')).toBe('Saturday');
    expect(weekdayOf('2027-02-06', 'gu')).toBe('શનિવાર');
  });

  it('is empty without a date', () => {
    expect(weekdayOf('', 'en')).toBe('');
  });
});

describe('[spec §9] hall rules', () => {
  it.each([
    ['18:00', '23:00', []],
    ['18:00', '23:01', ['music']],
    ['18:00', '23:30', ['music']],
    ['18:00', '23:31', ['music', 'leaving']],
    ['18:00', '00:00', ['music', 'leaving']],
    ['18:00', '02:00', ['music', 'leaving']],
    ['01:00', '05:00', []],
    ['18:00', '', []],
  ])('from %s to %s breaks %j', (from, to, rules) => {
    expect(brokenRules(from, to)).toEqual(rules);
  });
});

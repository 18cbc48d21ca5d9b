import { afterEach, describe, expect, it } from 'vitest';
import { momentOf, monthOf, wallClock } from './zoned-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('[D33] times are those of the clock in London', () => {
  it.each([
    ['2027-01-15', '18:00', '2027-01-15T18:00:00.000Z'],
    ['2027-07-15', '18:00', '2027-07-15T17:00:00.000Z'],
    // Clocks go forward on 28 March 2027 at 01:00 …
    ['2027-03-28', '00:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', '18:00', '2027-03-28T17:00:00.000Z'],
    // … and back on 31 October 2027 at 02:00.
    ['2027-10-31', '00:30', '2027-10-30T23:30:00.000Z'],
    ['2027-10-31', '02:00', '2027-10-31T02:00:00.000Z'],
    ['2027-10-31', '18:00', '2027-10-31T18:00:00.000Z'],
  ])('%s %s is %s, and is shown so again', (date, time, moment) => {
    expect(momentOf(date, time).toISOString()).toBe(moment);
    expect(momentOf(date, time, 'end').toISOString()).toBe(moment);
    expect(wallClock(new Date(moment))).toEqual({ date, time });
  });

  it('an hour that is not shown counts from the change on', () => {
    expect(momentOf('2027-03-28', '01:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(wallClock(momentOf('2027-03-28', '01:30'))).toEqual({ date: '2027-03-28', time: '02:30' });
  });

  it('of an hour that is shown twice, something begins in the first and ends in the second', () => {
    expect(momentOf('2027-10-31', '01:30').toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(momentOf('2027-10-31', '01:30', 'end').toISOString()).toBe('2027-10-31T01:30:00.000Z');
  });

  it('what ends as the hour begins that is shown twice ends before both', () => {
    expect(momentOf('2027-10-31', '01:00', 'end').toISOString()).toBe('2027-10-31T00:00:00.000Z');
    expect(momentOf('2027-10-31', '01:00').toISOString()).toBe('2027-10-31T00:00:00.000Z');
  });

  it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'also where the clock is that of %s',
    (other) => {
      process.env.TZ = other;
      expect(new Date(2027, 0, 1).getTimezoneOffset()).not.toBe(0);
      expect(momentOf('2027-07-15', '18:00').toISOString()).toBe('2027-07-15T17:00:00.000Z');
      expect(wallClock('2027-07-15T17:00:00Z')).toEqual({ date: '2027-07-15', time: '18:00' });
    },
  );

  it('a month ends where the next one begins', () => {
    expect(monthOf(2027, 3)).toEqual({
      begin: new Date('2027-03-01T00:00Z'),
      end: new Date('2027-03-31T23:00Z'),
    });
    expect(monthOf(2027, 12).end).toEqual(new Date('2028-01-01T00:00Z'));
  });
});

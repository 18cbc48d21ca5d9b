import { describe, expect, it } from 'vitest';
import { daysUntil } from './days.ts';
import { acknowledgeBy, answerBy, nextStep } from './request-dates.ts';
import { wallClock } from './zoned-time.ts';

describe('the day by which to confirm that something has come', () => {
  it.each([
    ['2026-11-09', '2026-12-09', '30 days counted from the day after'],
    ['2026-10-01', '2026-11-02', 'a Saturday moves to Monday'],
    ['2026-10-02', '2026-11-02', 'a Sunday moves to Monday'],
    ['2026-10-03', '2026-11-02', 'a Monday stays'],
    ['2027-01-31', '2027-03-02', 'over February'],
    ['2028-01-31', '2028-03-01', 'over the February of a leap year'],
    ['2026-12-02', '2027-01-01', 'into the next year; a public holiday moves nothing'],
    ['2026-12-31', '2027-02-01', 'over the end of a year, and off a Saturday'],
    ['2026-03-05', '2026-04-06', 'over the beginning of summer time, off a Saturday'],
    ['2026-10-05', '2026-11-04', 'over the end of summer time'],
    ['2028-02-29', '2028-03-30', 'from a leap day'],
  ])('%s: %s (%s)', (receivedOn, day) => {
    expect(acknowledgeBy(receivedOn)).toBe(day);
  });
});

describe('the day by which to answer a request', () => {
  it.each([
    ['2026-11-09', '2026-12-09', 'the same day of the next month'],
    ['2027-01-29', '2027-03-01', '29 January: the last of February, a Sunday, moves'],
    ['2027-01-30', '2027-03-01', '30 January'],
    ['2027-01-31', '2027-03-01', '31 January'],
    ['2028-01-29', '2028-02-29', '29 January of a leap year'],
    ['2028-01-30', '2028-02-29', '30 January of a leap year'],
    ['2028-01-31', '2028-02-29', '31 January of a leap year'],
    ['2026-03-31', '2026-04-30', 'a shorter month'],
    ['2026-12-15', '2027-01-15', 'over the end of a year'],
    ['2026-09-10', '2026-10-12', 'a Saturday moves to Monday'],
    ['2026-09-11', '2026-10-12', 'a Sunday moves to Monday'],
    ['2026-03-29', '2026-04-29', 'received on the day summer time begins'],
    ['2026-10-25', '2026-11-25', 'received on the day it ends'],
  ])('%s: %s (%s)', (receivedOn, day) => {
    expect(answerBy('ACCESS', receivedOn)).toBe(day);
    expect(answerBy('ERASURE', receivedOn)).toBe(day);
  });

  it('an extension counts from the day on which it came', () => {
    expect(answerBy('ACCESS', '2026-11-30', 1)).toBe('2027-02-01');
    expect(answerBy('ACCESS', '2026-12-30', 1)).toBe('2027-03-01');
    expect(answerBy('ACCESS', '2026-12-30', 2)).toBe('2027-03-30');
  });

  it('of a complaint it is three months, which nothing extends', () => {
    expect(answerBy('COMPLAINT', '2026-11-09')).toBe('2027-02-09');
    expect(answerBy('COMPLAINT', '2026-11-09', 2)).toBe('2027-02-09');
    expect(answerBy('COMPLAINT', '2026-11-30')).toBe('2027-03-01');
  });
});

describe('the next step', () => {
  const dates = { acknowledgeBy: '2026-12-09', answerBy: '2026-12-09' };

  it('is to acknowledge, then to answer, then nothing', () => {
    expect(nextStep(dates)).toEqual({ step: 'ACKNOWLEDGE', by: '2026-12-09' });
    expect(nextStep({ ...dates, acknowledgedOn: '2026-11-10' })).toEqual({
      step: 'ANSWER',
      by: '2026-12-09',
    });
    expect(nextStep({ ...dates, closedOn: '2026-11-12' })).toBeUndefined();
  });

  it('is to answer where that month is over first, as in February', () => {
    const receivedOn = '2027-02-10';
    const february = { acknowledgeBy: acknowledgeBy(receivedOn), answerBy: answerBy('ACCESS', receivedOn) };
    expect(february).toEqual({ acknowledgeBy: '2027-03-12', answerBy: '2027-03-10' });
    expect(nextStep(february)).toEqual({ step: 'ANSWER', by: '2027-03-10' });
  });
});

it('days are counted by the calendar, over the changes of the clock', () => {
  expect(daysUntil('2026-12-09', '2026-11-22')).toBe(17);
  expect(daysUntil('2026-10-26', '2026-10-24')).toBe(2);
  expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
  expect(daysUntil('2026-11-22', '2026-11-22')).toBe(0);
  expect(daysUntil('2026-11-20', '2026-11-22')).toBe(-2);
});

it('what comes late in a summer evening has come on the day by the clock of the site', () => {
  expect(acknowledgeBy(wallClock('2026-06-30T23:30Z').date)).toBe('2026-07-31');
  expect(acknowledgeBy(wallClock('2026-06-30T22:30Z').date)).toBe('2026-07-30');
});

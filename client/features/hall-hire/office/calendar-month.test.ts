import { afterEach, describe, expect, it } from 'vitest';
import { HireOrigin, HirePayment, HireStatus } from '../../../../rules/hire-states.ts';
import { agreementOf } from '../hire-agreement.ts';
import { daysOf, monthOf, monthParameter, monthsLater } from './calendar-month.ts';
import { dayText, whenText } from './shown-times.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('[D33] months of the calendar', () => {
  it.each([
    ['2027-03', { year: 2027, month: 3 }],
    ['2027-13', { year: 2026, month: 11 }],
    ['1066-10', { year: 2026, month: 11 }],
    [null, { year: 2026, month: 11 }],
  ])('for the parameter %s: %j', (parameter, month) => {
    expect(monthOf(parameter, new Date('2026-11-21T10:00Z'))).toEqual(month);
  });

  it('the current month is the one in London', () => {
    expect(monthOf(null, new Date('2027-05-31T23:30Z'))).toEqual({ year: 2027, month: 6 });
  });

  it('continue in the next and the previous year', () => {
    expect(monthParameter(monthsLater({ year: 2026, month: 12 }, 1))).toBe('2027-01');
    expect(monthParameter(monthsLater({ year: 2027, month: 1 }, -1))).toBe('2026-12');
  });

  it('begin at the right weekday', () => {
    const { days, firstColumn } = daysOf({ year: 2028, month: 2 });
    // A Tuesday, in a leap year.
    expect([days.length, days[0], days.at(-1), firstColumn]).toEqual([29, '2028-02-01', '2028-02-29', 2]);
    expect(daysOf({ year: 2027, month: 8 }).firstColumn).toBe(7);
  });
});

describe.each(['Europe/London', 'Asia/Kolkata', 'America/Los_Angeles'])('[D33] a browser in %s', (other) => {
  const hire = { startsAt: '2027-07-10T22:15:00.000Z', endsAt: '2027-07-10T22:45:00.000Z' } as const;

  it('shows London times', () => {
    process.env.TZ = other;
    expect(whenText(hire, 'en')).toBe('Sat, 10 Jul 2027, 23:15–23:45');
    expect(whenText(hire, 'gu')).toContain('રાત્રે 11:15થી રાત્રે 11:45');
    expect(dayText('2027-07-10T23:30:00Z', 'en')).toBe('11 July 2027');
  });

  it('edits London times', () => {
    process.env.TZ = other;
    const stored = {
      ...{ id: 1, version: 1, name: 'Hansaben', address: '', postcode: '', telephone: '', mobile: '' },
      ...{ email: '', purpose: 'Wedding', guests: 120, day: 'Saturday', hours: '0.5' },
      ...{ depositPence: 10_050, chargesPence: null, outstandingPence: null, agreedOn: null },
      ...{
        declineReason: null,
        createdAt: '2027-01-01T12:00:00Z' as const,
        decidedAt: null,
        paidBy: HirePayment.CASH,
      },
      ...{ status: HireStatus.ACCEPTED, origin: HireOrigin.OFFICE },
    };
    expect(agreementOf({ ...stored, ...hire })).toMatchObject({
      date: '2027-07-10',
      from: '23:15',
      to: '23:45',
      guests: '120',
      deposit: '100.50',
      charges: '',
      paidBy: 'CASH',
    });
  });
});

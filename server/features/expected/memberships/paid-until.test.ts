import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../../../rules/days.ts';
import { letterDue, reminderStep, type SentReminder } from '../../../../rules/memberships.ts';
import { type MembershipPayment, paidUntil } from './paid-until.ts';

const year = (receivedOn: string): MembershipPayment => ({ receivedOn, period: 'YEAR', startsOn: '' });
const fixed = (receivedOn: string, startsOn = '04-01'): MembershipPayment => ({
  receivedOn,
  period: 'FIXED_YEAR',
  startsOn,
});
const life = (receivedOn: string): MembershipPayment => ({ receivedOn, period: 'LIFE', startsOn: '' });

describe('a membership', () => {
  it('for a year ends the day before it was paid; paying early adds, who has lapsed begins anew', () => {
    expect(paidUntil([])).toBeNull();
    expect(paidUntil([year('2026-03-05')])).toBe('2027-03-04');
    expect(paidUntil([year('2026-03-05'), year('2027-02-01')])).toBe('2028-03-04');
    expect(paidUntil([year('2026-03-05'), year('2027-03-04')])).toBe('2028-03-04');
    expect(paidUntil([year('2026-03-05'), year('2027-03-10')])).toBe('2028-03-09');
    expect(paidUntil([year('2026-03-05'), year('2026-03-05')])).toBe('2028-03-04');
    expect(paidUntil([year('2024-02-29')])).toBe('2025-02-27');
  });

  it('of the association’s own year ends with it; shortly before the new one that is meant too', () => {
    expect(paidUntil([fixed('2026-04-01')])).toBe('2027-03-31');
    expect(paidUntil([fixed('2026-12-24')])).toBe('2027-03-31');
    expect(paidUntil([fixed('2027-01-30')])).toBe('2027-03-31');
    // Sixty days before it ends it is this year, with fewer the next.
    expect(paidUntil([fixed('2027-01-31')])).toBe('2028-03-31');
    expect(paidUntil([fixed('2027-02-01')])).toBe('2028-03-31');
    // Who is a member pays for the next one.
    expect(paidUntil([fixed('2026-05-01'), fixed('2027-03-20')])).toBe('2028-03-31');
    expect(paidUntil([fixed('2026-05-01'), fixed('2026-06-01')])).toBe('2028-03-31');
    expect(paidUntil([fixed('2026-01-01', '01-01')])).toBe('2026-12-31');
  });

  it('for life never ends, and one kind follows the other', () => {
    expect(paidUntil([year('2026-03-05'), life('2026-04-01'), year('2030-01-01')])).toBe('LIFE');
    // Begun on 5 March, the association's year would be of four weeks.
    expect(paidUntil([year('2026-03-05'), fixed('2027-01-01')])).toBe('2028-03-31');
    expect(paidUntil([year('2026-06-05'), fixed('2027-01-01')])).toBe('2028-03-31');
    expect(paidUntil([fixed('2026-05-01'), year('2026-06-01')])).toBe('2028-03-31');
  });

  const dayNumber = fc.integer({ min: 0, max: 3000 });
  const dayOf = (count: number) => addDays('2020-01-01', count);

  it('[property] covers a whole year for each payment, none twice and none before it came', () => {
    fc.assert(
      fc.property(fc.array(dayNumber, { minLength: 1, maxLength: 8 }), (days) => {
        const payments = days.sort((one, other) => one - other).map((count) => year(dayOf(count)));
        // An oracle of its own: the days that are covered, one by one. Years differ by a day, so it counts in years.
        let covered = '';
        for (const { receivedOn } of payments) {
          const first = covered >= receivedOn ? addDays(covered, 1) : receivedOn;
          let last = first;
          while (addDays(last, 1) < addMonths(first, 12)) last = addDays(last, 1);
          covered = last;
        }
        expect(paidUntil(payments)).toBe(covered);
      }),
    );
  });

  it('[property] one more payment never makes it shorter, and each makes its donor a member on its day', () => {
    const payment = fc
      .tuple(dayNumber, fc.constantFrom('YEAR', 'FIXED'), fc.constantFrom('01-01', '04-06', '11-12'))
      .map(([count, kind, start]) => (kind === 'YEAR' ? year(dayOf(count)) : fixed(dayOf(count), start)));
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 8 }), (payments) => {
        const inOrder = payments.sort((one, other) => one.receivedOn.localeCompare(other.receivedOn));
        let before = '';
        for (let count = 1; count <= inOrder.length; count += 1) {
          const until = paidUntil(inOrder.slice(0, count))!;
          expect(until > before).toBe(true);
          expect(until >= inOrder[count - 1]!.receivedOn).toBe(true);
          before = until;
        }
      }),
    );
  });
});

const END = '2026-06-30';

it('a letter is due 30 days before the end, at the end and 30 days after it; never an earlier one', () => {
  const ended = { step: 'ENDED', day: END } as const;
  const stepOn = (today: string) =>
    reminderStep(END, today, { sent: today > END ? [ended] : [], isByHand: false });
  expect(stepOn('2026-05-30')).toBeNull();
  expect(stepOn('2026-05-31')).toBe('BEFORE');
  expect(stepOn('2026-06-29')).toBe('BEFORE');
  expect(stepOn('2026-06-30')).toBe('ENDED');
  expect(stepOn('2026-07-29')).toBe('ENDED');
  expect(stepOn('2026-07-30')).toBe('AFTER');
  expect(stepOn('2026-08-28')).toBe('AFTER');
  expect(stepOn('2026-08-29')).toBeNull();
});

it('the last letter is never the first, and comes 30 days after the one before', () => {
  const stepOn = (today: string, sent: readonly SentReminder[], isByHand = false) =>
    reminderStep(END, today, { sent, isByHand });
  expect(stepOn('2026-08-28', [])).toBe('ENDED');
  expect(stepOn('2026-08-29', [])).toBeNull();
  expect(stepOn('2027-08-29', [], true)).toBe('ENDED');
  const before = [{ step: 'BEFORE', day: '2026-06-01' }] as const;
  expect(stepOn('2026-08-01', before)).toBe('ENDED');
  const late = [{ step: 'ENDED', day: '2026-08-20' }] as const;
  expect(stepOn('2026-09-18', late, true)).toBe('ENDED');
  expect(stepOn('2026-09-19', late)).toBe('AFTER');
  expect(stepOn('2026-10-19', late)).toBeNull();
  expect(stepOn('2026-10-19', late, true)).toBe('AFTER');
  // Of whom the last one has gone nobody asks for an earlier one.
  expect(
    letterDue(END, '2027-08-29', { sent: [{ step: 'AFTER', day: '2026-08-01' }], isByHand: true }),
  ).toBeNull();
});

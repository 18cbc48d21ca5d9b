import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../../../rules/days.ts';
import { type MonthlyDonation, recogniseOrder } from './recognise-order.ts';

/** A donation that came on that day by standing order. */
function came(receivedOn: string, more: Partial<MonthlyDonation> = {}): MonthlyDonation {
  return {
    amountPence: 1500,
    madeOn: receivedOn,
    receivedOn,
    isPromisedMonthly: false,
    isByStandingOrder: true,
    ...more,
  };
}

const byTransfer = (day: string, amountPence = 1500) => came(day, { isByStandingOrder: false, amountPence });
const promised = (madeOn: string) =>
  came(madeOn, { receivedOn: null, isPromisedMonthly: true, isByStandingOrder: false });

/** State, last and next day. */
function known(donations: MonthlyDonation[], today: string, endedOn?: string) {
  const order = recogniseOrder(donations, today, endedOn);
  return order && [order.state, order.lastOn, order.nextOn];
}

describe('a standing order', () => {
  it('is a promise for every month, or the second donation in another month, or the third equal transfer', () => {
    expect(known([promised('2026-01-02')], '2026-01-05')).toEqual(['NOT_BEGUN', null, null]);
    expect(known([came('2026-01-05', { isPromisedMonthly: true })], '2026-01-06')).toEqual([
      'ON_TIME',
      '2026-01-05',
      '2026-02-05',
    ]);
    expect(known([came('2026-01-05')], '2026-01-06')).toBeNull();
    expect(known([came('2026-01-05'), came('2026-01-20')], '2026-01-21')).toBeNull();
    expect(known([came('2026-01-05'), came('2026-02-05')], '2026-02-06')?.[0]).toBe('ON_TIME');
    const transfers = [byTransfer('2026-01-05'), byTransfer('2026-02-05'), byTransfer('2026-03-05')];
    expect(known(transfers.slice(1), '2026-03-06')).toBeNull();
    expect(known(transfers, '2026-03-06')).toEqual(['ON_TIME', '2026-03-05', '2026-04-05']);
    expect(known([...transfers.slice(0, 2), byTransfer('2026-03-05', 1600)], '2026-03-06')).toBeNull();
    expect(known([...transfers.slice(0, 2), byTransfer('2026-04-05')], '2026-04-06')).toBeNull();
  });

  it('is late when a week is over, and has stopped when two months have not come', () => {
    const donations = [came('2026-01-05'), came('2026-02-05')];
    const stateOn = (today: string) => known(donations, today)?.[0];
    expect(stateOn('2026-03-12')).toBe('ON_TIME');
    expect(stateOn('2026-03-13')).toBe('LATE');
    expect(stateOn('2026-04-12')).toBe('LATE');
    expect(stateOn('2026-04-13')).toBe('STOPPED');
    expect(known([...donations, came('2026-04-20')], '2026-04-21')?.[0]).toBe('ON_TIME');
  });

  it('has its day although weekends and short months move it', () => {
    const shifted = [came('2026-01-31'), came('2026-03-02'), came('2026-03-31'), came('2026-04-30')];
    expect(recogniseOrder(shifted, '2026-05-01')).toMatchObject({
      usualDay: 31,
      nextOn: '2026-05-31',
      payments: [{ month: '2026-01' }, { month: '2026-02' }, { month: '2026-03' }, { month: '2026-04' }],
    });
  });

  it('has the amount that came last; another transfer of the donor is not of it', () => {
    const donations = [came('2026-01-05'), came('2026-02-05', { amountPence: 2000 })];
    const order = recogniseOrder([...donations, byTransfer('2026-02-20', 50_000)], '2026-02-21');
    expect(order).toMatchObject({ amountPence: 2000, lastOn: '2026-02-05', nextOn: '2026-03-05' });
  });

  it('is over when somebody has said so, until money comes after that day or it is promised anew', () => {
    const donations = [came('2026-01-05'), came('2026-02-05')];
    expect(known(donations, '2026-06-01', '2026-05-01')?.[0]).toBe('ENDED');
    // Said on the day on which the last money came: that is over, too.
    expect(known(donations, '2026-06-01', '2026-02-05')?.[0]).toBe('ENDED');
    expect(known(donations, '2026-06-01', '2026-02-04')?.[0]).toBe('STOPPED');
    expect(known([...donations, came('2026-05-05')], '2026-06-01', '2026-05-01')?.[0]).toBe('ON_TIME');
    expect(known([...donations, promised('2026-05-20')], '2026-06-01', '2026-05-01')?.[0]).toBe('NOT_BEGUN');
    expect(known([promised('2026-01-02')], '2026-06-01', '2026-05-01')?.[0]).toBe('ENDED');
  });

  it('[property] that comes up to three days late each month is on time, each payment is of its own month, and the next is a month later', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2024-01-01', count));
    fc.assert(
      fc.property(
        day,
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 20 }),
        (first, delays) => {
          // Its own day is the usual one, in half of the months at least.
          const moved = delays.map((delay, index) => (index % 2 === 0 ? 0 : delay));
          const donations = moved.map((delay, index) => came(addDays(addMonths(first, index), delay)));
          const due = addMonths(first, donations.length);
          // A week after; of short months alone the day may be taken for one up to three days before it.
          const order = recogniseOrder(donations, addDays(due, 4))!;
          expect(new Set(order.payments.map(({ month }) => month)).size).toBe(donations.length);
          expect([order.state, order.nextOn!.slice(0, 7)]).toEqual(['ON_TIME', due.slice(0, 7)]);
        },
      ),
      // At the ends of months.
      {
        examples: [
          ['2030-03-31', [0, 0, 0, 0]],
          ['2028-12-29', [0, 1, 0]],
        ],
        numRuns: 500,
      },
    );
  });
});

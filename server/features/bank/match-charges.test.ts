import { expect, it } from 'vitest';
import type { Charge } from '../charges/charge.entity.ts';
import { matchCharges, openOf, returnableOf } from './match-charges.ts';

it('a deposit is given back from its day on, and not before; of what is void any day', () => {
  const deposit = { state: 'PAID', returnablePence: 10_000, backOn: '2026-11-15' } as Charge;
  const returnable = (charge: Charge, day: string) => returnableOf(charge, day);
  expect(['2026-11-14', '2026-11-15', '2026-11-16'].map((day) => returnable(deposit, day))).toEqual([
    ...[0, 10_000, 10_000],
  ]);
  expect(returnable({ ...deposit, state: 'VOID' } as Charge, '2026-11-14')).toBe(10_000);
});

it('of several that somebody owes together what is paid already takes nothing of the money', () => {
  const owed = { reference: 'SMJ-2222-3333', payerName: 'Mira Raval', askedOn: '2026-11-01', hireId: 1 };
  const charges = [0, 4000, 5000].map(
    (openPence, id) => ({ ...owed, id, dueOn: `2026-12-0${id + 1}`, state: 'OPEN', openPence }) as Charge,
  );
  for (const [id, description] of ['BGC MIRA RAVAL', 'BGC SMJ-2222-3333', 'BGC SMJ-2222-3334'].entries()) {
    const line = { id, description, day: '2026-11-14', openPence: 9000, payerKey: '' };
    const found = matchCharges([line], charges, openOf).get(id)!;
    expect(found.charges.map(({ pence }) => pence)).toEqual([4000, 5000]);
  }
});

it('money that came before a charge was asked for is not said to be for it by the name of who paid', () => {
  const asked = {
    reference: 'SMJ-2222-3333',
    payerName: 'Mira Raval',
    askedOn: '2026-11-10',
    dueOn: '2026-12-01',
  };
  const charge = { ...asked, id: 1, hireId: 1, state: 'OPEN', openPence: 9000 } as Charge;
  const line = { description: 'BGC MIRA RAVAL', openPence: 9000, payerKey: '' };
  const days = ['2026-11-09', '2026-11-10'].map((day, id) => ({ ...line, id, day }));
  const found = matchCharges(days, [charge], openOf);
  expect([...found].map(([id, { reason }]) => [id, reason])).toEqual([[1, 'NAME_AND_AMOUNT']]);
});

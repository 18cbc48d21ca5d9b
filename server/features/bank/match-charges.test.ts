import { expect, it } from 'vitest';
import type { Charge } from '../charges/charge.entity.ts';
import { returnableOf } from './match-charges.ts';

it('a deposit is given back from its day on, and not before; of what is void any day', () => {
  const deposit = { state: 'PAID', returnablePence: 10_000, backOn: '2026-11-15' } as Charge;
  const returnable = (charge: Charge, day: string) => returnableOf(charge, day);
  expect(['2026-11-14', '2026-11-15', '2026-11-16'].map((day) => returnable(deposit, day))).toEqual([
    ...[0, 10_000, 10_000],
  ]);
  expect(returnable({ ...deposit, state: 'VOID' } as Charge, '2026-11-14')).toBe(10_000);
});

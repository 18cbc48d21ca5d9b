import type { HireValues } from '../../../rules/hall-hire.ts';
import { hireMoments } from '../../../rules/hire-times.ts';
import { parseWrittenPence } from '../../../rules/money.ts';

/** Converts the validated form to columns: local times to instants, amounts to pence, empty values to null. */
export function hireColumns(values: HireValues) {
  const {
    date,
    from,
    to,
    guests,
    deposit,
    charges,
    outstanding,
    agreedOn,
    roomIds,
    isMemberPrice,
    ...texts
  } = values;
  const moments = hireMoments({ date, from, to });
  if (!moments) throw new Error('The times of a hire were not validated.');
  return {
    ...texts,
    guests: guests === '' ? null : Number(guests),
    ...moments,
    depositPence: parseWrittenPence(deposit),
    chargesPence: parseWrittenPence(charges),
    outstandingPence: parseWrittenPence(outstanding),
    agreedOn: agreedOn ?? null,
  };
}

export type HireColumns = ReturnType<typeof hireColumns>;

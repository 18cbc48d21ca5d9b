import type { HireValues } from '../../../rules/hall-hire.ts';
import { hirePrice } from '../../../rules/hire-price.ts';
import { hireMoments } from '../../../rules/hire-times.ts';
import { parseWrittenPence } from '../../../rules/money.ts';
import type { Room } from '../calendar/room.entity.ts';

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
    letterLanguage,
    isWishAnswered,
    isHirerTold,
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

/** The columns of a request with the rooms and what they cost; where the office has set no prices, no charges stand there. */
export function pricedHire(values: HireValues, rooms: readonly Room[]) {
  const { date, from, to, isMemberPrice } = values;
  const isMember = isMemberPrice ?? false;
  const { totalPence, depositPence } = hirePrice({ rooms, date, from, to, isMember });
  const columns = hireColumns(values);
  return {
    ...columns,
    roomIds: rooms.map(({ id }) => id),
    isMemberPrice: isMember,
    // What a visitor types counts only where the rooms have none.
    depositPence: depositPence || columns.depositPence,
    chargesPence: totalPence || null,
  };
}

export type HireColumns = ReturnType<typeof hireColumns>;

import type { HireValues } from '../../../rules/hall-hire.ts';
import { parseWrittenPence } from '../../../rules/money.ts';
import { momentOf } from '../../../rules/zoned-time.ts';

/** Converts the validated form to columns: local times to instants, amounts to pence, empty values to null. */
export function hireColumns(values: HireValues) {
  const { date, from, to, guests, deposit, charges, outstanding, agreedOn, ...texts } = values;
  return {
    ...texts,
    guests: guests === '' ? null : Number(guests),
    startsAt: momentOf(date, from),
    endsAt: momentOf(date, to, 'end'),
    depositPence: parseWrittenPence(deposit),
    chargesPence: parseWrittenPence(charges),
    outstandingPence: parseWrittenPence(outstanding),
    agreedOn: agreedOn ?? null,
  };
}

export type HireColumns = ReturnType<typeof hireColumns>;

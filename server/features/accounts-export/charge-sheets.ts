import type { AccountsDays } from '../../../rules/accounts-days.ts';
import { ChargeKind, ChargeMovedBy, ChargeMovementKind } from '../../../rules/charges.ts';
import { hireReference } from '../../../rules/hire-reference.ts';
import { batchesFrom, type WorkbookColumn } from '../../ways-in/exports/workbook.ts';
import type { ChargeAccount, ChargeAccountsService } from '../charges/charge-accounts.service.ts';

const KIND_WORDS: Readonly<Record<ChargeKind, string>> = {
  [ChargeKind.HIRE]: 'Hall hire',
  [ChargeKind.DEPOSIT]: 'Deposit',
  [ChargeKind.REPLY]: 'Places at events',
};

const METHOD_WORDS: Readonly<Record<ChargeMovedBy, string>> = {
  [ChargeMovedBy.CASH]: 'Cash',
  [ChargeMovedBy.CHEQUE]: 'Cheque',
  [ChargeMovedBy.TRANSFER]: 'Bank transfer',
  [ChargeMovedBy.CARD_AT_DOOR]: 'Card at the door',
  [ChargeMovedBy.CARD]: 'Card by Stripe',
};

const of = (movement: ChargeMovementKind) => (row: ChargeAccount) =>
  row.movement === movement ? row.pence : null;

export const CHARGE_COLUMNS: readonly WorkbookColumn<ChargeAccount>[] = [
  { header: 'Day', width: 14, format: 'day', value: ({ day }) => day },
  { header: 'For', width: 18, format: 'text', value: ({ kind }) => KIND_WORDS[kind] },
  {
    header: 'Booking',
    width: 12,
    format: 'text',
    value: ({ hireId }) => (hireId ? hireReference(hireId) : ''),
  },
  { header: 'Received', width: 14, format: 'pence', value: of(ChargeMovementKind.PAYMENT) },
  { header: 'Given back', width: 14, format: 'pence', value: of(ChargeMovementKind.RETURN) },
  // Of what was received before: it is not counted once more.
  { header: 'Kept', width: 14, format: 'pence', value: of(ChargeMovementKind.KEPT) },
  // Of what was received: a cost, not subtracted from it.
  { header: 'Fee', width: 14, format: 'pence', value: of(ChargeMovementKind.FEE) },
  {
    header: 'Payment method',
    width: 18,
    format: 'text',
    value: ({ method }) => (method ? METHOD_WORDS[method] : ''),
  },
  { header: 'Reference', width: 18, format: 'text', value: ({ reference }) => reference },
];

/** What moved of one kind in a month. */
interface ChargeSum {
  name: string;
  /** `YYYY-MM`; empty in the last rows. */
  month: string;
  receivedPence: number | null;
  returnedPence: number | null;
  keptPence: number | null;
  feePence: number | null;
  heldPence: number | null;
}

export const CHARGE_SUM_COLUMNS: readonly WorkbookColumn<ChargeSum>[] = [
  { header: 'For', width: 32, format: 'text', value: ({ name }) => name },
  { header: 'Month', width: 12, format: 'text', value: ({ month }) => month },
  { header: 'Received', width: 16, format: 'pence', value: ({ receivedPence }) => receivedPence },
  { header: 'Given back', width: 16, format: 'pence', value: ({ returnedPence }) => returnedPence },
  { header: 'Kept', width: 16, format: 'pence', value: ({ keptPence }) => keptPence },
  { header: 'Fees', width: 16, format: 'pence', value: ({ feePence }) => feePence },
  { header: 'Held', width: 16, format: 'pence', value: ({ heldPence }) => heldPence },
];

const NOTHING = { receivedPence: 0, returnedPence: 0, keptPence: 0, feePence: 0, heldPence: null };

/** The lines of what is no donation, and their sums once the lines were written. */
export function chargeSheets(service: ChargeAccountsService, days: AccountsDays, first: ChargeAccount[]) {
  const total: ChargeSum = { name: 'Total', month: '', ...NOTHING };
  const sums = new Map<string, ChargeSum>();
  const add = ({ kind, day, movement, pence }: ChargeAccount) => {
    const month = day.slice(0, 7);
    const key = `${kind} ${month}`;
    const sum = sums.get(key) ?? { name: KIND_WORDS[kind], month, ...NOTHING };
    sums.set(key, sum);
    const column = {
      [ChargeMovementKind.PAYMENT]: 'receivedPence' as const,
      [ChargeMovementKind.RETURN]: 'returnedPence' as const,
      [ChargeMovementKind.KEPT]: 'keptPence' as const,
      [ChargeMovementKind.FEE]: 'feePence' as const,
    }[movement];
    for (const one of [sum, total]) one[column] = (one[column] ?? 0) + pence;
  };
  async function* lines() {
    for await (const batch of batchesFrom(first, (last) => service.batch(days, last))) {
      for (const row of batch) add(row);
      yield batch;
    }
  }
  async function* sumRows(): AsyncGenerator<readonly ChargeSum[]> {
    const rows = [...sums.values()].sort(
      (one, other) => one.name.localeCompare(other.name, 'en') || one.month.localeCompare(other.month, 'en'),
    );
    const none = { receivedPence: null, returnedPence: null, keptPence: null, feePence: null };
    const heldPence = await service.depositsHeld(days.to);
    yield [...rows, total, { name: `Deposits held on ${days.to}`, month: '', ...none, heldPence }];
  }
  return { lines, sumRows };
}

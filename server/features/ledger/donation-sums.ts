import type { DonationSumsType } from './donation-ledger.type.ts';
import { REFUNDED_PENCE } from './refunds/refunds-of.ts';

/** {@link SUM_COLUMNS} as the driver returns them: a bigint is a string. */
export interface SumsRow {
  paid: string;
  refunded: string;
  pending: string;
  fees: string;
}

const sumOf = (pence: string, status: string) =>
  `coalesce(sum(${pence}) FILTER (WHERE item.status = '${status}'), 0)`;

/** What donations with the alias `item` have brought, without what went back. */
export const PAID_SUM = sumOf(`item.amount_pence - ${REFUNDED_PENCE}`, 'PAID');

/** What they may still bring. */
export const PENDING_SUM = sumOf('item.amount_pence', 'PENDING');

/** Columns for a `SELECT` from donations with the alias `item`; cancelled ones are in no sum. */
export const SUM_COLUMNS = [
  `${PAID_SUM} AS paid`,
  `coalesce(sum(${REFUNDED_PENCE}), 0) AS refunded`,
  `${PENDING_SUM} AS pending`,
  'coalesce(sum(item.fee_pence), 0) AS fees',
];

export function sumsOf(row: SumsRow | undefined): DonationSumsType {
  const { paid = 0, refunded = 0, pending = 0, fees = 0 } = row ?? {};
  return {
    paidPence: Number(paid),
    refundedPence: Number(refunded),
    pendingPence: Number(pending),
    feePence: Number(fees),
  };
}

/** SumsRow by status. Refunds are shown apart: they are not income, but must not disappear. */
export interface DonationSums {
  paidPence: number;
  refundedPence: number;
  pendingPence: number;
}

/** {@link SUM_COLUMNS} as the driver returns them: a bigint is a string. */
export interface SumsRow {
  paid: string;
  refunded: string;
  pending: string;
}

const sumOf = (status: string) =>
  `coalesce(sum(item.amount_pence) FILTER (WHERE item.status = '${status}'), 0)`;

/** Columns for a `SELECT` from donations with the alias `item`; cancelled ones are in no sum. */
export const SUM_COLUMNS = [
  `${sumOf('PAID')} AS paid`,
  `${sumOf('REFUNDED')} AS refunded`,
  `${sumOf('PENDING')} AS pending`,
];

export function sumsOf(row: SumsRow | undefined): DonationSums {
  const { paid = 0, refunded = 0, pending = 0 } = row ?? {};
  return { paidPence: Number(paid), refundedPence: Number(refunded), pendingPence: Number(pending) };
}

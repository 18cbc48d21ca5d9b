/** Pence by what became of them: what was paid and given back is not income, and is not forgotten either. */
export interface DonationSums {
  paidPence: number;
  refundedPence: number;
  pendingPence: number;
}

/** As Postgres answers, which writes its large numbers as text. */
export interface Sums {
  paid: string;
  refunded: string;
  pending: string;
}

const sumOf = (status: string) =>
  `coalesce(sum(item.amount_pence) FILTER (WHERE item.status = '${status}'), 0)`;

/** Columns for a `SELECT` from donations called `item`; cancelled ones count nowhere. */
export const SUMS = [
  `${sumOf('PAID')} AS paid`,
  `${sumOf('REFUNDED')} AS refunded`,
  `${sumOf('PENDING')} AS pending`,
];

export function sumsOf(row: Sums | undefined): DonationSums {
  const { paid = 0, refunded = 0, pending = 0 } = row ?? {};
  return { paidPence: Number(paid), refundedPence: Number(refunded), pendingPence: Number(pending) };
}

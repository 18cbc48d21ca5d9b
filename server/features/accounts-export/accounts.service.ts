import type { DataSource } from 'typeorm';
import type { AccountsDays } from '../../../rules/accounts-days.ts';
import type { DonationColumn } from '../../../rules/donation-states.ts';
import type { PaymentMethod } from '../../../rules/payment-methods.ts';
import { IS_FOR_HALL } from '../ledger/for-hall.ts';
import { REFUNDED_PENCE, refundedOn } from '../ledger/refunds/refunds-of.ts';

/** Money that came, as the accountant is told of it. Days are `YYYY-MM-DD` by the clock of the site. */
export interface AccountDonation {
  id: number;
  reference: string;
  receiptNumber: string;
  receivedOn: string;
  donorName: string;
  fundId: number;
  /** As its type is called today, as the totals have it. */
  fund: string;
  column: DonationColumn;
  paymentMethod: PaymentMethod | null;
  amountPence: number;
  refundedOn: string | null;
  /** All of it, or what was refunded to a card. */
  refundedPence: number;
  /** What providers have kept: of cards, or of payouts. */
  feePence: number;
}

/** How many rows an export holds in memory. */
const BATCH_SIZE = 500;

/** What the accountant is told of the books: what came on some days, also what was refunded since. */
export class AccountsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * One batch of what came on these days, by day; an empty one is the end.
   * @param isForHall what is paid for the hall, or all the rest
   * @param after the last one of the batch before
   */
  batch({ from, to }: AccountsDays, isForHall: boolean, after?: AccountDonation): Promise<AccountDonation[]> {
    return this.dataSource.query<AccountDonation[]>(
      `SELECT item.id, item.reference, coalesce(receipt.number, '') AS "receiptNumber",
              to_char(item.received_on, 'YYYY-MM-DD') AS "receivedOn", item.donor_name AS "donorName",
              type.id AS "fundId", type.name AS fund, type.column_name AS column, item.payment_method AS "paymentMethod",
              item.amount_pence AS "amountPence",
              ${refundedOn()} AS "refundedOn", ${REFUNDED_PENCE} AS "refundedPence",
              item.fee_pence AS "feePence"
         FROM donation item
         JOIN donation_sub_type type ON type.id = item.sub_type_id
         LEFT JOIN receipt ON receipt.donation_id = item.id AND receipt.voided_at IS NULL
        WHERE item.status IN ('PAID', 'REFUNDED') AND item.received_on BETWEEN $1 AND $2
          AND ${IS_FOR_HALL} = $5
          AND (item.received_on, item.id) > ($3::date, $4)
        ORDER BY item.received_on, item.id LIMIT ${BATCH_SIZE}`,
      [from, to, after?.receivedOn ?? from, after?.id ?? 0, isForHall],
    );
  }
}

import type { DataSource, EntityManager } from 'typeorm';
import type { AccountPart } from '../account-part.ts';
import { lockDonationsOfAccount } from '../ledger/ledger-data.service.ts';

/** SQL: a month of the subscription `item` is of that account (SQL too). The first may be kept without its donor by now. */
const ofAccount = (userId: string) => `EXISTS (
  SELECT FROM donation month
   WHERE month.user_id = ${userId} AND (month.id = item.donation_id
      OR month.id IN (SELECT donation_id FROM card_payment WHERE card_subscription_id = item.id)))`;

/** SQL: what is taken every month can still be ended by the link of `donation_link`. */
export const ENDS_BY_LINK = `EXISTS (
  SELECT FROM card_subscription item
   WHERE item.donation_id = donation_link.donation_id AND item.state <> 'ENDED')`;

/** What cards keep of accounts: what moved by card for their donations, and what is taken of them every month. */
export class CardsDataService implements AccountPart {
  readonly stillUsed = `EXISTS (
    SELECT FROM card_subscription item WHERE item.state <> 'ENDED' AND ${ofAccount('user_account.id')})`;

  constructor(private readonly dataSource: DataSource) {}

  async collect(userId: number) {
    const cardPayments = await this.dataSource.query(
      `SELECT donation.reference, entry.kind, entry.pence, entry.happened_at AS "happenedAt"
         FROM card_entry entry
         JOIN card_payment payment ON payment.id = entry.card_payment_id
         JOIN donation ON donation.id = payment.donation_id
        WHERE donation.user_id = $1 ORDER BY entry.happened_at, entry.id`,
      [userId],
    );
    const cardSubscriptions = await this.dataSource.query(
      `SELECT donation.amount_pence AS "amountPence", item.state, item.state_since AS "stateSince"
         FROM card_subscription item JOIN donation ON donation.id = item.donation_id
        WHERE ${ofAccount('$1')} ORDER BY item.id`,
      [userId],
    );
    return { cardPayments, cardSubscriptions };
  }

  /** Nothing more is taken every month. */
  async leave(manager: EntityManager, userId: number): Promise<void> {
    await lockDonationsOfAccount(manager, userId);
    await manager.query(
      `UPDATE card_subscription item SET is_to_end = true WHERE state <> 'ENDED' AND ${ofAccount('$1')}`,
      [userId],
    );
  }
}

import type { EntityManager } from 'typeorm';
import type { AccountPart } from '../feature.ts';
import { lockGiftsOfAccount } from '../ledger/ledger-data.service.ts';

/** What cards keep of accounts: what moved by card is shown with the donations. */
export class CardsDataService implements AccountPart {
  collect(): Promise<Record<string, unknown>> {
    return Promise.resolve({});
  }

  /** Nothing more is taken every month. */
  async leave(manager: EntityManager, userId: number): Promise<void> {
    await lockGiftsOfAccount(manager, userId);
    await manager.query(
      `UPDATE card_subscription SET is_to_end = true
        WHERE state <> 'ENDED' AND donation_id IN (SELECT id FROM donation WHERE user_id = $1)`,
      [userId],
    );
  }
}

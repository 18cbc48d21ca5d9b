import type { DataSource, EntityManager } from 'typeorm';
import { deleteSome, keptUntil } from '../../database/remove-some.ts';
import type { AccountPart } from '../feature.ts';
import { lockGiftsOfAccount, NOTHING_CAME } from '../ledger/ledger-data.service.ts';

/** What giving keeps of accounts and of who never gave: the private links. */
export class GivingDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  /** The links show what the ledger's export has. */
  collect(): Promise<Record<string, unknown>> {
    return Promise.resolve({});
  }

  async leave(manager: EntityManager, userId: number): Promise<void> {
    await lockGiftsOfAccount(manager, userId);
    await manager.query(
      'DELETE FROM donation_link WHERE donation_id IN (SELECT id FROM donation WHERE user_id = $1)',
      [userId],
    );
  }

  /** Links to donations of which the books no longer keep who gave them. @returns how many */
  forgetOldLinks(limit: number): Promise<number> {
    const isOld = `donation_id IN (
      SELECT id FROM donation WHERE donor_name = '' AND donor_id IS NULL AND user_id IS NULL)`;
    return deleteSome(this.dataSource, 'donation_link', isOld, limit);
  }

  /**
   * Gifts without an account that were promised, and of which nothing was paid, are cancelled, and nothing stays of who meant to give.
   * @returns how many
   */
  async forgetUnpaidGifts(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `WITH old AS (
         SELECT id, status FROM donation
          WHERE user_id IS NULL AND status IN ('PENDING', 'CANCELLED')
            AND created_at < ${keptUntil('unpaidGifts')}
            AND EXISTS (SELECT FROM donation_link WHERE donation_id = donation.id)
            AND ${NOTHING_CAME}
          LIMIT $1 FOR UPDATE SKIP LOCKED),
       history AS (
         INSERT INTO donation_status_change (donation_id, from_status, to_status, changed_by_name)
         SELECT id, 'PENDING', 'CANCELLED', '' FROM old WHERE status = 'PENDING'),
       links AS (DELETE FROM donation_link WHERE donation_id IN (SELECT id FROM old))
       UPDATE donation SET status = 'CANCELLED', donor_id = NULL, donor_name = '', email = '', message = ''
        WHERE id IN (SELECT id FROM old)`,
      [limit],
    );
    return count;
  }
}

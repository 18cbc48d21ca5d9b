import type { DataSource, EntityManager } from 'typeorm';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { deleteSome, keptUntil } from '../../database/remove-some.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AccountPart } from '../account-part.ts';
import { removeUnusedDonor } from '../ledger/donors/find-donor.ts';
import { FORGOTTEN, lockDonationsOfAccount, NOTHING_CAME } from '../ledger/ledger-data.service.ts';
import type { LedgerHooks } from '../ledger/ledger-hooks.ts';
import { forgetPromises } from '../ledger/whose-donation.ts';
import type { GivingHooks } from './giving-hooks.ts';

/** SQL: the `donation` was promised without an account, long ago, and nothing of it has come. */
const isLongUnpaid = () => `donation.user_id IS NULL AND status IN ('PENDING', 'CANCELLED')
  AND donation.created_at < ${keptUntil('unpaidGifts')}
  AND EXISTS (SELECT FROM donation_link WHERE donation_id = donation.id)
  AND ${NOTHING_CAME}`;

/** What giving keeps of accounts and of who never gave: the private links. */
export class GivingDataService implements AccountPart {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hooks: Pick<GivingHooks, 'declarations' | 'linkStillUsed'>,
    private readonly ledgerHooks: Pick<LedgerHooks, 'tellStatus'>,
  ) {}

  /** The links show what the ledger's export has. */
  collect(): Promise<Record<string, unknown>> {
    return Promise.resolve({});
  }

  async leave(manager: EntityManager, userId: number): Promise<void> {
    await lockDonationsOfAccount(manager, userId);
    await manager.query(
      'DELETE FROM donation_link WHERE donation_id IN (SELECT id FROM donation WHERE user_id = $1)',
      [userId],
    );
  }

  /** Links to donations of which the books no longer keep who gave them, once nothing can be done with them. @returns how many */
  forgetOldLinks(limit: number): Promise<number> {
    const unused = this.hooks.linkStillUsed.map((condition) => ` AND NOT ${condition}`).join('');
    return deleteSome(this.dataSource, 'donation_link', `donation_id IN ${FORGOTTEN}${unused}`, limit);
  }

  /**
   * Gifts without an account that were promised, and of which nothing was paid, are cancelled, and nothing stays of who meant to give:
   * nor in the list of donors, unless they are known otherwise.
   * @returns how many
   */
  async forgetUnpaidGifts(limit: number): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const old = await lockLongUnpaid(manager, limit);
      // Looked at again: what a line has paid since leaves the gift's row as it is.
      const unpaid = await manager.query<{ id: number }[]>(
        `SELECT id FROM donation WHERE id = ANY ($1) AND ${isLongUnpaid()}`,
        [old.map(({ id }) => id)],
      );
      const ids = unpaid.map(({ id }) => id);
      await forgetPromises(manager, ids);
      await this.ledgerHooks.tellStatus(manager, ids, DonationStatus.CANCELLED);
      await manager.query('DELETE FROM donation_link WHERE donation_id = ANY ($1)', [ids]);
      await this.hooks.declarations.forget(manager, ids);
      for (const id of new Set(old.flatMap(({ donorId }) => donorId ?? [])))
        await removeUnusedDonor(manager, id);
      return ids.length;
    });
  }
}

/**
 * Locks gifts that are long unpaid, and their donors. What somebody is at just now waits for the next time, and does not
 * count: since nothing here waits, it does not matter that others lock donors before their gifts.
 */
async function lockLongUnpaid(
  manager: EntityManager,
  limit: number,
): Promise<{ id: number; donorId: number | null }[]> {
  const select = `SELECT donation.id, donor_id AS "donorId" FROM donation`;
  const rest = 'ORDER BY donation.id LIMIT $1 FOR UPDATE SKIP LOCKED';
  const ofDonors = await manager.query(
    `${select} JOIN donor ON donor.id = donor_id WHERE ${isLongUnpaid()} ${rest}`,
    [limit],
  );
  const ofNobody = await manager.query(`${select} WHERE donor_id IS NULL AND ${isLongUnpaid()} ${rest}`, [
    limit - ofDonors.length,
  ]);
  return [...ofDonors, ...ofNobody];
}

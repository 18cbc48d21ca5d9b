import { type DataSource, type EntityManager, In } from 'typeorm';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { keptUntil } from '../../database/remove-some.ts';
import type { AccountPart } from '../account-part.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { Donation } from './donation.entity.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { donorsOfAccount, leaveDonor, lockDonorsOfAccount, workOnDonors } from './donors/donor-data.ts';
import type { LedgerHooks } from './ledger-hooks.ts';
import { allocatedTo, paymentsByLines } from './payments.ts';
import { DonationRefund } from './refunds/donation-refund.entity.ts';
import { refundsOf } from './refunds/refund-book.ts';

/** SQL: no line of a bank statement has paid any of it, so that it can be cancelled unasked. */
export const NOTHING_CAME = `${allocatedTo('donation')} = 0`;

/** SQL: donations of which the books no longer keep who gave them. */
export const FORGOTTEN = `(SELECT id FROM donation WHERE donor_name = '' AND donor_id IS NULL AND user_id IS NULL)`;

/**
 * Locks what an account has in the ledger, in the order in which everybody does. For features that change something beside
 * it when the account is closed.
 * @returns ids of whom the books count as its donor
 */
export async function lockDonationsOfAccount(manager: EntityManager, userId: number): Promise<number[]> {
  // Donors before their donations, as merges lock them. Apart from what follows, so that what a line pays just now is seen.
  const donorIds = await lockDonorsOfAccount(manager, userId);
  await manager.query('SELECT FROM donation WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId]);
  return donorIds;
}

/** What the books hold of a donor, and what they keep when the donor closes the account. */
export class LedgerDataService implements AccountPart {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hooks: Pick<LedgerHooks, 'stillAskedFor' | 'stillNamed' | 'tellStatus'>,
    private readonly audit: Pick<AuditService, 'forgetNameAbout'>,
  ) {}

  async collect(userId: number) {
    const { manager } = this.dataSource;
    const donations = await manager.find(Donation, { where: { userId }, order: { id: 'ASC' } });
    const ids = donations.map(({ id }) => id);
    const changes = await manager.find(DonationStatusChange, {
      where: { donationId: In(ids) },
      order: { id: 'ASC' },
    });
    const made = await manager.find(DonationStatusChange, {
      where: { changed: { byId: userId } },
      order: { id: 'ASC' },
    });
    const entered = await manager.find(DonationRefund, {
      where: { made: { byId: userId } },
      order: { id: 'ASC' },
    });
    const payments = await paymentsByLines(manager, ids);
    const refunds = await refundsOf(manager, ids);
    return {
      donations: donations.map(
        ({
          userId: _own,
          donorId: _donor,
          idempotencyKey: _key,
          subTypeId: _type,
          receiptNumber,
          ...donation
        }) => ({
          ...donation,
          payments: payments
            .filter(({ donationId }) => donationId === donation.id)
            .map(({ donationId: _id, ...payment }) => payment),
          receipt: receiptNumber ?? null,
          // By hand; not by whom, nor why.
          refunds: refunds
            .filter(({ donationId }) => donationId === donation.id)
            .map(({ pence, day, paymentMethod, reversesId }) => ({
              pence,
              day,
              paymentMethod,
              isMistake: reversesId !== null,
            })),
          history: changes
            .filter(({ donationId }) => donationId === donation.id)
            // Not who changed it, nor the note, which the treasurer wrote for the office.
            .map(({ fromStatus, toStatus, changed, receivedOn }) => ({
              fromStatus,
              toStatus,
              changedAt: changed.at,
              receivedOn,
            })),
        }),
      ),
      donationsDecidedInTheOffice: made.map(({ changed, toStatus }) => ({ changedAt: changed.at, toStatus })),
      refundsEnteredInTheOffice: entered.map(({ made, pence }) => ({ madeAt: made.at, pence })),
      donors: await donorsOfAccount(manager, userId),
      ...(await workOnDonors(manager, userId)),
    };
  }

  /**
   * What was promised and not paid is cancelled, as nobody can be reminded of it; money that still comes is found by its
   * reference. What was paid in part waits for the treasurer. The books keep what they must: amount, day, kind, reference,
   * status and the donor's name.
   */
  async leave(manager: EntityManager, userId: number): Promise<void> {
    const donorIds = await lockDonationsOfAccount(manager, userId);
    const cancelled = await manager.query<{ id: number }[]>(
      `WITH pending AS (
         UPDATE donation SET status = 'CANCELLED' WHERE user_id = $1 AND status = 'PENDING' AND ${NOTHING_CAME}
         RETURNING id)
       INSERT INTO donation_status_change (donation_id, from_status, to_status, changed_by_name, note_code)
       SELECT id, 'PENDING', 'CANCELLED', '', $2 FROM pending RETURNING donation_id AS id`,
      [userId, DonationNote.ACCOUNT_CLOSED],
    );
    await this.hooks.tellStatus(
      manager,
      cancelled.map(({ id }) => id),
      DonationStatus.CANCELLED,
    );
    await manager.update(Donation, { userId }, { userId: null, phone: '', email: '', message: '' });
    await leaveDonor(manager, { userId, donorIds }, this.hooks);
    await this.audit.forgetNameAbout(manager, userId, 'donor', donorIds);
  }

  /**
   * Takes from old donations who gave them; amount, day, kind, reference and status stay for the totals. What something
   * else still asks for waits for it.
   * @returns how many
   */
  async forgetOldDonations(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `WITH old AS (
         SELECT id FROM donation
          WHERE coalesce(received_on::timestamptz, created_at) < ${keptUntil('donations')}
            AND (user_id IS NOT NULL OR donor_id IS NOT NULL OR donor_name <> '' OR phone <> '' OR email <> '' OR message <> '')
            ${this.hooks.stillAskedFor.map((condition) => `AND NOT ${condition}`).join(' ')}
          LIMIT $1 FOR UPDATE SKIP LOCKED),
       history AS (
         UPDATE donation_status_change SET note = NULL, note_code = nullif(note_code, 'CHEQUE')
          WHERE donation_id IN (SELECT id FROM old)),
       refunds AS (UPDATE donation_refund SET reason = NULL WHERE donation_id IN (SELECT id FROM old)),
       receipts AS (
         UPDATE receipt SET voided_reason = ''
          WHERE donation_id IN (SELECT id FROM old) AND voided_reason IS NOT NULL)
       UPDATE donation SET user_id = NULL, donor_id = NULL, donor_name = '', phone = '', email = '', message = ''
        WHERE id IN (SELECT id FROM old)`,
      [limit],
    );
    return count;
  }
}

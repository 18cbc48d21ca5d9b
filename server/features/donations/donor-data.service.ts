import { type DataSource, type EntityManager, In } from 'typeorm';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { keptUntil } from '../../database/remove-some.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AccountPart } from '../feature.ts';
import { forgetOldPayers, paymentsByLines, workAtTheBankDesk } from './bank-statements/bank-data.ts';
import { allocatedTo } from './bank-statements/live-allocations.ts';
import { Donation } from './donation.entity.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { donorsOfAccount, leaveDonor, workAtTheDesk } from './donors/donor-data.ts';
import { removeUnusedDonor } from './donors/find-donor.ts';
import { expectedOfAccount, workOnExpectedMoney } from './expected-data.ts';
import {
  claimedOfAccount,
  IS_CLAIM_ASKED_FOR,
  NO_TAXPAYER,
  workOnClaims,
} from './gift-aid/claims/claim-data.ts';
import { declarationsOfAccount, workOnDeclarations } from './gift-aid/declarations/declaration-data.ts';
import { workOnSmallDonations } from './gift-aid/small-donations/small-data.ts';
import { DonationRefund } from './refunds/donation-refund.entity.ts';
import { refundsOf } from './refunds/refund-book.ts';

/** SQL: no line of a bank statement has paid any of it, so that it can be cancelled unasked. */
const NOTHING_CAME = `${allocatedTo('donation')} = 0`;

/** SQL: the `donation` was promised without an account, long ago, and nothing of it has come. */
const isLongUnpaid = () => `user_id IS NULL AND status IN ('PENDING', 'CANCELLED')
  AND created_at < ${keptUntil('unpaidGifts')}
  AND EXISTS (SELECT FROM donation_link WHERE donation_id = donation.id)
  AND ${NOTHING_CAME}`;

/** What the books hold of a donor, and what they keep when the donor closes the account. */
export class DonorDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  async collect(userId: number) {
    const { manager } = this.dataSource;
    const donations = await manager.find(Donation, { where: { userId }, order: { id: 'ASC' } });
    const ids = donations.map(({ id }) => id);
    const changes = await manager.find(DonationStatusChange, {
      where: { donationId: In(ids) },
      order: { id: 'ASC' },
    });
    const made = await manager.find(DonationStatusChange, {
      where: { changedById: userId },
      order: { id: 'ASC' },
    });
    const entered = await manager.find(DonationRefund, { where: { madeById: userId }, order: { id: 'ASC' } });
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
            .map(({ pence, day, way, reversesId }) => ({ pence, day, way, isMistake: reversesId !== null })),
          history: changes
            .filter(({ donationId }) => donationId === donation.id)
            // Not who changed it, nor the note, which the treasurer wrote for the office.
            .map(({ fromStatus, toStatus, changedAt, receivedOn }) => ({
              fromStatus,
              toStatus,
              changedAt,
              receivedOn,
            })),
        }),
      ),
      donationsDecidedInTheOffice: made.map(({ changedAt, toStatus }) => ({ changedAt, toStatus })),
      refundsEnteredInTheOffice: entered.map(({ madeAt, pence }) => ({ madeAt, pence })),
      donors: await donorsOfAccount(manager, userId),
      giftAidDeclarations: await declarationsOfAccount(manager, userId),
      giftAidClaimed: await claimedOfAccount(manager, userId),
      ...(await expectedOfAccount(manager, userId)),
      ...(await workAtTheBankDesk(manager, userId)),
      ...(await workAtTheDesk(manager, userId)),
      ...(await workOnExpectedMoney(manager, userId)),
      ...(await workOnDeclarations(manager, userId)),
      ...(await workOnClaims(manager, userId)),
      ...(await workOnSmallDonations(manager, userId)),
    };
  }

  /**
   * What was promised and not paid is cancelled, as nobody can be reminded of it; money that still comes is found by its
   * reference. What was paid in part waits for the treasurer. Nothing more is taken every month by card. The books keep what they must: amount, day, kind, reference,
   * status and the donor's name.
   */
  async leave(manager: EntityManager, userId: number): Promise<void> {
    // Before their gifts, as merges lock them.
    await manager.query('SELECT FROM donor WHERE user_id = $1 FOR UPDATE', [userId]);
    // Apart, so that what a line pays of one just now is seen: it leaves the gift's row as it is.
    await manager.query(
      `SELECT FROM donation WHERE user_id = $1 AND status = 'PENDING' ORDER BY id FOR UPDATE`,
      [userId],
    );
    await manager.query(
      `WITH pending AS (
         UPDATE donation SET status = 'CANCELLED' WHERE user_id = $1 AND status = 'PENDING' AND ${NOTHING_CAME}
         RETURNING id)
       INSERT INTO donation_status_change (donation_id, from_status, to_status, changed_by_name, note_code)
       SELECT id, 'PENDING', 'CANCELLED', '', $2 FROM pending`,
      [userId, DonationNote.ACCOUNT_CLOSED],
    );
    await manager.query(
      `UPDATE card_subscription SET is_to_end = true
        WHERE state <> 'ENDED' AND donation_id IN (SELECT id FROM donation WHERE user_id = $1)`,
      [userId],
    );
    await manager.query(
      'DELETE FROM donation_link WHERE donation_id IN (SELECT id FROM donation WHERE user_id = $1)',
      [userId],
    );
    await manager.update(Donation, { userId }, { userId: null, phone: '', email: '', message: '' });
    await leaveDonor(manager, userId);
  }

  /**
   * Takes from old donations who gave them, and from lines of bank statements who paid; amount, day, kind, reference and status stay for the totals. Gifts that Gift Aid was claimed for wait six years from the claim (decision 83).
   * @returns how many
   */
  async forgetOldDonors(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `WITH old AS (
         SELECT id FROM donation
          WHERE coalesce(received_on::timestamptz, created_at) < ${keptUntil('donations')}
            AND (user_id IS NOT NULL OR donor_id IS NOT NULL OR donor_name <> '' OR phone <> '' OR email <> '' OR message <> '')
            AND NOT ${IS_CLAIM_ASKED_FOR}
          LIMIT $1 FOR UPDATE SKIP LOCKED),
       history AS (
         UPDATE donation_status_change SET note = NULL, note_code = nullif(note_code, 'CHEQUE')
          WHERE donation_id IN (SELECT id FROM old)),
       refunds AS (UPDATE donation_refund SET reason = NULL WHERE donation_id IN (SELECT id FROM old)),
       claimed AS (
         UPDATE gift_aid_claim_gift SET taxpayer = ${NO_TAXPAYER} WHERE donation_id IN (SELECT id FROM old)),
       receipts AS (
         UPDATE receipt SET withdrawn_reason = ''
          WHERE donation_id IN (SELECT id FROM old) AND withdrawn_reason IS NOT NULL),
       links AS (DELETE FROM donation_link WHERE donation_id IN (SELECT id FROM old))
       UPDATE donation SET user_id = NULL, donor_id = NULL, donor_name = '', phone = '', email = '', message = ''
        WHERE id IN (SELECT id FROM old)`,
      [limit],
    );
    return count === limit ? count : count + (await forgetOldPayers(this.dataSource, limit - count));
  }

  /**
   * Gifts without an account that were promised, and of which nothing was paid, are cancelled, and nothing stays of who meant to give:
   * nor in the list of donors, unless they are known otherwise.
   * @returns how many
   */
  async forgetUnpaidGifts(limit: number): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const old = await manager.query<{ id: number; donorId: number | null }[]>(
        `SELECT id, donor_id AS "donorId" FROM donation WHERE ${isLongUnpaid()} LIMIT $1`,
        [limit],
      );
      // Before their gifts, as merges lock them. What somebody is at just now waits for the next time.
      const donors = await manager.query<{ id: number }[]>(
        'SELECT id FROM donor WHERE id = ANY ($1) ORDER BY id FOR UPDATE SKIP LOCKED',
        [old.flatMap(({ donorId }) => donorId ?? [])],
      );
      const donorIds = donors.map(({ id }) => id);
      const free = await manager.query<{ id: number }[]>(
        `SELECT id FROM donation WHERE id = ANY ($1) AND (donor_id IS NULL OR donor_id = ANY ($2))
          ORDER BY id FOR UPDATE SKIP LOCKED`,
        [old.map(({ id }) => id), donorIds],
      );
      // Looked at again: what a line has paid since leaves the gift's row as it is.
      const [, count] = await manager.query<[unknown[], number]>(
        `WITH old AS (SELECT id, status FROM donation WHERE id = ANY ($1) AND ${isLongUnpaid()}),
         history AS (
           INSERT INTO donation_status_change (donation_id, from_status, to_status, changed_by_name)
           SELECT id, 'PENDING', 'CANCELLED', '' FROM old WHERE status = 'PENDING'),
         links AS (DELETE FROM donation_link WHERE donation_id IN (SELECT id FROM old)),
         declarations AS (
           DELETE FROM gift_aid_declaration WHERE covers_gift_alone AND donation_id IN (SELECT id FROM old))
         UPDATE donation SET status = 'CANCELLED', donor_id = NULL, donor_name = '', email = '', message = ''
          WHERE id IN (SELECT id FROM old)`,
        [free.map(({ id }) => id)],
      );
      for (const id of donorIds) await removeUnusedDonor(manager, id);
      return count;
    });
  }
}

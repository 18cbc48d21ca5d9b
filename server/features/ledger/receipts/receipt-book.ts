import type { EntityManager } from 'typeorm';
import type { DonationNote } from '../../../../rules/donation-notes.ts';
import { receiptNumber } from '../../../../rules/receipts.ts';
import { byActor } from '../../../database/by.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { Donation } from '../donation.entity.ts';
import { Receipt } from './receipt.entity.ts';

/**
 * Gives a donation that has become Paid the next number of the year in which the money came. Whoever else needs a number
 * waits until the transaction ends, so that a rollback leaves no gap.
 * @param donation locked, without a valid receipt; its transaction locks no donation after this
 * @param prefix of the site settings
 * @returns the number, as `SMJ-2026-0017`
 */
export async function issueReceipt(
  manager: EntityManager,
  actor: Actor,
  donation: Donation & { receivedOn: string },
  { prefix, issuedAt }: { prefix: string; issuedAt: Date },
): Promise<string> {
  const year = Number(donation.receivedOn.slice(0, 4));
  // All years at once: two transactions that need numbers of two years would wait for each other.
  await manager.query('LOCK TABLE receipt_counter IN EXCLUSIVE MODE');
  const [{ running }] = await manager.query<[{ running: number }]>(
    `INSERT INTO receipt_counter AS counter (year, running) VALUES ($1, 1)
     ON CONFLICT (year) DO UPDATE SET running = counter.running + 1 RETURNING running`,
    [year],
  );
  const number = receiptNumber(prefix, year, running);
  await manager.insert(Receipt, {
    year,
    running,
    number,
    donationId: donation.id,
    language: donation.letterLanguage,
    amountPence: donation.amountPence,
    receivedOn: donation.receivedOn,
    issued: { ...byActor(actor), at: issuedAt },
  });
  return number;
}

/**
 * Voids the receipt of a donation; its number stays used.
 * @param donationId of a donation that is locked
 * @returns the number, or null if there was none to void
 */
export async function voidReceipt(
  manager: EntityManager,
  donationId: number,
  { reason = '', code = null, voidedAt }: { reason?: string; code?: DonationNote | null; voidedAt: Date },
): Promise<string | null> {
  const [rows] = await manager.query<[{ number: string }[], number]>(
    `UPDATE receipt SET voided_at = $2, voided_reason = $3, voided_code = $4
      WHERE donation_id = $1 AND voided_at IS NULL RETURNING number`,
    [donationId, voidedAt, reason, code],
  );
  return rows[0]?.number ?? null;
}

/** Leaves out so many of the next numbers of each year in which money may have come since a moment. */
export async function skipReceiptNumbers(
  runner: Pick<EntityManager, 'query'>,
  count: number,
  since: Date,
): Promise<void> {
  // In January money of the year before comes too.
  const year = since.getUTCFullYear();
  await runner.query(
    'UPDATE receipt_counter SET running = running + $1::integer WHERE year >= $2::integer - 1',
    [count, year],
  );
  await runner.query(
    `INSERT INTO receipt_counter (year, running) SELECT year, $1::integer FROM generate_series($2::integer, $3::integer) year
     ON CONFLICT DO NOTHING`,
    [count, year, new Date().getUTCFullYear()],
  );
}

import { type EntityManager, In } from 'typeorm';
import type { BankReason } from '../../../rules/bank-statements.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { shareFee } from '../../../rules/share-fee.ts';
import { byActor } from '../../database/by.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { Charge } from '../charges/charge.entity.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import { Donation } from '../ledger/donation.entity.ts';
import type { Charity } from '../ledger/donation-letters.ts';
import type { DonationStateService } from '../ledger/donation-state.service.ts';
import { BankAllocation, isLive } from './bank-allocation.entity.ts';
import type { BankLine } from './bank-line.entity.ts';
import type { ClaimPayments } from './claim-payments.ts';

/** What a decision is made with, within its transaction. */
export interface Deciding {
  manager: EntityManager;
  actor: Actor;
  states: DonationStateService;
  claims: ClaimPayments;
  charges: ChargesService;
  settings: Charity;
  /** Of letters to whom nobody knows the language of. */
  language: Language;
}

/** What a line pays of a donation, or of what is owed; money that went out gives that back. */
export type Payment = {
  /** What the donor gave. */
  pence: number;
  reason: BankReason;
} & ({ donationId: number } | { chargeId: number });

/**
 * Makes a line pay donations and what is owed; what becomes of them is theirs.
 * @param line locked; the donations and then the charges are locked here, in the order of their ids
 * @param feePence what was kept of these payments before they came; with it they are all that the line has left
 * @throws AppError NOT_FOUND; CONFLICT for more than the line has, for what takes no money, and for a fee that
 *   does not fit. The database refuses more than a donation or a charge needs
 */
export async function allocate(
  deciding: Deciding,
  line: BankLine,
  payments: readonly Payment[],
  feePence = 0,
): Promise<void> {
  const { manager, actor, states, settings } = deciding;
  const live = await livePayments(manager, line.id);
  requireSpace(line, netPence(live) + sumOf(payments.map(({ pence }) => pence)), feePence);
  const ofDonations = payments.flatMap((payment) => ('donationId' in payment ? [payment] : []));
  const fees = shareFee(
    feePence,
    ofDonations.map(({ pence }) => pence),
  );
  const donations = await lockDonations(
    manager,
    ofDonations.map(({ donationId }) => donationId),
  );
  for (const [index, { donationId, pence, reason }] of ofDonations.entries()) {
    const donation = donations.get(donationId);
    if (!donation) throw new AppError('NOT_FOUND', 'notFound');
    await manager.insert(BankAllocation, {
      lineId: line.id,
      donationId,
      pence,
      feePence: fees[index]!,
      reason: donation.status === DonationStatus.PAID ? 'PAID_BY_HAND' : reason,
      made: byActor(actor),
    });
    await states.settleByLines(manager, actor, donation, settings);
  }
  const ofCharges = payments.flatMap((payment) => ('chargeId' in payment ? [payment] : []));
  await allocateCharges(deciding, line, ofCharges);
}

async function allocateCharges(
  { manager, actor, charges }: Deciding,
  line: BankLine,
  payments: readonly (Payment & { chargeId: number })[],
): Promise<void> {
  const owed = await lockCharges(
    { manager, charges },
    payments.map(({ chargeId }) => chargeId),
  );
  for (const { chargeId, pence, reason } of payments) {
    const charge = owed.get(chargeId);
    if (!charge) throw new AppError('NOT_FOUND', 'notFound');
    if (line.amountPence > 0 && charge.state === 'VOID') throw new AppError('CONFLICT', 'chargeVoid');
    await manager.insert(BankAllocation, { lineId: line.id, chargeId, pence, reason, made: byActor(actor) });
  }
}

/**
 * Undoes what a line pays. A Gift Aid claim waits for its money again.
 * @param line locked
 * @param hasGoneBack the money itself, not only the decision about it: then nothing of it was paid, also by hand before
 * @returns how many payments
 * @throws AppError CONFLICT when some of one that a line has paid was refunded since
 */
export async function reverse(
  deciding: Deciding,
  line: BankLine,
  { hasGoneBack = false } = {},
): Promise<number> {
  const { manager, actor, states, claims, settings } = deciding;
  const entries = await livePayments(manager, line.id);
  const donations = await lockDonations(
    manager,
    entries.flatMap(({ donationId }) => donationId ?? []),
  );
  await lockCharges(
    deciding,
    entries.flatMap(({ chargeId }) => chargeId ?? []),
  );
  for (const { id: reversesId, donationId, chargeId, pence, feePence, reason } of entries) {
    const donation = donations.get(donationId ?? 0);
    // What was Paid without the line stays as it is, also refunded.
    const isPaidWithout = reason === 'PAID_BY_HAND' && !hasGoneBack;
    if (donation && donation.refundedPence > 0 && !isPaidWithout)
      throw new AppError('CONFLICT', 'bankPaymentRefunded');
    const entry = { lineId: line.id, donationId, chargeId, pence, feePence, reason };
    await manager.insert(BankAllocation, { ...entry, reversesId, made: byActor(actor) });
    if (donation)
      await states.undoFromLine(manager, actor, donation, {
        isPaidWithout,
        wasEntered: reason === 'ENTERED',
        settings,
      });
  }
  return entries.length + ((await claims.undo(manager, actor, line.id)) ? 1 : 0);
}

/** What a line that is locked has not paid for yet. */
export async function openPence(manager: EntityManager, line: BankLine): Promise<number> {
  return line.isExcluded ? 0 : line.amountPence - netPence(await livePayments(manager, line.id));
}

/** @throws AppError CONFLICT when a line has not just that left, or less than that without a fee */
function requireSpace(line: BankLine, wanted: number, feePence: number): void {
  const { amountPence, isExcluded } = line;
  if (feePence > 0 && amountPence < 0) throw new AppError('CONFLICT', 'bankFeeOnlyIn');
  // Of money that went out, what it gives back.
  if (isExcluded || (feePence === 0 && wanted > Math.abs(amountPence)))
    throw new AppError('CONFLICT', 'bankLineExceeded');
  if (feePence > 0 && wanted - feePence !== amountPence) throw new AppError('CONFLICT', 'bankFeeUnbalanced');
}

const sumOf = (pence: readonly number[]) => pence.reduce((sum, one) => sum + one, 0);

/** What has come of these payments. */
const netPence = (entries: readonly BankAllocation[]) =>
  sumOf(entries.map(({ pence, feePence }) => pence - feePence));

function livePayments(manager: EntityManager, lineId: number): Promise<BankAllocation[]> {
  return manager
    .createQueryBuilder(BankAllocation, 'entry')
    .where(`entry.line_id = :lineId AND ${isLive('entry')}`, { lineId })
    .orderBy('entry.id')
    .getMany();
}

async function lockDonations(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Donation>> {
  const donations = await manager.find(Donation, {
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return new Map(donations.map((donation) => [donation.id, donation]));
}

function lockCharges(
  { manager, charges }: Pick<Deciding, 'manager' | 'charges'>,
  ids: readonly number[],
): Promise<Map<number, Charge>> | Map<number, Charge> {
  return ids.length > 0 ? charges.lock(manager, ids) : new Map();
}

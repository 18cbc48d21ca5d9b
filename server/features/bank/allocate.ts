import { type EntityManager, In } from 'typeorm';
import type { BankReason } from '../../../rules/bank-statements.ts';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import { DonationWay, hasOwnBankLine } from '../../../rules/donation-ways.ts';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { byActor } from '../../database/by.ts';
import type { Actor } from '../../identity/viewer.ts';
import { Donation } from '../ledger/donation.entity.ts';
import type { DonationLedgerService } from '../ledger/donation-ledger.service.ts';
import type { Charity } from '../ledger/donation-letters.ts';
import { sumUpFees } from '../ledger/fees.ts';
import { pencePaidByLines } from '../ledger/payments.ts';
import { BankAllocation } from './bank-allocation.entity.ts';
import type { BankLine } from './bank-line.entity.ts';
import type { ClaimPayments } from './claim-payments.ts';
import { isLive } from './live-allocations.ts';
import { shareFee } from './share-fee.ts';

/** What a decision is made with, within its transaction. */
export interface Deciding {
  manager: EntityManager;
  actor: Actor;
  ledger: DonationLedgerService;
  claims: ClaimPayments;
  settings: Charity;
  /** Of letters to whom nobody knows the language of. */
  language: Language;
}

export interface Payment {
  donationId: number;
  /** What the donor gave. */
  pence: number;
  reason: BankReason;
}

/**
 * Makes a line pay donations, and those Paid that have all of it then, on the day of their last line.
 * @param line locked; the donations are locked here, in the order of their ids
 * @param feePence what was kept of these payments before they came; with it they are all that the line has left
 * @throws AppError NOT_FOUND; CONFLICT for more than the line has or a donation needs, or for one that takes no money, and
 *   for a fee that does not fit
 */
export async function allocate(
  deciding: Deciding,
  line: BankLine,
  payments: readonly Payment[],
  feePence = 0,
): Promise<void> {
  const { manager, actor } = deciding;
  const live = await livePayments(manager, line.id);
  const gifts = payments.map(({ pence }) => pence);
  requireRoom(line, netPence(live) + sumOf(gifts), feePence);
  const fees = shareFee(feePence, gifts);
  const donations = await lockDonations(
    manager,
    payments.map(({ donationId }) => donationId),
  );
  const paid = await pencePaidByLines(manager, [...donations.keys()]);
  for (const [index, { donationId, pence, reason }] of payments.entries()) {
    const donation = donations.get(donationId);
    if (!donation) throw new AppError('NOT_FOUND', 'notFound');
    const before = paid.get(donationId) ?? 0;
    if (before + pence > donation.amountPence) throw new AppError('CONFLICT', 'bankDonationExceeded');
    const isWhole = before + pence === donation.amountPence;
    if (donation.status === DonationStatus.CANCELLED)
      await changeStatus(deciding, donation, { status: DonationStatus.PENDING });
    // What somebody has set to Paid by hand stays so: the line is what it was paid by.
    const isPaid = donation.status === DonationStatus.PAID;
    const isLink = isPaid && before === 0 && isWhole && hasOwnBankLine(donation.way);
    if (donation.status !== DonationStatus.PENDING && !isLink)
      throw new AppError('CONFLICT', 'bankDonationClosed');
    await manager.insert(BankAllocation, {
      lineId: line.id,
      donationId,
      pence,
      feePence: fees[index]!,
      reason: isLink ? 'PAID_BY_HAND' : reason,
      made: byActor(actor),
    });
    await sumUpFees(manager, donationId);
    if (isWhole && !isLink) {
      const receivedOn = await lastDay(manager, donationId);
      const isPromisedMonthly = donation.frequency === DonationFrequency.MONTHLY;
      const way = isPromisedMonthly ? DonationWay.STANDING_ORDER : DonationWay.TRANSFER;
      await changeStatus(deciding, donation, { status: DonationStatus.PAID, receivedOn, way });
    }
  }
}

/**
 * Takes back what a line pays: what was Paid by it is Not paid again, with the reason, and a gift that was entered
 * from it is cancelled. A Gift Aid claim waits for its money again.
 * @param line locked
 * @returns how many payments
 * @throws AppError CONFLICT when some of one was given back since
 */
export async function reverse(deciding: Deciding, line: BankLine): Promise<number> {
  const { manager, actor } = deciding;
  const entries = await livePayments(manager, line.id);
  const donations = await lockDonations(
    manager,
    entries.map(({ donationId }) => donationId),
  );
  const noteCode = DonationNote.BANK_DECISION_TAKEN_BACK;
  for (const { id: reversesId, donationId, pence, feePence, reason } of entries) {
    const donation = donations.get(donationId)!;
    if (donation.refundedPence > 0) throw new AppError('CONFLICT', 'bankPaymentRefunded');
    const entry = { lineId: line.id, donationId, pence, feePence, reason };
    await manager.insert(BankAllocation, { ...entry, reversesId, made: byActor(actor) });
    await sumUpFees(manager, donationId);
    if (donation.status === DonationStatus.PAID && reason !== 'PAID_BY_HAND')
      await changeStatus(deciding, donation, { status: DonationStatus.PENDING, noteCode });
    const isUnpaid = !(await pencePaidByLines(manager, [donationId])).has(donationId);
    if (reason === 'GIFT' && isUnpaid && donation.status === DonationStatus.PENDING)
      await changeStatus(deciding, donation, { status: DonationStatus.CANCELLED, noteCode });
  }
  return entries.length + ((await deciding.claims.takeBack(manager, actor, line.id)) ? 1 : 0);
}

/** @throws AppError CONFLICT when a line has not just that left, or less than that without a fee */
function requireRoom(line: BankLine, wanted: number, feePence: number): void {
  const { amountPence, isNotOurs } = line;
  if (feePence > 0 && amountPence < 0) throw new AppError('CONFLICT', 'bankFeeOnlyIn');
  if (isNotOurs || (feePence === 0 && wanted > amountPence))
    throw new AppError('CONFLICT', 'bankLineExceeded');
  if (feePence > 0 && wanted - feePence !== amountPence) throw new AppError('CONFLICT', 'bankFeeUnbalanced');
}

const sumOf = (pence: readonly number[]) => pence.reduce((sum, one) => sum + one, 0);

/** What has come of these payments. */
const netPence = (entries: readonly BankAllocation[]) =>
  sumOf(entries.map(({ pence, feePence }) => pence - feePence));

function changeStatus(
  { manager, actor, ledger, settings }: Deciding,
  donation: Donation,
  {
    noteCode = null,
    receivedOn = null,
    way = null,
    status,
  }: {
    status: DonationStatus;
    noteCode?: DonationNote | null;
    receivedOn?: string | null;
    way?: DonationWay | null;
  },
): Promise<number> {
  const fields = { status, note: null, receivedOn, way };
  return ledger.changeStatus(manager, actor, donation, { by: 'LINE', fields, noteCode, settings });
}

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

async function lastDay(manager: EntityManager, donationId: number): Promise<string> {
  const [{ day }] = await manager.query<[{ day: string }]>(
    `SELECT to_char(max(line.day), 'YYYY-MM-DD') AS day
       FROM bank_allocation entry JOIN bank_line line ON line.id = entry.line_id
      WHERE entry.donation_id = $1 AND ${isLive('entry')}`,
    [donationId],
  );
  return day;
}

import { type EntityManager, In } from 'typeorm';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { byActor } from '../../../database/by.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { Donation } from '../donation.entity.ts';
import { DonationRefund } from './donation-refund.entity.ts';
import { refundEntriesOf } from './refunds-of.ts';

/** The sum of what its entries say was refunded; a card may refund what was refunded by hand before. */
export async function sumOfRefunds(
  manager: EntityManager,
  { id, amountPence }: Pick<Donation, 'id' | 'amountPence'>,
): Promise<number> {
  const [{ pence }] = await manager.query<[{ pence: number }]>(
    `SELECT least(coalesce(sum(given.pence), 0), $2::integer)::integer AS pence FROM (${refundEntriesOf('$1')}) given`,
    [id, amountPence],
  );
  return pence;
}

type RefundEntry = Pick<DonationRefund, 'pence' | 'day' | 'paymentMethod' | 'reason'> &
  Partial<Pick<DonationRefund, 'reversesId'>> & {
    /** When it was entered, by default now. */
    at?: Date;
  };

/** Enters what was refunded of a donation that is locked; its sum is the caller's. @returns the id of the entry */
export async function enterRefund(
  manager: EntityManager,
  actor: Actor,
  donationId: number,
  { at, ...entry }: RefundEntry,
): Promise<number> {
  const { identifiers } = await manager.insert(DonationRefund, {
    ...entry,
    donationId,
    made: { ...byActor(actor), ...(at && { at }) },
  });
  return identifiers[0]!.id;
}

/** What no entry says of a donation that is Refunded now was refunded by hand. */
export async function enterRest(
  manager: EntityManager,
  actor: Actor,
  donation: Donation,
  { note = null, moment }: { note?: string | null | undefined; moment: Date },
): Promise<void> {
  const pence = donation.amountPence - (await sumOfRefunds(manager, donation));
  if (pence === 0) return;
  const entry = { pence, day: wallClock(moment).date, paymentMethod: null, reason: note, at: moment };
  await enterRefund(manager, actor, donation.id, entry);
}

/** What was refunded by hand, the first first, with the entries that say that an earlier one was a mistake. */
export function refundsOf(manager: EntityManager, donationIds: readonly number[]): Promise<DonationRefund[]> {
  return manager.find(DonationRefund, { where: { donationId: In(donationIds) }, order: { id: 'ASC' } });
}

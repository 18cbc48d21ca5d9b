import { type EntityManager, In, Not } from 'typeorm';
import type { z } from 'zod';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { lastDayToPay, SponsorshipState } from '../../../rules/sponsored-days.ts';
import { type sponsorNamesRules } from '../../../rules/sponsors.ts';
import { currentDay, wallClock } from '../../../rules/zoned-time.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import { SponsorOffer } from './sponsor-offer.entity.ts';
import { Sponsorship } from './sponsorship.entity.ts';

export interface Slot {
  offerId: number;
  day: string;
  slot: number;
}

const { PROMISED, PAID, RELEASED } = SponsorshipState;

/** What a slot is while its donation has that status. */
const STATE_OF: Readonly<Record<DonationStatus, SponsorshipState>> = {
  [DonationStatus.PENDING]: PROMISED,
  [DonationStatus.PAID]: PAID,
  [DonationStatus.CANCELLED]: RELEASED,
  [DonationStatus.REFUNDED]: RELEASED,
};

/**
 * Takes a slot for a donation that was just stored. Of several at the same moment one gets it: the others wait at the unique
 * index until that one is stored.
 * @throws AppError CONFLICT when it is taken
 */
export async function holdSlot(
  manager: EntityManager,
  { id: donationId, createdAt }: Pick<Donation, 'id' | 'createdAt'>,
  { offerId, day, slot }: Slot,
  { forWhom, gotra, occasion, shownName }: z.output<typeof sponsorNamesRules>,
): Promise<void> {
  const payBy = lastDayToPay(wallClock(createdAt).date, day);
  const held = await manager.query<unknown[]>(
    `INSERT INTO sponsorship (offer_id, day, slot, donation_id, pay_by, for_whom, gotra, occasion, shown_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (offer_id, day, slot) WHERE state <> 'RELEASED' DO NOTHING RETURNING id`,
    [offerId, day, slot, donationId, payBy, forWhom, gotra, occasion, shownName],
  );
  if (held.length === 0) throw new AppError('CONFLICT', 'sponsorTaken', { field: 'sponsor' });
}

/**
 * Slots follow their donations: cancelled or refunded, they are free; promised again or paid after all, they are taken again
 * if they still are free. Otherwise they stay released, and the office is told. Who promises again has days to pay as if it
 * were new.
 */
export async function followDonations(
  manager: EntityManager,
  donationIds: readonly number[],
  status: DonationStatus,
): Promise<void> {
  if (donationIds.length === 0) return;
  const state = STATE_OF[status];
  const rows = await manager.find(Sponsorship, {
    where: { donationId: In([...donationIds]) },
    order: { id: 'ASC' },
  });
  for (const row of rows) {
    if (row.state === RELEASED && state !== RELEASED && !(await canTakeAgain(manager, row))) continue;
    const isPromisedAnew = state === PROMISED && row.state !== PROMISED;
    const anew = isPromisedAnew && { payBy: lastDayToPay(currentDay(), row.day), remindedAt: null };
    await manager.update(Sponsorship, { id: row.id }, { state, ...anew });
  }
}

async function canTakeAgain(manager: EntityManager, { offerId, day, slot }: Sponsorship): Promise<boolean> {
  // Whoever takes a slot has read the offer for it: this waits for them, and they for this.
  const lock = { mode: 'pessimistic_write' } as const;
  await manager.findOne(SponsorOffer, { where: { id: offerId }, lock });
  return !(await manager.existsBy(Sponsorship, { offerId, day, slot, state: Not(RELEASED) }));
}

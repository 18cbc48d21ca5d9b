import { type EntityManager, Not } from 'typeorm';
import { addDays } from '../../../rules/days.ts';
import { DAYS_TO_CHOOSE, daysToChoose, SponsorshipState, slotLines } from '../../../rules/sponsored-days.ts';
import type { Slot } from './held-slots.ts';
import type { SponsorOffer } from './sponsor-offer.entity.ts';
import { Sponsorship } from './sponsorship.entity.ts';

/** How many free slots are named to somebody whose slot is taken. */
const NAMED = 3;

type Days = Pick<SponsorOffer, 'id' | 'slots' | 'firstDay' | 'lastDay' | 'weekdays'>;

/** The slots of an offer that are taken, as `day slot`. */
export async function takenSlots(
  manager: EntityManager,
  offerIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const rows = await manager.query<Slot[]>(
    `SELECT offer_id AS "offerId", to_char(day, 'YYYY-MM-DD') AS day, slot FROM sponsorship
      WHERE offer_id = ANY ($1) AND state <> 'RELEASED' AND day >= current_date - 1`,
    [offerIds],
  );
  return new Set(rows.map(slotKey));
}

const slotKey = ({ offerId, day, slot }: Slot) => `${offerId} ${day} ${slot}`;

/** The first free slots of an offer from a day on, that of the same number first on each day. */
export function freeFrom(
  offer: Days,
  taken: ReadonlySet<string>,
  {
    from,
    today,
    slot: wished = 1,
    count = NAMED,
  }: { from: string; today: string; slot?: number; count?: number },
): Slot[] {
  const free: Slot[] = [];
  const numbers = slotLines(offer.slots).map((_line, index) => index + 1);
  const inOrder = [...numbers.filter((one) => one === wished), ...numbers.filter((one) => one !== wished)];
  for (const day of daysToChoose(offer, { from, to: addDays(today, DAYS_TO_CHOOSE), today }))
    for (const slot of inOrder) {
      const one = { offerId: offer.id, day, slot };
      if (taken.has(slotKey(one))) continue;
      free.push(one);
      if (free.length === count) return free;
    }
  return free;
}

/** Whether nobody has taken it. */
export async function isFree(manager: EntityManager, { offerId, day, slot }: Slot): Promise<boolean> {
  return !(await manager.existsBy(Sponsorship, {
    offerId,
    day,
    slot,
    state: Not(SponsorshipState.RELEASED),
  }));
}

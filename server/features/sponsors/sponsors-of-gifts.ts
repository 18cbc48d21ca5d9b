import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import type { giftRules } from '../../../rules/donations.ts';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { parsePence } from '../../../rules/money.ts';
import { hasDayToChoose, SponsorshipState, slotLines } from '../../../rules/sponsored-days.ts';
import { sponsorRules } from '../../../rules/sponsors.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { inLanguage } from '../../database/translations.ts';
import type { GiftSponsorship } from '../giving/gift.type.ts';
import type { Sponsors } from '../giving/giving-hooks.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import { isFree } from './free-slots.ts';
import { holdSlot } from './held-slots.ts';
import { SPONSOR_OFFER_TEXTS, slotNames } from './slot-names.ts';
import { SponsorOffer } from './sponsor-offer.entity.ts';
import { Sponsorship } from './sponsorship.entity.ts';

type Sponsor = z.output<typeof sponsorRules>;
type Gift = Pick<z.output<typeof giftRules>, 'subTypeId' | 'amount' | 'frequency'>;

/** Days that are sponsored with the form for donations. */
export class SponsorsOfGifts implements Sponsors {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The amount that was sent must be the offer's, so that nobody pays another one than they have read.
   * @throws AppError BAD_USER_INPUT for what cannot be chosen; CONFLICT for what is taken or has changed
   */
  async check(sponsor: Sponsor, donation: Gift, manager?: EntityManager): Promise<void> {
    const offer = await findOffered(manager ?? this.dataSource.manager, sponsor, manager !== undefined);
    const isSame =
      donation.subTypeId === offer.subTypeId &&
      parsePence(donation.amount) === offer.pence &&
      donation.frequency === DonationFrequency.ONCE;
    if (!isSame) throw new AppError('CONFLICT', 'sponsorOfferChanged', { field: 'sponsor' });
    if (!(await isFree(manager ?? this.dataSource.manager, sponsor)))
      throw new AppError('CONFLICT', 'sponsorTaken', { field: 'sponsor' });
  }

  async keep(manager: EntityManager, donation: Donation, sponsor: Sponsor): Promise<void> {
    await holdSlot(manager, donation, sponsor, sponsor);
  }

  async isSame(
    manager: EntityManager,
    donationId: number,
    sponsor: z.input<typeof sponsorRules> | null | undefined,
  ): Promise<boolean> {
    const earlier = await manager.findOneBy(Sponsorship, { donationId });
    if (!sponsor || !earlier) return !sponsor && !earlier;
    const { data: sent } = sponsorRules.safeParse(sponsor);
    const { offerId, day, slot } = earlier;
    return offerId === sent?.offerId && day === sent.day && slot === sent.slot;
  }

  async of(
    donationId: number,
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<GiftSponsorship | null> {
    const held = await manager.findOneBy(Sponsorship, { donationId });
    if (!held) return null;
    const offer = await manager.findOneByOrFail(SponsorOffer, { id: held.offerId });
    return {
      offer: inLanguage(offer, SPONSOR_OFFER_TEXTS, language).name,
      slot: slotNames(offer, language).names[held.slot - 1] ?? '',
      day: held.day,
      payBy: held.state === SponsorshipState.PROMISED ? held.payBy : null,
      isHeld: held.state !== SponsorshipState.RELEASED,
    };
  }
}

/**
 * The offer of a slot that visitors may choose today.
 * @param isKept keeps it from being changed until the transaction ends
 * @throws AppError BAD_USER_INPUT
 */
export async function findOffered(
  manager: EntityManager,
  { offerId, day, slot }: Pick<Sponsor, 'offerId' | 'day' | 'slot'>,
  isKept: boolean,
): Promise<SponsorOffer> {
  const lock = isKept ? ({ mode: 'pessimistic_read' } as const) : undefined;
  const offer = await manager.findOne(SponsorOffer, { where: { id: offerId, isShown: true }, lock });
  const isThere =
    offer &&
    slot <= slotLines(offer.slots).length &&
    hasDayToChoose(offer, { from: day, to: day, today: currentDay() });
  if (!isThere) throw new AppError('BAD_USER_INPUT', 'sponsorClosed', { field: 'sponsor' });
  return offer;
}

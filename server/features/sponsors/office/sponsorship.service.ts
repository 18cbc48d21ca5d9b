import { randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import type { AuditAction } from '../../../../rules/audit.ts';
import { DonationStatus } from '../../../../rules/donation-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { allUsed } from '../../../../rules/filters.ts';
import { letterLanguageOf } from '../../../../rules/languages.ts';
import { SponsorshipState } from '../../../../rules/sponsored-days.ts';
import {
  enteredSponsorRules,
  sponsorNamesRules,
  sponsorshipFilterRules,
} from '../../../../rules/sponsors.ts';
import { validate } from '../../../../rules/validation.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import { findPage, type Page } from '../../../database/page.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { GiftService } from '../../giving/gift.service.ts';
import { Donation } from '../../ledger/donation.entity.ts';
import { newDonationReference } from '../../ledger/donation-reference.ts';
import type { DonationStateService } from '../../ledger/donation-state.service.ts';
import { DonationSubType } from '../../ledger/donation-types/donation-sub-type.entity.ts';
import { typeNames } from '../../ledger/donation-types/type-names.ts';
import { donorOfPastDonation } from '../../ledger/donors/find-donor.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { holdSlot } from '../held-slots.ts';
import { SponsorOffer } from '../sponsor-offer.entity.ts';
import { findOffered } from '../sponsors-of-gifts.ts';
import { Sponsorship } from '../sponsorship.entity.ts';
import type { SponsorLetters } from './sponsor-letters.ts';

type Filter = z.input<typeof sponsorshipFilterRules>;
type Entered = z.input<typeof enteredSponsorRules>;

/** A slot that was taken, with its offer and its donation. */
export interface ListedSponsorship {
  sponsorship: Sponsorship;
  offer: SponsorOffer;
  donation: Donation;
}

interface Services {
  audit: AuditService;
  siteSettings: SiteSettingsService;
  donationStates: DonationStateService;
  gifts: GiftService;
  letters: SponsorLetters;
}

/** The slots that were taken, for the office. */
export class SponsorshipService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /** Those to come by their days, then those that are over, the latest first. @throws AppError BAD_USER_INPUT for an invalid filter */
  async list(page: Page, filter: Filter): Promise<{ items: ListedSponsorship[]; totalCount: number }> {
    const today = `'${currentDay()}'::date`;
    const query = this.#filtered(filter)
      .orderBy(`(item.day < ${today})`)
      .addOrderBy(`abs(item.day - ${today})`)
      .addOrderBy('item.slot')
      .addOrderBy('item.id');
    const { items, totalCount } = await findPage(query, page);
    return { items: await this.#withDonations(items), totalCount };
  }

  /** @throws AppError NOT_FOUND */
  async find(id: number): Promise<ListedSponsorship> {
    const sponsorship = await this.dataSource.manager.findOneBy(Sponsorship, { id });
    if (!sponsorship) throw new AppError('NOT_FOUND', 'notFound');
    return (await this.#withDonations([sponsorship]))[0]!;
  }

  /**
   * Enters a promise that somebody made by telephone: a donation that is not paid yet, with its slot. Who has an e-mail is
   * written to how to pay it.
   * @param fields not yet validated
   * @returns its id
   * @throws AppError BAD_USER_INPUT; CONFLICT when the slot is taken
   */
  async enter(actor: Actor, fields: Entered): Promise<number> {
    const {
      donorName,
      email,
      phone,
      letterLanguage: own,
      ...sponsor
    } = validate(enteredSponsorRules, fields);
    const { siteSettings, gifts } = this.services;
    const settings = await siteSettings.find();
    const letterLanguage = letterLanguageOf(own, settings);
    const giver = { donorName, email, phone, letterLanguage };
    return this.dataSource.transaction(async (manager) => {
      const offer = await findOffered(manager, sponsor, true);
      const type = await manager.findOneByOrFail(DonationSubType, { id: offer.subTypeId });
      const donorId = await donorOfPastDonation(manager, giver);
      const { id: donationId } = await manager.save(Donation, {
        ...typeNames(type),
        ...giver,
        ...{ donorId, userId: null, subTypeId: type.id, message: '', amountPence: offer.pence },
        reference: newDonationReference(settings.referencePrefix),
        idempotencyKey: randomUUID(),
      });
      const donation = await manager.findOneByOrFail(Donation, { id: donationId });
      await holdSlot(manager, donation, sponsor, sponsor);
      await gifts.writeTo(manager, donation, settings, { isMailed: email !== '' });
      const { id } = await manager.findOneByOrFail(Sponsorship, { donationId });
      await this.#record(manager, actor, 'CREATE', id);
      return id;
    });
  }

  /** Corrects what the priest reads out. @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody else saved first */
  async changeNames(
    actor: Actor,
    target: { id: number; version?: number },
    fields: z.input<typeof sponsorNamesRules>,
  ): Promise<void> {
    const names = validate(sponsorNamesRules, fields);
    await this.dataSource.transaction(async (manager) => {
      const sponsorship = await loadForEdit(manager, Sponsorship, target);
      await manager.save(Object.assign(sponsorship, names));
      await this.#record(manager, actor, 'CHANGE', sponsorship.id);
    });
  }

  /**
   * Gives a promised slot back by cancelling its donation, and writes so to the donor.
   * @throws AppError NOT_FOUND; CONFLICT for one that is paid or released already, and one that some money has come for
   */
  async release(actor: Actor, id: number, reason: string): Promise<void> {
    const seen = await this.find(id);
    const settings = await this.services.siteSettings.find();
    await this.dataSource.transaction(async (manager) => {
      // The donation before its slot, as whoever pays it does.
      const lock = { mode: 'pessimistic_write' } as const;
      const donation = await manager.findOneOrFail(Donation, { where: { id: seen.donation.id }, lock });
      const sponsorship = await loadForEdit(manager, Sponsorship, { id });
      if (sponsorship.state === SponsorshipState.RELEASED) throw new AppError('CONFLICT', 'sponsorReleased');
      if (sponsorship.state === SponsorshipState.PAID) throw new AppError('CONFLICT', 'sponsorPaid');
      const fields = { status: DonationStatus.CANCELLED, note: reason };
      await this.services.donationStates.changeStatus(manager, actor, donation, {
        by: 'HAND',
        fields,
        settings,
      });
      await this.#record(manager, actor, 'RELEASE', id);
      await this.services.letters.released(manager, donation);
    });
  }

  #filtered(filter: Filter): SelectQueryBuilder<Sponsorship> {
    const { offerId, state, from, to, ...rest } = validate(sponsorshipFilterRules, filter);
    allUsed(rest);
    const query = this.dataSource.manager.createQueryBuilder(Sponsorship, 'item');
    if (offerId) query.andWhere('item.offer_id = :offerId', { offerId });
    if (state) query.andWhere('item.state = :state', { state });
    if (from) query.andWhere('item.day >= :from', { from });
    if (to) query.andWhere('item.day <= :to', { to });
    return query;
  }

  async #withDonations(items: readonly Sponsorship[]): Promise<ListedSponsorship[]> {
    const { manager } = this.dataSource;
    const donations = await manager.findBy(Donation, { id: In(items.map(({ donationId }) => donationId)) });
    const offers = await manager.findBy(SponsorOffer, {
      id: In([...new Set(items.map(({ offerId }) => offerId))]),
    });
    return items.map((sponsorship) => ({
      sponsorship,
      offer: offers.find(({ id }) => id === sponsorship.offerId)!,
      donation: donations.find(({ id }) => id === sponsorship.donationId)!,
    }));
  }

  #record(manager: EntityManager, actor: Actor, action: AuditAction, subjectId: number): Promise<void> {
    return this.services.audit.record(actor, [{ action, subject: 'sponsorship', subjectId }], manager);
  }
}

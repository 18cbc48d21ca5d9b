import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { sponsorshipFilterRules } from '../../../../rules/sponsors.ts';
import { targetOf } from '../../../database/load-for-edit.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { PageArguments, toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import { AskedLanguage, byLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { presentOffer } from '../present-offer.ts';
import type { SponsorOfferService } from '../sponsor-offer.service.ts';
import {
  EnteredSponsorInput,
  ManagedSponsorOffer,
  SponsorNamesInput,
  SponsorOfferInput,
  SponsorshipFilterInput,
  SponsorshipPage,
  SponsorshipType,
} from '../sponsors.type.ts';
import type { ListedSponsorship, SponsorshipService } from './sponsorship.service.ts';

function present({ sponsorship, offer, donation }: ListedSponsorship, language: Language): SponsorshipType {
  const { reference, donorName, email, phone, amountPence, status } = donation;
  return {
    ...sponsorship,
    ...{ reference, donorName, email, phone, amountPence, status },
    offer: presentOffer({ ...offer, nextFree: null }, language),
  };
}

/** The office's offers, and the days that were taken. */
@Resolver()
export class SponsorshipsResolver {
  constructor(
    private readonly offers: SponsorOfferService,
    private readonly taken: SponsorshipService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => [ManagedSponsorOffer], { description: 'Newest first' })
  async managedSponsorOffers(@AskedLanguage() language: Language): Promise<ManagedSponsorOffer[]> {
    return (await this.offers.list()).map((offer) => presentOffer(offer, language));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => ManagedSponsorOffer)
  async saveSponsorOffer(
    @Arg('input', () => SponsorOfferInput) { id, version, translations, ...others }: SponsorOfferInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<ManagedSponsorOffer> {
    const fields = { ...others, translations: byLanguage(translations) };
    const saved = await this.offers.save(
      await context.viewer(),
      targetOf({ id, version: version ?? 0 }),
      fields,
    );
    return presentOffer(saved, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Refused for an offer of which days have been sponsored' })
  async deleteSponsorOffer(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.offers.remove(await context.viewer(), id);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('sponsorship')
  @Query(() => SponsorshipPage, { description: 'Those to come by their days, then those that are over' })
  async sponsorships(
    @Args(() => PageArguments) page: PageArguments,
    @Arg('filter', () => SponsorshipFilterInput, { nullable: true })
    filter: z.input<typeof sponsorshipFilterRules> | null | undefined,
    @AskedLanguage() language: Language,
  ): Promise<SponsorshipPage> {
    const { items, totalCount } = await this.taken.list(toPage(page), filter ?? {});
    return { items: items.map((item) => present(item, language)), totalCount };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => SponsorshipType, {
    description: 'Enters a promise made by telephone; with an email the donor is sent how to pay',
  })
  async enterSponsorship(
    @Arg('input', () => EnteredSponsorInput) input: EnteredSponsorInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<SponsorshipType> {
    const id = await this.taken.enter(await context.viewer(), input);
    return present(await this.taken.find(id), language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Changes what the priest reads out and what visitors see' })
  async saveSponsorNames(
    @Arg('input', () => SponsorNamesInput) { id, version, ...fields }: SponsorNamesInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const target = { id: id ?? 0, version: version ?? undefined };
    await this.taken.changeNames(await context.viewer(), target, fields);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, {
    description: 'Cancels the unpaid donation, so that the day is free again, and emails the donor',
  })
  async releaseSponsorship(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.taken.release(await context.viewer(), id, reason);
    return true;
  }
}

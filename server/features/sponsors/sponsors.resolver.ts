import { Arg, Authorized, Int, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { presentOffer } from './present-offer.ts';
import type { SponsorOfferService } from './sponsor-offer.service.ts';
import { ShownSponsorOffer, SponsorChoice, SponsorMonth } from './sponsors.type.ts';

/** What visitors can sponsor. */
@Resolver()
export class SponsorsResolver {
  constructor(private readonly offers: SponsorOfferService) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => [ShownSponsorOffer], { description: 'Those that have days to choose' })
  async sponsorOffers(@AskedLanguage() language: Language): Promise<ShownSponsorOffer[]> {
    return (await this.offers.listShown()).map((offer) => presentOffer(offer, language));
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => SponsorMonth, { nullable: true, description: 'null if not found' })
  async sponsorOffer(
    @Arg('id', () => Int) id: number,
    @Arg('month', () => String, {
      nullable: true,
      description: 'YYYY-MM. Default, and for a month without days: that of the next free day',
    })
    month: string | null | undefined,
    @AskedLanguage() language: Language,
  ): Promise<SponsorMonth | null> {
    const offer = await this.offers.findShown(id);
    if (!offer) return null;
    return { offer: presentOffer(offer, language), ...(await this.offers.month(offer, month)) };
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => SponsorChoice, {
    nullable: true,
    description: 'Whether a slot is free, and what is free next; null if there is no such slot',
  })
  async sponsorChoice(
    @Arg('offerId', () => Int) offerId: number,
    @Arg('day', () => String, { description: 'YYYY-MM-DD' }) day: string,
    @Arg('slot', () => Int) slot: number,
    @AskedLanguage() language: Language,
  ): Promise<SponsorChoice | null> {
    const choice = await this.offers.choice({ offerId, day, slot });
    return choice && { ...choice, offer: presentOffer(choice.offer, language) };
  }
}

import { addDays } from '../../../rules/days.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
import { defineFeature } from '../feature.ts';
import { followDonations } from './held-slots.ts';
import { SponsorDataService } from './sponsor-data.service.ts';
import { SponsorOffer } from './sponsor-offer.entity.ts';
import { SponsorOfferService } from './sponsor-offer.service.ts';
import { SponsorsResolver } from './sponsors.resolver.ts';
import { SponsorsOfGifts } from './sponsors-of-gifts.ts';
import { Sponsorship } from './sponsorship.entity.ts';

declare module '../services.ts' {
  interface Services {
    sponsorOffers: SponsorOfferService;
  }
}

/** Days of festivals, and of the daily arti and lunch, that donations sponsor: what is offered, and what is taken. */
export const sponsors = defineFeature({
  name: 'sponsors',
  part: 'donations',
  entities: [SponsorOffer, Sponsorship],
  shownToVisitors: [SponsorOffer, Sponsorship],
  build({ dataSource }, { siteSettings, audit, ledgerHooks, givingHooks }) {
    const offers = new SponsorOfferService(dataSource, audit, siteSettings);
    const data = new SponsorDataService(dataSource);
    givingHooks.sponsors = new SponsorsOfGifts(dataSource);
    ledgerHooks.statusChanged.push(followDonations);
    return {
      services: { sponsorOffers: offers },
      account: data,
      retention: { sponsorNames: (limit) => data.forgetNames(limit) },
      resolvers: [new SponsorsResolver(offers)],
      ownPages: async () => [
        { path: '/sponsor' },
        ...(await offers.listShown()).map(({ id }) => ({ path: `/sponsor/${id}` })),
      ],
      // A day that is over cannot be chosen.
      nextChange: async () => momentOf(addDays(currentDay(), 1), '00:00'),
    };
  },
});

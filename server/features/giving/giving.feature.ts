import { defineFeature } from '../feature.ts';
import { DonationResolver } from './donation.resolver.ts';
import { DonationService } from './donation.service.ts';
import { DonationLink } from './donation-link.entity.ts';
import { donationRoutes } from './donations.legacy.ts';
import { GiftResolver } from './gift.resolver.ts';
import { GiftService } from './gift.service.ts';
import { GiftLinkService } from './gift-link.service.ts';
import { GivingDataService } from './giving-data.service.ts';
import { GivingHooks } from './giving-hooks.ts';
import { PrivateGiftResolver } from './private-gift.resolver.ts';
import { Promises } from './promises.ts';

declare module '../services.ts' {
  interface Services {
    givingHooks: GivingHooks;
    donations: DonationService;
    gifts: GiftService;
    giftLinks: GiftLinkService;
  }
}

/** How people give, with an account and without one, and the private pages of gifts. */
export const giving = defineFeature({
  name: 'giving',
  part: 'donations',
  entities: [DonationLink],
  build(plumbing, { siteSettings, users, donationTypes, ledgerHooks, donorMerges }) {
    const { dataSource, outbox, visitors, secret, publicUrl } = plumbing;
    const hooks = new GivingHooks();
    const promises = new Promises(dataSource, siteSettings, hooks);
    const donations = new DonationService(dataSource, outbox, visitors, promises, hooks, publicUrl);
    const links = new GiftLinkService(dataSource, secret, hooks, donorMerges);
    const gifts = new GiftService({ outbox, visitors, promises, links, hooks, publicUrl });
    const data = new GivingDataService(dataSource, hooks, ledgerHooks);
    return {
      services: { givingHooks: hooks, donations, gifts, giftLinks: links },
      account: data,
      retention: {
        donations: (limit) => data.forgetOldLinks(limit),
        unpaidGifts: (limit) => data.forgetUnpaidGifts(limit),
      },
      ownPages: async () => [{ path: '/give' }],
      resolvers: [
        new DonationResolver({ donations, types: donationTypes, hooks }),
        new GiftResolver({ gifts, links, types: donationTypes }),
      ],
      obligations: { resolvers: [new PrivateGiftResolver({ links, siteSettings, hooks })] },
      legacyRoutes: donationRoutes(donations, donationTypes, users),
    };
  },
});

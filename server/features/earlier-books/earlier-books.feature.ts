import { defineFeature } from '../feature.ts';
import { EarlierDonorService } from './earlier-donor.service.ts';
import { PastDonationService } from './past-donation.service.ts';

declare module '../services.ts' {
  interface Services {
    earlierDonors: EarlierDonorService;
    pastDonations: PastDonationService;
  }
}

/** Donations, donors and Gift Aid declarations from before the books were kept here, as they are brought in. */
export const earlierBooks = defineFeature({
  name: 'earlier-books',
  part: 'donations',
  build({ dataSource }, { siteSettings, audit, ledgerHooks, giftAidPlace: place }) {
    return {
      services: {
        earlierDonors: new EarlierDonorService(dataSource, { siteSettings, audit, place }),
        pastDonations: new PastDonationService(dataSource, siteSettings, audit, ledgerHooks),
      },
    };
  },
});

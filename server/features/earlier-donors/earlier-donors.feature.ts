import { defineFeature } from '../feature.ts';
import { EarlierDonorService } from './earlier-donor.service.ts';

declare module '../services.ts' {
  interface Services {
    earlierDonors: EarlierDonorService;
  }
}

/** Donors and Gift Aid declarations from before the books were kept here, as they are brought in. */
export const earlierDonors = defineFeature({
  name: 'earlier-donors',
  part: 'donations',
  build({ dataSource }, { siteSettings, audit, giftAidPlace: place }) {
    return {
      services: { earlierDonors: new EarlierDonorService(dataSource, { siteSettings, audit, place }) },
    };
  },
});

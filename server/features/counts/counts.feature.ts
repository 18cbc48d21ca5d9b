import { defineFeature } from '../feature.ts';
import { CountsDataService } from './counts-data.service.ts';
import { GiftCount } from './gift-count.entity.ts';
import { GiftCountService } from './gift-count.service.ts';
import { GiftCountBookingService } from './gift-count-booking.service.ts';
import { GiftCountRow } from './gift-count-row.entity.ts';
import { GiftCountsResolver } from './gift-counts.resolver.ts';

declare module '../services.ts' {
  interface Services {
    giftCounts: GiftCountService;
    giftCountBookings: GiftCountBookingService;
  }
}

/** Counting what comes in envelopes and boxes. */
export const counts = defineFeature({
  name: 'counts',
  part: 'donations',
  entities: [GiftCount, GiftCountRow],
  build({ dataSource }, { siteSettings, audit, donationStates }) {
    const giftCounts = new GiftCountService(dataSource, audit);
    const giftCountBookings = new GiftCountBookingService(dataSource, siteSettings, donationStates, audit);
    const data = new CountsDataService(dataSource);
    return {
      services: { giftCounts, giftCountBookings },
      account: data,
      retention: { donors: (limit) => data.forgetNames(limit) },
      resolvers: [new GiftCountsResolver(giftCounts, giftCountBookings)],
    };
  },
});

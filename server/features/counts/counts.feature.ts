import { defineFeature } from '../feature.ts';
import { CashCount } from './cash-count.entity.ts';
import { CashCountService } from './cash-count.service.ts';
import { CashCountBookingService } from './cash-count-booking.service.ts';
import { CashCountsResolver } from './cash-counts.resolver.ts';
import { CashEnvelope } from './cash-envelope.entity.ts';
import { CountsDataService, STILL_COUNTED } from './counts-data.service.ts';

declare module '../services.ts' {
  interface Services {
    cashCounts: CashCountService;
    cashCountBookings: CashCountBookingService;
  }
}

/** Counting what comes in envelopes and boxes. */
export const counts = defineFeature({
  name: 'counts',
  part: 'donations',
  entities: [CashCount, CashEnvelope],
  build({ dataSource }, { siteSettings, audit, donationStates, ledgerHooks }) {
    const cashCounts = new CashCountService(dataSource, audit);
    const cashCountBookings = new CashCountBookingService(dataSource, siteSettings, donationStates, audit);
    const data = new CountsDataService(dataSource);
    ledgerHooks.stillNamed.push(STILL_COUNTED);
    return {
      services: { cashCounts, cashCountBookings },
      account: data,
      retention: { donors: (limit) => data.forgetNames(limit) },
      resolvers: [new CashCountsResolver(cashCounts, cashCountBookings)],
    };
  },
});

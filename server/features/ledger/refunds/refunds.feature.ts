import { defineFeature } from '../../feature.ts';
import { DonationRefund } from './donation-refund.entity.ts';
import { RefundService } from './refund.service.ts';
import { RefundsResolver } from './refunds.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    refunds: RefundService;
  }
}

/** What was refunded. */
export const refunds = defineFeature({
  name: 'ledger/refunds',
  part: 'donations',
  entities: [DonationRefund],
  build({ dataSource }, { audit, siteSettings, donationLedger, donationStates: states, ledgerHooks: hooks }) {
    const service = new RefundService(dataSource, { siteSettings, states, audit, hooks });
    return {
      services: { refunds: service },
      resolvers: [new RefundsResolver(service, donationLedger)],
    };
  },
});

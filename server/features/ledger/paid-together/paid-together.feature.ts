import { defineFeature } from '../../feature.ts';
import { PaidTogetherResolver } from './paid-together.resolver.ts';
import { PaidTogetherService } from './paid-together.service.ts';

declare module '../../services.ts' {
  interface Services {
    paidTogether: PaidTogetherService;
  }
}

/** Several donations that one payment has paid. */
export const paidTogether = defineFeature({
  name: 'ledger/paid-together',
  part: 'donations',
  build({ dataSource }, { siteSettings, donationLedger }) {
    const service = new PaidTogetherService(dataSource, siteSettings, donationLedger);
    return {
      services: { paidTogether: service },
      resolvers: [new PaidTogetherResolver(service)],
    };
  },
});

import { defineFeature } from '../feature.ts';
import { PaidTogetherResolver } from './paid-together.resolver.ts';
import { PaidTogetherService } from './paid-together.service.ts';

declare module '../services.ts' {
  interface Services {
    paidTogether: PaidTogetherService;
  }
}

/** Several donations that one payment has paid. */
export const paidTogether = defineFeature({
  name: 'paid-together',
  part: 'donations',
  build({ dataSource }, { siteSettings, donationStates }) {
    const service = new PaidTogetherService(dataSource, siteSettings, donationStates);
    return {
      services: { paidTogether: service },
      resolvers: [new PaidTogetherResolver(service)],
    };
  },
});

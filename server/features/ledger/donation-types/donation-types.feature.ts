import { defineFeature } from '../../feature.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';
import { DonationTypeService } from './donation-type.service.ts';
import { DonationTypesResolver } from './donation-types.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    donationTypes: DonationTypeService;
  }
}

/** What people give and pay for. */
export const donationTypes = defineFeature({
  name: 'ledger/donation-types',
  part: 'donations',
  entities: [DonationSubType],
  shownToVisitors: [DonationSubType],
  build({ dataSource }, { audit, siteSettings }) {
    const types = new DonationTypeService(dataSource, audit, siteSettings);
    return {
      services: { donationTypes: types },
      resolvers: [new DonationTypesResolver(types, siteSettings)],
    };
  },
});

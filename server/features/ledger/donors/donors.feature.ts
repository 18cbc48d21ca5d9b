import { defineFeature } from '../../feature.ts';
import { Donor } from './donor.entity.ts';
import { DonorService } from './donor.service.ts';
import { DonorBookService } from './donor-book.service.ts';
import { forgetOldDonors } from './donor-data.ts';
import { donorExport } from './donor-export.ts';
import { DonorMerge } from './donor-merge.entity.ts';
import { DonorMergeService } from './donor-merge.service.ts';
import { DonorsResolver } from './donors.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    donors: DonorService;
    donorMerges: DonorMergeService;
  }
}

/** Who gives, and who is the same as whom. */
export const donors = defineFeature({
  name: 'ledger/donors',
  part: 'donations',
  entities: [Donor, DonorMerge],
  build({ dataSource }, { audit, siteSettings, ledgerHooks }) {
    const service = new DonorService(dataSource, siteSettings, audit);
    const merges = new DonorMergeService(dataSource, audit);
    return {
      services: { donors: service, donorMerges: merges },
      retention: { donors: (limit) => forgetOldDonors(dataSource, limit, ledgerHooks) },
      resolvers: [new DonorsResolver(service, merges)],
      exports: [donorExport(new DonorBookService(dataSource), audit)],
    };
  },
});

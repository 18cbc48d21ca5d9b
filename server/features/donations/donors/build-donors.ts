import type { DataSource } from 'typeorm';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Donor } from './donor.entity.ts';
import { DonorService } from './donor.service.ts';
import { DonorBookService } from './donor-book.service.ts';
import { donorExport } from './donor-export.ts';
import { DonorMerge } from './donor-merge.entity.ts';
import { DonorMergeService } from './donor-merge.service.ts';
import { DonorsResolver } from './donors.resolver.ts';

export const DONOR_ENTITIES = [Donor, DonorMerge];

interface Needed {
  dataSource: DataSource;
  siteSettings: SiteSettingsService;
  audit: AuditService;
}

/** What the ledger has for donors. */
export function buildDonors({ dataSource, siteSettings, audit }: Needed) {
  const donors = new DonorService(dataSource, siteSettings, audit);
  const donorMerges = new DonorMergeService(dataSource, audit);
  return {
    services: { donors, donorMerges },
    resolvers: [new DonorsResolver(donors, donorMerges)],
    exports: [donorExport(new DonorBookService(dataSource), audit)],
  };
}

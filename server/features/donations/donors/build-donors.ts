import type { DataSource } from 'typeorm';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { GiftCount } from '../counts/gift-count.entity.ts';
import { GiftCountService } from '../counts/gift-count.service.ts';
import { GiftCountBookingService } from '../counts/gift-count-booking.service.ts';
import { GiftCountRow } from '../counts/gift-count-row.entity.ts';
import { GiftCountsResolver } from '../counts/gift-counts.resolver.ts';
import type { DonationLedgerService } from '../donation-ledger.service.ts';
import { Donor } from './donor.entity.ts';
import { DonorService } from './donor.service.ts';
import { DonorBookService } from './donor-book.service.ts';
import { donorExport } from './donor-export.ts';
import { DonorMerge } from './donor-merge.entity.ts';
import { DonorMergeService } from './donor-merge.service.ts';
import { DonorsResolver } from './donors.resolver.ts';

export const DONOR_ENTITIES = [Donor, DonorMerge, GiftCount, GiftCountRow];

interface Needed {
  dataSource: DataSource;
  siteSettings: SiteSettingsService;
  audit: AuditService;
  ledger: DonationLedgerService;
}

/** What the feature of donations has for donors, and for counting what they bring. */
export function buildDonors({ dataSource, siteSettings, audit, ledger }: Needed) {
  const donors = new DonorService(dataSource, siteSettings, audit);
  const donorMerges = new DonorMergeService(dataSource, audit);
  const giftCounts = new GiftCountService(dataSource, audit);
  const giftCountBookings = new GiftCountBookingService(dataSource, siteSettings, ledger, audit);
  return {
    services: { donors, donorMerges, giftCounts, giftCountBookings },
    resolvers: [
      new DonorsResolver(donors, donorMerges),
      new GiftCountsResolver(giftCounts, giftCountBookings),
    ],
    exports: [donorExport(new DonorBookService(dataSource), audit)],
  };
}

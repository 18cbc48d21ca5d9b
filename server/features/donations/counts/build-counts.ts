import type { DataSource } from 'typeorm';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { DonationLedgerService } from '../donation-ledger.service.ts';
import { GiftCount } from './gift-count.entity.ts';
import { GiftCountService } from './gift-count.service.ts';
import { GiftCountBookingService } from './gift-count-booking.service.ts';
import { GiftCountRow } from './gift-count-row.entity.ts';
import { GiftCountsResolver } from './gift-counts.resolver.ts';

export const COUNT_ENTITIES = [GiftCount, GiftCountRow];

interface Needed {
  dataSource: DataSource;
  siteSettings: SiteSettingsService;
  audit: AuditService;
  ledger: DonationLedgerService;
}

/** Counting what comes in envelopes and boxes. */
export function buildCounts({ dataSource, siteSettings, audit, ledger }: Needed) {
  const giftCounts = new GiftCountService(dataSource, audit);
  const giftCountBookings = new GiftCountBookingService(dataSource, siteSettings, ledger, audit);
  return {
    services: { giftCounts, giftCountBookings },
    resolvers: [new GiftCountsResolver(giftCounts, giftCountBookings)],
  };
}

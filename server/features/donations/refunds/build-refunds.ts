import type { DataSource } from 'typeorm';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { DonationLedgerService } from '../donation-ledger.service.ts';
import { RefundService } from './refund.service.ts';
import { RefundsResolver } from './refunds.resolver.ts';

interface Needed {
  dataSource: DataSource;
  siteSettings: SiteSettingsService;
  ledger: DonationLedgerService;
  audit: AuditService;
}

/** What the feature of donations has for giving back by hand. */
export function buildRefunds({ dataSource, ...services }: Needed) {
  const refunds = new RefundService(dataSource, services);
  return {
    services: { refunds },
    resolvers: [new RefundsResolver(refunds, services.ledger, services.siteSettings)],
  };
}

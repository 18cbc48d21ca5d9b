import type { DataSource } from 'typeorm';
import type { Outbox } from '../../messaging/outbox.ts';
import type { RateLimiter } from '../../security/rate-limiter.ts';
import type { UserService } from '../accounts/user.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { Donation } from './donation.entity.ts';
import { DonationResolver } from './donation.resolver.ts';
import { DonationService } from './donation.service.ts';
import { donationExport } from './donation-export.ts';
import { DonationLedgerResolver } from './donation-ledger.resolver.ts';
import { DonationLedgerService } from './donation-ledger.service.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';
import { DonationTotalsService } from './donation-totals.service.ts';
import { DonationTypeService } from './donation-type.service.ts';
import { DonationTypesResolver } from './donation-types.resolver.ts';
import { donationRoutes } from './donations.rest.ts';

export const DONATION_ENTITIES = [DonationSubType, Donation, DonationStatusChange];

interface Needs {
  dataSource: DataSource;
  outbox: Outbox;
  rateLimiter: RateLimiter;
  siteSettings: SiteSettingsService;
  users: UserService;
  audit: AuditService;
}

/** The services, resolvers, legacy calls and the export of payments and donations. */
export function createDonationFeatures(needs: Needs) {
  const { dataSource, outbox, rateLimiter, siteSettings, users, audit } = needs;
  const donations = new DonationService(dataSource, outbox, rateLimiter, siteSettings);
  const donationTypes = new DonationTypeService(dataSource, audit);
  const donationLedger = new DonationLedgerService(dataSource, outbox, siteSettings, audit);
  const donationTotals = new DonationTotalsService(dataSource);
  return {
    services: { donations, donationTypes, donationLedger },
    resolvers: [
      new DonationResolver(donations, donationTypes),
      new DonationTypesResolver(donationTypes),
      new DonationLedgerResolver(donationLedger, donationTotals),
    ],
    legacyRoutes: donationRoutes(donations, donationTypes, users),
    export: donationExport(donationLedger, audit),
  };
}

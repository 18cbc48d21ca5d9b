import { Permission } from '../../../rules/permissions.ts';
import { defineFeature } from '../feature.ts';
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
import { donationRoutes } from './donations.legacy.ts';
import { PastGiftService } from './past-gift.service.ts';

declare module '../feature.ts' {
  interface Services {
    donations: DonationService;
    donationTypes: DonationTypeService;
    donationLedger: DonationLedgerService;
    pastGifts: PastGiftService;
  }
}

/** Payments and donations. */
export const donations = defineFeature({
  name: 'donations',
  part: 'donations',
  entities: [DonationSubType, Donation, DonationStatusChange],
  shownToVisitors: [DonationSubType],
  build({ dataSource, outbox, visitors }, { siteSettings, users, audit }) {
    const service = new DonationService(dataSource, outbox, visitors, siteSettings);
    const donationTypes = new DonationTypeService(dataSource, audit, siteSettings);
    const donationLedger = new DonationLedgerService(dataSource, outbox, siteSettings, audit);
    const pastGifts = new PastGiftService(dataSource, siteSettings, audit);
    const totals = new DonationTotalsService(dataSource);
    return {
      services: { donations: service, donationTypes, donationLedger, pastGifts },
      today: {
        permission: Permission.MANAGE_DONATIONS,
        waiting: () => donationLedger.waiting(),
      },
      resolvers: [
        new DonationResolver(service, donationTypes, siteSettings),
        new DonationTypesResolver(donationTypes, siteSettings),
        new DonationLedgerResolver(donationLedger, totals, siteSettings),
      ],
      legacyRoutes: donationRoutes(service, donationTypes, users),
      exports: [donationExport(donationLedger, audit)],
    };
  },
});

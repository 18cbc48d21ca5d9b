import { Permission } from '../../../rules/permissions.ts';
import { defineFeature } from '../feature.ts';
import { Donation } from './donation.entity.ts';
import { donationExport } from './donation-export.ts';
import { DonationLedgerResolver } from './donation-ledger.resolver.ts';
import { DonationLedgerService } from './donation-ledger.service.ts';
import { DonationStateService } from './donation-state.service.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { DonationTotalsService } from './donation-totals.service.ts';
import { LedgerDataService } from './ledger-data.service.ts';
import { LedgerHooks } from './ledger-hooks.ts';

declare module '../services.ts' {
  interface Services {
    ledgerHooks: LedgerHooks;
    donationLedger: DonationLedgerService;
    donationStates: DonationStateService;
  }
}

/**
 * The books: donations and their states; its folders have their types, donors, receipts and what was refunded. It imports
 * no other feature that takes money; what those have to say to its steps they add to {@link LedgerHooks}.
 */
export const ledger = defineFeature({
  name: 'ledger',
  part: 'donations',
  entities: [Donation, DonationStatusChange],
  build({ dataSource, outbox }, { siteSettings, audit }) {
    const hooks = new LedgerHooks();
    const donationLedger = new DonationLedgerService(dataSource);
    const states = new DonationStateService(dataSource, outbox, siteSettings, audit, hooks);
    const totals = new DonationTotalsService(dataSource);
    const data = new LedgerDataService(dataSource, hooks, audit);
    return {
      services: { ledgerHooks: hooks, donationLedger, donationStates: states },
      account: data,
      retention: { donations: (limit) => data.forgetOldDonations(limit) },
      today: { permission: Permission.MANAGE_DONATIONS, waiting: () => donationLedger.waiting() },
      resolvers: [new DonationLedgerResolver({ ledger: donationLedger, states, totals, hooks })],
      exports: [donationExport(donationLedger, audit)],
    };
  },
});

import { Permission } from '../../../rules/permissions.ts';
import { defineFeature } from '../feature.ts';
import { Donation } from './donation.entity.ts';
import { donationExport } from './donation-export.ts';
import { DonationLedgerResolver } from './donation-ledger.resolver.ts';
import { DonationLedgerService } from './donation-ledger.service.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';
import { DonationTotalsService } from './donation-totals.service.ts';
import { DonationTypeService } from './donation-type.service.ts';
import { DonationTypesResolver } from './donation-types.resolver.ts';
import { Donor } from './donors/donor.entity.ts';
import { DonorService } from './donors/donor.service.ts';
import { DonorBookService } from './donors/donor-book.service.ts';
import { forgetOldDonors } from './donors/donor-data.ts';
import { donorExport } from './donors/donor-export.ts';
import { DonorMerge } from './donors/donor-merge.entity.ts';
import { DonorMergeService } from './donors/donor-merge.service.ts';
import { DonorsResolver } from './donors/donors.resolver.ts';
import { LedgerDataService } from './ledger-data.service.ts';
import { LedgerHooks } from './ledger-hooks.ts';
import { PaidTogetherResolver } from './paid-together/paid-together.resolver.ts';
import { PaidTogetherService } from './paid-together/paid-together.service.ts';
import { PastGiftService } from './past-gift.service.ts';
import { Receipt } from './receipts/receipt.entity.ts';
import { ReceiptService } from './receipts/receipt.service.ts';
import { ReceiptCounter } from './receipts/receipt-counter.entity.ts';
import { ReceiptsResolver } from './receipts/receipts.resolver.ts';
import { DonationRefund } from './refunds/donation-refund.entity.ts';
import { RefundService } from './refunds/refund.service.ts';
import { RefundsResolver } from './refunds/refunds.resolver.ts';

declare module '../feature.ts' {
  interface Services {
    ledgerHooks: LedgerHooks;
    donationTypes: DonationTypeService;
    donationLedger: DonationLedgerService;
    pastGifts: PastGiftService;
    paidTogether: PaidTogetherService;
    donors: DonorService;
    donorMerges: DonorMergeService;
    refunds: RefundService;
  }
}

/**
 * The books: donations, their types and states, receipts, what was given back, donors. It imports no other feature that
 * takes money; what those have to say to its steps they add to {@link LedgerHooks}.
 */
export const ledger = defineFeature({
  name: 'ledger',
  part: 'donations',
  entities: [
    ...[DonationSubType, Donation, DonationStatusChange, DonationRefund],
    ...[Receipt, ReceiptCounter, Donor, DonorMerge],
  ],
  shownToVisitors: [DonationSubType],
  build({ dataSource, outbox, rateLimiter }, { siteSettings, audit }) {
    const hooks = new LedgerHooks();
    const donationTypes = new DonationTypeService(dataSource, audit, siteSettings);
    const donationLedger = new DonationLedgerService(dataSource, outbox, siteSettings, audit);
    const totals = new DonationTotalsService(dataSource);
    const pastGifts = new PastGiftService(dataSource, siteSettings, audit, hooks);
    const paidTogether = new PaidTogetherService(dataSource, siteSettings, donationLedger);
    const donors = new DonorService(dataSource, siteSettings, audit);
    const donorMerges = new DonorMergeService(dataSource, audit);
    const receipts = new ReceiptService(dataSource, { outbox, rateLimiter, siteSettings, audit });
    const refunds = new RefundService(dataSource, { siteSettings, ledger: donationLedger, audit });
    const data = new LedgerDataService(dataSource, hooks);
    return {
      services: {
        ...{ ledgerHooks: hooks, donationTypes, donationLedger, pastGifts, paidTogether },
        ...{ donors, donorMerges, refunds },
      },
      account: data,
      retention: {
        donations: (limit) => data.forgetOldDonations(limit),
        donors: (limit) => forgetOldDonors(dataSource, limit, hooks),
      },
      today: { permission: Permission.MANAGE_DONATIONS, waiting: () => donationLedger.waiting() },
      resolvers: [
        new DonationTypesResolver(donationTypes),
        new DonationLedgerResolver({ ledger: donationLedger, totals, hooks }),
        new ReceiptsResolver(receipts),
        new PaidTogetherResolver(paidTogether),
        new DonorsResolver(donors, donorMerges),
        new RefundsResolver(refunds, donationLedger),
      ],
      exports: [donationExport(donationLedger, audit), donorExport(new DonorBookService(dataSource), audit)],
    };
  },
});

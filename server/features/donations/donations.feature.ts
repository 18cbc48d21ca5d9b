import { Permission } from '../../../rules/permissions.ts';
import { defineFeature } from '../feature.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { accountsExport } from './accounts/accounts-export.ts';
import type { BankDecisionService } from './bank-statements/bank-decision.service.ts';
import { BANK_ENTITIES, buildBankStatements } from './bank-statements/build-bank-statements.ts';
import { buildExpected, EXPECTED_ENTITIES } from './build-expected.ts';
import { buildCards, CARD_ENTITIES } from './cards/build-cards.ts';
import type { CardEventService } from './cards/card-events.service.ts';
import type { GiftCountService } from './counts/gift-count.service.ts';
import type { GiftCountBookingService } from './counts/gift-count-booking.service.ts';
import { Donation } from './donation.entity.ts';
import { DonationResolver } from './donation.resolver.ts';
import { DonationService } from './donation.service.ts';
import { donationExport } from './donation-export.ts';
import { DonationLedgerResolver } from './donation-ledger.resolver.ts';
import { DonationLedgerService } from './donation-ledger.service.ts';
import { DonationLink } from './donation-link.entity.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';
import { DonationTotalsService } from './donation-totals.service.ts';
import { DonationTypeService } from './donation-type.service.ts';
import { DonationTypesResolver } from './donation-types.resolver.ts';
import { donationRoutes } from './donations.legacy.ts';
import { DonorDataService } from './donor-data.service.ts';
import { buildDonorStatements, DONOR_STATEMENT_ENTITIES } from './donor-statements/build-donor-statements.ts';
import type { DonorStatementService } from './donor-statements/donor-statement.service.ts';
import { buildDonors, DONOR_ENTITIES } from './donors/build-donors.ts';
import type { DonorService } from './donors/donor.service.ts';
import { forgetOldDonors } from './donors/donor-data.ts';
import type { DonorMergeService } from './donors/donor-merge.service.ts';
import { EarlierDonorService } from './earlier-donors/earlier-donor.service.ts';
import { GiftResolver } from './gift.resolver.ts';
import { GiftService } from './gift.service.ts';
import { buildGiftAid, GIFT_AID_ENTITIES } from './gift-aid/build-gift-aid.ts';
import type { GiftAidClaimService } from './gift-aid/claims/gift-aid-claim.service.ts';
import type { GiftAidGiftsService } from './gift-aid/claims/gift-aid-gifts.service.ts';
import type { GiftAidDeclarationService } from './gift-aid/declarations/gift-aid-declaration.service.ts';
import type { SmallClaimService } from './gift-aid/small-donations/small-claim.service.ts';
import type { SmallCollectionService } from './gift-aid/small-donations/small-collection.service.ts';
import { GiftLinkService } from './gift-link.service.ts';
import type { MembershipService } from './memberships/membership.service.ts';
import type { ReminderService } from './memberships/reminder.service.ts';
import { PaidTogetherResolver } from './paid-together/paid-together.resolver.ts';
import { PaidTogetherService } from './paid-together/paid-together.service.ts';
import { PastGiftService } from './past-gift.service.ts';
import { PrivateGiftResolver } from './private-gift.resolver.ts';
import { buildReceipts, RECEIPT_ENTITIES } from './receipts/build-receipts.ts';
import { buildRefunds } from './refunds/build-refunds.ts';
import { DonationRefund } from './refunds/donation-refund.entity.ts';
import type { RefundService } from './refunds/refund.service.ts';
import type { StandingOrderService } from './standing-orders/standing-order.service.ts';

declare module '../feature.ts' {
  interface Services {
    donations: DonationService;
    donationTypes: DonationTypeService;
    donationLedger: DonationLedgerService;
    pastGifts: PastGiftService;
    earlierDonors: EarlierDonorService;
    gifts: GiftService;
    bankDecisions: BankDecisionService;
    paidTogether: PaidTogetherService;
    /** Only where the association takes cards. */
    cardEvents: CardEventService | undefined;
    donors: DonorService;
    donorMerges: DonorMergeService;
    giftCounts: GiftCountService;
    giftCountBookings: GiftCountBookingService;
    giftAidDeclarations: GiftAidDeclarationService;
    giftAidGifts: GiftAidGiftsService;
    giftAidClaims: GiftAidClaimService;
    smallCollections: SmallCollectionService;
    smallClaims: SmallClaimService;
    standingOrders: StandingOrderService;
    memberships: MembershipService;
    membershipReminders: ReminderService;
    donorStatements: DonorStatementService;
    refunds: RefundService;
  }
}

/** Payments and donations. */
export const donations = defineFeature({
  name: 'donations',
  part: 'donations',
  entities: [
    DonationSubType,
    Donation,
    DonationStatusChange,
    DonationRefund,
    DonationLink,
    ...BANK_ENTITIES,
    ...RECEIPT_ENTITIES,
    ...CARD_ENTITIES,
    ...DONOR_ENTITIES,
    ...GIFT_AID_ENTITIES,
    ...EXPECTED_ENTITIES,
    ...DONOR_STATEMENT_ENTITIES,
  ],
  seeded: ['bank_account'],
  shownToVisitors: [DonationSubType],
  build(plumbing, { siteSettings, users, audit, hireAccounts: hires }) {
    const { dataSource, outbox, visitors, uploads, secret, publicUrl, rateLimiter } = plumbing;
    const giftAid = buildGiftAid({ dataSource, siteSettings, audit, outbox, rateLimiter, publicUrl });
    const service = new DonationService(dataSource, outbox, visitors, siteSettings, giftAid.withGifts);
    const donationTypes = new DonationTypeService(dataSource, audit, siteSettings);
    const donationLedger = new DonationLedgerService(dataSource, outbox, siteSettings, audit);
    const pastGifts = new PastGiftService(dataSource, siteSettings, audit);
    const earlierDonors = new EarlierDonorService(dataSource, { siteSettings, audit, place: giftAid.place });
    const donorData = new DonorDataService(dataSource);
    const links = new GiftLinkService(dataSource, secret);
    const gifts = new GiftService(dataSource, {
      ...{ outbox, visitors, siteSettings, links, publicUrl },
      giftAid: giftAid.withGifts,
    });
    const totals = new DonationTotalsService(dataSource);
    const bank = buildBankStatements({
      ...{ dataSource, uploads, siteSettings, audit, ledger: donationLedger },
      claims: giftAid.claimPayments,
    });
    const receipts = buildReceipts({ dataSource, outbox, rateLimiter, siteSettings, audit });
    const paidTogether = new PaidTogetherService(dataSource, siteSettings, donationLedger);
    const accounts = new AccountsService(dataSource);
    const donors = buildDonors({ dataSource, siteSettings, audit, ledger: donationLedger });
    const cards = buildCards({
      plumbing,
      siteSettings,
      donations: service,
      ledger: donationLedger,
      links,
      audit,
    });
    const expected = buildExpected({ dataSource, outbox, siteSettings, audit, publicUrl });
    const statements = buildDonorStatements({ dataSource, outbox, siteSettings, audit });
    const refunds = buildRefunds({ dataSource, siteSettings, ledger: donationLedger, audit });
    const { checkouts, cardLedger, events: cardEvents } = cards;
    return {
      services: {
        ...{ donations: service, donationTypes, donationLedger, pastGifts, earlierDonors },
        ...{ gifts, paidTogether, cardEvents },
        ...bank.services,
        ...donors.services,
        ...giftAid.services,
        ...expected.services,
        ...statements.services,
        ...refunds.services,
      },
      account: donorData,
      retention: {
        donations: (limit) => donorData.forgetOldDonors(limit),
        donors: (limit) => forgetOldDonors(dataSource, limit),
        unpaidGifts: (limit) => donorData.forgetUnpaidGifts(limit),
      },
      ownPages: async () => [{ path: '/give' }],
      today: {
        permission: Permission.MANAGE_DONATIONS,
        waiting: async () => [
          ...(await donationLedger.waiting()),
          ...(await expected.services.standingOrders.waiting()),
        ],
      },
      resolvers: [
        new DonationResolver({ donations: service, types: donationTypes, siteSettings, checkouts }),
        new DonationTypesResolver(donationTypes, siteSettings),
        new DonationLedgerResolver({ ledger: donationLedger, totals, siteSettings, cardLedger }),
        new GiftResolver({ gifts, links, types: donationTypes, siteSettings }),
        ...bank.resolvers,
        ...receipts.resolvers,
        new PaidTogetherResolver(paidTogether),
        ...cards.resolvers,
        ...donors.resolvers,
        ...giftAid.resolvers,
        ...expected.resolvers,
        ...statements.resolvers,
        ...refunds.resolvers,
      ],
      routes: giftAid.routes,
      upkeep: expected.upkeep,
      obligations: {
        ...cards.obligations,
        resolvers: [
          new PrivateGiftResolver({ links, siteSettings, checkouts, giftAid: giftAid.own }),
          ...cards.obligations.resolvers,
        ],
      },
      legacyRoutes: donationRoutes(service, donationTypes, users),
      exports: [
        donationExport(donationLedger, audit),
        accountsExport({ dataSource, accounts, hires, siteSettings, audit }),
        ...donors.exports,
      ],
    };
  },
});

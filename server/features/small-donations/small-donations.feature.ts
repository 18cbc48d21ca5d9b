import { defineFeature } from '../feature.ts';
import { SmallClaim } from './small-claim.entity.ts';
import { SmallClaimService } from './small-claim.service.ts';
import { SmallCollection } from './small-collection.entity.ts';
import { SmallCollectionService } from './small-collection.service.ts';
import { SmallCollectionGift } from './small-collection-gift.entity.ts';
import { SmallDataService } from './small-data.service.ts';
import { SmallDonationsResolver } from './small-donations.resolver.ts';
import { requireNoSmallDonations, smallPenceWith } from './small-sums.ts';
import { TaxPaymentsService } from './tax-payments.service.ts';
import { voidCollectionOf } from './void-collection.ts';

declare module '../services.ts' {
  interface Services {
    smallCollections: SmallCollectionService;
    smallClaims: SmallClaimService;
    taxPayments: TaxPaymentsService;
  }
}

/** Collections of small gifts without names, and what is claimed from the tax office for them beside Gift Aid. */
export const smallDonations = defineFeature({
  name: 'small-donations',
  part: 'donations',
  entities: [SmallCollection, SmallCollectionGift, SmallClaim],
  build({ dataSource }, { audit, giftAidPlace: place, claimHooks, ledgerHooks, cashCountBookings }) {
    const smallCollections = new SmallCollectionService(dataSource, place, audit);
    const smallClaims = new SmallClaimService(dataSource, place, audit);
    ledgerHooks.namedIn.set('small_collection_gift', 'changedByAnother');
    claimHooks.penceWith = smallPenceWith;
    claimHooks.requireNothingOn = requireNoSmallDonations;
    cashCountBookings.beforeVoid.push((manager, count) => voidCollectionOf(manager, audit, count));
    return {
      services: { smallCollections, smallClaims, taxPayments: new TaxPaymentsService(dataSource) },
      account: new SmallDataService(dataSource),
      resolvers: [new SmallDonationsResolver(smallCollections, smallClaims)],
    };
  },
});

import { defineFeature } from '../feature.ts';
import { IS_CLAIM_ASKED_FOR } from './claims/claim-data.ts';
import { ClaimPaymentService } from './claims/claim-payment.service.ts';
import { ClaimSteps } from './claims/claim-steps.ts';
import { GiftAidClaim } from './claims/gift-aid-claim.entity.ts';
import { GiftAidClaimService } from './claims/gift-aid-claim.service.ts';
import { GiftAidClaimEntry } from './claims/gift-aid-claim-entry.entity.ts';
import { GiftAidClaimGift } from './claims/gift-aid-claim-gift.entity.ts';
import { GiftAidClaimsResolver } from './claims/gift-aid-claims.resolver.ts';
import { GiftAidGiftsResolver } from './claims/gift-aid-gifts.resolver.ts';
import { GiftAidGiftsService } from './claims/gift-aid-gifts.service.ts';
import { GiftAidNote } from './claims/gift-aid-note.entity.ts';
import { GiftAidOverclaim } from './claims/gift-aid-overclaim.entity.ts';
import { GiftAidSettings } from './claims/gift-aid-settings.entity.ts';
import { donorOfGiftByAccount } from './claims/name-answers.ts';
import { requireNoGiftAid } from './claims/require-no-gift-aid.ts';
import { scheduleRoute } from './claims/schedule-route.ts';
import { STILL_DECLARED } from './declarations/declaration-data.ts';
import { GiftAidDeclaration } from './declarations/gift-aid-declaration.entity.ts';
import { GiftAidDeclarationService } from './declarations/gift-aid-declaration.service.ts';
import { GiftAidDeclarationEntry } from './declarations/gift-aid-declaration-entry.entity.ts';
import { GiftAidDeclarationsResolver } from './declarations/gift-aid-declarations.resolver.ts';
import { GiftAidWithGifts } from './declarations/gift-aid-with-gifts.ts';
import { OwnGiftAidResolver } from './declarations/own-gift-aid.resolver.ts';
import { OwnGiftAidService } from './declarations/own-gift-aid.service.ts';
import { GiftAidDataService } from './gift-aid-data.service.ts';
import { GiftAidPlace } from './gift-aid-place.ts';
import { SmallClaim } from './small-donations/small-claim.entity.ts';
import { SmallClaimService } from './small-donations/small-claim.service.ts';
import { SmallCollection } from './small-donations/small-collection.entity.ts';
import { SmallCollectionService } from './small-donations/small-collection.service.ts';
import { SmallCollectionGift } from './small-donations/small-collection-gift.entity.ts';
import { SmallDonationsResolver } from './small-donations/small-donations.resolver.ts';
import { withdrawCollectionOf } from './small-donations/withdraw-collection.ts';
import { TaxPaymentsService } from './tax-payments.service.ts';

declare module '../services.ts' {
  interface Services {
    giftAidPlace: GiftAidPlace;
    giftAidDeclarations: GiftAidDeclarationService;
    giftAidGifts: GiftAidGiftsService;
    giftAidClaims: GiftAidClaimService;
    smallCollections: SmallCollectionService;
    smallClaims: SmallClaimService;
    taxPayments: TaxPaymentsService;
  }
}

/** Gift Aid, which is there for associations in the United Kingdom alone. */
export const giftAid = defineFeature({
  name: 'gift-aid',
  part: 'donations',
  entities: [
    ...[GiftAidDeclaration, GiftAidDeclarationEntry, GiftAidSettings, GiftAidNote],
    ...[GiftAidClaim, GiftAidClaimEntry, GiftAidClaimGift, GiftAidOverclaim],
    ...[SmallCollection, SmallCollectionGift, SmallClaim],
  ],
  build({ dataSource, outbox, rateLimiter, publicUrl }, services) {
    const { siteSettings, audit, giftLinks: links } = services;
    const { ledgerHooks, givingHooks, bankHooks, giftCountBookings } = services;
    const place = new GiftAidPlace(siteSettings);
    const giftAidDeclarations = new GiftAidDeclarationService(dataSource, { place, outbox, audit });
    const own = new OwnGiftAidService(dataSource, {
      ...{ place, siteSettings, outbox, rateLimiter, publicUrl, links },
    });
    const giftAidGifts = new GiftAidGiftsService(dataSource, place, audit);
    const smallCollections = new SmallCollectionService(dataSource, place, audit);
    const smallClaims = new SmallClaimService(dataSource, place, audit);
    const steps = new ClaimSteps(audit);
    const giftAidClaims = new GiftAidClaimService(dataSource, place, steps);
    const data = new GiftAidDataService(dataSource);
    ledgerHooks.beforeRemoval.push(requireNoGiftAid);
    ledgerHooks.stillAskedFor.push(IS_CLAIM_ASKED_FOR);
    ledgerHooks.stillNamed.push(STILL_DECLARED);
    givingHooks.declarations = new GiftAidWithGifts(own, outbox, publicUrl);
    givingHooks.donorOfGift = donorOfGiftByAccount;
    bankHooks.claims = new ClaimPaymentService(place, steps);
    giftCountBookings.beforeTakeBack.push((manager, count) => withdrawCollectionOf(manager, audit, count));
    return {
      services: {
        ...{ giftAidPlace: place, giftAidDeclarations, giftAidGifts, giftAidClaims },
        ...{ smallCollections, smallClaims, taxPayments: new TaxPaymentsService(dataSource) },
      },
      account: data,
      retention: { donations: (limit) => data.forgetTaxpayers(limit) },
      routes: scheduleRoute({ claims: giftAidClaims, audit }),
      resolvers: [
        new GiftAidDeclarationsResolver(giftAidDeclarations),
        new OwnGiftAidResolver(own),
        new GiftAidGiftsResolver(giftAidGifts),
        new GiftAidClaimsResolver(giftAidClaims),
        new SmallDonationsResolver(smallCollections, smallClaims),
      ],
    };
  },
});

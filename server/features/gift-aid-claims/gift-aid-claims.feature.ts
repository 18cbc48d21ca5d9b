import { defineFeature } from '../feature.ts';
import { ClaimHooks } from './claim-hooks.ts';
import { ClaimPaymentService } from './claim-payment.service.ts';
import { ClaimSteps } from './claim-steps.ts';
import { ClaimsDataService, IS_CLAIM_ASKED_FOR } from './claims-data.service.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';
import { GiftAidClaimService } from './gift-aid-claim.service.ts';
import { GiftAidClaimEntry } from './gift-aid-claim-entry.entity.ts';
import { GiftAidClaimGift } from './gift-aid-claim-gift.entity.ts';
import { GiftAidClaimsResolver } from './gift-aid-claims.resolver.ts';
import { GiftAidOverclaim } from './gift-aid-overclaim.entity.ts';

declare module '../services.ts' {
  interface Services {
    claimHooks: ClaimHooks;
    giftAidClaims: GiftAidClaimService;
  }
}

/** What is claimed from the tax office for gifts of those who have declared it. */
export const giftAidClaims = defineFeature({
  name: 'gift-aid-claims',
  part: 'donations',
  entities: [GiftAidClaim, GiftAidClaimEntry, GiftAidClaimGift, GiftAidOverclaim],
  build({ dataSource }, { audit, giftAidPlace: place, ledgerHooks, bankHooks }) {
    const hooks = new ClaimHooks();
    const steps = new ClaimSteps(audit, hooks);
    const claims = new GiftAidClaimService(dataSource, place, steps, hooks);
    const data = new ClaimsDataService(dataSource);
    // Also a claim that was undone.
    ledgerHooks.namedIn.set('gift_aid_claim_gift', 'changedByAnother');
    ledgerHooks.stillAskedFor.push(IS_CLAIM_ASKED_FOR);
    bankHooks.claims = new ClaimPaymentService(steps, hooks);
    return {
      services: { claimHooks: hooks, giftAidClaims: claims },
      account: data,
      retention: { donations: (limit) => data.forgetTaxpayers(limit) },
      resolvers: [new GiftAidClaimsResolver(claims)],
    };
  },
});

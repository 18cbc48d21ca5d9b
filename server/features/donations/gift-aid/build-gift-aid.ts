import type { DataSource } from 'typeorm';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
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
import { scheduleRoute } from './claims/schedule-route.ts';
import { GiftAidDeclaration } from './declarations/gift-aid-declaration.entity.ts';
import { GiftAidDeclarationService } from './declarations/gift-aid-declaration.service.ts';
import { GiftAidDeclarationEntry } from './declarations/gift-aid-declaration-entry.entity.ts';
import { GiftAidDeclarationsResolver } from './declarations/gift-aid-declarations.resolver.ts';
import { GiftAidPlace } from './gift-aid-place.ts';

export const GIFT_AID_ENTITIES = [
  ...[GiftAidDeclaration, GiftAidDeclarationEntry, GiftAidSettings, GiftAidNote],
  ...[GiftAidClaim, GiftAidClaimEntry, GiftAidClaimGift, GiftAidOverclaim],
];

interface Needed {
  dataSource: DataSource;
  siteSettings: SiteSettingsService;
  audit: AuditService;
}

/** What the feature of donations has for Gift Aid, which is there for associations in the United Kingdom alone. */
export function buildGiftAid({ dataSource, siteSettings, audit }: Needed) {
  const place = new GiftAidPlace(siteSettings);
  const giftAidDeclarations = new GiftAidDeclarationService(dataSource, siteSettings, audit);
  const giftAidGifts = new GiftAidGiftsService(dataSource, place, audit);
  const giftAidClaims = new GiftAidClaimService(dataSource, place, audit);
  return {
    services: { giftAidDeclarations, giftAidGifts, giftAidClaims },
    routes: scheduleRoute({ claims: giftAidClaims, audit }),
    resolvers: [
      new GiftAidDeclarationsResolver(giftAidDeclarations),
      new GiftAidGiftsResolver(giftAidGifts),
      new GiftAidClaimsResolver(giftAidClaims),
    ],
  };
}

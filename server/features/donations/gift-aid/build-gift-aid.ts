import type { DataSource } from 'typeorm';
import type { RateLimiter } from '../../../identity/rate-limiter.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { GiftAidDeclaration } from './declarations/gift-aid-declaration.entity.ts';
import { GiftAidDeclarationService } from './declarations/gift-aid-declaration.service.ts';
import { GiftAidDeclarationEntry } from './declarations/gift-aid-declaration-entry.entity.ts';
import { GiftAidDeclarationsResolver } from './declarations/gift-aid-declarations.resolver.ts';
import { GiftAidWithGifts } from './declarations/gift-aid-with-gifts.ts';
import { OwnGiftAidResolver } from './declarations/own-gift-aid.resolver.ts';
import { OwnGiftAidService } from './declarations/own-gift-aid.service.ts';
import { GiftAidPlace } from './gift-aid-place.ts';

export const GIFT_AID_ENTITIES = [GiftAidDeclaration, GiftAidDeclarationEntry];

interface Needed {
  dataSource: DataSource;
  siteSettings: SiteSettingsService;
  audit: AuditService;
  outbox: Outbox;
  rateLimiter: RateLimiter;
  publicUrl: string;
}

/** What the feature of donations has for Gift Aid, which is there for associations in the United Kingdom alone. */
export function buildGiftAid({ dataSource, siteSettings, audit, outbox, rateLimiter, publicUrl }: Needed) {
  const place = new GiftAidPlace(siteSettings);
  const giftAidDeclarations = new GiftAidDeclarationService(dataSource, { place, outbox, audit });
  const own = new OwnGiftAidService(dataSource, { place, siteSettings, outbox, rateLimiter, publicUrl });
  return {
    services: { giftAidDeclarations },
    own,
    withGifts: new GiftAidWithGifts(outbox, publicUrl),
    resolvers: [
      new GiftAidDeclarationsResolver(giftAidDeclarations),
      new OwnGiftAidResolver(own, siteSettings),
    ],
  };
}

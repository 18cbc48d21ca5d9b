import type { DataSource } from 'typeorm';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { GiftAidDeclaration } from './declarations/gift-aid-declaration.entity.ts';
import { GiftAidDeclarationService } from './declarations/gift-aid-declaration.service.ts';
import { GiftAidDeclarationEntry } from './declarations/gift-aid-declaration-entry.entity.ts';
import { GiftAidDeclarationsResolver } from './declarations/gift-aid-declarations.resolver.ts';

export const GIFT_AID_ENTITIES = [GiftAidDeclaration, GiftAidDeclarationEntry];

interface Needed {
  dataSource: DataSource;
  siteSettings: SiteSettingsService;
  audit: AuditService;
}

/** What the feature of donations has for Gift Aid, which is there for associations in the United Kingdom alone. */
export function buildGiftAid({ dataSource, siteSettings, audit }: Needed) {
  const giftAidDeclarations = new GiftAidDeclarationService(dataSource, siteSettings, audit);
  return {
    services: { giftAidDeclarations },
    resolvers: [new GiftAidDeclarationsResolver(giftAidDeclarations)],
  };
}

import { defineFeature } from '../feature.ts';
import { STILL_DECLARED } from './declaration-data.ts';
import { GiftAidDataService } from './gift-aid-data.service.ts';
import { GiftAidDeclaration } from './gift-aid-declaration.entity.ts';
import { GiftAidDeclarationService } from './gift-aid-declaration.service.ts';
import { GiftAidDeclarationEntry } from './gift-aid-declaration-entry.entity.ts';
import { GiftAidDeclarationsResolver } from './gift-aid-declarations.resolver.ts';
import { GiftAidPlace } from './gift-aid-place.ts';
import { GiftAidWithGifts } from './gift-aid-with-gifts.ts';
import { OwnGiftAidResolver } from './own-gift-aid.resolver.ts';
import { OwnGiftAidService } from './own-gift-aid.service.ts';

declare module '../services.ts' {
  interface Services {
    giftAidPlace: GiftAidPlace;
    giftAidDeclarations: GiftAidDeclarationService;
  }
}

/** What donors declare for Gift Aid, which is there for associations in the United Kingdom alone. */
export const giftAid = defineFeature({
  name: 'gift-aid',
  part: 'donations',
  entities: [GiftAidDeclaration, GiftAidDeclarationEntry],
  build({ dataSource, outbox, rateLimiter, publicUrl }, services) {
    const { siteSettings, audit, giftLinks: links, ledgerHooks, givingHooks } = services;
    const place = new GiftAidPlace(siteSettings);
    const declarations = new GiftAidDeclarationService(dataSource, { place, outbox, audit });
    const own = new OwnGiftAidService(dataSource, {
      ...{ place, siteSettings, outbox, rateLimiter, publicUrl, links },
    });
    ledgerHooks.namedIn.set('gift_aid_declaration', 'changedByAnother');
    ledgerHooks.stillNamed.push(STILL_DECLARED);
    givingHooks.declarations = new GiftAidWithGifts(own, outbox, publicUrl);
    return {
      services: { giftAidPlace: place, giftAidDeclarations: declarations },
      account: new GiftAidDataService(dataSource),
      resolvers: [new GiftAidDeclarationsResolver(declarations), new OwnGiftAidResolver(own)],
    };
  },
});

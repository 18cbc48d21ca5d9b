import { defineFeature } from '../../feature.ts';
import { GiftAidGiftsResolver } from './gift-aid-gifts.resolver.ts';
import { GiftAidGiftsService } from './gift-aid-gifts.service.ts';
import { GiftAidNote } from './gift-aid-note.entity.ts';
import { GiftAidSettings } from './gift-aid-settings.entity.ts';
import { GiftNotesDataService } from './gift-notes-data.service.ts';
import { donorOfGiftByAccount } from './name-answers.ts';

declare module '../../services.ts' {
  interface Services {
    giftAidGifts: GiftAidGiftsService;
  }
}

/** Gifts that are in no claim: what the treasurer says of them, and why nothing can be claimed for one. */
export const giftAidGifts = defineFeature({
  name: 'gift-aid-claims/gifts',
  part: 'donations',
  entities: [GiftAidNote, GiftAidSettings],
  build({ dataSource }, { audit, giftAidPlace, givingHooks, ledgerHooks }) {
    const gifts = new GiftAidGiftsService(dataSource, giftAidPlace, audit);
    givingHooks.donorOfGift = donorOfGiftByAccount;
    ledgerHooks.namedIn.set('gift_aid_note', 'changedByAnother');
    return {
      services: { giftAidGifts: gifts },
      account: new GiftNotesDataService(dataSource),
      resolvers: [new GiftAidGiftsResolver(gifts)],
    };
  },
});

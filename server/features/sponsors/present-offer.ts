import type { Language } from '../../../rules/languages.ts';
import { inLanguage } from '../../database/translations.ts';
import { SPONSOR_OFFER_TEXTS, slotNames } from './slot-names.ts';
import type { SponsorOffer } from './sponsor-offer.entity.ts';

/** An offer as GraphQL shows it in a language: the slots of a day all in one. */
export function presentOffer<Offer extends SponsorOffer>(offer: Offer, language: Language) {
  const shown = inLanguage(offer, SPONSOR_OFFER_TEXTS, language);
  const slots = slotNames(offer, language);
  return {
    ...shown,
    slots: slots.names.join('\n'),
    textLanguages: { ...shown.textLanguages, slots: slots.language },
  };
}

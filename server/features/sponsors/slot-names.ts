import type { Language } from '../../../rules/languages.ts';
import { slotLines } from '../../../rules/sponsored-days.ts';
import type { SponsorOffer } from './sponsor-offer.entity.ts';

/** What an offer has in several languages. */
export const SPONSOR_OFFER_TEXTS = ['name', 'description', 'slots'] as const;

/** What the slots of a day are called in a language, or in the offer's own where they are not all translated. */
export function slotNames(
  { slots, ownLanguage, translations }: Pick<SponsorOffer, 'slots' | 'ownLanguage' | 'translations'>,
  language: Language,
): { names: string[]; language: Language } {
  const own = slotLines(slots);
  const translated = slotLines(translations[language]?.slots ?? '');
  return language !== ownLanguage && translated.length === own.length
    ? { names: translated, language }
    : { names: own, language: ownLanguage };
}

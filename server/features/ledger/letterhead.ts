import type { Language } from '../../../rules/languages.ts';
import { letterheadLines } from '../../../rules/letterhead.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { SITE_TEXTS } from '../../../rules/site-settings.ts';
import { inLanguage } from '../../database/translations.ts';
import { associationName, type LetterSite } from '../../messages/letter.ts';
import { letterTexts } from '../../messages/letter-texts.ts';

/** The site settings that it is made of; an empty one is left out. */
export interface Sender extends LetterSite {
  /** As the charity is registered; empty where it is called as the association is. */
  charityName: string;
  charityNumber: string;
  address: string;
}

/** From whom a letter or a printed paper is, a line each, in the language of its donor. */
export function letterhead(settings: Sender, language: Language): string[] {
  const { charityNumber } = letterTexts(language).donationLetters.receipt;
  const lines = letterheadLines({
    name: associationName(settings, language),
    charityName: settings.charityName,
    address: inLanguage(settings, SITE_TEXTS, language).address,
    charityNumber: settings.charityNumber && fillIn(charityNumber, { number: settings.charityNumber }),
  });
  return lines.map(({ text }) => text);
}

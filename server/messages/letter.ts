import { type Language, letterLanguageOf } from '../../rules/languages.ts';
import { fillIn } from '../../rules/placeholders.ts';
import { SITE_TEXTS } from '../../rules/site-settings.ts';
import { inLanguage, type TranslatedRow } from '../database/translations.ts';
import { type LetterTexts, letterTexts, paragraphsOf } from './letter-texts.ts';
import type { Mail } from './outgoing.ts';

/** The site settings that say what the association is called. */
export interface AssociationNames extends TranslatedRow {
  name: string;
  shortName: string;
}

/** What letters say of who writes them. */
export interface LetterSite extends AssociationNames {
  languages: readonly string[];
}

/** A letter without its address. */
export type Letter = Pick<Mail, 'subject' | 'text'>;

export interface Draft {
  subject: string;
  /** Empty ones are left out. */
  paragraphs: readonly (string | false | undefined)[];
  /** Of the placeholders; every letter has `association` beside. */
  values?: Record<string, string | number>;
}

/** The full name in that language, with which letters end, or the short one without it; empty if there is neither. */
export function associationName(settings: AssociationNames, language: Language): string {
  const { name, shortName } = inLanguage(settings, SITE_TEXTS, language);
  return name || shortName;
}

/** What short texts call the site in that language. */
export function siteName(settings: AssociationNames, language: Language): string {
  const { shortName, name } = inLanguage(settings, SITE_TEXTS, language);
  return shortName || name || letterTexts(language).siteLetters.unnamed;
}

/**
 * Writes a letter, which `Outbox.mail` sends.
 * @param own the language of whom it is to; null for the office, and for whom it is not known of
 * @param draft chooses from the texts of the letter's language
 */
export function writeLetter(
  own: Language | null | undefined,
  site: LetterSite,
  draft: (texts: LetterTexts, language: Language) => Draft,
): Letter {
  const language = letterLanguageOf(own, site);
  const { subject, paragraphs, values } = draft(letterTexts(language), language);
  const association = associationName(site, language);
  const all = { association, ...values };
  return { subject: fillIn(subject, all), text: `${paragraphsOf(paragraphs, all).join('\n\n')}\n` };
}

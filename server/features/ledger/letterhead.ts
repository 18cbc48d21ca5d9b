import type { Language } from '../../../rules/languages.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { SITE_TEXTS } from '../../../rules/site-settings.ts';
import { inLanguage } from '../../database/translations.ts';
import { letterTexts } from '../../messages/letter-texts.ts';
import { associationName, type SiteSettingsService } from '../site-settings/site-settings.service.ts';

/**
 * From whom a printed paper is: name, address and number of the charity, a line each. An address that begins with the name
 * has it already.
 */
export function letterhead(
  settings: Awaited<ReturnType<SiteSettingsService['find']>>,
  language: Language,
): string[] {
  const ourName = associationName(settings, language);
  const charity = settings.charityName || ourName;
  const { address } = inLanguage(settings, SITE_TEXTS, language);
  const isNamed = [charity, ourName].some((name) => address.startsWith(name));
  const { charityNumber } = letterTexts(language).donationLetters.receipt;
  const number = settings.charityNumber && fillIn(charityNumber, { number: settings.charityNumber });
  return [isNamed ? '' : charity, ...address.split('\n'), number].map((line) => line.trim()).filter(Boolean);
}

import { addressIn } from '../../../../rules/language-addresses.ts';
import { type Language, offeredLanguages } from '../../../../rules/languages.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { letterOf, letterTexts } from '../../../messages/letter-texts.ts';
import type { Mail } from '../../../messages/outgoing.ts';
import { dayIn } from '../../ledger/donation-letters.ts';
import { associationName, type SiteSettingsService } from '../../site-settings/site-settings.service.ts';

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;

interface Declared {
  email: string;
  language: Language;
  wording: string;
  /** Whether they see it in their account. */
  hasAccount: boolean;
  /** The page on which a declaration is confirmed that covers its gift alone until then. */
  confirmAt?: string;
}

/** To whoever declared on the website today: what they declared, and how it ends. It repeats nothing that was typed. */
export function onlineLetter(declared: Declared, settings: Settings, publicUrl: string): Mail {
  const { language, wording, hasAccount, confirmAt } = declared;
  const { letters, giftAidLetters } = letterTexts(language);
  const { subject, made, tell, confirm, account, office, notYou } = giftAidLetters.letter;
  const page = `${publicUrl}/${hasAccount ? 'my-donations' : 'contact'}`;
  const values = {
    date: dayIn(language, currentDay()),
    wording,
    confirmAt: confirmAt ?? '',
    page: addressIn(language, page, offeredLanguages(settings.languages)),
    charity: settings.charityName || associationName(settings, language),
  };
  const paragraphs = [letters.hello, made.ONLINE, '{{wording}}', confirmAt ? confirm : ''];
  const ending = [tell, hasAccount ? account : office, notYou, '{{charity}}'];
  return { to: declared.email, subject, text: letterOf([...paragraphs, ...ending], values) };
}

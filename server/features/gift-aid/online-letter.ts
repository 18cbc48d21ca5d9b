import { siteAddressIn } from '../../../rules/language-addresses.ts';
import type { Language } from '../../../rules/languages.ts';
import { dayIn } from '../../../rules/time-texts.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { writeLetter } from '../../messages/letter.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;

interface Declared {
  email: string;
  language: Language;
  wording: string;
  /** Whether they see it in their account. */
  hasAccount: boolean;
  /** The page on which a declaration is confirmed that covers its gift alone until then. */
  confirmAt?: string;
  /** Whether it waits for the e-mail of their account to be confirmed instead. */
  isUnproved?: boolean;
}

/** To whoever declared on the website today: what they declared, and how it ends. It repeats nothing that was typed. */
export function onlineLetter(declared: Declared, settings: Settings, publicUrl: string): Mail {
  const { language, wording, hasAccount, confirmAt, isUnproved } = declared;
  const addressOf = (page: string) => siteAddressIn(language, `${publicUrl}/${page}`, settings);
  const values = {
    date: dayIn(language, currentDay()),
    wording,
    confirmAt: confirmAt ?? '',
    page: addressOf(hasAccount ? 'my-donations' : 'contact'),
    profile: addressOf('sign-up'),
  };
  const letter = writeLetter(language, settings, ({ letters, giftAidLetters }) => {
    const { subject, made, tell, confirm, proveEmail, account, office, notYou } = giftAidLetters.letter;
    const more = [confirmAt && confirm, isUnproved && proveEmail];
    const ending = [tell, hasAccount ? account : office, notYou, '{{association}}'];
    return { subject, paragraphs: [letters.hello, made.ONLINE, '{{wording}}', ...more, ...ending], values };
  });
  return { to: declared.email, ...letter };
}

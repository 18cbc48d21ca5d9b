import type { EntityManager } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import type { Realm } from '../../identity/session.entity.ts';
import { siteName, writeLetter } from '../../messages/letter.ts';
import { type LetterTexts, letterTexts, textMessage } from '../../messages/letter-texts.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettings } from './site-settings.entity.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

/** The contact data before the change. */
interface PreviousContact {
  mobile: string;
  email: string | null;
  /** Of an account of the main site. */
  letterLanguage?: Language | null;
}

/** By an administrator, of an account of one realm; by whoever is signed in to an account of the main site. */
type Change = Realm | 'OWN';

/** How to reach the office, for whoever is told of something that they did not do. */
export function officeIn({ phone, email }: SiteSettings, language: Language): string {
  return [phone, email].filter(Boolean).join(', ') || letterTexts(language).siteLetters.contactPage;
}

function valuesIn(settings: SiteSettings, language: Language) {
  return { site: siteName(settings, language), office: officeIn(settings, language) };
}

/**
 * Notifies people at their previous mobile or e-mail that it was changed. The notice does not contain the new
 * one, because the previous one may belong to somebody else by now.
 */
export class ContactChangeNotifier {
  constructor(
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /** @returns what tells of a change by text message and e-mail, in the transaction of the change */
  async prepare(change: Change) {
    const settings = await this.siteSettings.find();
    const changed = ({ siteLetters }: Pick<LetterTexts, 'siteLetters'>) => siteLetters.changed;
    return async (manager: EntityManager, { mobile, email, letterLanguage }: PreviousContact) => {
      const text = textMessage((texts) => changed(texts)[change], valuesIn(settings, 'en'));
      await this.outbox.notice(manager, { to: mobile, text });
      const letter = writeLetter(letterLanguage, settings, (texts, language) => ({
        subject: changed(texts).subject,
        paragraphs: [texts.letters.hello, changed(texts)[change]],
        values: valuesIn(settings, language),
      }));
      await this.outbox.mail(manager, { to: email ?? '', ...letter });
    };
  }

  /** @returns what tells a member's previous mobile that they have another, in the transaction of the change */
  async prepareForMobile() {
    const values = valuesIn(await this.siteSettings.find(), 'en');
    const text = textMessage(({ textMessages }) => textMessages.mobileChanged, values);
    return (manager: EntityManager, mobile: string) => this.outbox.notice(manager, { to: mobile, text });
  }
}

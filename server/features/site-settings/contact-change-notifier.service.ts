import type { EntityManager } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { countryCodeOf, needsCode } from '../../../rules/phone.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import type { Realm } from '../../identity/session.entity.ts';
import { letterOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

/** Seconds after which a text message that could not be sent is dropped. */
const NOTICE_LIFETIME = 3 * 24 * 3600;

/** The contact data before the change. */
interface PreviousContact {
  mobile: string;
  email: string | null;
}

/** The text message is in English, the e-mail in the site's first language, because accounts have none. */
export interface ContactChangeNotice {
  sms: string;
  subject: string;
  emailText: string;
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

  /** The contact of the office, for people who did not ask for the change. */
  async officeContact(language: Language): Promise<string> {
    const { phone, email } = await this.siteSettings.find();
    return [phone, email].filter(Boolean).join(', ') || letterTexts(language).siteLetters.contactPage;
  }

  siteName(language: Language): Promise<string> {
    return this.siteSettings.shortNameIn(language);
  }

  /** The notice of a change by an administrator; call it before the transaction. */
  async noticeOfAdminChange(realm: Realm): Promise<ContactChangeNotice> {
    const language = await this.siteSettings.firstLanguage();
    const { letters, siteLetters } = letterTexts(language);
    const { changed } = siteLetters;
    const values = await this.#valuesIn(language);
    return {
      sms: fillIn(letterTexts('en').siteLetters.changed[realm], await this.#valuesIn('en')),
      subject: fillIn(changed.subject, values),
      emailText: letterOf([letters.hello, changed[realm]], values),
    };
  }

  async #valuesIn(language: Language) {
    return { site: await this.siteName(language), office: await this.officeContact(language) };
  }

  /** Sends a text message and an e-mail, each only if it can be delivered. */
  async notify(
    manager: EntityManager,
    { mobile, email }: PreviousContact,
    { sms, subject, emailText }: ContactChangeNotice,
  ): Promise<void> {
    await this.sendText(manager, mobile, sms);
    if (email) await this.outbox.mail(manager, { to: email, subject, text: emailText });
  }

  /** Numbers abroad get no text messages. */
  async sendText(manager: EntityManager, to: string, text: string): Promise<void> {
    if (needsCode(countryCodeOf(to)))
      await this.outbox.smsIfConfigured(manager, { to, text }, NOTICE_LIFETIME);
  }
}

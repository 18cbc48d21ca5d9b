import type { EntityManager } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { countryCodeOf, needsCode } from '../../../rules/phone.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

/** Seconds for which the news of a change is worth sending. */
const NEWS_LIFETIME = 3 * 24 * 3600;

/** How somebody was reached before the change. */
interface Former {
  mobile: string;
  email: string | null;
}

/** What is sent; both languages in one letter: nobody is asked which one they read. */
export interface ContactNews {
  sms: string;
  subject: string;
  letter: string;
}

const ACCOUNTS = {
  MAIN: ['account', 'ખાતાનો'],
  MATRIMONIAL: ['matrimonial account', 'લગ્નવિષયક ખાતાનો'],
} as const;

/**
 * Tells people where they were reached before that this has changed. It says nothing of the new number or address: the
 * old one may be somebody else's by now.
 */
export class ContactNewsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /** Whom to tell that it was not oneself. */
  async office(): Promise<string> {
    const { phone, email } = await this.siteSettings.find();
    return [phone, email].filter(Boolean).join(', ') || 'Contact Us';
  }

  siteName(language: Language): Promise<string> {
    return this.siteSettings.shortNameIn(language);
  }

  /** The words for a change by an administrator; ask for them before the transaction. */
  async byAdmin(realm: keyof typeof ACCOUNTS): Promise<ContactNews> {
    const office = await this.office();
    const [name, nameInGujarati] = [await this.siteName('en'), await this.siteName('gu')];
    const [account, inGujarati] = ACCOUNTS[realm];
    const english = `An administrator has changed the e-mail or mobile no. of your ${account} at ${name}. If you did not ask for it, tell us at once: ${office}`;
    const gujarati = `${nameInGujarati}ના સંચાલકે તમારા ${inGujarati} ઈ-મેલ કે મોબાઇલ નંબર બદલ્યો છે. તમે એ માટે કહ્યું ન હોય તો અમને તરત જણાવો: ${office}`;
    return {
      sms: english,
      subject: `Your account at ${name} has changed / તમારા ખાતામાં ફેરફાર`,
      letter: `${['Namaste,', english, '— — —', 'નમસ્તે,', gujarati].join('\n\n')}\n`,
    };
  }

  /** A text message and a letter, as far as there are ways out for them. */
  async tell(manager: EntityManager, { mobile, email }: Former, news: ContactNews): Promise<void> {
    await this.text(manager, mobile, news.sms);
    if (email) await this.outbox.mail(manager, { to: email, subject: news.subject, text: news.letter });
  }

  /** Numbers abroad get no text messages (D5). */
  async text(manager: EntityManager, to: string, text: string): Promise<void> {
    if (needsCode(countryCodeOf(to))) await this.outbox.smsIfConfigured(manager, { to, text }, NEWS_LIFETIME);
  }
}

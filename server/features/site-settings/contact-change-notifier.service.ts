import type { EntityManager } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { countryCodeOf, needsCode } from '../../../rules/phone.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

/** Seconds after which a text message that could not be sent is dropped. */
const NOTICE_LIFETIME = 3 * 24 * 3600;

/** The contact data before the change. */
interface PreviousContact {
  mobile: string;
  email: string | null;
}

/** The e-mail has both languages, because no preferred one is stored. */
export interface ContactChangeNotice {
  sms: string;
  subject: string;
  emailText: string;
}

const ACCOUNTS = {
  MAIN: ['account', 'ખાતાનો'],
  MATRIMONIAL: ['matrimonial account', 'લગ્નવિષયક ખાતાનો'],
} as const;

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
  async officeContact(): Promise<string> {
    const { phone, email } = await this.siteSettings.find();
    return [phone, email].filter(Boolean).join(', ') || 'Contact Us';
  }

  siteName(language: Language): Promise<string> {
    return this.siteSettings.shortNameIn(language);
  }

  /** The notice of a change by an administrator; call it before the transaction. */
  async noticeOfAdminChange(realm: keyof typeof ACCOUNTS): Promise<ContactChangeNotice> {
    const office = await this.officeContact();
    const [name, nameInGujarati] = [await this.siteName('en'), await this.siteName('gu')];
    const [account, inGujarati] = ACCOUNTS[realm];
    const english = `An administrator has changed the e-mail or mobile no. of your ${account} at ${name}. If you did not ask for it, tell us at once: ${office}`;
    const gujarati = `${nameInGujarati}ના સંચાલકે તમારા ${inGujarati} ઈ-મેલ કે મોબાઇલ નંબર બદલ્યો છે. તમે એ માટે કહ્યું ન હોય તો અમને તરત જણાવો: ${office}`;
    return {
      sms: english,
      subject: `Your account at ${name} has changed / તમારા ખાતામાં ફેરફાર`,
      emailText: `${['Namaste,', english, '— — —', 'નમસ્તે,', gujarati].join('\n\n')}\n`,
    };
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

  /** Numbers abroad get no text messages (D5). */
  async sendText(manager: EntityManager, to: string, text: string): Promise<void> {
    if (needsCode(countryCodeOf(to)))
      await this.outbox.smsIfConfigured(manager, { to, text }, NOTICE_LIFETIME);
  }
}

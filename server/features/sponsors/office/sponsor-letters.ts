import type { EntityManager } from 'typeorm';
import { addressIn } from '../../../../rules/language-addresses.ts';
import { offeredLanguages } from '../../../../rules/languages.ts';
import { dayIn } from '../../../../rules/time-texts.ts';
import type { LetterTexts } from '../../../messages/letter-texts.ts';
import type { Outbox, Sending } from '../../../messages/outbox.ts';
import type { Mail } from '../../../messages/outgoing.ts';
import type { GiftSponsorship } from '../../giving/gift.type.ts';
import type { GivingHooks } from '../../giving/giving-hooks.ts';
import type { Donation } from '../../ledger/donation.entity.ts';
import { letter } from '../../ledger/donation-letters.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';

interface Services {
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  hooks: Pick<GivingHooks, 'sponsors'>;
  publicUrl: string;
}

type Drafted = (texts: LetterTexts) => { subject: string; paragraphs: string[] };
type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;

/** What sponsors are written to beside how to pay: that a day will be released, and that it was. */
export class SponsorLetters {
  constructor(private readonly services: Services) {}

  /** Whether anything can be mailed. */
  get canMail(): boolean {
    return this.services.outbox.sendsMail;
  }

  /** That it is released unless it is paid by its last day. */
  reminder(manager: EntityManager, donation: Donation, sending: Sending): Promise<void> {
    return this.#write(
      manager,
      donation,
      ({ sponsorLetters: { reminder, payBy }, donationLetters }) => ({
        subject: reminder.subject,
        paragraphs: [reminder.unpaid, payBy, reminder.howToPay, donationLetters.membership.paidAlready],
      }),
      sending,
    );
  }

  /** That it is free again, which is no reminder to ignore: what was paid and is not entered yet has to be told to the office. */
  released(manager: EntityManager, donation: Donation): Promise<void> {
    return this.#write(manager, donation, ({ sponsorLetters: { released }, donationLetters }) => ({
      subject: released.subject,
      paragraphs: [released.free, released.again, donationLetters.voided.paidAlready],
    }));
  }

  async #write(manager: EntityManager, donation: Donation, draft: Drafted, sending?: Sending): Promise<void> {
    const { outbox, siteSettings, hooks } = this.services;
    if (!donation.email || !outbox.sendsMail) return;
    const settings = await siteSettings.find();
    const day = await hooks.sponsors.of(donation.id, donation.letterLanguage, manager);
    if (day) await outbox.mail(manager, this.#letter(donation, day, settings, draft), sending);
  }

  #letter(
    donation: Donation,
    { offer, slot, day, payBy }: GiftSponsorship,
    settings: Settings,
    draft: Drafted,
  ): Mail {
    const language = donation.letterLanguage;
    const page = addressIn(
      language,
      `${this.services.publicUrl}/sponsor`,
      offeredLanguages(settings.languages),
    );
    return letter(donation, settings, (texts) => {
      const { subject, paragraphs } = draft(texts);
      return {
        subject,
        paragraphs: [texts.letters.hello, ...paragraphs, '{{association}}'],
        more: { offer, slot, day: dayIn(language, day), payBy: payBy ? dayIn(language, payBy) : '', page },
      };
    });
  }
}

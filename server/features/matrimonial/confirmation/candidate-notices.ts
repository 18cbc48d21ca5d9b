import type { EntityManager } from 'typeorm';
import { dayIn } from '../../../../rules/time-texts.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { siteName, writeLetter } from '../../../messages/letter.ts';
import { textMessage } from '../../../messages/letter-texts.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import { officeIn } from '../../site-settings/contact-change-notifier.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';
import { ownMobile } from './candidate-contacts.ts';

type Contacts = Pick<Candidate, 'email' | 'mobile' | 'countryCode'>;

/** How many digits of a number say to its holder, and to nobody else, which one it is. */
const DIGITS_TOLD = 3;

/** Tells candidates what was done by a link of theirs, which may have come into other hands. The messages have no link. */
export class CandidateNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /**
   * That there is a sign-in of their own, by their email; with another number than that of the profile by a text message there, too.
   * @param signIn by what it signs in, E.164
   */
  async signsIn(
    manager: EntityManager,
    candidate: Contacts,
    signIn: { mobile: string; isAlone: boolean },
  ): Promise<void> {
    const { mobile, isAlone } = signIn;
    const isTheirs = ownMobile(candidate) === mobile;
    await this.#tell(manager, candidate, 'signsIn', {
      ...{ isAlone, digits: mobile.slice(-DIGITS_TOLD), tellsMobile: !isTheirs },
    });
  }

  /** That the profile has another email or mobile by now. @param before as they were reached until then */
  async isElsewhere(manager: EntityManager, before: Contacts): Promise<void> {
    await this.#tell(manager, before, 'elsewhere', { isAlone: false, digits: '', tellsMobile: true });
  }

  async #tell(
    manager: EntityManager,
    candidate: Contacts,
    news: 'signsIn' | 'elsewhere',
    { isAlone, digits, tellsMobile }: { isAlone: boolean; digits: string; tellsMobile: boolean },
  ): Promise<void> {
    const site = await this.siteSettings.find();
    const letter = writeLetter(null, site, ({ letters, candidateNotices }, language) => {
      const { subject, text } = candidateNotices[news];
      const { alone, you, notYou } = candidateNotices;
      return {
        subject,
        paragraphs: [letters.hello, text, isAlone && alone, you, notYou, '{{association}}'],
        values: { digits, day: dayIn(language, currentDay(), 'full'), office: officeIn(site, language) },
      };
    });
    await this.outbox.mail(manager, { to: candidate.email, ...letter });
    const mobile = ownMobile(candidate);
    if (!tellsMobile || mobile === null) return;
    const text = textMessage(({ textMessages }) => textMessages.candidateNotices[news], {
      ...{ digits, site: siteName(site, 'en'), office: officeIn(site, 'en') },
    });
    await this.outbox.notice(manager, { to: mobile, text });
  }
}

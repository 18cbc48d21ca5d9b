import type { EntityManager } from 'typeorm';
import type { Language } from '../../../../rules/languages.ts';
import { dayIn } from '../../../../rules/time-texts.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { siteName, writeLetter } from '../../../messages/letter.ts';
import { greetingOf, letterTexts, textMessage } from '../../../messages/letter-texts.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import { safeName } from '../../../messages/safe-mail-text.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';
import { Member } from '../members/member.entity.ts';
import { ownMobile } from './candidate-contacts.ts';

/** What a family hears of the yearly question: that the candidate was asked, or that nobody has answered in time. */
type FamilyNews = 'askedAnew' | 'lapsed';

/** Tells whoever looks after a profile, by email or else by a text message, what the candidate was asked. */
export class FamilyLetters {
  constructor(
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
    private readonly publicUrl: string,
  ) {}

  /** Candidates who look after their own profile have been written to already. @param until the last day to answer */
  async tell(
    manager: EntityManager,
    candidate: Candidate,
    news: FamilyNews,
    until = new Date(),
  ): Promise<void> {
    const member = await manager.findOneByOrFail(Member, { id: candidate.memberId });
    const isReachedAlready =
      ownMobile(candidate) === member.mobile || candidate.email.toLowerCase() === member.email?.toLowerCase();
    if (isReachedAlready) return;
    const site = await this.siteSettings.find();
    const { date: day } = wallClock(until);
    const valuesIn = (language: Language) => ({
      firstName: safeName(candidate.firstName) || letterTexts(language).candidateFamily.candidate,
      address: `${this.publicUrl}/login-matrimonial`,
      date: dayIn(language, day),
    });
    if (this.outbox.sendsMail && member.email) {
      const letter = writeLetter(null, site, ({ candidateFamily }, language) => ({
        subject: candidateFamily[news].subject,
        paragraphs: [
          greetingOf(member.name, language),
          candidateFamily[news].text,
          candidateFamily.calm,
          '{{association}}',
        ],
        values: valuesIn(language),
      }));
      await this.outbox.mail(manager, { to: member.email, ...letter });
    } else if (this.outbox.sendsSms) {
      const values = { ...valuesIn('en'), site: siteName(site, 'en') };
      const text = textMessage(({ textMessages }) => textMessages.candidateFamily[news], values);
      await this.outbox.notice(manager, { to: member.mobile, text });
    }
  }
}

import type { EntityManager } from 'typeorm';
import { type Letter, type LetterSite, siteName, writeLetter } from '../../../messages/letter.ts';
import { textMessage } from '../../../messages/letter-texts.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { Member } from '../members/member.entity.ts';

/** What a family hears of: that somebody is interested, or that both have said yes. */
type News = 'told' | 'bothYes';

/** Who reads it: whoever looks after the profile, or the candidate, who may have no sign-in. */
type Reader = 'family' | 'candidate';

/** Tells families by e-mail, or by a text message to whoever gave none. The messages name nobody. */
export class InterestMessages {
  constructor(
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
    private readonly publicUrl: string,
  ) {}

  /** Tells whoever looks after the candidate and, once they have said yes to being shown, the candidate, inside the caller's transaction. */
  async tell(manager: EntityManager, candidateId: number, news: News): Promise<void> {
    const site = await this.siteSettings.find();
    const candidate = await manager.findOneByOrFail(Candidate, { id: candidateId });
    const { email, mobile } = await manager.findOneByOrFail(Member, { id: candidate.memberId });
    const address = `${this.publicUrl}/matrimonials/interests`;
    const letter = (reader: Reader) => interestLetter(news, reader, site, address);
    if (this.outbox.sendsMail && email) await this.outbox.mail(manager, { to: email, ...letter('family') });
    else {
      const text = textMessage(({ textMessages }) => textMessages.interest[news], {
        site: siteName(site, 'en'),
        address,
      });
      await this.outbox.notice(manager, { to: mobile, text });
    }
    const own = candidate.email;
    if (candidate.confirmation === 'GIVEN' && own.toLowerCase() !== email?.toLowerCase())
      await this.outbox.mail(manager, { to: own, ...letter('candidate') });
  }
}

function interestLetter(news: News, reader: Reader, site: LetterSite, address: string): Letter {
  return writeLetter(null, site, ({ letters, interestLetters }) => {
    const { subject, news: happened, open, ownLink, calm } = interestLetters[news];
    const paragraphs = [
      letters.hello,
      happened,
      open,
      reader === 'candidate' && ownLink,
      calm,
      '{{association}}',
    ];
    return { subject, paragraphs, values: { address } };
  });
}

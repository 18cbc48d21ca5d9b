import type { EntityManager } from 'typeorm';
import { siteName, writeLetter } from '../../../messages/letter.ts';
import { textMessage } from '../../../messages/letter-texts.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { Member } from '../members/member.entity.ts';

/** What a family hears of: that the candidate signs in, too, or that their own sign-in has ended. */
export type OwnSignInNews = 'shared' | 'ended';

/** Tells families by e-mail, or by a text message to whoever gave none. The messages name nobody. */
export class OwnSignInLetters {
  constructor(
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /** In the transaction of what has happened. @param family as they were reached before it */
  async tell(
    manager: EntityManager,
    { email, mobile }: Pick<Member, 'email' | 'mobile'>,
    news: OwnSignInNews,
  ): Promise<void> {
    const site = await this.siteSettings.find();
    if (this.outbox.sendsMail && email) {
      const letter = writeLetter(null, site, ({ letters, ownSignInLetters }) => {
        const { subject, text } = ownSignInLetters[news];
        const paragraphs = [letters.hello, text, ownSignInLetters.ask, '{{association}}'];
        return { subject, paragraphs, values: {} };
      });
      await this.outbox.mail(manager, { to: email, ...letter });
      return;
    }
    const text = textMessage(({ textMessages }) => textMessages.ownSignIn[news], {
      site: siteName(site, 'en'),
    });
    await this.outbox.notice(manager, { to: mobile, text });
  }
}

import type { DataSource } from 'typeorm';
import { keptUntil, type RemoveSome } from '../../database/remove-some.ts';
import { unusedAccountLetter, unusedMemberText } from '../../identity/unused-account-letter.ts';
import { unusedAccounts } from '../../identity/unused-accounts.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { MembershipService } from './membership.service.ts';

interface Services {
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  membership: MembershipService;
  publicUrl: string;
}

/** Members who have not signed in for long: asked by e-mail, or by a text message where they gave none. */
export function unusedMembers(
  dataSource: DataSource,
  { outbox, siteSettings, membership, publicUrl }: Services,
): RemoveSome {
  return async (limit) => {
    const settings = await siteSettings.find();
    const remove = unusedAccounts(dataSource, {
      kind: 'profiles',
      table: 'member',
      // Whom the office has deactivated could not sign in to keep theirs, and would be free to make another. A candidate's own
      // sign-in goes with the account, which each of theirs uses, too; an account whose candidate has said yes since is looked after.
      spared: `status = 'DEACTIVE'
        OR EXISTS (SELECT FROM candidate WHERE id = member.candidate_id AND member_id <> member.id)
        OR EXISTS (SELECT FROM candidate WHERE member_id = member.id AND confirmed_at >= ${keptUntil('profiles')})`,
      // Numbers abroad get no text messages.
      reached: () =>
        `${outbox.sendsMail} AND email IS NOT NULL
         OR ${outbox.sendsSms} AND is_mobile_at_home`,
      async ask(manager, member, until, sending) {
        const { name, email, mobile } = member;
        const asked = {
          realm: 'MATRIMONIAL',
          name,
          until,
          address: `${publicUrl}/login-matrimonial`,
        } as const;
        if (outbox.sendsMail && email)
          await outbox.mail(manager, { to: email, ...unusedAccountLetter(asked, settings, null) }, sending);
        else await outbox.notice(manager, { to: mobile, text: unusedMemberText(asked, settings) }, sending);
      },
      remove: (manager, id) => membership.removeLocked(manager, id),
    });
    return remove(limit);
  };
}

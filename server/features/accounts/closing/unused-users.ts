import type { DataSource } from 'typeorm';
import { siteAddressIn } from '../../../../rules/language-addresses.ts';
import { letterLanguageOf } from '../../../../rules/languages.ts';
import type { RemoveSome } from '../../../database/remove-some.ts';
import { unusedAccountLetter } from '../../../identity/unused-account-letter.ts';
import { unusedAccounts } from '../../../identity/unused-accounts.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AccountPart } from '../../account-part.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { User } from '../user.entity.ts';
import type { AccountClosingService } from './account-closing.service.ts';

interface Services {
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  closing: AccountClosingService;
  parts: readonly AccountPart[];
  publicUrl: string;
}

/**
 * Accounts of the main site that nobody uses; whoever has, or had, a role in the office keeps theirs, who is suspended, and who
 * gives by card every month.
 */
export function unusedUsers(
  dataSource: DataSource,
  { outbox, siteSettings, closing, parts, publicUrl }: Services,
): RemoveSome {
  return async (limit) => {
    const removeAccount = await closing.prepare();
    const settings = await siteSettings.find();
    const remove = unusedAccounts(dataSource, {
      kind: 'accounts',
      table: 'user_account',
      reached: () => String(outbox.sendsMail),
      // Who is suspended could not sign in to keep theirs, and would be free to make another.
      spared: [
        "office_roles <> '[]' OR status = 'SUSPENDED'",
        ...parts.flatMap(({ stillUsed = [] }) => stillUsed),
      ].join(' OR '),
      async ask(manager, { id, name, email }, until, sending) {
        const { letterLanguage } = await manager.findOneByOrFail(User, { id });
        const language = letterLanguageOf(letterLanguage, settings);
        const address = siteAddressIn(language, `${publicUrl}/login`, settings);
        const asked = { realm: 'MAIN', name, until, address } as const;
        const letter = unusedAccountLetter(asked, settings, language);
        await outbox.mail(manager, { to: email!, ...letter }, sending);
      },
      async remove(manager, id) {
        await removeAccount(manager, await manager.findOneByOrFail(User, { id }), 'DELETE');
        return undefined;
      },
    });
    return remove(limit);
  };
}

import type { DataSource } from 'typeorm';
import { letterLanguageOf, localeOf } from '../../../rules/languages.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { periodText, RETENTION } from '../../../rules/retention.ts';
import type { RemoveSome } from '../../database/remove-some.ts';
import { unusedAccounts } from '../../identity/unused-accounts.ts';
import { letterOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { associationName, type SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { AccountClosingService } from './account-closing.service.ts';
import { User } from './user.entity.ts';

interface Services {
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  closing: AccountClosingService;
  publicUrl: string;
}

/** Accounts of the main site that nobody uses; whoever has, or had, a role in the office keeps theirs. */
export function unusedUsers(
  dataSource: DataSource,
  { outbox, siteSettings, closing, publicUrl }: Services,
): RemoveSome {
  return async (limit) => {
    const removeAccount = await closing.prepare();
    const settings = await siteSettings.find();
    const remove = unusedAccounts(dataSource, {
      kind: 'accounts',
      table: 'user_account',
      reached: () => String(outbox.sendsMail),
      spared: `office_roles <> '[]'`,
      async ask(manager, { id, name, email }, until) {
        const { letterLanguage } = await manager.findOneByOrFail(User, { id });
        const language = letterLanguageOf(letterLanguage, settings);
        const { letters, unusedAccount } = letterTexts(language);
        const { subject, unused, keep, otherwise } = unusedAccount.MAIN;
        const values = {
          name,
          association: associationName(settings, language),
          period: periodText(RETENTION.accounts.period, localeOf(language)),
          date: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(until),
          address: `${publicUrl}/login`,
        };
        const text = letterOf([letters.dear, unused, keep, otherwise, '{{association}}'], values);
        await outbox.mail(manager, { to: email!, subject: fillIn(subject, values), text });
      },
      async remove(manager, id) {
        await removeAccount(manager, await manager.findOneByOrFail(User, { id }), 'DELETE');
        return undefined;
      },
    });
    return remove(limit);
  };
}

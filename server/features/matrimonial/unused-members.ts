import type { DataSource } from 'typeorm';
import { firstLanguage, type Language, localeOf } from '../../../rules/languages.ts';
import { countryCodeOf, needsCode } from '../../../rules/phone.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { periodText, RETENTION } from '../../../rules/retention.ts';
import type { RemoveSome } from '../../database/remove-some.ts';
import { type UnusedAccount, unusedAccounts } from '../../identity/unused-accounts.ts';
import { letterOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { associationName, type SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { MembershipService } from './membership.service.ts';

/** Seconds after which a text message that could not be sent is dropped. */
const TEXT_LIFETIME = 3 * 24 * 3600;

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
    const first = firstLanguage(settings);
    const site = await siteSettings.shortNameIn('en');
    const valuesIn = (language: Language, { name }: UnusedAccount, until: Date) => ({
      name,
      site,
      association: associationName(settings, language),
      period: periodText(RETENTION.profiles.period, localeOf(language)),
      date: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(until),
      address: `${publicUrl}/login-matrimonial`,
    });
    const remove = unusedAccounts(dataSource, {
      kind: 'profiles',
      table: 'member',
      // Numbers abroad get no text messages.
      reached: () =>
        `${outbox.sendsMail} AND email IS NOT NULL
         OR ${outbox.sendsSms} AND is_mobile_at_home`,
      async ask(manager, member, until) {
        if (outbox.sendsMail && member.email) {
          const { letters, unusedAccount } = letterTexts(first);
          const { subject, unused, keep, otherwise } = unusedAccount.MATRIMONIAL;
          const values = valuesIn(first, member, until);
          const text = letterOf([letters.dear, unused, keep, otherwise, '{{association}}'], values);
          await outbox.mail(manager, { to: member.email, subject: fillIn(subject, values), text });
        } else if (needsCode(countryCodeOf(member.mobile))) {
          // Text messages are in English.
          const text = fillIn(letterTexts('en').unusedAccount.MATRIMONIAL.sms, valuesIn('en', member, until));
          await outbox.smsIfConfigured(manager, { to: member.mobile, text }, TEXT_LIFETIME);
        }
      },
      remove: (manager, id) => membership.removeLocked(manager, id),
    });
    return remove(limit);
  };
}

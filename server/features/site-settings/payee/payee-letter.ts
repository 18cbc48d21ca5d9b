import type { PayeeSettings } from '../../../../rules/bank-details.ts';
import { siteAddressIn } from '../../../../rules/language-addresses.ts';
import type { Language } from '../../../../rules/languages.ts';
import { fillIn } from '../../../../rules/placeholders.ts';
import { dayIn, timeText } from '../../../../rules/time-texts.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { writeLetter } from '../../../messages/letter.ts';
import type { LetterTexts } from '../../../messages/letter-texts.ts';
import type { Mail } from '../../../messages/outgoing.ts';
import type { SiteSettings } from '../site-settings.entity.ts';

type Words = LetterTexts['siteLetters']['payee'];

interface Change {
  before: PayeeSettings;
  settings: SiteSettings;
  /** Who has done it. */
  name: string;
  publicUrl: string;
}

/** An account as somebody recognises it who knows it; a letter need not have the whole number. */
function accountText(settings: PayeeSettings, { none, ending }: Words): string {
  const { bankAccountName, bankSortCode, bankAccountNumber, bankIban, bankBic } = settings;
  const endOf = (number: string) => number && fillIn(ending, { digits: number.slice(-4) });
  const parts = [bankAccountName, bankSortCode, endOf(bankAccountNumber), endOf(bankIban), bankBic];
  return parts.filter(Boolean).join(', ') || none;
}

/** Without `https://`, so that no mail program makes a link of it. */
const pageText = ({ paymentUrl }: PayeeSettings, { none }: Words) =>
  paymentUrl.replace(/^https:\/\//i, '') || none;

/** Tells somebody who answers for the money that people are told to pay elsewhere, and what to do if that is wrong. */
export function payeeLetter(
  { email, letterLanguage }: { email: string; letterLanguage: Language | null },
  { before, settings, name, publicUrl }: Change,
): Mail {
  const now = new Date();
  const letter = writeLetter(letterLanguage, settings, ({ letters, siteLetters }, language) => {
    const words = siteLetters.payee;
    return {
      subject: words.subject,
      paragraphs: [
        letters.hello,
        words.who,
        words.account,
        before.paymentUrl !== settings.paymentUrl && words.page,
        words.check,
        words.wrong,
        '{{association}}',
      ],
      values: {
        name,
        accountBefore: accountText(before, words),
        accountNow: accountText(settings, words),
        pageBefore: pageText(before, words),
        pageNow: pageText(settings, words),
        when: `${dayIn(language, wallClock(now).date, 'full')}, ${timeText(now, language)}`,
        address: siteAddressIn(language, `${publicUrl}/site-settings`, settings),
      },
    };
  });
  return { to: email, ...letter };
}

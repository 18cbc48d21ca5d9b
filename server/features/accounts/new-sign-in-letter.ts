import { siteAddressIn } from '../../../rules/language-addresses.ts';
import type { Language } from '../../../rules/languages.ts';
import { dayIn, timeText } from '../../../rules/time-texts.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { writeLetter } from '../../messages/letter.ts';
import { greetingOf } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { User } from './user.entity.ts';

/** By what a browser's user agent has; the first that fits, because most name several. */
const BROWSERS = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** The browser and the system of a user agent, as "Chrome" and "Android"; undefined unless both are known. */
function namesIn(userAgent: string): { browser: string; system: string } | undefined {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  return browser && system && { browser, system };
}

interface NewSignIn {
  /** The user agent of a browser, or PROGRAM for whatever signs in without cookies. */
  by: string;
  /** That the account is written to in, if it is known. */
  language: Language | undefined;
  settings: Awaited<ReturnType<SiteSettingsService['find']>>;
  publicUrl: string;
}

/** Tells somebody that there was a sign-in to their account from elsewhere, and what to do if it was not them. */
export function newSignInLetter(user: User, { by, language: own, settings, publicUrl }: NewSignIn): Mail {
  const names = namesIn(by);
  const now = new Date();
  const letter = writeLetter(own, settings, ({ newSignIn }, language) => {
    const from = by === 'PROGRAM' ? newSignIn.program : names ? newSignIn.with : newSignIn.browser;
    return {
      subject: newSignIn.subject,
      paragraphs: [greetingOf(user.name, language), from, newSignIn.you, newSignIn.notYou, '{{association}}'],
      values: {
        when: `${dayIn(language, wallClock(now).date, 'full')}, ${timeText(now, language)}`,
        address: siteAddressIn(language, `${publicUrl}/sign-up`, settings),
        ...names,
      },
    };
  });
  return { to: user.email, ...letter };
}

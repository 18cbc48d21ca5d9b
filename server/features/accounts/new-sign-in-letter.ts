import { type Language, letterLanguageOf, localeOf } from '../../../rules/languages.ts';
import { place } from '../../../rules/place.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { timeText } from '../../../rules/time-texts.ts';
import { letterOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import { associationName, type SiteSettingsService } from '../site-settings/site-settings.service.ts';
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
  /** Of the page. */
  language: Language | undefined;
  settings: Awaited<ReturnType<SiteSettingsService['find']>>;
  publicUrl: string;
}

/** Tells somebody that there was a sign-in to their account from elsewhere, and what to do if it was not them. */
export function newSignInLetter(user: User, { by, language, settings, publicUrl }: NewSignIn): Mail {
  const written = letterLanguageOf(language ?? user.letterLanguage, settings);
  const { letters, newSignIn } = letterTexts(written);
  const names = namesIn(by);
  const now = new Date();
  const day = new Intl.DateTimeFormat(localeOf(written), { dateStyle: 'full', timeZone: place.timeZone });
  const values = {
    name: user.name,
    association: associationName(settings, written),
    when: `${day.format(now)}, ${timeText(now, written)}`,
    address: `${publicUrl}/sign-up`,
    ...names,
  };
  const from = by === 'PROGRAM' ? newSignIn.program : names ? newSignIn.with : newSignIn.browser;
  const paragraphs = [letters.dear, from, newSignIn.you, newSignIn.notYou, '{{association}}'];
  return { to: user.email, subject: fillIn(newSignIn.subject, values), text: letterOf(paragraphs, values) };
}

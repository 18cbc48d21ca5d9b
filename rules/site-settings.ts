import { z } from 'zod';
import { BANK_RULES, checkBankAccount } from './bank-rules.ts';
import { atMost } from './characters.ts';
import { isColour, isDarkEnough, isLightEnough } from './colours.ts';
import { COUNTRIES } from './countries.ts';
import { httpsLink } from './https-link.ts';
import { isLanguage } from './languages.ts';
import { LIMITS } from './limits.ts';
import { parseMapPosition } from './map-position.ts';
import type { MessageKey } from './messages.ts';
import { areSuggestedAmounts, suggestedAmountsText } from './money.ts';
import { isPart } from './parts.ts';
import { COUNTRY_CODE } from './phone.ts';
import { phone } from './phone-field.ts';
import { isSiteDrawings } from './site-drawings.ts';
import { areSumLines } from './sum-lines.ts';
import { translated } from './translations.ts';
import { line, optionalLine, optionalText, orNone, text } from './validation.ts';

function mapPosition() {
  return text()
    .max(LIMITS.mapPositionMaximum, 'invalidMapPosition' satisfies MessageKey)
    .refine(
      (value) => value === '' || parseMapPosition(value) !== undefined,
      'invalidMapPosition' satisfies MessageKey,
    )
    .transform((value) => {
      const position = parseMapPosition(value);
      return position ? `${position.latitude},${position.longitude}` : '';
    });
}

/** Everything may be left empty; what is empty, the site leaves out. */
function shortLine() {
  return line().check(atMost(LIMITS.siteLineMaximum));
}

function longText() {
  return text().check(atMost(LIMITS.siteTextMaximum));
}

function sumLinesText() {
  return text()
    .check(atMost(LIMITS.noteMaximum))
    .refine(areSumLines, 'invalidSumLines' satisfies MessageKey);
}

/** What the site calls its association. */
export function siteName() {
  return line()
    .min(1, 'siteNameRequired' satisfies MessageKey)
    .check(atMost(LIMITS.siteNameMaximum));
}

/** Null means the same as nothing: it stays as it is. */
function mayBeLeftOut<Rule extends z.ZodType>(rule: Rule) {
  const left = rule.nullish().transform((value) => value ?? undefined);
  return left.describe('Left out, it stays as it is');
}

/** The first is the site's first. */
function languages() {
  return z
    .array(z.string())
    .min(1, 'languageRequired' satisfies MessageKey)
    .refine(
      (codes) => codes.every(isLanguage) && new Set(codes).size === codes.length,
      'invalidRequest' satisfies MessageKey,
    )
    .optional();
}

function colour() {
  return line()
    .refine(isColour, { error: 'invalidColour' satisfies MessageKey, abort: true })
    .transform((value) => value.toUpperCase());
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** Also the older names that some browsers have, as Asia/Calcutta; no offset, which would know no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]+(?:\/[A-Za-z_+-]+)*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The settings that the site may have in several languages. */
const TRANSLATIONS = {
  name: optionalLine(LIMITS.siteNameMaximum),
  shortName: optionalLine(LIMITS.siteShortNameMaximum),
  tagline: optionalLine(LIMITS.siteLineMaximum),
  description: optionalLine(LIMITS.siteLineMaximum),
  openingTitle: optionalLine(LIMITS.siteNameMaximum),
  openingText: optionalText(LIMITS.siteLineMaximum),
  history: optionalText(LIMITS.siteTextMaximum),
  footerHistory: optionalText(LIMITS.siteTextMaximum),
  guruName: optionalLine(LIMITS.siteLineMaximum),
  guruMessage: optionalText(LIMITS.siteTextMaximum),
  contactHours: optionalLine(LIMITS.siteLineMaximum),
  cricket: optionalText(LIMITS.siteTextMaximum),
  address: optionalText(LIMITS.siteLineMaximum),
  sheriLabel: optionalLine(LIMITS.siteShortNameMaximum),
  useOfDonations: orNone(sumLinesText()),
};

export const SITE_TEXTS = Object.keys(TRANSLATIONS) as (keyof typeof TRANSLATIONS)[];

/** What the old site had written into its pages, and what else admins decide of the whole site. */
export const siteSettingFields = z.object({
  name: mayBeLeftOut(siteName()),
  shortName: mayBeLeftOut(line().check(atMost(LIMITS.siteShortNameMaximum))),
  tagline: mayBeLeftOut(shortLine()),
  description: mayBeLeftOut(shortLine()),
  openingTitle: mayBeLeftOut(line().check(atMost(LIMITS.siteNameMaximum))),
  openingText: mayBeLeftOut(text().check(atMost(LIMITS.siteLineMaximum))),
  founded: mayBeLeftOut(line().regex(/^(\d{4})?$/, 'invalidYear' satisfies MessageKey)),
  referencePrefix: mayBeLeftOut(line().regex(/^[A-Z]{2,5}$/, 'invalidReferencePrefix' satisfies MessageKey)),
  history: longText(),
  footerHistory: longText(),
  guruName: shortLine(),
  guruMessage: longText(),
  contactHours: shortLine(),
  cricket: longText(),
  address: text().check(atMost(LIMITS.siteLineMaximum)),
  ...translated(TRANSLATIONS),
  email: text()
    .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
    .refine(
      (value) => value === '' || z.regexes.email.test(value),
      'validEmailRequired' satisfies MessageKey,
    ),
  phone: phone(shortLine),
  mapPosition: mapPosition(),
  facebookUrl: httpsLink(),
  instagramUrl: httpsLink(),
  youtubeUrl: httpsLink(),
  whatsappUrl: httpsLink(),
  paymentUrl: httpsLink(),
  charityName: shortLine(),
  charityNumber: shortLine(),
  bankAccountName: mayBeLeftOut(BANK_RULES.bankAccountName),
  bankSortCode: mayBeLeftOut(BANK_RULES.bankSortCode),
  bankAccountNumber: mayBeLeftOut(BANK_RULES.bankAccountNumber),
  bankIban: mayBeLeftOut(BANK_RULES.bankIban),
  bankBic: mayBeLeftOut(BANK_RULES.bankBic),
  /** In the site's currency, as `11, 21, 51`. */
  suggestedAmounts: mayBeLeftOut(
    line()
      .refine(areSuggestedAmounts, 'invalidSuggestedAmounts' satisfies MessageKey)
      .transform(suggestedAmountsText),
  ),
  /** What last year's donations were used for, as lines of sums. */
  useOfDonations: mayBeLeftOut(sumLinesText()),
  /** Whether new members of the matrimonial section wait for an admin. */
  approveNewMembers: z.boolean('invalidRequest' satisfies MessageKey),
  /** Whether people who sign up are asked where their family comes from, and what that is called. */
  asksSheri: mayBeLeftOut(z.boolean('invalidRequest' satisfies MessageKey)),
  sheriLabel: mayBeLeftOut(line().check(atMost(LIMITS.siteShortNameMaximum))),
  /** The languages that pages are offered in; left out they stay as they are. */
  languages: languages(),
  mainColour: mayBeLeftOut(colour().refine(isDarkEnough, 'mainColourTooLight' satisfies MessageKey)),
  accentColour: mayBeLeftOut(colour().refine(isLightEnough, 'accentColourTooDark' satisfies MessageKey)),
  drawings: mayBeLeftOut(line().refine(isSiteDrawings, 'invalidRequest' satisfies MessageKey)),
  country: mayBeLeftOut(line().refine((code) => COUNTRIES.includes(code), 'notInList' satisfies MessageKey)),
  currency: mayBeLeftOut(line().refine(isCurrency, 'notInList' satisfies MessageKey)),
  timeZone: mayBeLeftOut(line().refine(isTimeZone, 'notInList' satisfies MessageKey)),
  callingCode: mayBeLeftOut(line().regex(COUNTRY_CODE, 'invalidCountryCode' satisfies MessageKey)),
  unusedParts: mayBeLeftOut(z.array(z.string().refine(isPart, 'invalidRequest' satisfies MessageKey))),
  password: z
    .string('invalidRequest' satisfies MessageKey)
    .nullish()
    .describe("The caller's own. Only needed to change the bank account or `paymentUrl`"),
});

/** {@link siteSettingFields}, and that what is there of the bank account is enough to pay by. */
export const siteSettingsRules = siteSettingFields.check(checkBankAccount);

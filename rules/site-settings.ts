import { z } from 'zod';
import { httpsLink } from './https-link.ts';
import { isLanguage } from './languages.ts';
import { LIMITS } from './limits.ts';
import { parseMapPosition } from './map-position.ts';
import type { MessageKey } from './messages.ts';
import { line, optionalLine, optionalText, text } from './validation.ts';

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
  return line().max(LIMITS.siteLineMaximum, 'textTooLong' satisfies MessageKey);
}

function longText() {
  return text().max(LIMITS.siteTextMaximum, 'textTooLong' satisfies MessageKey);
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

/** What the old site had written into its pages (D42), and what else admins decide of the whole site. */
export const siteSettingsRules = z.object({
  history: longText(),
  historyGujarati: optionalText(LIMITS.siteTextMaximum),
  footerHistory: longText(),
  footerHistoryGujarati: optionalText(LIMITS.siteTextMaximum),
  guruName: shortLine(),
  guruNameGujarati: optionalLine(LIMITS.siteLineMaximum),
  guruMessage: longText(),
  guruMessageGujarati: optionalText(LIMITS.siteTextMaximum),
  contactHours: shortLine(),
  contactHoursGujarati: optionalLine(LIMITS.siteLineMaximum),
  cricket: longText(),
  cricketGujarati: optionalText(LIMITS.siteTextMaximum),
  address: text().max(LIMITS.siteLineMaximum, 'textTooLong' satisfies MessageKey),
  addressGujarati: optionalText(LIMITS.siteLineMaximum),
  email: text()
    .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
    .refine(
      (value) => value === '' || z.regexes.email.test(value),
      'validEmailRequired' satisfies MessageKey,
    ),
  phone: shortLine(),
  mapPosition: mapPosition(),
  facebookUrl: httpsLink(),
  instagramUrl: httpsLink(),
  youtubeUrl: httpsLink(),
  whatsappUrl: httpsLink(),
  paymentUrl: httpsLink(),
  charityName: shortLine(),
  charityNumber: shortLine(),
  /** D51: whether new members of the matrimonial section wait for an admin. */
  approveNewMembers: z.boolean('invalidRequest' satisfies MessageKey),
  /** The languages that pages are offered in; left out they stay as they are. */
  languages: languages(),
});

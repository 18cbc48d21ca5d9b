import type { z } from 'zod';
import { siteName, siteSettingsRules } from './site-settings.ts';

/** What each step of the first set-up asks about the association; the administrator's account comes after them. */
export const setUpRules = {
  name: siteSettingsRules
    .pick({ shortName: true, tagline: true, description: true })
    .extend({ name: siteName() }),
  languages: siteSettingsRules.pick({ languages: true }).required(),
  look: siteSettingsRules.pick({ mainColour: true, accentColour: true }),
  parts: siteSettingsRules
    .pick({ unusedParts: true, country: true, currency: true, timeZone: true, callingCode: true })
    .required(),
  contact: siteSettingsRules.pick({
    address: true,
    phone: true,
    email: true,
    contactHours: true,
    mapPosition: true,
  }),
};

/** The steps' answers together. */
export const setUpSettingsRules = setUpRules.name
  .extend(setUpRules.languages.shape)
  .extend(setUpRules.look.shape)
  .extend(setUpRules.parts.shape)
  .extend(setUpRules.contact.shape);

export type SetUpSettings = z.input<typeof setUpSettingsRules>;

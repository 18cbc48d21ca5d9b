import { z } from 'zod';
import { siteName, siteSettingFields } from './site-settings.ts';

/** What each step of the first set-up asks about the association; the administrator's account comes after them. */
export const setUpRules = {
  name: z.object({
    name: siteName(),
    ...siteSettingFields.pick({ shortName: true, tagline: true, description: true }).shape,
  }),
  languages: siteSettingFields.pick({ languages: true }).required(),
  look: siteSettingFields.pick({ mainColour: true, accentColour: true, drawings: true }),
  parts: siteSettingFields
    .pick({ unusedParts: true, country: true, currency: true, timeZone: true, callingCode: true })
    .required(),
  contact: siteSettingFields.pick({
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
  .extend(setUpRules.contact.shape)
  .required();

export type SetUpSettings = z.input<typeof setUpSettingsRules>;

import { DRAWN_COLOURS } from '../../../../rules/drawn-colours.ts';
import type { Language } from '../../../../rules/languages.ts';
import { type Place, place } from '../../../../rules/place.ts';
import type { FirstAdministratorInput, SetUpSettingsInput } from '../set-up.generated.ts';

/** What has been typed, by step; never a password. */
export interface Draft {
  name: Pick<SetUpSettingsInput, 'name' | 'shortName' | 'tagline' | 'description'>;
  languages: Pick<SetUpSettingsInput, 'languages'>;
  look: Pick<SetUpSettingsInput, 'mainColour' | 'accentColour' | 'drawings'>;
  parts: Pick<SetUpSettingsInput, 'unusedParts' | keyof Place>;
  contact: Pick<SetUpSettingsInput, 'address' | 'phone' | 'email' | 'contactHours' | 'mapPosition'>;
  administrator: Omit<FirstAdministratorInput, 'password'>;
  /** The language of the steps themselves, once one was chosen. */
  pageLanguage?: Language;
}

/** In the order in which they are asked. */
export const STEPS = [
  'name',
  'languages',
  'look',
  'parts',
  'contact',
  'administrator',
] as const satisfies readonly (keyof Draft)[];

export type Step = (typeof STEPS)[number];

const NOTHING: Draft = {
  name: { name: '', shortName: '', tagline: '', description: '' },
  languages: { languages: ['en'] },
  look: { mainColour: DRAWN_COLOURS.main, accentColour: DRAWN_COLOURS.accent, drawings: 'temple' },
  parts: { unusedParts: [], ...place },
  contact: { address: '', phone: '', email: '', contactHours: '', mapPosition: '' },
  administrator: { name: '', email: '', mobile: '' },
};

/** Of this tab alone. */
const KEY = 'set-up';

/** What this tab has kept, or the beginning. */
export function readDraft(): Draft {
  try {
    return { ...NOTHING, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return NOTHING;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser may refuse storage; then a reload begins anew.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

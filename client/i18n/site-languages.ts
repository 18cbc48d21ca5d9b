import { createContext, useContext } from 'react';
import { type Language, USUAL_LANGUAGES } from '../../rules/languages.ts';

/** The languages that the site offers, its first one first. */
export const SiteLanguagesContext = createContext<readonly Language[]>(USUAL_LANGUAGES);

/** The languages that the site offers, its first one first. */
export function useSiteLanguages(): readonly Language[] {
  return useContext(SiteLanguagesContext);
}

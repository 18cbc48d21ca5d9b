import { createContext, useContext } from 'react';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Picture } from '../media/media-picture.tsx';

/** The association's names, introduction and address from the site settings, in the page's language. */
export interface Association {
  name: string;
  tagline: string;
  description: string;
  openingTitle: string;
  openingText: string;
  /** The year, or empty. */
  founded: string;
  /** Of `SITE_DRAWINGS`. */
  drawings: string;
  address: string;
  phone: string;
  email: string;
  charityName: string;
  charityNumber: string;
  textLanguages: Record<'name' | 'tagline' | 'openingTitle' | 'openingText' | 'address', string>;
  pictures: { logo?: Picture | null; opening?: Picture | null };
  translations: readonly { language: string; name?: string | null }[];
}

/** Used until the settings are loaded, and if loading fails. */
export const UNKNOWN_ASSOCIATION: Association = {
  name: '',
  tagline: '',
  description: '',
  openingTitle: '',
  openingText: '',
  founded: '',
  drawings: 'none',
  address: '',
  phone: '',
  email: '',
  charityName: '',
  charityNumber: '',
  textLanguages: { name: 'en', tagline: 'en', openingTitle: 'en', openingText: 'en', address: 'en' },
  pictures: {},
  translations: [],
};

export const AssociationContext = createContext<Association>(UNKNOWN_ASSOCIATION);

export function useAssociation(): Association {
  return useContext(AssociationContext);
}

/** The name in the first other language of the site that has one. */
export function useOtherName(): { name: string; language: string } | undefined {
  const { name: shown, translations } = useAssociation();
  const { language } = useTranslation();
  const others = useSiteLanguages().filter((other) => other !== language);
  for (const other of others) {
    const name = translations.find((one) => one.language === other)?.name;
    if (name && name !== shown) return { name, language: other };
  }
  return undefined;
}

import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { Language } from '../../rules/languages.ts';

/** Separate chunks, so that a browser downloads only the language it shows. */
const TEXTS: Record<Language, () => Promise<{ default: ResourceLanguage }>> = {
  en: () => import('./en.json'),
  gu: () => import('./gu.json'),
};

const instances = new Map<Language, Promise<i18n>>();

async function createI18n(language: Language): Promise<i18n> {
  const { default: translation } = await TEXTS[language]();
  const instance = createInstance().use(initReactI18next);
  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    nsSeparator: false,
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * The texts of one language. An instance never changes its language, so all requests of a server can share
 * it; switching languages means handing React the other instance.
 */
export function loadI18n(language: Language): Promise<i18n> {
  let instance = instances.get(language);
  if (!instance) {
    instance = createI18n(language);
    // A failed download must not be remembered.
    instance.catch(() => instances.delete(language));
    instances.set(language, instance);
  }
  return instance;
}

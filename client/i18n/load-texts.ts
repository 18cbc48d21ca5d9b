import type { Language } from '../../rules/languages.ts';
import { createTexts, type Texts, type TextTree } from './texts.ts';

/** Chunks of their own: a browser downloads the language it shows and the areas of the pages it opens. */
const FILES = {
  en: {
    site: () => import('./en/site.json'),
    forms: () => import('./en/forms.json'),
    donations: () => import('./en/donations.json'),
    hallHire: () => import('./en/hall-hire.json'),
    matrimonial: () => import('./en/matrimonial.json'),
    admin: () => import('./en/admin.json'),
  },
  gu: {
    site: () => import('./gu/site.json'),
    forms: () => import('./gu/forms.json'),
    donations: () => import('./gu/donations.json'),
    hallHire: () => import('./gu/hall-hire.json'),
    matrimonial: () => import('./gu/matrimonial.json'),
    admin: () => import('./gu/admin.json'),
  },
} satisfies Record<Language, Record<string, () => Promise<{ default: TextTree }>>>;

/** `site` is what all pages have and what those without a form show; a route names the others that it needs. */
export type TextArea = keyof (typeof FILES)['en'];

const catalogues: Record<Language, Texts> = { en: createTexts('en'), gu: createTexts('gu') };
const languages = new Set<Language>();
const areas = new Set<TextArea>(['site']);
const loading = new Map<string, Promise<void>>();

function load(language: Language, area: TextArea): Promise<void> {
  const name = `${language}/${area}`;
  const loaded =
    loading.get(name) ?? FILES[language][area]().then((file) => catalogues[language].add(file.default));
  loading.set(name, loaded);
  // A failed download must not be remembered.
  loaded.catch(() => loading.delete(name));
  return loaded;
}

/** The texts of one language, with all areas that were asked for. */
export async function loadTexts(language: Language): Promise<Texts> {
  languages.add(language);
  try {
    await Promise.all([...areas].map((area) => load(language, area)));
  } catch (error) {
    languages.delete(language);
    throw error;
  }
  return catalogues[language];
}

/** Adds areas to the languages that are shown. */
export async function loadTextAreas(wanted: readonly TextArea[]): Promise<void> {
  for (const area of wanted) areas.add(area);
  await Promise.all([...languages].flatMap((language) => wanted.map((area) => load(language, area))));
}

import { LANGUAGES, type Language } from '../../rules/languages.ts';
import { createTexts, type Texts, type TextTree } from './texts.ts';

/** A browser downloads the language it shows, and of that what its pages need (`texts` in client/app/routes.tsx). */
const FILES = import.meta.glob<{ default: TextTree }>('./*/*.json');

/**
 * The names of all files of texts: those of the features' folders, some with `.office`, and what belongs to none. Not of
 * documents, such as `legal.terms`, which only their page shows.
 */
export const ALL_TEXTS: readonly string[] = Object.keys(FILES).flatMap(
  (path) => /^\.\/en\/([^.]+(?:\.office)?)\.json$/.exec(path)?.[1] ?? [],
);

const catalogues = new Map(LANGUAGES.map((language): [Language, Texts] => [language, createTexts(language)]));
const languages = new Set<Language>();
/** The names that were asked for; the first is what all pages have. */
const names = new Set(['site']);
const loading = new Map<string, Promise<void>>();

async function read(language: Language, name: string): Promise<void> {
  const file = FILES[`./${language}/${name}.json`];
  if (!file) throw new Error(`There is no file of texts client/i18n/${language}/${name}.json.`);
  catalogues.get(language)!.add((await file()).default);
}

function load(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  const loaded = loading.get(key) ?? read(language, name);
  loading.set(key, loaded);
  // A failed download must not be remembered.
  loaded.catch(() => loading.delete(key));
  return loaded;
}

/** The texts of one language, with all files that were asked for. */
export async function loadTexts(language: Language): Promise<Texts> {
  languages.add(language);
  try {
    await Promise.all([...names].map((name) => load(language, name)));
  } catch (error) {
    languages.delete(language);
    throw error;
  }
  return catalogues.get(language)!;
}

/** Adds files to the languages that are shown. */
export async function loadTextFiles(wanted: readonly string[]): Promise<void> {
  for (const name of wanted) names.add(name);
  await Promise.all([...languages].flatMap((language) => wanted.map((name) => load(language, name))));
}

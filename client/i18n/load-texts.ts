import { LANGUAGES, type Language } from '../../rules/languages.ts';
import { createTexts, type Texts, type TextTree } from './texts.ts';

/**
 * A browser downloads only the files of the language and pages it shows (`texts` in client/app/routes.tsx), and never
 * what letters say.
 */
const FILES = import.meta.glob<{ default: TextTree }>([
  './*/*.json',
  '!./*/*.letters.json',
  '!./*/*.office.json',
]);

async function officeFiles(): Promise<typeof FILES> {
  return (await import('./office-text-files.ts')).OFFICE_FILES;
}

/**
 * The names of all text files: each feature's, where its administration has many a second one with `.office`, and those
 * that belong to none.
 * Documents such as `legal.terms`, which only their own page shows, are not among them.
 */
export async function allTexts(): Promise<readonly string[]> {
  return Object.keys({ ...FILES, ...(await officeFiles()) }).flatMap(
    (path) => /^\.\/en\/([^.]+(?:\.office)?)\.json$/.exec(path)?.[1] ?? [],
  );
}

const catalogues = new Map(LANGUAGES.map((language): [Language, Texts] => [language, createTexts(language)]));
const languages = new Set<Language>();
/** The files requested so far; every page needs `site`. */
const names = new Set(['site']);
const loading = new Map<string, Promise<void>>();

async function read(language: Language, name: string): Promise<void> {
  const files = name.endsWith('.office') ? await officeFiles() : FILES;
  const file = files[`./${language}/${name}.json`];
  if (!file) throw new Error(`There is no file of texts client/i18n/${language}/${name}.json.`);
  catalogues.get(language)!.add((await file()).default);
}

function load(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  const loaded = loading.get(key) ?? read(language, name);
  loading.set(key, loaded);
  // A failed download must not be cached.
  loaded.catch(() => loading.delete(key));
  return loaded;
}

/** The texts of a language, with all files requested so far. */
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

/** Loads more files, in each language that has been shown. */
export async function loadTextFiles(wanted: readonly string[]): Promise<void> {
  const added = wanted.filter((name) => !names.has(name));
  for (const name of added) names.add(name);
  try {
    await Promise.all([...languages].flatMap((language) => wanted.map((name) => load(language, name))));
  } catch (error) {
    // What could not be loaded must not make every later page fail, too.
    for (const name of added) names.delete(name);
    throw error;
  }
}

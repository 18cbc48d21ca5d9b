import type { Language } from '../../rules/languages.ts';
import { fillIn } from '../../rules/placeholders.ts';
import type { TextKey } from './text-keys.ts';

/** The values of a text's placeholders; `count` also chooses the plural form. */
type Values = Record<string, string | number>;

/** The content of a text file: texts, nested by the parts of their keys. */
export interface TextTree {
  [key: string]: string | TextTree | readonly (string | readonly string[])[];
}

/** The texts of one language. */
export interface Texts {
  readonly language: Language;
  /** The text with its placeholders, `{{name}}`, filled in; React escapes what it shows. */
  t(key: TextKey, values?: Values): string;
  has(key: string): boolean;
  /** The value of `documents.<name>` in a file, for a page that shows a whole document. */
  document(name: string): unknown;
  add(tree: TextTree): void;
}

export function createTexts(language: Language): Texts {
  const texts = new Map<string, string>();
  const documents = new Map<string, unknown>();
  const plurals = new Intl.PluralRules(language);

  const add = (tree: TextTree, path = '') => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') texts.set(path + key, value);
      else if (path === 'documents.') documents.set(key, value);
      else add(value as TextTree, `${path}${key}.`);
    }
  };

  const t = (key: TextKey, values: Values = {}) => {
    const plural = typeof values.count === 'number' && texts.get(`${key}_${plurals.select(values.count)}`);
    const text = plural || texts.get(key);
    if (text === undefined) {
      // biome-ignore lint/suspicious/noConsole: its file is not among the page's, and browser tests fail on this.
      console.error(`There is no text "${key}" in "${language}".`);
      return key;
    }
    return fillIn(text, values);
  };

  return {
    language,
    t,
    has: (key) => texts.has(key),
    document: (name) => documents.get(name),
    add: (tree) => add(tree),
  };
}

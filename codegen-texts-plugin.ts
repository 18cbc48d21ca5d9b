import { readdirSync } from 'node:fs';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';

/** The type of all texts, from the files in client/i18n/en/: no type can name a folder. Documents have no keys. */
export const plugin: CodegenPlugin['plugin'] = () => {
  const files = readdirSync('client/i18n/en')
    .filter((file) => /^[^.]+(\.office)?\.json$/.test(file))
    .sort();
  const types = files.map((file) => `  | typeof import('./en/${file}')`);
  return `export type EnglishTexts =\n${types.join('\n')};`;
};

import { readdirSync } from 'node:fs';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';

/** The type of all texts, from the files in client/i18n/en/: no type can name a folder. */
export const plugin: CodegenPlugin['plugin'] = () => {
  const files = readdirSync('client/i18n/en').sort();
  const types = files.map((file) => `  | typeof import('./en/${file}')`);
  return `export type EnglishTexts =\n${types.join('\n')};`;
};

import { readdirSync } from 'node:fs';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';

const FOLDER = 'client/i18n';

/** The names of the variables and the files of the texts of letters in a language. */
function lettersIn(language: string): { name: string; path: string }[] {
  const files = readdirSync(`${FOLDER}/${language}`).filter((file) => file.endsWith('.letters.json'));
  return files.sort().map((file) => {
    const words = file.replace('.letters.json', '').split('-');
    const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    return { name: language + name, path: `../../${FOLDER}/${language}/${file}` };
  });
}

/** All texts of letters by their language, from client/i18n/: the server is not built with the pages that list files. */
export const plugin: CodegenPlugin['plugin'] = () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const languages = folders.map(({ name }) => name).sort();
  const imports = languages.flatMap(lettersIn).map(({ name, path }) => {
    return `import ${name} from '${path}' with { type: 'json' };`;
  });
  const rows = languages.map((language) => {
    const spread = lettersIn(language).map(({ name }) => `...${name}`);
    return `  ${language}: { ${spread.join(', ')} },`;
  });
  return { prepend: imports, content: `export const LETTER_TEXTS = {\n${rows.join('\n')}\n};` };
};

// `npm run fonts`: writes the font for the Gujarati words of English pages, see client/components/page/gujarati-words.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { factsOf } from '../rules/languages.ts';

const SOURCE = '@fontsource/hind-vadodara/files/hind-vadodara-gujarati-400-normal.woff2';

const textsOf = async (file) => JSON.parse(await readFile(`client/i18n/en/${file}.json`, 'utf8'));
const { site } = await textsOf('site');
const { home } = await textsOf('home');
const whole = await readFile(fileURLToPath(import.meta.resolve(SOURCE)));
const words = site.otherName + home.greeting + factsOf('gu').name;
await writeFile('client/app/gujarati-words.woff2', await subsetFont(whole, words, { targetFormat: 'woff2' }));

// `npm run fonts`: writes the font for the Gujarati words of English pages, see client/components/page/gujarati-words.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { factsOf } from '../rules/languages.ts';

const SOURCE = '@fontsource/hind-vadodara/files/hind-vadodara-gujarati-400-normal.woff2';

/** The association's name and greeting: of another's words, letters that are not among these load the whole font. */
const NAME_AND_GREETING = 'શ્રી સમાજ લેસ્ટર આપણું ઘર, આપણો સમાજ';

const whole = await readFile(fileURLToPath(import.meta.resolve(SOURCE)));
const words = NAME_AND_GREETING + factsOf('gu').name;
// Instructions for screens of low resolution are half of the file, which every English page loads for two lines.
const font = await subsetFont(whole, words, { targetFormat: 'woff2', noHinting: true });
await writeFile('client/app/gujarati-words.woff2', font);

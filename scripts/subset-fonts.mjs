// `npm run fonts`: writes the site's fonts of the Hind family without their instructions for screens of low resolution, which are half
// of each file and which phones ignore; and the font for the Gujarati words of English pages, see client/components/page/gujarati-words.ts.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { factsOf } from '../rules/languages.ts';

const FOLDER = 'client/app/fonts';

/** Files of `@fontsource` packages, by package. */
const WHOLE = {
  hind: ['devanagari-400'],
  'hind-guntur': ['telugu-400', 'telugu-600'],
  'hind-vadodara': [
    ...['latin-400', 'latin-600', 'latin-ext-400', 'latin-ext-600'],
    ...['gujarati-400', 'gujarati-600'],
  ],
  'mukta-mahee': ['gurmukhi-400'],
};

/** The association's name and greeting: of another's words, letters that are not among these load the whole font. */
const NAME_AND_GREETING = 'શ્રી સમાજ લેસ્ટર આપણું ઘર, આપણો સમાજ';

const pathOf = (family, file) => fileURLToPath(import.meta.resolve(`@fontsource/${family}/${file}`));
const read = (family, part) => readFile(pathOf(family, `files/${family}-${part}-normal.woff2`));

async function write(name, font, letters) {
  const options = { targetFormat: 'woff2', noHinting: true, keepAllGlyphs: letters === undefined };
  await writeFile(`${FOLDER}/${name}.woff2`, await subsetFont(font, letters, options));
}

await mkdir(FOLDER, { recursive: true });
for (const [family, parts] of Object.entries(WHOLE)) {
  // It wants to be with them.
  await copyFile(pathOf(family, 'LICENSE'), `${FOLDER}/${family}.licence.txt`);
  for (const part of parts) await write(`${family}-${part}`, await read(family, part));
}
const words = NAME_AND_GREETING + factsOf('gu').name;
await write('gujarati-words', await read('hind-vadodara', 'gujarati-400'), words);

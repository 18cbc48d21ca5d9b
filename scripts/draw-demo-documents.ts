import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';

/**
 * Prints the demo association's papers from their HTML to PDF:
 * `node --import @oxc-node/core/register scripts/draw-demo-documents.ts [name …]`.
 */

const MAXIMUM_BYTES = 120_000;
const DOCUMENTS = fileURLToPath(new URL('../server/database/demo/documents/', import.meta.url));

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const file of await readdir(DOCUMENTS)) {
  const name = file.replace(/\.html$/, '');
  if (name === file || (wanted.length > 0 && !wanted.includes(name))) continue;
  await page.goto(pathToFileURL(`${DOCUMENTS}${file}`).href);
  await page.evaluate(() => document.fonts.ready);
  const path = `${DOCUMENTS}${name}.pdf`;
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true });
  const { size } = await stat(path);
  if (size > MAXIMUM_BYTES) throw new Error(`${name}.pdf has ${size} bytes, more than ${MAXIMUM_BYTES}.`);
  console.log(`${name}.pdf ${(size / 1000).toFixed(0)} kB`);
}
await browser.close();

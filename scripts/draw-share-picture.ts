import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { LogoMark } from '../client/components/art/logo-mark.tsx';
import { ART_COLOURS as C } from '../client/components/art/palette.ts';
import { Toran } from '../client/components/art/toran.tsx';
import { findChromium } from './find-chromium.mjs';

/**
 * Draws the picture that others show beside a link to the site, client/public/og-image.png; in the browser,
 * because only a browser joins Gujarati letters: `node --import @oxc-node/core/register scripts/draw-share-picture.ts`.
 */

const SIZE = { width: 1200, height: 630 };
const MAXIMUM_BYTES = 120_000;
const FILE = fileURLToPath(new URL('../client/public/og-image.png', import.meta.url));
const TEMPLE = await readFile(new URL('../client/components/art/temple-scene.svg', import.meta.url), 'utf8');
const FONT = pathToFileURL(createRequire(import.meta.url).resolve('@fontsource/rasa/600.css')).href;

const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<link rel="stylesheet" href="${FONT}">
<style>
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: ${C.maroon}; color: ${C.cream} }
  .toran { position: absolute; top: 0; left: 0; width: 100% }
  .temple { position: absolute; right: 24px; bottom: 0; width: 610px }
  .text { position: absolute; left: 76px; top: 178px; width: 560px }
  h1 { margin: 22px 0 0; font: 600 74px/1.04 Rasa, serif }
  h2 { margin: 14px 0 0; color: ${C.gold}; font: 600 54px/1.2 Rasa, serif }
</style></head><body>
  <div class="temple">${TEMPLE}</div>
  <div class="toran">${renderToStaticMarkup(createElement(Toran, { style: { height: 56, transform: 'scale(2)', transformOrigin: '0 0', width: '50%' } }))}</div>
  <div class="text">
    ${renderToStaticMarkup(createElement(LogoMark, { size: 92 }))}
    <h1>Shree Samaj<br>Leicester</h1>
    <h2 lang="gu">શ્રી સમાજ લેસ્ટર</h2>
  </div>
</body></html>`;

// Only a page that is itself a file may load the fonts' files.
const folder = await mkdtemp(join(tmpdir(), 'share-picture-'));
await writeFile(join(folder, 'page.html'), html);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: SIZE });
await page.goto(pathToFileURL(join(folder, 'page.html')).href);
await page.evaluate(() => document.fonts.ready);
const screenshot = await page.screenshot();
await browser.close();
await rm(folder, { recursive: true });

const png = await sharp(screenshot).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
if (png.length > MAXIMUM_BYTES)
  throw new Error(`og-image.png has ${png.length} bytes, more than ${MAXIMUM_BYTES}.`);
await writeFile(FILE, png);
console.log(`og-image.png ${(png.length / 1000).toFixed(0)} kB`);

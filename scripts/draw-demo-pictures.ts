import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { POSTERS, SCENES } from '../server/database/demo/pictures/scenes.ts';

/**
 * Draws the demo pictures and the site's icons from their vector sources:
 * `node --import @oxc-node/core/register scripts/draw-demo-pictures.ts [name …]`.
 */

const MAXIMUM_BYTES = 60_000;
const PICTURES = fileURLToPath(new URL('../server/database/demo/pictures/', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../client/public/', import.meta.url));
/** Dots an inch at which a point of a drawing is a pixel, and at which a film's frame has half as many more. */
const SHEETS = [
  { scenes: SCENES, density: 72 },
  { scenes: POSTERS, density: 108 },
];
const ICONS = [
  { file: 'icon-192.png', size: 192, margin: 0 },
  { file: 'icon-512.png', size: 512, margin: 0 },
  { file: 'apple-touch-icon.png', size: 180, margin: 16 },
];
const CREAM = '#FFF9F0';

async function drawPicture(name: string, scene: () => string, density: number): Promise<number> {
  for (const quality of [100, 95, 90, 85, 80, 75, 70]) {
    const png = await sharp(Buffer.from(scene()), { density })
      .png({ palette: true, quality, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= MAXIMUM_BYTES) {
      await writeFile(`${PICTURES}${name}.png`, png);
      return png.length;
    }
  }
  throw new Error(`${name} does not fit into ${MAXIMUM_BYTES} bytes: draw it with fewer details.`);
}

async function drawIcons(): Promise<void> {
  const mark = await readFile(`${PUBLIC}favicon.svg`);
  for (const { file, size, margin } of ICONS) {
    const inner = size - 2 * margin;
    const image = sharp(mark, { density: (72 * inner) / 64 }).resize(inner, inner);
    const framed = margin
      ? image
          .extend({ top: margin, bottom: margin, left: margin, right: margin, background: CREAM })
          .flatten({ background: CREAM })
      : image;
    await writeFile(`${PUBLIC}${file}`, await framed.png({ palette: true, effort: 10 }).toBuffer());
  }
}

const wanted = process.argv.slice(2);
await mkdir(PICTURES, { recursive: true });
let total = 0;
for (const { scenes, density } of SHEETS) {
  for (const [name, scene] of Object.entries(scenes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const bytes = await drawPicture(name, scene, density);
    total += bytes;
    console.log(`${name}.png ${(bytes / 1000).toFixed(1)} kB`);
  }
}
console.log(`Together ${(total / 1000).toFixed(0)} kB.`);
if (wanted.length === 0) await drawIcons();

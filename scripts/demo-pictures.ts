// Makes the finished files of the demo's pictures, which a first start takes as they are: run it when a picture in
// demo/pictures/ is new or has changed.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { finishedName } from '../demo/finished-pictures.ts';
import { DEMO_PICTURE_USES } from '../demo/picture-uses.ts';

// No WebP, which would be two thirds more: browsers from before 2023 have the JPEG.
const JPEG = { quality: 78, mozjpeg: true };
const AVIF = { effort: 1, chromaSubsampling: '4:2:0' };

const pictures = join(import.meta.dirname, '../demo/pictures');
const folder = join(pictures, 'finished');
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const { fileName, size } of DEMO_PICTURE_USES) {
  const picture = sharp(join(pictures, fileName)).flatten({ background: '#ffffff' }).toColourspace('srgb');
  const own = await picture.metadata();
  const single = size ?? own;
  const double = { width: single.width * 2, height: single.height * 2 };
  const path = join(folder, finishedName(fileName, single));
  const at = ({ width, height }: typeof double) => picture.clone().resize({ width, height });
  await at(single).jpeg(JPEG).toFile(`${path}.jpg`);
  await at(single)
    .avif({ ...AVIF, quality: 50 })
    .toFile(`${path}.avif`);
  if (own.width >= double.width && own.height >= double.height)
    await at(double)
      .avif({ ...AVIF, quality: 40 })
      .toFile(`${path}@2x.avif`);
}

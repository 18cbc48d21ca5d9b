import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { finishedPicture } from '../../demo/finished-pictures.ts';
import { DEMO_PICTURE_USES } from '../../demo/picture-uses.ts';

const PROJECT = process.cwd();

describe('pictures of the demo', () => {
  it('each has finished files in the size in which it is shown, so that a first start encodes none', async () => {
    const missing: string[] = [];
    for (const { fileName, size } of DEMO_PICTURE_USES) {
      const finished = await finishedPicture(PROJECT, fileName)(size);
      const shown = finished && (await sharp(finished.jpeg).metadata());
      const isSized = shown && shown.width === finished.width && shown.height === finished.height;
      if (!isSized || finished.variants.length === 0) missing.push(fileName);
    }
    expect(missing).toEqual([]);
  });

  it('a size in which nothing is finished is left to the server', async () => {
    expect(await finishedPicture(PROJECT, 'uttarayan.png')({ width: 10, height: 10 })).toBeUndefined();
  });
});

import sharp, { type Create, type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { IMAGE_SIZES, LIMITS } from '../../rules/limits.ts';
import { makeImageVariants } from './image-variants.ts';
import { fileWith, noise } from './media-fixtures.ts';

const SIZE = IMAGE_SIZES.event;

async function variantsOf(content: Buffer, size?: { width: number; height: number }) {
  return makeImageVariants(await fileWith(content), size);
}

function plain(width: number, height: number, background: Create['background']): Sharp {
  return sharp({ create: { width, height, channels: 4, background } });
}

async function colourAt(content: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(content)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // JPEG colours are off by a few steps.
  return [...data].map((value) => Math.round(value / 16) * 16);
}

describe('[UP-2] a stored image is re-encoded', () => {
  const exif = {
    IFD0: { Copyright: 'canary-owner' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  };

  test.each(['jpeg', 'png', 'webp'] as const)(
    '[UP-2] EXIF with GPS is stripped from a %s',
    async (format) => {
      const source = await noise(1200, 800).withExif(exif).toFormat(format).toBuffer();
      expect(source.includes('canary-owner')).toBe(true);

      const { jpeg, variants } = await variantsOf(source, SIZE);

      expect(variants).toHaveLength(4);
      for (const content of [jpeg, ...variants.map(({ data }) => data)]) {
        const { exif, xmp, iptc, icc, comments } = await sharp(content).metadata();
        expect([exif, xmp, iptc, icc, comments]).toEqual(Array(5).fill(undefined));
        expect(content.includes('canary-owner')).toBe(false);
      }
    },
  );

  test('[UP-2] it is rotated upright before its orientation tag is dropped', async () => {
    const right = await plain(600, 800, '#0000ff').png().toBuffer();
    const source = await plain(1200, 800, '#ff0000')
      .composite([{ input: right, left: 600, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const { jpeg } = await variantsOf(source, { width: 200, height: 300 });

    expect(await colourAt(jpeg, 100, 20)).toEqual([256, 0, 0]);
    expect(await colourAt(jpeg, 100, 280)).toEqual([0, 0, 256]);
  });

  test('[UP-2] a colour profile is applied, not just dropped', async () => {
    const source = await plain(960, 560, '#c83232').withIccProfile('p3').png().toBuffer();
    const { jpeg } = await variantsOf(source, SIZE);
    expect(await colourAt(jpeg, 0, 0)).toEqual([208, 48, 48]);
  });

  test('[UP-2] transparent parts become white', async () => {
    const source = await plain(960, 560, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
    const { jpeg } = await variantsOf(source, SIZE);
    expect(await colourAt(jpeg, 0, 0)).toEqual([256, 256, 256]);
  });
});

describe('[D40] sizes', () => {
  async function sizesOf(source: Sharp, size?: { width: number; height: number }) {
    const { jpeg, variants } = await variantsOf(await source.jpeg().toBuffer(), size);
    const files = [{ suffix: '.jpg', data: jpeg }, ...variants];
    return Promise.all(
      files.map(async ({ suffix, data }) => {
        const { format, compression, width, height } = await sharp(data).metadata();
        return `${suffix} ${compression ?? format} ${width}x${height}`;
      }),
    );
  }

  test('[D40] a large picture is cropped to exactly the target size, and to its double', async () => {
    expect(await sizesOf(noise(1000, 1600), SIZE)).toEqual([
      '.jpg jpeg 480x280',
      '.webp webp 480x280',
      '.avif av1 480x280',
      '@2x.webp webp 960x560',
      '@2x.avif av1 960x560',
    ]);
  });

  test('[D40] a small picture is enlarged to the target size and gets no double', async () => {
    const expected = ['.jpg jpeg 480x280', '.webp webp 480x280', '.avif av1 480x280'];
    expect(await sizesOf(noise(959, 560), SIZE)).toEqual(expected);
    expect(await sizesOf(noise(30, 30), SIZE)).toEqual(expected);
  });

  test('[D40] without a target size a picture keeps its aspect ratio and is never enlarged', async () => {
    expect((await sizesOf(noise(2000, 500)))[0]).toBe('.jpg jpeg 1280x320');
    expect((await sizesOf(noise(300, 200)))[0]).toBe('.jpg jpeg 300x200');
  });

  test('[D40] a picture of an extreme aspect ratio is cropped like any other', async () => {
    expect((await sizesOf(noise(16_000, 1), SIZE))[0]).toBe('.jpg jpeg 480x280');
    expect((await sizesOf(noise(1, 16_000), SIZE))[0]).toBe('.jpg jpeg 480x280');
  });

  test('[D40] more than 40 megapixels are refused', async () => {
    const source = plain(8000, 5001, '#ff0000').png({ compressionLevel: 1 });
    expect(8000 * 5001).toBeGreaterThan(LIMITS.imagePixels);
    await expect(variantsOf(await source.toBuffer(), SIZE)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      messageKey: 'imageTooManyPixels',
    });
  });
});

import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { IMAGE_SIZES } from '../../rules/limits.ts';
import { makeImageVariants } from './image-variants.ts';
import { fileWith, noise, peakMegabytes, received, temporaryDirectory } from './media-fixtures.ts';

const SIZE = IMAGE_SIZES.event;

async function expectRefusal(content: Buffer, messageKey: string): Promise<void> {
  const path = await fileWith(content);
  await expect(makeImageVariants(path, SIZE)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', messageKey });
}

describe('[UP-4] hostile pictures', () => {
  test('[UP-4] 14,000 × 14,000 pixels are refused from the header, without decoding', async () => {
    const bomb = await sharp({
      create: { width: 14_000, height: 14_000, channels: 3, background: '#000000' },
      limitInputPixels: false,
    })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    const grown = await peakMegabytes(() => expectRefusal(bomb, 'imageTooManyPixels'));
    expect(grown).toBeLessThan(20);
  });

  test.each(['gif', 'webp'] as const)('[UP-4] a %s of a thousand frames is refused', async (format) => {
    const raw = { width: 8, height: 8000, channels: 3, pageHeight: 8 } as const;
    const frames = await sharp(randomBytes(8 * 8000 * 3), { raw })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(1000);

    const grown = await peakMegabytes(() => expectRefusal(frames, 'imageMoves'));
    expect(grown).toBeLessThan(20);
  });

  test.each([
    ['jpeg', 0.5],
    ['jpeg', 0.99],
    ['png', 0.5],
    ['png', 0.99],
    ['webp', 0.5],
    ['webp', 0.99],
  ] as const)(
    '[UP-4] a %s truncated at %d is refused, even below the visible crop',
    async (format, share) => {
      // Portrait, so that the event's landscape crop shows only its middle.
      const whole = await noise(800, 1200).toFormat(format).toBuffer();
      await expectRefusal(whole.subarray(0, whole.length * share), 'imageNotReadable');
    },
  );

  test('[UP-4] a file that is not a picture is refused', async () => {
    await expectRefusal(Buffer.from('\xff\xd8\xff\xe0 and nothing else', 'latin1'), 'imageNotReadable');
    await expectRefusal(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
      'imageNotReadable',
    );
  });

  test('[UP-4] many concurrent uploads of 5 MB are decoded a few at a time, not all in memory', {
    timeout: 60_000,
  }, async () => {
    // Progressive: each is decoded as a whole, which takes 30 MB for its coefficients.
    const photo = await noise(1000, 750).toColourspace('srgb').png().toBuffer();
    const upload = await sharp(photo).resize(3600, 2700).jpeg({ quality: 95, progressive: true }).toBuffer();
    expect(upload.length).toBeGreaterThan(4_000_000);
    const directory = await temporaryDirectory();
    const store = async () => makeImageVariants((await received(upload, directory)).path, SIZE);
    const storeAtOnce = (length: number) => Promise.all(Array.from({ length }, store));
    // Warm up: the allocator and each thread of the pool allocate memory once.
    await storeAtOnce(8);

    const grown = await peakMegabytes(() => storeAtOnce(24));

    // All at once they take 700 MB. What two take varies with the allocator; bench/ measures it.
    expect(grown).toBeLessThan(250);
  });
});

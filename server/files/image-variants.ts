import sharp, { type AvifOptions, type Sharp, type SharpOptions, type WebpOptions } from 'sharp';
import { AppError } from '../../rules/errors.ts';
import { LIMITS } from '../../rules/limits.ts';
import type { MessageKey } from '../../rules/messages.ts';
import type { MediaVariant } from './media-file.entity.ts';
import { WorkSlots } from './work-slots.ts';

// Bounded memory: nothing is kept between pictures, and few are in work however many have arrived.
sharp.cache(false);
sharp.concurrency(1);
const TOTAL_SLOTS = 2;
const slots = new WorkSlots(TOTAL_SLOTS);

const READING = {
  limitInputPixels: LIMITS.imagePixels,
  // 'error' refuses truncated and damaged files but not the harmless oddities of phone cameras.
  failOn: 'error',
  sequentialRead: true,
} satisfies SharpOptions;
const READABLE_FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const TIMEOUT = { seconds: 30 };
/** Above this, a picture that must be decoded as a whole (up to 6 bytes a pixel) is in work alone. */
const WHOLE_IMAGE_PIXELS = 8_000_000;
/** The longest side of a picture without a fixed size, in pixels. */
const FREE_SIZE = { width: 1280, height: 1280 };
/** Beyond this, reading what the crop drops would cost more memory than a check is worth. */
const LARGEST_OVERHANG = 4;

/** What one density is written with. Small pixels hide more, so the double size gets less quality. */
interface Density {
  prefix: '' | '@2x';
  webp: WebpOptions;
  avif: AvifOptions;
}

// AVIF at effort 1 takes an eighth of the time of effort 3 for a few per cent more bytes.
const AVIF: AvifOptions = { effort: 1, chromaSubsampling: '4:2:0' };
const SINGLE: Density = { prefix: '', webp: { quality: 75 }, avif: { ...AVIF, quality: 50 } };
const DOUBLE: Density = { prefix: '@2x', webp: { quality: 60 }, avif: { ...AVIF, quality: 40 } };

/** Pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

export interface ImageVariants extends ImageSize {
  /** The JPEG that legacy clients know. */
  jpeg: Buffer;
  variants: (MediaVariant & { data: Buffer })[];
}

interface Source extends ImageSize {
  slots: number;
}

interface Frame extends ImageSize {
  pixels: Sharp;
}

/**
 * Re-encodes a JPEG, PNG or WebP upload, upright, in sRGB, on white and without metadata: cut to
 * exactly the size given, else in its own shape within 1280 pixels. The double size is made only
 * of pictures large enough for it.
 * @param senderGone ends the waiting at once, and the work between two of its steps, with its reason
 * @throws AppError BAD_USER_INPUT for moving, damaged or unreadable pictures and too many pixels (D40)
 */
export async function makeImageVariants(
  path: string,
  size?: ImageSize,
  senderGone?: AbortSignal,
): Promise<ImageVariants> {
  const source = await inspect(path);
  const work = async () => {
    const doubled = size && { width: size.width * 2, height: size.height * 2 };
    const largeEnough = doubled && source.width >= doubled.width && source.height >= doubled.height;
    const frame = await decode(path, source, largeEnough ? doubled : size);
    return encode(frame, size ?? frame, largeEnough ? doubled : undefined, senderGone);
  };
  return slots.run(source.slots, work, senderGone);
}

async function inspect(path: string): Promise<Source> {
  const found = await readable(() => sharp(path, { ...READING, limitInputPixels: false }).metadata());
  if (found.width * found.height > LIMITS.imagePixels) throw refusal('imageTooManyPixels');
  if ((found.pages ?? 1) > 1) throw refusal('imageMoves');
  if (!READABLE_FORMATS.includes(found.format)) throw refusal('imageNotReadable');
  const whole = found.isProgressive || found.format === 'webp';
  const heavy = whole && found.width * found.height > WHOLE_IMAGE_PIXELS;
  return { ...found.autoOrient, slots: heavy ? TOTAL_SLOTS : 1 };
}

/**
 * Reads the upload once, scaled to cover the size. What overhangs is cut later: a crop here would
 * stop reading at its last row, and a file truncated below it would pass for complete.
 */
async function decode(path: string, source: Source, size: ImageSize | undefined): Promise<Frame> {
  const stretch = size ? (source.width * size.height) / (source.height * size.width) : 1;
  const fit = Math.max(stretch, 1 / stretch) > LARGEST_OVERHANG ? 'cover' : 'outside';
  const { data, info } = await readable(() =>
    sharp(path, READING)
      .timeout(TIMEOUT)
      .autoOrient()
      .resize(size ? { ...size, fit } : { ...FREE_SIZE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  return { width, height, pixels: sharp(data, { raw: { width, height, channels } }) };
}

/** One after the other: a picture in work is to keep one thread busy, not five. */
async function encode(
  frame: Frame,
  size: ImageSize,
  doubled?: ImageSize,
  senderGone?: AbortSignal,
): Promise<ImageVariants> {
  senderGone?.throwIfAborted();
  const jpeg = await frame.pixels.clone().resize(size).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  const variants = await encodeVariants(frame, size, SINGLE);
  senderGone?.throwIfAborted();
  if (doubled) variants.push(...(await encodeVariants(frame, doubled, DOUBLE)));
  return { width: size.width, height: size.height, jpeg, variants };
}

async function encodeVariants(frame: Frame, size: ImageSize, { prefix, webp, avif }: Density) {
  const { width } = size;
  const picture = frame.pixels.clone().resize(size);
  return [
    { suffix: `${prefix}.webp`, format: 'webp', width, data: await picture.clone().webp(webp).toBuffer() },
    { suffix: `${prefix}.avif`, format: 'avif', width, data: await picture.clone().avif(avif).toBuffer() },
  ] satisfies ImageVariants['variants'];
}

/** Whatever the decoder complains of is the picture's fault. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw refusal('imageNotReadable');
  }
}

function refusal(message: MessageKey): AppError {
  return new AppError('BAD_USER_INPUT', message, { field: 'file' });
}

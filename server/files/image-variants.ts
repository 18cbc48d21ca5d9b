import sharp, { type AvifOptions, type Sharp, type SharpOptions, type WebpOptions } from 'sharp';
import { AppError } from '../../rules/errors.ts';
import { LIMITS } from '../../rules/limits.ts';
import type { MessageKey } from '../../rules/messages.ts';
import type { MediaVariant } from './media-file.entity.ts';
import { Semaphore } from './semaphore.ts';

// Bounds memory: sharp caches nothing between pictures, and few are processed at once, however many have arrived.
sharp.cache(false);
sharp.concurrency(1);
const PERMITS = 2;
const semaphore = new Semaphore(PERMITS);

const READ_OPTIONS = {
  limitInputPixels: LIMITS.imagePixels,
  // 'error' refuses truncated and damaged files but not the harmless quirks of phone cameras.
  failOn: 'error',
  sequentialRead: true,
} satisfies SharpOptions;
const READABLE_FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const TIMEOUT = { seconds: 30 };
/** A larger picture that must be decoded as a whole (up to 6 bytes a pixel) is processed alone. */
const WHOLE_IMAGE_PIXELS = 8_000_000;
/** Pixels: the bounds of a picture without a fixed size. */
const MAX_FREE_SIZE = { width: 1280, height: 1280 };
/** Above this ratio, decoding the parts outside the crop, to check them, would cost too much memory. */
const MAX_STRETCH = 4;

/** How one pixel density is encoded. Small pixels hide artefacts, so the double size gets a lower quality. */
interface Density {
  prefix: '' | '@2x' | '@small';
  webp: WebpOptions;
  avif: AvifOptions;
}

// AVIF at effort 1 takes an eighth of the time of effort 3 for a few per cent more bytes.
const AVIF: AvifOptions = { effort: 1, chromaSubsampling: '4:2:0' };
// WebP at effort 2 takes half of the time of effort 4 for as much; only browsers without AVIF ask for it.
const WEBP: WebpOptions = { effort: 2 };
const SINGLE: Density = { prefix: '', webp: { ...WEBP, quality: 75 }, avif: { ...AVIF, quality: 50 } };
const DOUBLE: Density = { prefix: '@2x', webp: { ...WEBP, quality: 60 }, avif: { ...AVIF, quality: 40 } };
const SMALL: Density = { ...SINGLE, prefix: '@small' };

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
  /** Of the semaphore. */
  permits: number;
}

interface Frame extends ImageSize {
  pixels: Sharp;
}

/**
 * Re-encodes a JPEG, PNG or WebP upload, upright, in sRGB, on white and without metadata: cropped to
 * exactly the given size, else in its own aspect ratio within 1280 pixels. The double size is made only
 * if the picture is large enough.
 * @param options.small a further size, smaller than `size`; `disconnected` when aborted, ends the wait at once and the work at its next step, with the signal's reason
 * @throws AppError BAD_USER_INPUT for animated, damaged or unreadable pictures and too many pixels
 */
export async function makeImageVariants(
  path: string,
  size?: ImageSize,
  { small, disconnected }: { small?: ImageSize; disconnected?: AbortSignal } = {},
): Promise<ImageVariants> {
  const source = await inspect(path);
  const work = async () => {
    const doubled = size && { width: size.width * 2, height: size.height * 2 };
    const largeEnough = doubled && source.width >= doubled.width && source.height >= doubled.height;
    const frame = await decode(path, source, largeEnough ? doubled : size);
    return encode(frame, size ?? frame, { small, doubled: largeEnough ? doubled : undefined, disconnected });
  };
  return semaphore.run(source.permits, work, disconnected);
}

async function inspect(path: string): Promise<Source> {
  const found = await readable(() => sharp(path, { ...READ_OPTIONS, limitInputPixels: false }).metadata());
  if (found.width * found.height > LIMITS.imagePixels) throw refusal('imageTooManyPixels');
  if ((found.pages ?? 1) > 1) throw refusal('imageMoves');
  if (!READABLE_FORMATS.includes(found.format)) throw refusal('imageNotReadable');
  const whole = found.isProgressive || found.format === 'webp';
  const heavy = whole && found.width * found.height > WHOLE_IMAGE_PIXELS;
  return { ...found.autoOrient, permits: heavy ? PERMITS : 1 };
}

/**
 * Decodes the upload once, scaled to cover the size. The crop comes later: here it would stop decoding at its
 * last row, and a file truncated below it would pass for complete.
 */
async function decode(path: string, source: Source, size: ImageSize | undefined): Promise<Frame> {
  const stretch = size ? (source.width * size.height) / (source.height * size.width) : 1;
  const fit = Math.max(stretch, 1 / stretch) > MAX_STRETCH ? 'cover' : 'outside';
  const { data, info } = await readable(() =>
    sharp(path, READ_OPTIONS)
      .timeout(TIMEOUT)
      .autoOrient()
      .resize(size ? { ...size, fit } : { ...MAX_FREE_SIZE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  return { width, height, pixels: sharp(data, { raw: { width, height, channels } }) };
}

/** Sequential, so that one picture keeps one thread busy, not five. */
async function encode(
  frame: Frame,
  size: ImageSize,
  { small, doubled, disconnected }: { small?: ImageSize; doubled?: ImageSize; disconnected?: AbortSignal },
): Promise<ImageVariants> {
  disconnected?.throwIfAborted();
  const jpeg = await frame.pixels.clone().resize(size).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  const variants = await encodeVariants(frame, size, SINGLE);
  if (small) variants.push(...(await encodeVariants(frame, small, SMALL)));
  disconnected?.throwIfAborted();
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

/** Any error of the decoder means that the picture is unreadable. */
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

import { IMAGE_SIZES } from '../../../rules/limits.ts';

/** A part of a picture, in the picture's own pixels. */
export interface PhotoArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const PHOTO_SIZE = IMAGE_SIZES.candidate;
export const PHOTO_SHAPE = PHOTO_SIZE.width / PHOTO_SIZE.height;

const JPEG_QUALITY = 0.9;

/** The largest part in the photo's shape, from the middle. */
export function middleOf({ width, height }: { width: number; height: number }): PhotoArea {
  const cutWidth = Math.min(width, height * PHOTO_SHAPE);
  const cutHeight = cutWidth / PHOTO_SHAPE;
  return { x: (width - cutWidth) / 2, y: (height - cutHeight) / 2, width: cutWidth, height: cutHeight };
}

/** Twice the shown size where the picture has that much, so that it is sharp on good screens; never less than it. */
export function cutSize({ width }: PhotoArea): { width: number; height: number } {
  const cutWidth = Math.round(Math.min(2 * PHOTO_SIZE.width, Math.max(PHOTO_SIZE.width, width)));
  return { width: cutWidth, height: Math.round(cutWidth / PHOTO_SHAPE) };
}

/** This device can read no picture out of a file, or has no room to cut one that large. */
export class UnreadablePhoto extends Error {}

/**
 * Cuts a part out of a picture on this device, so that a large file of a camera need not be sent.
 * @param area the middle, when left out
 * @throws UnreadablePhoto
 */
export async function cutPhoto(file: File, area?: PhotoArea): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const from = area ?? middleOf({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = Object.assign(document.createElement('canvas'), cutSize(from));
    const context = canvas.getContext('2d')!;
    // What a PNG leaves transparent would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    if (!blob) throw new Error('Nothing came out');
    return new File([blob], 'photo.jpg', { type: blob.type });
  } catch (error) {
    throw new UnreadablePhoto('The picture could not be cut', { cause: error });
  } finally {
    URL.revokeObjectURL(url);
  }
}

import { IMAGE_SIZES } from '../../../rules/limits.ts';

/** An area of a picture, in the picture's own pixels. */
export interface PhotoArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const PHOTO_SIZE = IMAGE_SIZES.candidate;
export const PHOTO_SHAPE = PHOTO_SIZE.width / PHOTO_SIZE.height;

const JPEG_QUALITY = 0.9;

/** The largest centred area with the photo's aspect ratio. */
export function centredArea({ width, height }: { width: number; height: number }): PhotoArea {
  const cropWidth = Math.min(width, height * PHOTO_SHAPE);
  const cropHeight = cropWidth / PHOTO_SHAPE;
  return { x: (width - cropWidth) / 2, y: (height - cropHeight) / 2, width: cropWidth, height: cropHeight };
}

/** The size to send: up to double size, for high-density screens, but never less than the displayed size. */
export function croppedSize({ width }: PhotoArea): { width: number; height: number } {
  const cropWidth = Math.round(Math.min(2 * PHOTO_SIZE.width, Math.max(PHOTO_SIZE.width, width)));
  return { width: cropWidth, height: Math.round(cropWidth / PHOTO_SHAPE) };
}

/** The device cannot decode the file, or lacks the memory to crop a picture of that size. */
export class UnreadablePhoto extends Error {}

/**
 * Crops a picture on the device, so that a large camera file need not be uploaded.
 * @param area by default the largest centred one
 * @throws UnreadablePhoto
 */
export async function cropPhoto(file: File, area?: PhotoArea): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const from = area ?? centredArea({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = Object.assign(document.createElement('canvas'), croppedSize(from));
    const context = canvas.getContext('2d')!;
    // Transparent areas of a PNG would become black in a JPEG.
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
    throw new UnreadablePhoto('The picture could not be cropped', { cause: error });
  } finally {
    URL.revokeObjectURL(url);
  }
}

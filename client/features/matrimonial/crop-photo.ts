import { IMAGE_SIZES } from '../../../rules/limits.ts';
import type { PictureArea } from '../../components/media/crop-geometry.ts';
import { cropPicture, openPicture } from '../../components/media/crop-picture.ts';

export const PHOTO_SIZE = IMAGE_SIZES.candidate;
export const PHOTO_SHAPE = PHOTO_SIZE.width / PHOTO_SIZE.height;

/** Up to double size, for high-density screens, but never less than the displayed size. */
const PHOTO_WIDTHS = { least: PHOTO_SIZE.width, most: 2 * PHOTO_SIZE.width };

const JPEG_QUALITY = 0.9;

/**
 * Crops the photo of a profile.
 * @param area by default the largest centred one
 * @throws UnreadablePicture
 */
export async function cropPhoto(file: File, area?: PictureArea): Promise<File> {
  const photo = { shape: PHOTO_SHAPE, area, widths: PHOTO_WIDTHS, quality: JPEG_QUALITY, name: 'photo.jpg' };
  return cropPicture(await openPicture(file), photo);
}

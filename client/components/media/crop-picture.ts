import {
  areaBeforeTurn,
  centredArea,
  croppedSize,
  type PictureArea,
  type PictureSize,
  type Turn,
  turnedSize,
} from './crop-geometry.ts';

/** The device cannot decode the file, or lacks the memory for a picture of that size. */
export class UnreadablePicture extends Error {}

interface Crop {
  /** Width divided by height of what comes out. */
  shape: number;
  /** Of the turned picture; by default the largest centred one. */
  area?: PictureArea;
  turn?: Turn;
  /** The widths within which the area keeps its own, in pixels. */
  widths: { least: number; most: number };
  /** From 0 to 1, of the JPEG. */
  quality: number;
  /** Of the file that comes out. */
  name: string;
}

/**
 * Opens a picture from this device, upright as its camera held it. An image element, because browsers decode it only as
 * large as it is drawn and may forget its pixels: a phone's 48 megapixels take 190 MB.
 * @throws UnreadablePicture
 */
export async function openPicture(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } catch (error) {
    throw new UnreadablePicture('The picture could not be read', { cause: error });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Draws a part of a picture, turned, as a JPEG.
 * @param area of the turned picture
 * @param size of what comes out
 * @throws UnreadablePicture
 */
export async function drawPicture(
  image: HTMLImageElement,
  { area, turn, size, quality }: { area: PictureArea; turn: Turn; size: PictureSize; quality: number },
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  try {
    const from = areaBeforeTurn(area, turn, { width: image.naturalWidth, height: image.naturalHeight });
    const to = turnedSize(size, turn);
    const context = canvas.getContext('2d')!;
    // Transparent areas of a PNG would become black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.translate(size.width / 2, size.height / 2);
    context.rotate((turn * Math.PI) / 2);
    const { x, y, width, height } = from;
    context.drawImage(image, x, y, width, height, -to.width / 2, -to.height / 2, to.width, to.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob) throw new Error('Canvas returned no blob');
    return blob;
  } catch (error) {
    throw new UnreadablePicture('The picture could not be drawn', { cause: error });
  } finally {
    // Safari keeps the pixels of a canvas for a while, and has little room for them.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/**
 * Crops an opened picture on the device, so that a large camera file need not be uploaded.
 * @throws UnreadablePicture
 */
export async function cropPicture(image: HTMLImageElement, crop: Crop): Promise<File> {
  const { shape, turn = 0, widths, quality, name } = crop;
  const turned = turnedSize({ width: image.naturalWidth, height: image.naturalHeight }, turn);
  const area = crop.area ?? centredArea(turned, shape);
  const blob = await drawPicture(image, { area, turn, size: croppedSize(area, shape, widths), quality });
  return new File([blob], name, { type: blob.type });
}

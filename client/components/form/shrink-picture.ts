/** What a browser can read and the server takes. */
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
/** Bytes; a smaller picture travels as it is. */
const SMALL_ENOUGH = 2 * 1024 * 1024;
/** Pixels: twice the longest side in which any picture is shown. */
export const LONGEST_SIDE = 2400;
/** Of the JPEG, from 0 to 1. */
export const QUALITY = 0.88;

/** Whether a picture of a camera is made smaller before it travels. */
export function isShrunk({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return PICTURES.includes(type) && size > SMALL_ENOUGH;
}

/**
 * A large picture as a smaller JPEG, upright; every other file, and a picture that the browser cannot read, as it is: the
 * server says what is wrong with that.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!isShrunk(file)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const smaller = await drawSmaller(picture);
    picture.close();
    if (!smaller || smaller.size >= file.size) return file;
    return new File([smaller], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: smaller.type });
  } catch {
    return file;
  }
}

function drawSmaller(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: what shows through is white, as on paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

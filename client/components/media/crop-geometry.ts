/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** An area of a picture, in the picture's own pixels. */
export interface PictureArea extends PictureSize {
  x: number;
  y: number;
}

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** A turn after one more quarter, to the right or to the left. */
export function turnedBy(turn: Turn, quarters: 1 | -1): Turn {
  return ((turn + quarters + 4) % 4) as Turn;
}

/** The size of a picture that is turned. */
export function turnedSize({ width, height }: PictureSize, turn: Turn): PictureSize {
  return turn % 2 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * Where an area of the turned picture is in the picture as it was before.
 * @param size of the picture before it is turned
 */
export function areaBeforeTurn(
  { x, y, width, height }: PictureArea,
  turn: Turn,
  size: PictureSize,
): PictureArea {
  switch (turn) {
    case 0:
      return { x, y, width, height };
    case 1:
      return { x: y, y: size.height - x - width, width: height, height: width };
    case 2:
      return { x: size.width - x - width, y: size.height - y - height, width, height };
    case 3:
      return { x: size.width - y - height, y: x, width: height, height: width };
  }
}

/** The same area in another size of the picture. */
export function scaledArea(
  { x, y, width, height }: PictureArea,
  from: PictureSize,
  to: PictureSize,
): PictureArea {
  const across = (pixels: number) => (pixels * to.width) / from.width;
  const down = (pixels: number) => (pixels * to.height) / from.height;
  return { x: across(x), y: down(y), width: across(width), height: down(height) };
}

/**
 * The largest centred area.
 * @param shape its width divided by its height
 */
export function centredArea({ width, height }: PictureSize, shape: number): PictureArea {
  const cropWidth = Math.min(width, height * shape);
  const cropHeight = cropWidth / shape;
  return { x: (width - cropWidth) / 2, y: (height - cropHeight) / 2, width: cropWidth, height: cropHeight };
}

/**
 * The size in which an area is sent: its own, within these widths.
 * @param shape width divided by height of what is sent
 */
export function croppedSize(
  { width }: PictureArea,
  shape: number,
  widths: { least: number; most: number },
): PictureSize {
  const cropWidth = Math.round(Math.min(widths.most, Math.max(widths.least, width)));
  return { width: cropWidth, height: Math.round(cropWidth / shape) };
}

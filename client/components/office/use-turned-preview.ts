import { useEffect, useState } from 'react';
import { type PictureSize, type Turn, turnedSize } from '../media/crop-geometry.ts';
import { drawPicture, openPicture } from '../media/crop-picture.ts';

/** Pixels of the longest side: sharp enough in the dialog, and small in memory. */
const LONGEST_SIDE = 1200;
const QUALITY = 0.8;

interface Preview {
  turn: Turn;
  /** Object URL of the turned picture, made smaller. */
  url: string;
  size: PictureSize;
  /** The turned picture's own size. */
  whole: PictureSize;
}

/**
 * A picture from this device with a small preview of it, turned. Until a new turn is drawn, the preview is that of the one
 * before, so that nothing jumps.
 * @param onUnreadable called if the device cannot read it
 */
export function useTurnedPreview(file: File, turn: Turn, onUnreadable: () => void) {
  const [image, setImage] = useState<HTMLImageElement>();
  const [preview, setPreview] = useState<Preview>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is opened once.
  useEffect(() => {
    let isGone = false;
    openPicture(file).then((opened) => !isGone && setImage(opened), onUnreadable);
    return () => {
      isGone = true;
    };
  }, [file]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn once for each turn.
  useEffect(() => {
    if (!image) return;
    let isGone = false;
    const whole = turnedSize({ width: image.naturalWidth, height: image.naturalHeight }, turn);
    const size = withinLongestSide(whole);
    const area = { x: 0, y: 0, ...whole };
    drawPicture(image, { area, turn, size, quality: QUALITY }).then((drawn) => {
      if (!isGone) setPreview({ turn, url: URL.createObjectURL(drawn), size, whole });
    }, onUnreadable);
    return () => {
      isGone = true;
    };
  }, [image, turn]);

  useEffect(() => preview && (() => URL.revokeObjectURL(preview.url)), [preview]);

  return { image, preview };
}

function withinLongestSide({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

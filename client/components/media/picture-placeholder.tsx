import rangoli from '../art/rangoli-picture.svg?url';
import { useDrawing } from '../art/use-drawing.ts';
import styles from './picture-placeholder.module.css';

interface PicturePlaceholderProps {
  /** The same item always gets the same ground; without it the ground is a quiet one, as for a face that is not shown. */
  seed?: number;
  width: number;
  height: number;
}

const GROUNDS = [styles.main, styles.leaf, styles.deep];

/** A drawing of a rangoli for an item without a picture. */
export function PicturePlaceholder({ seed, width, height }: PicturePlaceholderProps) {
  const drawing = useDrawing();
  return (
    <div
      aria-hidden
      className={`day-colours ${styles.placeholder} ${seed === undefined ? styles.quiet : GROUNDS[seed % GROUNDS.length]}`}
      style={{ aspectRatio: `${width} / ${height}`, backgroundImage: `url("${drawing(rangoli)}")` }}
    />
  );
}

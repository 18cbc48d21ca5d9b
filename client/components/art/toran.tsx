import styles from './toran.module.css';
import toran from './toran.svg?url';
import { useDrawing } from './use-drawing.ts';

/**
 * A garland of mango leaves and marigolds that hangs from the upper edge of its container, in front of the content.
 */
export function Toran() {
  const drawing = useDrawing();
  return (
    <div
      aria-hidden
      className={`not-printed ${styles.toran}`}
      style={{ backgroundImage: `url("${drawing(toran)}")` }}
    />
  );
}

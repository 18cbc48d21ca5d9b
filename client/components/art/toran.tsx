import { useAssociation } from '../page/association.ts';
import bunting from './bunting.svg?url';
import leaves from './leaves.svg?url';
import styles from './toran.module.css';
import toran from './toran.svg?url';
import { useDrawing } from './use-drawing.ts';

/** What hangs beside a temple, a hall and a tree; an association without a drawing has none. */
const GARLANDS: Record<string, string | undefined> = { temple: toran, hall: bunting, tree: leaves };

/**
 * What hangs from the upper edge of its container, in front of the content: a garland of mango leaves and marigolds, or
 * whatever goes with the association's drawings.
 */
export function Toran() {
  const drawing = useDrawing();
  const garland = GARLANDS[useAssociation().drawings];
  if (!garland) return null;
  return (
    <div
      aria-hidden
      className={`not-printed ${styles.toran}`}
      style={{ backgroundImage: `url("${drawing(garland)}")` }}
    />
  );
}

import type { CSSProperties } from 'react';

/**
 * What every drawing takes; it fills the width it is given unless its own size says otherwise. Drawings are
 * ornament: each hides itself from screen readers and from the tab key.
 */
export interface ArtProps {
  className?: string;
  style?: CSSProperties;
}

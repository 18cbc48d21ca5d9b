import type { ReactNode } from 'react';
import { Toran } from '../../components/art/toran.tsx';
import styles from './band.module.css';

interface BandProps {
  background?: 'cream' | 'white' | 'dark';
  /** Decorates the upper edge with a garland. */
  garland?: boolean;
  children: ReactNode;
}

const BACKGROUNDS = { cream: '', white: styles.white, dark: 'dark-band' };

/** A full-width section of the home page with its own background. */
export function Band({ background = 'cream', garland = false, children }: BandProps) {
  return (
    <div className={`${styles.band} ${BACKGROUNDS[background]}`}>
      {garland && <Toran />}
      <div className="page-width">{children}</div>
    </div>
  );
}

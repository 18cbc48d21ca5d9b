import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** `li` elements. */
  children: ReactNode;
  /** Cards in a row on a desktop; four for portraits. */
  columns?: CardColumns;
  /** Hides the grid from screen readers, for placeholders. */
  hidden?: boolean;
}

export type CardColumns = 3 | 4;

/** What the browser needs to know to choose a card's picture, as in `<img sizes>`. */
export const CARD_PICTURE_SIZES: Record<CardColumns, string> = {
  3: '(min-width: 900px) 368px, (min-width: 600px) 46vw, 92vw',
  4: '(min-width: 1208px) 272px, (min-width: 900px) 30vw, (min-width: 600px) 46vw, 92vw',
};

/** A list of cards: three or four a row on a desktop, one on a phone. */
export function CardGrid({ children, columns = 3, hidden }: CardGridProps) {
  return (
    <ul
      aria-hidden={hidden}
      className={`plain-list fitting-columns ${columns === 4 ? styles.four : styles.three}`}
    >
      {children}
    </ul>
  );
}

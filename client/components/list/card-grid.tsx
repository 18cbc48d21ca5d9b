import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** `li` elements. */
  children: ReactNode;
  /** Cards in a row on a desktop; four for portraits. */
  columns?: CardColumns;
  /** Hides the grid from screen readers, for placeholders. */
  hidden?: boolean;
}

export type CardColumns = 3 | 4;

/**
 * Columns as wide as they can be.
 * @param most in a row
 * @param gap between them, in pixels
 * @param least how wide one is at least, in `rem`: with large text there are fewer, or names would be broken
 */
export const fittingColumns = (most: number, gap: number, least: number) =>
  // A pixel less, or all of them might not fit by a rounding.
  `repeat(auto-fill, minmax(min(100%, max(${least}rem, (100% - ${gap * (most - 1) + 1}px) / ${most})), 1fr))`;

const row = (cards: number) => fittingColumns(cards, 24, 13);

const ROWS = {
  3: { xs: row(1), sm: row(2), md: row(3) },
  4: { xs: row(1), sm: row(2), md: row(3), lg: row(4) },
};

/** What the browser needs to know to choose a card's picture, as in `<img sizes>`. */
export const CARD_PICTURE_SIZES: Record<CardColumns, string> = {
  3: '(min-width: 900px) 368px, (min-width: 600px) 46vw, 92vw',
  4: '(min-width: 1208px) 272px, (min-width: 900px) 30vw, (min-width: 600px) 46vw, 92vw',
};

/** A list of cards: three or four a row on a desktop, one on a phone. */
export function CardGrid({ children, columns = 3, hidden }: CardGridProps) {
  return (
    <Box
      component="ul"
      aria-hidden={hidden}
      sx={{ display: 'grid', gridTemplateColumns: ROWS[columns], gap: 3, m: 0, p: 0, listStyle: 'none' }}
    >
      {children}
    </Box>
  );
}

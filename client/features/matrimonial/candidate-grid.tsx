import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { CARD, PHOTO, WORDS } from './candidate-card.tsx';

interface CandidateGridProps {
  /** `li` elements. */
  children: ReactNode;
  /** Hides the grid from screen readers, for placeholders. */
  hidden?: boolean;
}

/** Two cards in a row, so that a page of four is a square. */
export function CandidateGrid({ children, hidden }: CandidateGridProps) {
  return (
    <Box
      component="ul"
      aria-hidden={hidden}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

const { width, height } = IMAGE_SIZES.candidate;

/** Reserves the space of a page of cards. */
export function CandidateGridPlaceholder({ count }: { count: number }) {
  const cards = Array.from({ length: count }, (_, index) => index);
  return (
    <CandidateGrid hidden>
      {cards.map((card) => (
        <Card component="li" key={card} sx={CARD}>
          <Box sx={PHOTO}>
            <Placeholder variant="rectangular" style={{ aspectRatio: `${width} / ${height}` }} />
          </Box>
          <Box sx={{ ...WORDS, minHeight: 440 }}>
            <Placeholder width="70%" height={36} />
            <Placeholder style={{ marginTop: 8 }} />
            <Placeholder width="80%" />
            <Placeholder width="90%" />
          </Box>
        </Card>
      ))}
    </CandidateGrid>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** `li` elements. */
  children: ReactNode;
  /** For placeholders, which are nothing to read. */
  hidden?: boolean;
}

/** A list of cards: three a row on a desktop, one on a phone. */
export function CardGrid({ children, hidden }: CardGridProps) {
  return (
    <Box
      component="ul"
      aria-hidden={hidden}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
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

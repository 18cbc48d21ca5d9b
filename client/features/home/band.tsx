import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Toran } from '../../components/art/toran.tsx';
import { darkBand } from '../../components/page/dark-band.ts';

interface BandProps {
  ground?: 'cream' | 'white' | 'dark';
  /** Hangs a garland from the upper edge. */
  garland?: boolean;
  children: ReactNode;
}

const GROUNDS = {
  cream: {},
  white: { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' },
  dark: darkBand,
} as const;

/** A part of the home page on a ground of its own, as wide as the window. */
export function Band({ ground = 'cream', garland = false, children }: BandProps) {
  return (
    <Box sx={[{ position: 'relative', pt: { xs: 1, md: 4 }, pb: { xs: 7, md: 10 } }, GROUNDS[ground]]}>
      {garland && <Toran />}
      <Container maxWidth="lg">{children}</Container>
    </Box>
  );
}

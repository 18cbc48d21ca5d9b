import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Toran } from '../../components/art/toran.tsx';
import { darkBand } from '../../components/page/dark-band.ts';

interface BandProps {
  background?: 'cream' | 'white' | 'dark';
  /** Decorates the upper edge with a garland. */
  garland?: boolean;
  children: ReactNode;
}

const BACKGROUNDS = {
  cream: {},
  white: { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' },
  dark: darkBand,
} as const;

/** A full-width section of the home page with its own background. */
export function Band({ background = 'cream', garland = false, children }: BandProps) {
  return (
    <Box
      sx={[{ position: 'relative', pt: { xs: 1, md: 4 }, pb: { xs: 7, md: 10 } }, BACKGROUNDS[background]]}
    >
      {garland && <Toran />}
      <Container maxWidth="lg">{children}</Container>
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The header and footer of the pages for visitors. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Header />
      <Box component="main" id="main" tabIndex={-1}>
        {children}
      </Box>
      <Footer />
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { bottomBar } from '../page/bottom-bar.ts';

/** The buttons of a long form, sticky at the bottom. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <Box
      ref={bottomBar}
      className="save-bar"
      sx={{
        position: 'sticky',
        // In the office above the sections at the thumb.
        bottom: { xs: 'var(--sections-at-the-thumb, 0px)', md: 16 },
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 1, md: 2 },
        mt: 3,
        p: { xs: 1, md: 2 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        boxShadow: 3,
        // Above a keyboard on the screen there is no room for it.
        '@media (max-height: 480px)': { position: 'static' },
      }}
    >
      {children}
    </Box>
  );
}

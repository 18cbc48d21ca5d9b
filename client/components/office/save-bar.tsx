import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * The buttons of a long form, sticky at the bottom; the theme's `scroll-padding` keeps it from covering a focused
 * field.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <Box
      className="save-bar"
      sx={{
        position: 'sticky',
        // Above the rooms at the thumb.
        bottom: { xs: 60, md: 0 },
        zIndex: 1,
        display: 'flex',
        gap: 2,
        py: 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}

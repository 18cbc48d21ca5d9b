import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Invisible, but available to screen readers and the keyboard. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

interface VisuallyHiddenProps {
  children: ReactNode;
  /** `status` announces changes politely. */
  role?: 'status';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <Box component="span" role={role} sx={visuallyHidden}>
      {children}
    </Box>
  );
}

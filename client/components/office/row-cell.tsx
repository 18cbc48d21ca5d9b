import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What is said of a row in small letters; line breaks are kept. */
export function SmallText({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      // A browser may format a date differently from the server.
      suppressHydrationWarning
      sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

interface RowCellProps {
  children: ReactNode;
  /** What else is said of it. */
  below?: ReactNode;
  /** An amount or a number, which stays on one line. */
  isFigure?: boolean;
}

/** The main text of a cell, and in small letters what is said below it. */
export function RowCell({ children, below, isFigure = false }: RowCellProps) {
  return (
    <>
      <Typography
        sx={{
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          ...(isFigure ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' }),
        }}
      >
        {children}
      </Typography>
      {below && <SmallText>{below}</SmallText>}
    </>
  );
}

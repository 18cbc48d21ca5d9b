import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';

/** A label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactRowsProps {
  facts: readonly Fact[];
  /** Reduces the spacing, for cards. */
  dense?: boolean;
}

/** Labels next to their values. */
export function FactRows({ facts, dense = false }: FactRowsProps) {
  const variant = dense ? 'body2' : 'body1';
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: dense ? 'fit-content(7.5rem) minmax(0, 1fr)' : 'auto minmax(0, 1fr)',
        columnGap: dense ? 1.5 : 3,
        rowGap: dense ? 0.75 : 1,
        m: 0,
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant={variant} sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant={variant} sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

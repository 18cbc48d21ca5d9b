import type { Theme } from '@mui/material/styles';

/** A band of the page on deep maroon: what stands on it is cream, and the focus ring gold. */
export const darkBand = (theme: Theme) => ({
  backgroundColor: theme.palette.brand.deep,
  color: theme.palette.brand.cream,
  '--focus-ring': theme.palette.brand.gold,
});

import type { Theme } from '@mui/material/styles';

/** A dark band of the page, with cream content and a golden focus ring. */
export const darkBand = (theme: Theme) => ({
  backgroundColor: theme.palette.brand.deep,
  color: theme.palette.brand.cream,
  '--focus-ring': theme.palette.brand.gold,
});

import type { Theme } from '@mui/material/styles';

/**
 * The style of a Gujarati text that English pages show too: their font has only the letters of these texts, a fifth
 * of the whole one. A new one must be named in scripts/subset-fonts.mjs.
 */
export const gujaratiWords = ({ typography }: Theme) => ({
  fontFamily: `"Gujarati Words", ${typography.fontFamily}`,
});

import type { Theme } from '@mui/material/styles';

/**
 * The style of Gujarati words on English pages. Its font has only the letters of these words, a fifth of the
 * full font; new words must be added to scripts/subset-fonts.mjs.
 */
export const gujaratiWords = ({ typography }: Theme) => ({
  fontFamily: `"Gujarati Words", ${typography.fontFamily}`,
});

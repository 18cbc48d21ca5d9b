import type { Theme } from '@mui/material/styles';

/**
 * The style of a few words in Gujarati on other pages. Its font has only the letters of the demo's name and greeting
 * (scripts/subset-fonts.mjs), a fifth of the full font, which is loaded for any other letter.
 */
export const gujaratiWords = ({ typography }: Theme) => ({
  fontFamily: `"Gujarati Words", ${typography.fontFamily}`,
});

import type { PaletteOptions } from '@mui/material/styles';
import { ART_COLOURS } from '../components/art/palette.ts';

/**
 * The site's colours; components use no others. Contrast ratios decide what may be written on what: on cream, ink
 * has 15.8:1, maroon 9.8:1, soft 6.4:1, leaf 6:1 and rust (links) 4.8:1; white on maroon 10.2:1, gold on
 * maroon 6.1:1. Saffron is for shapes, or a background for ink (5.5:1): white on it has too little contrast. Kumkum,
 * 6.5:1 on white, is the red for names of members who are not active (D68), and for no button.
 */
const { cream, ink, maroon, deep, saffron, rust, gold, leaf, kumkum, soft, line, white } = ART_COLOURS;

declare module '@mui/material/styles' {
  interface Palette {
    brand: Record<'cream' | 'deep' | 'saffron' | 'rust' | 'gold' | 'kumkum', string>;
  }
  interface PaletteOptions {
    brand?: Palette['brand'];
  }
}

export const palette = {
  brand: { cream, deep, saffron, rust, gold, kumkum },
  primary: { main: maroon, dark: deep, light: maroon, contrastText: white },
  secondary: { main: saffron, dark: rust, light: gold, contrastText: ink },
  error: { main: maroon, dark: deep, light: maroon, contrastText: white },
  warning: { main: rust, dark: rust, light: gold, contrastText: white },
  info: { main: soft, dark: ink, light: soft, contrastText: white },
  success: { main: leaf, dark: leaf, light: leaf, contrastText: white },
  text: { primary: ink, secondary: soft },
  background: { default: cream, paper: white },
  divider: line,
} satisfies PaletteOptions;

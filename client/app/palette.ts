import type { PaletteOptions } from '@mui/material/styles';

/** The site's colours; no component has another. Contrast is noted where it decides what may be written on what. */
export const COLOURS = {
  /** Ground. */
  cream: '#FFF9F0',
  /** Text: 15.8:1 on cream. */
  ink: '#2B1B17',
  /** Actions and headings: 9.8:1 on cream, 10.2:1 under white. */
  maroon: '#7A1F2B',
  /** Dark bands. */
  deep: '#4E111B',
  /** Only as a shape, or with ink on it (5.5:1); white on it fails. */
  saffron: '#E07A1F',
  /** Links: 4.8:1 on cream. */
  rust: '#B4530A',
  /** 6.1:1 on maroon. */
  gold: '#F2C14E',
  /** Success: 6:1. */
  leaf: '#2F6B4F',
  /** Secondary text: 6.4:1. */
  soft: '#6B5850',
  /** Hairlines. */
  line: '#EBDCC8',
  white: '#FFFFFF',
} as const;

const { cream, ink, maroon, deep, saffron, rust, gold, leaf, soft, line, white } = COLOURS;

declare module '@mui/material/styles' {
  interface Palette {
    brand: Pick<typeof COLOURS, 'cream' | 'deep' | 'saffron' | 'rust' | 'gold' | 'line'>;
  }
  interface PaletteOptions {
    brand?: Palette['brand'];
  }
}

export const palette: PaletteOptions = {
  brand: { cream, deep, saffron, rust, gold, line },
  primary: { main: maroon, dark: deep, light: maroon, contrastText: white },
  secondary: { main: saffron, dark: rust, light: gold, contrastText: ink },
  error: { main: maroon, dark: deep, light: maroon, contrastText: white },
  warning: { main: rust, dark: rust, light: gold, contrastText: white },
  info: { main: soft, dark: ink, light: soft, contrastText: white },
  success: { main: leaf, dark: leaf, light: leaf, contrastText: white },
  text: { primary: ink, secondary: soft },
  background: { default: cream, paper: white },
  divider: line,
};

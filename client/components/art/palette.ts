import type { PaletteOptions } from '@mui/material/styles';
import type { NightPalette, SitePalette } from '../../../rules/drawn-colours.ts';

declare module '@mui/material/styles' {
  interface Palette {
    brand: Record<'cream' | 'deep' | 'accent' | 'rust' | 'gold' | 'kumkum', string>;
    /** All colours of the site, for drawings. */
    art: SitePalette;
  }
  interface PaletteOptions {
    brand?: Palette['brand'];
    art?: Palette['art'];
  }
}

/**
 * The site's colours; components use no others. What may be written on what is kept by `sitePalette` in
 * rules/colours.ts: on cream ink, main, soft, leaf and rust (links); white and gold on main and deep; ink on accent,
 * which is for shapes: white on it has too little contrast. Kumkum is the red for names of members who are not active,
 * and for no button.
 */
export function paletteOf(art: SitePalette) {
  const { cream, ink, main, deep, accent, rust, gold, leaf, kumkum, danger, soft, line, white } = art;
  return {
    art,
    brand: { cream, deep, accent, rust, gold, kumkum },
    primary: { main, dark: deep, light: main, contrastText: white },
    secondary: { main: accent, dark: rust, light: gold, contrastText: ink },
    error: { main: danger, dark: danger === main ? deep : danger, light: danger, contrastText: white },
    warning: { main: rust, dark: rust, light: gold, contrastText: white },
    info: { main: soft, dark: ink, light: soft, contrastText: white },
    success: { main: leaf, dark: leaf, light: leaf, contrastText: white },
    text: { primary: ink, secondary: soft },
    background: { default: cream, paper: white },
    divider: line,
  } satisfies PaletteOptions;
}

/**
 * The same for devices that ask for dark pages. Bands, date blocks and whatever else keeps its own colours stand in an
 * element of the class `day-colours`.
 */
export function nightPaletteOf(art: SitePalette, night: NightPalette) {
  const { brand } = paletteOf(art);
  const { ground, card, ink, soft, link, leaf, line, action, pointed, onAction, danger } = night;
  const one = (main: string, contrastText = ground) => ({ main, dark: main, light: main, contrastText });
  return {
    mode: 'dark',
    brand: { ...brand, rust: link, kumkum: danger },
    primary: { ...one(action, onAction), dark: pointed },
    secondary: { ...one(art.accent, art.ink), dark: link },
    error: one(danger),
    warning: one(link),
    info: one(soft),
    success: one(leaf),
    text: { primary: ink, secondary: soft },
    background: { default: ground, paper: card },
    divider: line,
  } satisfies PaletteOptions;
}

import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { DRAWN_COLOURS, type SitePalette } from '../../rules/drawn-colours.ts';
import { paletteOf } from '../components/art/palette.ts';

type Palette = ReturnType<typeof paletteOf>;

/** The property is client/app/fonts.ts's, on pages in a script that our two families lack. */
const HEADING_FONT = 'Rasa, var(--own-letters, Rasa), "Rasa Fallback", Georgia, "Times New Roman", serif';
const TEXT_FONT =
  '"Hind Vadodara", var(--own-letters, "Hind Vadodara"), "Hind Vadodara Fallback", Arial, sans-serif';
const TARGET = 44;
const CARD_RADIUS = 16;

const heading = (size: string, lineHeight: number) => ({
  fontFamily: HEADING_FONT,
  fontWeight: 600,
  // With large text a long word would be wider than a phone.
  fontSize: `min(${size}, 12vw)`,
  lineHeight,
  letterSpacing: 0,
  textWrap: 'balance',
});

const typography: ThemeOptions['typography'] = {
  fontFamily: TEXT_FONT,
  // The two weights that are shipped.
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: heading('clamp(2.25rem, 1.6rem + 2.6vw, 3.25rem)', 1.15),
  h2: heading('clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem)', 1.2),
  h3: heading('1.5rem', 1.25),
  h4: heading('1.3rem', 1.3),
  h5: heading('1.2rem', 1.3),
  h6: heading('1.125rem', 1.3),
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.6, fontWeight: 600 },
  body1: { fontSize: '1.125rem', lineHeight: 1.6 },
  body2: { fontSize: '1rem', lineHeight: 1.55 },
  caption: { fontSize: '0.9375rem', lineHeight: 1.5 },
  button: { fontSize: '1.0625rem', fontWeight: 600, textTransform: 'none', lineHeight: 1.4 },
};

/**
 * No link is in the browser's blue: whatever draws one says more than `:where(a)`. Printers leave grounds out, so that what is
 * light on a dark one would be white on white.
 */
const globalStyles = (palette: Palette) => `
  html {
    scroll-padding: 24px 0 calc(var(--covered-below, 0px) + 24px);
    -webkit-text-size-adjust: 100%;
  }
  body { overflow-wrap: break-word; --focus-ring: ${palette.primary.main}; }
  body :focus-visible:not(input, textarea), body .Mui-focusVisible {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }
  body main:focus { outline: none; }
  :where(a) { color: ${palette.brand.rust}; }
  html:has(dialog[open]) { overflow: hidden; }
  @media print {
    *, *::before, *::after {
      color: ${palette.text.primary} !important;
      background-color: transparent !important;
      background-image: none !important;
      box-shadow: none !important;
    }
    article, figure, tr, li { break-inside: avoid; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

const componentsOf = (palette: Palette): ThemeOptions['components'] => ({
  MuiCssBaseline: { styleOverrides: globalStyles(palette) },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Safari knows `user-select` by this name alone.
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: TARGET, borderRadius: 10, paddingInline: 20 } },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiChip: { styleOverrides: { root: { fontSize: '0.9375rem' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: CARD_RADIUS } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: CARD_RADIUS } } },
  MuiDialogContent: { styleOverrides: { root: { paddingTop: 28 } } },
  // Buttons below one another rather than words in two lines, as in Gujarati on a phone.
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', flexWrap: 'wrap', rowGap: 8 } } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 12, fontSize: '1rem' } } },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.palette.brand.rust, textUnderlineOffset: '0.2em' }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: 10, backgroundColor: palette.background.paper },
      // Darker than the kit's, so that the field's edge is visible to weak eyes.
      notchedOutline: { borderColor: palette.text.secondary },
    },
  },
});

const transitions: ThemeOptions['transitions'] = {
  duration: {
    shortest: 100,
    shorter: 120,
    short: 140,
    standard: 160,
    complex: 180,
    enteringScreen: 160,
    leavingScreen: 140,
  },
};

/** 1160 px of content between gutters of 24 px. */
const breakpoints: ThemeOptions['breakpoints'] = { values: { xs: 0, sm: 600, md: 900, lg: 1208, xl: 1536 } };

function createSiteTheme(colours: SitePalette): Theme {
  const palette = paletteOf(colours);
  return createTheme({
    palette,
    typography,
    components: componentsOf(palette),
    transitions,
    breakpoints,
    shape: { borderRadius: 10 },
  });
}

const keyOf = (colours: SitePalette) => Object.values(colours).join();

let latest = { key: keyOf(DRAWN_COLOURS), theme: createSiteTheme(DRAWN_COLOURS) };

/** What visitors see, in the site's colours. The latest is kept: a server draws all pages in the same. */
export function themeOf(colours: SitePalette): Theme {
  const key = keyOf(colours);
  if (latest.key !== key) latest = { key, theme: createSiteTheme(colours) };
  return latest.theme;
}

import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { paletteVariables, writtenRule } from '../../theme/palette-variables.ts';
import { nightPaletteOf, paletteOf } from '../art/palette.ts';
import type { SiteColours } from '../page/site-colours.ts';

/** Of client/theme/site.css, which has the same sizes for what MUI does not draw. */
const HEADING_FONT = 'var(--font-heading)';
const TEXT_FONT = 'var(--font-text)';
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

const components: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Safari knows `user-select` by this name alone.
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: TARGET,
        borderRadius: 10,
        paddingInline: 20,
        // Grounds are not shown there, so that a filled button would be a word.
        '@media (forced-colors: active)': { border: '1px solid' },
      },
    },
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
      root: { color: 'var(--mui-palette-brand-rust)', textUnderlineOffset: '0.2em' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: 10, backgroundColor: 'var(--mui-palette-background-paper)' },
      // Darker than the kit's, so that the field's edge is visible to weak eyes.
      notchedOutline: { borderColor: 'var(--mui-palette-text-secondary)' },
    },
  },
};

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

function createSiteTheme({ day, night }: SiteColours) {
  return createTheme({
    // No element has such a class: the properties alone switch, and the office does not.
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: {
      light: { palette: paletteOf(day) },
      dark: { palette: night ? nightPaletteOf(day, night) : paletteOf(day) },
    },
    typography,
    components,
    transitions,
    breakpoints,
    shape: { borderRadius: 10 },
  });
}

function schemeVariables({ palette }: { palette: Theme['palette'] }, scheme: 'light' | 'dark') {
  // Drawings have theirs in their files.
  const written = Object.entries(palette).filter(([group]) => group !== 'art');
  return {
    'color-scheme': scheme,
    '--picture-light': scheme === 'dark' ? 'brightness(0.9)' : 'none',
    // Of drawings and logos that are made for a light page.
    '--drawing-ground': scheme === 'dark' ? palette.brand.cream : 'transparent',
    ...paletteVariables(Object.fromEntries(written)),
  };
}

/**
 * By day on the page and on all that keeps its own colours, by night on the rest of the page, and on cards of the page that stand
 * in a band with its own (`page-colours`); in the office it is always day, and on paper.
 */
function schemeRules({ colorSchemes: { light, dark } }: Theme): string {
  const day = writtenRule(':root,.day-colours,.dark-band', schemeVariables(light!, 'light'));
  const night = writtenRule(
    ':root:not(:has(.in-office)),:root:not(:has(.in-office)) .page-colours',
    schemeVariables(dark!, 'dark'),
  );
  return `${day}@media screen and (prefers-color-scheme:dark){${night}}`;
}

const keyOf = ({ day, night }: SiteColours) => Object.values({ ...day, ...night }).join();

/** What visitors see, in the site's colours: of MUI, and of client/theme/ as custom properties of the page. */
function createLook(colours: SiteColours) {
  const theme = createSiteTheme(colours);
  return { key: keyOf(colours), theme, rule: schemeRules(theme) };
}

/** Kept: a server draws all pages in the same. */
let latest: ReturnType<typeof createLook> | undefined;

function lookOf(colours: SiteColours) {
  if (latest?.key !== keyOf(colours)) latest = createLook(colours);
  return latest;
}

/** MUI's theme in the site's colours. */
export const themeOf = (colours: SiteColours): Theme => lookOf(colours).theme;

/** The CSS rules that give a page the site's colours as custom properties, by night those of the night. */
export const paletteRule = (colours: SiteColours): string => lookOf(colours).rule;

/** The palette as it was drawn by hand, from a maroon and a saffron: the drawings have these colours. */
export const DRAWN_COLOURS = {
  cream: '#FFF9F0',
  white: '#FFFFFF',
  ink: '#2B1B17',
  main: '#7A1F2B',
  deep: '#4E111B',
  /** In shadow. */
  shadow: '#37090F',
  /** In the light. */
  lit: '#8F3138',
  accent: '#E07A1F',
  rust: '#B4530A',
  gold: '#F2C14E',
  leaf: '#2F6B4F',
  kumkum: '#B3261E',
  soft: '#6B5850',
  line: '#EBDCC8',
  /** Gold mixed into cream. */
  candle: '#FBE3AE',
  /** Accent mixed into cream. */
  peach: '#F6CFA4',
  /** Leaf mixed with gold. */
  shoot: '#5A8A50',
  /** What went wrong, and what removes something. */
  danger: '#7A1F2B',
} as const;

export type ColourName = keyof typeof DRAWN_COLOURS;
export type SitePalette = Record<ColourName, string>;

export const COLOUR_NAMES = Object.keys(DRAWN_COLOURS) as ColourName[];

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
  danger: '#B3261E',
} as const;

/** The same at night, for devices that ask for dark pages. */
export const DRAWN_NIGHT = {
  ground: '#1C1112',
  card: '#291A1B',
  /** Of writing. */
  ink: '#F8EBDD',
  soft: '#C9B5A8',
  link: '#F0A35E',
  leaf: '#8CC9A6',
  /** Of fields and outlined buttons. */
  edge: '#8A6F66',
  /** The hairline of cards. */
  line: '#443132',
  /** Filled buttons, and headings' accents: the main colour would sink into the ground. */
  action: '#F2C14E',
  /** The same under the pointer. */
  pointed: '#FBE3AE',
  onAction: '#4E111B',
  danger: '#FF9C8F',
} as const;

export type NightColourName = keyof typeof DRAWN_NIGHT;
export type NightPalette = Record<NightColourName, string>;

export const NIGHT_COLOUR_NAMES = Object.keys(DRAWN_NIGHT) as NightColourName[];

export type ColourName = keyof typeof DRAWN_COLOURS;
export type SitePalette = Record<ColourName, string>;

export const COLOUR_NAMES = Object.keys(DRAWN_COLOURS) as ColourName[];

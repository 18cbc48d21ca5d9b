/** The site's colours, and the tints that the drawings need. */
export const ART_COLOURS = {
  cream: '#FFF9F0',
  white: '#FFFFFF',
  ink: '#2B1B17',
  maroon: '#7A1F2B',
  deep: '#4E111B',
  saffron: '#E07A1F',
  rust: '#B4530A',
  gold: '#F2C14E',
  leaf: '#2F6B4F',
  kumkum: '#B3261E',
  soft: '#6B5850',
  line: '#EBDCC8',
  /** Gold mixed into cream. */
  candle: '#FBE3AE',
  /** Saffron mixed into cream. */
  peach: '#F6CFA4',
  /** Leaf mixed with gold. */
  shoot: '#5A8A50',
} as const;

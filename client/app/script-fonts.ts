import rasaGujarati400 from '@fontsource/rasa/files/rasa-gujarati-400-normal.woff2?url';
import rasaGujarati600 from '@fontsource/rasa/files/rasa-gujarati-600-normal.woff2?url';
import rasaLatin400 from '@fontsource/rasa/files/rasa-latin-400-normal.woff2?url';
import rasaLatin600 from '@fontsource/rasa/files/rasa-latin-600-normal.woff2?url';
import rasaLatinExtended400 from '@fontsource/rasa/files/rasa-latin-ext-400-normal.woff2?url';
import rasaLatinExtended600 from '@fontsource/rasa/files/rasa-latin-ext-600-normal.woff2?url';
import { scriptOf } from '../../rules/languages.ts';
import hindDevanagari400 from './fonts/hind-devanagari-400.woff2?url';
import gunturTelugu400 from './fonts/hind-guntur-telugu-400.woff2?url';
import gunturTelugu600 from './fonts/hind-guntur-telugu-600.woff2?url';
import hindGujarati400 from './fonts/hind-vadodara-gujarati-400.woff2?url';
import hindGujarati600 from './fonts/hind-vadodara-gujarati-600.woff2?url';
import hindLatin400 from './fonts/hind-vadodara-latin-400.woff2?url';
import hindLatin600 from './fonts/hind-vadodara-latin-600.woff2?url';
import hindLatinExtended400 from './fonts/hind-vadodara-latin-ext-400.woff2?url';
import hindLatinExtended600 from './fonts/hind-vadodara-latin-ext-600.woff2?url';
import maheeGurmukhi400 from './fonts/mukta-mahee-gurmukhi-400.woff2?url';

export const GUJARATI = 'U+0951-0952,U+0964-0965,U+0A80-0AFF,U+200C-200D,U+20B9,U+25CC,U+A830-A839';
const TELUGU = 'U+0951-0952,U+0964-0965,U+0C00-0C7F,U+1CDA,U+1CF2,U+200C-200D,U+25CC';
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,' +
  'U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,' +
  'U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** A file with the letters of a script. */
export interface FontFile {
  family: string;
  weight: string;
  url: string;
  range: string;
}

export interface FallbackFont {
  family: string;
  weight: string;
  /** Fonts of the device, all of the same width. */
  local: readonly string[];
  /** Per cent: our font's metrics relative to theirs, so that lines break alike before and after it loads. */
  size: number;
  ascent: number;
  descent: number;
}

const ARIAL = ['Arial', 'Liberation Sans', 'Roboto'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];
const TIMES = ['Times New Roman', 'Liberation Serif'];
const TIMES_BOLD = ['Times New Roman Bold', 'Liberation Serif Bold'];

export const FALLBACK_FONTS: FallbackFont[] = [
  { family: 'Hind Vadodara', weight: '400', local: ARIAL, size: 96.3, ascent: 117.3, descent: 38.4 },
  { family: 'Hind Vadodara', weight: '600', local: ARIAL_BOLD, size: 92.8, ascent: 121.8, descent: 39.9 },
  { family: 'Rasa', weight: '400', local: TIMES, size: 93.1, ascent: 78.4, descent: 29 },
  { family: 'Rasa', weight: '600', local: TIMES_BOLD, size: 93.1, ascent: 78.4, descent: 29 },
];

interface ScriptFont {
  files: readonly FontFile[];
  /** The files that the top of a page needs. */
  preloaded: readonly string[];
  /** Where the site's own fonts have no letters of this script: those that have. */
  own?: {
    /** Of pages in this script, for headings too. */
    family: string;
    /** What devices have by name, for a few words on other pages, which need no download then. */
    device: readonly string[];
    /** For those words on devices that have none. */
    words: FontFile;
  };
  /**
   * For devices without a font of this script: the boxes that stand for missing letters are as wide as those letters
   * are on average, so that lines break nearly alike. Where there is such a font, these have no effect.
   */
  missing?: { range: string; fonts: readonly FallbackFont[] };
}

/** By the script's four-letter code (ISO 15924). */
const SCRIPT_FONTS: Readonly<Record<string, ScriptFont>> = {
  Latn: {
    files: [
      { family: 'Hind Vadodara', weight: '400', url: hindLatinExtended400, range: LATIN_EXTENDED },
      { family: 'Hind Vadodara', weight: '400', url: hindLatin400, range: LATIN },
      { family: 'Hind Vadodara', weight: '600', url: hindLatinExtended600, range: LATIN_EXTENDED },
      { family: 'Hind Vadodara', weight: '600', url: hindLatin600, range: LATIN },
      { family: 'Rasa', weight: '400', url: rasaLatinExtended400, range: LATIN_EXTENDED },
      { family: 'Rasa', weight: '400', url: rasaLatin400, range: LATIN },
      { family: 'Rasa', weight: '600', url: rasaLatinExtended600, range: LATIN_EXTENDED },
      { family: 'Rasa', weight: '600', url: rasaLatin600, range: LATIN },
    ],
    preloaded: [hindLatin400, hindLatin600, rasaLatin600],
  },
  Gujr: {
    files: [
      { family: 'Hind Vadodara', weight: '400', url: hindGujarati400, range: GUJARATI },
      { family: 'Hind Vadodara', weight: '600', url: hindGujarati600, range: GUJARATI },
      { family: 'Rasa', weight: '400', url: rasaGujarati400, range: GUJARATI },
      { family: 'Rasa', weight: '600', url: rasaGujarati600, range: GUJARATI },
    ],
    preloaded: [hindGujarati400, rasaGujarati600],
    missing: {
      range: 'U+0A80-0AFF',
      fonts: [
        { family: 'Hind Vadodara', weight: '400', local: ARIAL, size: 116, ascent: 97.4, descent: 31.9 },
        { family: 'Hind Vadodara', weight: '600', local: ARIAL_BOLD, size: 117, ascent: 96.6, descent: 31.6 },
        { family: 'Rasa', weight: '400', local: TIMES, size: 99.5, ascent: 73.4, descent: 27.1 },
        { family: 'Rasa', weight: '600', local: TIMES_BOLD, size: 99.5, ascent: 73.4, descent: 27.1 },
      ],
    },
  },
  Telu: {
    files: [
      { family: 'Hind Guntur', weight: '400', url: gunturTelugu400, range: TELUGU },
      { family: 'Hind Guntur', weight: '600', url: gunturTelugu600, range: TELUGU },
    ],
    preloaded: [gunturTelugu400, gunturTelugu600],
    own: {
      family: 'Hind Guntur',
      device: ['Noto Sans Telugu', 'Nirmala UI', 'Kohinoor Telugu', 'Telugu Sangam MN', 'Gautami'],
      words: { family: 'Telugu Words', weight: '400', url: gunturTelugu400, range: TELUGU },
    },
  },
};

/** Of scripts that no page is in, but in which an association may write its name, a prayer or a person's name. */
const WORDS_ALONE: { script: string; device: readonly string[]; words: FontFile }[] = [
  {
    script: 'Deva',
    device: ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', 'Devanagari Sangam MN', 'Mangal'],
    words: {
      family: 'Devanagari Words',
      weight: '400',
      url: hindDevanagari400,
      range: 'U+0900-097F,U+A8E0-A8FF',
    },
  },
  {
    script: 'Guru',
    device: ['Noto Sans Gurmukhi', 'Nirmala UI', 'Mukta Mahee', 'Gurmukhi Sangam MN', 'Raavi'],
    words: { family: 'Gurmukhi Words', weight: '400', url: maheeGurmukhi400, range: 'U+0A00-0A7F' },
  },
];

/** Those with letters that the site's own fonts lack, by script. */
export const OWN_FONTS = [
  ...Object.entries(SCRIPT_FONTS).flatMap(([script, { own }]) => (own ? [{ script, ...own }] : [])),
  ...WORDS_ALONE.map((font) => ({ ...font, family: font.words.family })),
];

export const ALL_FILES: readonly FontFile[] = Object.values(SCRIPT_FONTS).flatMap(({ files }) => files);

/** @throws Error that says what to do for a language whose script has no font */
export function scriptFontOf(language: string): ScriptFont {
  const script = scriptOf(language);
  const font = SCRIPT_FONTS[script];
  if (!font)
    throw new Error(
      `The language "${language}" is written in ${script}, which has no font: add one to SCRIPT_FONTS in client/app/script-fonts.ts.`,
    );
  return font;
}

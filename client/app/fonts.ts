import { LANGUAGES, type Language, scriptOf } from '../../rules/languages.ts';
import gujaratiWords from './fonts/gujarati-words.woff2?url';
import {
  ALL_FILES,
  FALLBACK_FONTS,
  type FallbackFont,
  type FontFile,
  GUJARATI,
  OWN_FONTS,
  scriptFontOf,
} from './script-fonts.ts';

/** For English pages, which show a few Gujarati words and should not load the whole Gujarati font. */
const WORDS: FontFile = { family: 'Gujarati Words', weight: '400', url: gujaratiWords, range: GUJARATI };

function fallbackFace(
  { family, weight, local, size, ascent, descent }: FallbackFont,
  range?: string,
): string {
  const sources = local.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${sources};size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%${range ? `;unicode-range:${range}` : ''}}`
  );
}

function fontFace({ family, weight, url, range }: FontFile, device: readonly string[] = []): string {
  const sources = [...device.map((name) => `local('${name}')`), `url(${url}) format('woff2')`];
  return (
    `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};` +
    `src:${sources.join(',')};unicode-range:${range}}`
  );
}

/**
 * Names the families of letters that the site's own fonts lack: on pages in their script the whole font, elsewhere the
 * device's, so that a single word does not load it where it is there.
 */
function ownLetters(language: Language): string {
  const families = OWN_FONTS.map(({ script, family, words }) =>
    script === scriptOf(language) ? family : words.family,
  );
  return `html[lang=${language}]{--own-letters:${families.map((family) => `'${family}'`).join(',')}}`;
}

const needsWords = (language: Language) => scriptOf(language) !== 'Gujr';

/** Each page has them, so that they are written once. */
const facesOf = new Map<Language, string>();

/** All `@font-face` rules; a browser downloads only the files whose range occurs on the page. */
export function fontFaces(language: Language): string {
  const faces = facesOf.get(language) ?? writeFontFaces(language);
  facesOf.set(language, faces);
  return faces;
}

function writeFontFaces(language: Language): string {
  const { missing } = scriptFontOf(language);
  return [
    ...(needsWords(language) ? [WORDS, ...ALL_FILES] : ALL_FILES).map((file) => fontFace(file)),
    ...OWN_FONTS.map(({ words, device }) => fontFace(words, device)),
    ...FALLBACK_FONTS.map((font) => fallbackFace(font)),
    ...LANGUAGES.map(ownLetters),
    ...(missing?.fonts ?? []).map((font) => fallbackFace(font, missing?.range)),
  ].join('');
}

/**
 * The font files that the top of a page in this language needs.
 * @param languages the site's: one with Gujarati among them shows some of its words on every page
 */
export function preloadedFonts(language: Language, languages: readonly Language[]): readonly string[] {
  const { preloaded } = scriptFontOf(language);
  const hasWords = languages.some((other) => scriptOf(other) === 'Gujr');
  return hasWords && needsWords(language) ? [...preloaded, gujaratiWords] : preloaded;
}

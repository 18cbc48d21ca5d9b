import { LANGUAGES, type Language, scriptOf } from '../../rules/languages.ts';
import gujaratiWords from './gujarati-words.woff2?url';
import {
  ALL_FILES,
  FALLBACK_FONTS,
  type FallbackFont,
  type FontFile,
  GUJARATI,
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

function fontFace({ family, weight, url, range }: FontFile): string {
  return (
    `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};` +
    `src:url(${url}) format('woff2');unicode-range:${range}}`
  );
}

/** Names the family of a script's own letters on its pages alone: elsewhere a single word would load the whole font. */
function ownLetters(language: Language): string[] {
  const { family } = scriptFontOf(language);
  return family ? [`html[lang=${language}]{--own-letters:'${family}'}`] : [];
}

const needsWords = (language: Language) => scriptOf(language) !== 'Gujr';

/** All `@font-face` rules; a browser downloads only the files whose range occurs on the page. */
export function fontFaces(language: Language): string {
  const { missing } = scriptFontOf(language);
  return [
    ...(needsWords(language) ? [WORDS, ...ALL_FILES] : ALL_FILES).map(fontFace),
    ...FALLBACK_FONTS.map((font) => fallbackFace(font)),
    ...LANGUAGES.flatMap(ownLetters),
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

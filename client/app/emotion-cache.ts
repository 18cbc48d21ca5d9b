import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * No prefixes for browsers of before 2020: they were a quarter of a page's styles. One list, because Emotion keeps what it
 * has compiled by it.
 */
const NO_PREFIXES: [] = [];

/** The same key on both sides, so that the browser finds the server's styles. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: NO_PREFIXES });
}

/**
 * Withholds styles while the server's page is taken over, which has all it shows: what Emotion would add are those of
 * components around others, a Button's around its ButtonBase. Nothing wears them, and they take as long as all the rest.
 * @returns lets styles in again; with `true` also the withheld ones, for a page that turned out to be another
 */
export function withholdStyles(cache: EmotionCache): (isOtherPage?: boolean) => void {
  const { insert } = cache;
  const withheld: Parameters<typeof insert>[] = [];
  cache.insert = (...style) => void withheld.push(style);
  return (isOtherPage = false) => {
    cache.insert = insert;
    if (isOtherPage) for (const style of withheld.splice(0)) insert(...style);
  };
}

import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * No vendor prefixes: only browsers from before 2020 need them, and they were a quarter of a page's styles. A
 * constant, because Emotion caches what it has compiled by the identity of this list.
 */
const NO_PREFIXES: [] = [];

/** Server and browser use the same key, so that the browser finds the server's styles. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: NO_PREFIXES });
}

/**
 * Withholds styles while the page is hydrated. The server's page has every style that it shows; Emotion would add
 * those of wrapping components, such as a Button around its ButtonBase. No element uses them, and they take as long
 * to insert as all the others.
 * @returns inserts styles again from then on; with `true` also the withheld ones, for a page that React renders anew
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

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

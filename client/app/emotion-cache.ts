import createCache, { type EmotionCache } from '@emotion/cache';

/** The same key on both sides, so that the browser finds the server's styles. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'css' });
}

import type { EmotionCache } from '@emotion/cache';
import { describe, expect, it } from 'vitest';
import { withholdStyles } from './emotion-cache.ts';

type Style = Parameters<EmotionCache['insert']>;

function cacheOf(inserted: string[]): EmotionCache {
  return { insert: (selector: string) => void inserted.push(selector) } as unknown as EmotionCache;
}

const add = (cache: EmotionCache, selector: string) => cache.insert(...([selector] as unknown as Style));

describe('styles while a page is taken over', () => {
  it('are not added, and those after it are', () => {
    const inserted: string[] = [];
    const cache = cacheOf(inserted);
    const admitStyles = withholdStyles(cache);
    add(cache, '.before');
    admitStyles();
    add(cache, '.after');
    expect(inserted).toEqual(['.after']);
  });

  it('are added after all when the page had to be drawn anew, once', () => {
    const inserted: string[] = [];
    const cache = cacheOf(inserted);
    const admitStyles = withholdStyles(cache);
    add(cache, '.before');
    admitStyles();
    admitStyles(true);
    admitStyles(true);
    expect(inserted).toEqual(['.before']);
  });
});

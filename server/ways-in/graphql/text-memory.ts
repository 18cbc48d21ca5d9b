import { LRUCache } from 'lru-cache';

/** The longest text of a caller that is used as a cache key, in characters. */
export const LONGEST_REMEMBERED = 4_000;

/** Expected characters of a text: the queries of our own pages have some hundreds. */
const USUAL = 1_000;

/**
 * A cache by texts that callers write: limited in entries and in characters together, without any text that is
 * too long by itself. The least recently used entry is evicted first.
 */
export function textMemory<Value extends string | number | boolean | object>(
  entries: number,
): LRUCache<string, Value> {
  return new LRUCache<string, Value>({
    max: entries,
    maxSize: entries * USUAL,
    maxEntrySize: LONGEST_REMEMBERED,
    sizeCalculation: (_value, text) => text.length || 1,
  });
}

import { LRUCache } from 'lru-cache';

/** Characters of a text that a caller wrote, beyond which nothing is remembered by it. */
export const LONGEST_REMEMBERED = 4_000;

/** Characters that one text is allowed for on average: what our own pages ask has some hundreds. */
const USUAL = 1_000;

/**
 * What is remembered by texts that callers write: so many at most, of so many characters together, and none that is
 * long by itself. What was not asked for the longest goes first.
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

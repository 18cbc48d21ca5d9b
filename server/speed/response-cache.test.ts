import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const ANSWER = { headers: {}, body: Buffer.alloc(1000) };

function openCache(capacity = 1024 * 1024): ResponseCache {
  const cache = new ResponseCache(capacity);
  cache.isListening = true;
  return cache;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the response cache', () => {
  it('gives back what it holds', async () => {
    const cache = openCache();
    await cache.store('a', ANSWER, cache.generation);
    expect(cache.find('a')?.body).toBe(ANSWER.body);
    expect(cache.find('b')).toBeUndefined();
  });

  it('does not keep what was made while something was written', async () => {
    const cache = openCache();
    const { generation } = cache;
    cache.invalidate();
    await cache.store('a', ANSWER, generation);
    expect(cache.find('a')).toBeUndefined();
  });

  it('keeps nothing while it does not hear of changes', async () => {
    const cache = openCache();
    await cache.store('a', ANSWER, cache.generation);
    cache.isListening = false;
    expect(cache.find('a')).toBeUndefined();
    await cache.store('a', ANSWER, cache.generation);
    expect(cache.find('a')).toBeUndefined();
  });

  it('lets go of what was not asked for the longest, and never holds more than it may', async () => {
    const cache = openCache(10_000);
    for (const key of ['a', 'b', 'c']) await cache.store(key, ANSWER, cache.generation);
    cache.find('a');
    await cache.store('d', ANSWER, cache.generation);
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd']);
    await cache.store('large', { headers: {}, body: Buffer.alloc(6_000) }, cache.generation);
    expect(cache.find('large')).toBeUndefined();
  });

  it('holds no more bytes than it may, however many and however long keys callers make', async () => {
    const cache = openCache(100_000);
    for (let index = 0; index < 1000; index += 1)
      await cache.store(`${index} `.padEnd(index % 2 ? 10_000 : 200_000, 'x'), ANSWER, cache.generation);
    expect(cache.bytes).toBeGreaterThan(50_000);
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    cache.invalidate();
    expect(cache.bytes).toBe(0);
  });

  it('keeps nothing for longer than half a minute, because some of it nobody writes', async () => {
    vi.useFakeTimers();
    // To lru-cache nought is no time.
    vi.advanceTimersByTime(1);
    const cache = openCache();
    await cache.store('a', ANSWER, cache.generation);
    vi.advanceTimersByTime(29_000);
    expect(cache.find('a')).toBeDefined();
    vi.advanceTimersByTime(2_000);
    expect(cache.find('a')).toBeUndefined();
  });

  it('keeps nothing beyond the next moment at which something is shown or gone by itself', async () => {
    vi.useFakeTimers();
    vi.advanceTimersByTime(1);
    let next: Date | undefined = new Date(Date.now() + 5_000);
    const cache = new ResponseCache(100_000, async () => next);
    cache.isListening = true;
    await cache.store('a', ANSWER, cache.generation);
    vi.advanceTimersByTime(4_900);
    expect(cache.find('a')).toBeDefined();
    vi.advanceTimersByTime(101);
    expect(cache.find('a')).toBeUndefined();
    next = undefined;
    await cache.store('a', ANSWER, cache.generation);
    await cache.store('a', ANSWER, cache.generation);
    expect(cache.find('a')).toBeDefined();
  });

  it('keeps nothing while that moment cannot be read', async () => {
    let isDown = true;
    const cache = new ResponseCache(100_000, async () => {
      if (isDown) throw new Error('no database');
      return undefined;
    });
    cache.isListening = true;
    await cache.store('a', ANSWER, cache.generation);
    expect(cache.find('a')).toBeUndefined();
    isDown = false;
    await cache.store('a', ANSWER, cache.generation);
    expect(cache.find('a')).toBeDefined();
  });
});

import { describe, expect, it } from 'vitest';
import { LONGEST_REMEMBERED, textMemory } from './text-memory.ts';

describe('a memory keyed by texts of callers', () => {
  it('stores nothing for a text longer than the limit', () => {
    const memory = textMemory<boolean>(1000);
    for (let index = 0; index < 1000; index += 1) memory.set(`${index}${'x'.repeat(100_000)}`, true);
    expect([memory.size, memory.calculatedSize]).toEqual([0, 0]);
  });

  it('is bounded, and evicts the least recently used texts', () => {
    const memory = textMemory<number>(100);
    const textOf = (index: number) => `${index} `.padEnd(LONGEST_REMEMBERED, 'x');
    for (let index = 0; index < 1000; index += 1) memory.set(textOf(index), index);
    expect([memory.size, memory.calculatedSize]).toEqual([25, 100_000]);
    expect([memory.get(textOf(999)), memory.get(textOf(900))]).toEqual([999, undefined]);
    for (let index = 0; index < 1000; index += 1) memory.set(String(index), index);
    expect(memory.size).toBe(100);
  });
});

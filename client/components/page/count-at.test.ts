import { describe, expect, it } from 'vitest';
import { countAt } from './count-at.ts';

describe('[spec §9] the visitor counter', () => {
  it('counts from 0 to the number in 2000 ms', () => {
    expect(countAt(1000, 0)).toBe(0);
    expect(countAt(1000, 990)).toBe(495);
    expect(countAt(1000, 1999)).toBeLessThan(1000);
    expect(countAt(1000, 2000)).toBe(1000);
    expect(countAt(1000, 60_000)).toBe(1000);
  });

  it('changes every 30 ms', () => {
    expect(countAt(2000, 29)).toBe(0);
    expect(countAt(2000, 30)).toBe(30);
    expect(countAt(2000, 59)).toBe(30);
  });

  it('shows whole numbers only', () => {
    expect(countAt(7, 1000)).toBe(3);
    expect(countAt(0, 1000)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { teaser } from './teaser.ts';

describe('the teaser of a longer text', () => {
  it('is its first paragraph', () => {
    expect(teaser('\nOne lamp.\nOne pot.\n\n \nTwo dishes.\n\nThree.')).toBe('One lamp. One pot.');
  });

  it('ends after a word when the paragraph is long', () => {
    const text = teaser('lamp '.repeat(200));
    expect(text).toMatch(/^(lamp )+lamp…$/);
    expect(text.length).toBeGreaterThan(400);
    expect(text.length).toBeLessThanOrEqual(421);
  });

  it('is empty for an empty text', () => {
    expect(teaser('')).toBe('');
  });
});

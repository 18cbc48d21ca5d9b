import { expect, it } from 'vitest';
import { largestVariant } from './largest-variant.ts';

it('finds the widest WebP of a stored picture, and without one the file itself', () => {
  const url = '/EventImg/a.jpg';
  const webp = { type: 'image/webp', srcset: '/EventImg/a.webp 480w, /EventImg/a@2x.webp 960w' };
  const avif = { type: 'image/avif', srcset: '/EventImg/a@2x.avif 960w' };
  expect(largestVariant({ url, sources: [avif, webp] })).toBe('/EventImg/a@2x.webp');
  expect(largestVariant({ url, sources: [] })).toBe(url);
  expect(largestVariant({ url })).toBe(url);
});

import { describe, expect, it } from 'vitest';
import { cutSize, middleOf } from './cut-photo.ts';

describe('cutting a photo to 450x600', () => {
  it('takes the largest part of that shape from the middle', () => {
    expect(middleOf({ width: 900, height: 1200 })).toEqual({ x: 0, y: 0, width: 900, height: 1200 });
    expect(middleOf({ width: 4000, height: 3000 })).toEqual({ x: 875, y: 0, width: 2250, height: 3000 });
    expect(middleOf({ width: 300, height: 1000 })).toEqual({ x: 0, y: 300, width: 300, height: 400 });
  });

  it('is sent at double size where there is that much, and never below 450x600', () => {
    const part = (width: number) => cutSize({ x: 0, y: 0, width, height: (width * 4) / 3 });
    expect(part(2250)).toEqual({ width: 900, height: 1200 });
    expect(part(600)).toEqual({ width: 600, height: 800 });
    expect(part(120)).toEqual({ width: 450, height: 600 });
  });
});

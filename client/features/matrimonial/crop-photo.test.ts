import { describe, expect, it } from 'vitest';
import { centredArea, croppedSize } from './crop-photo.ts';

describe('cropping a photo to 450x600', () => {
  it('takes the largest centred area of that aspect ratio', () => {
    expect(centredArea({ width: 900, height: 1200 })).toEqual({ x: 0, y: 0, width: 900, height: 1200 });
    expect(centredArea({ width: 4000, height: 3000 })).toEqual({ x: 875, y: 0, width: 2250, height: 3000 });
    expect(centredArea({ width: 300, height: 1000 })).toEqual({ x: 0, y: 300, width: 300, height: 400 });
  });

  it('gives double size if the picture is large enough, and never less than 450x600', () => {
    const part = (width: number) => croppedSize({ x: 0, y: 0, width, height: (width * 4) / 3 });
    expect(part(2250)).toEqual({ width: 900, height: 1200 });
    expect(part(600)).toEqual({ width: 600, height: 800 });
    expect(part(120)).toEqual({ width: 450, height: 600 });
  });
});

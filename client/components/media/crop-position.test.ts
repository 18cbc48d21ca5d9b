import { expect, it } from 'vitest';
import { moved } from './crop-position.ts';

const frame = { width: 240, height: 320 };

it('moves the picture behind its frame by a step and keeps the frame filled', () => {
  const size = { width: 400, height: 320 };
  expect(moved({ x: 0, y: 0 }, { x: -12, y: 0 }, { size, zoom: 1, frame })).toEqual({ x: -12, y: 0 });
  expect(moved({ x: 75, y: 0 }, { x: 12, y: 12 }, { size, zoom: 1, frame })).toEqual({ x: 80, y: 0 });
  expect(moved({ x: 0, y: -150 }, { x: 0, y: -12 }, { size, zoom: 2, frame })).toEqual({ x: 0, y: -160 });
});

import { describe, expect, it } from 'vitest';
import {
  areaBeforeTurn,
  centredArea,
  croppedSize,
  type PictureArea,
  scaledArea,
  type Turn,
  turnedBy,
  turnedSize,
} from './crop-geometry.ts';

const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** Where a corner of a picture is after quarter turns clockwise, drawn one after the other. */
function corner([x, y]: [number, number], turn: Turn, size: { width: number; height: number }) {
  let point = { x, y };
  let { height, width } = size;
  for (let quarter = 0; quarter < turn; quarter++) {
    point = { x: height - point.y, y: point.x };
    [width, height] = [height, width];
  }
  return point;
}

describe('cropping a photo to 450x600', () => {
  const shape = 3 / 4;

  it('takes the largest centred area of that aspect ratio', () => {
    expect(centredArea({ width: 900, height: 1200 }, shape)).toEqual({
      x: 0,
      y: 0,
      width: 900,
      height: 1200,
    });
    expect(centredArea({ width: 4000, height: 3000 }, shape)).toEqual({
      x: 875,
      y: 0,
      width: 2250,
      height: 3000,
    });
    expect(centredArea({ width: 300, height: 1000 }, shape)).toEqual({
      x: 0,
      y: 300,
      width: 300,
      height: 400,
    });
  });

  it('gives double size if the picture is large enough, and never less than 450x600', () => {
    const part = (width: number) =>
      croppedSize({ x: 0, y: 0, width, height: (width * 4) / 3 }, shape, { least: 450, most: 900 });
    expect(part(2250)).toEqual({ width: 900, height: 1200 });
    expect(part(600)).toEqual({ width: 600, height: 800 });
    expect(part(120)).toEqual({ width: 450, height: 600 });
  });
});

it('finds an area of a preview in the picture itself, up to its very edge', () => {
  const [preview, picture] = [
    { width: 900, height: 675 },
    { width: 8064, height: 6048 },
  ];
  const seen = { x: 450, y: 150, width: 450, height: 525 };
  expect(scaledArea(seen, preview, picture)).toEqual({ x: 4032, y: 1344, width: 4032, height: 4704 });
});

describe('turning by quarters', () => {
  it('comes back after four, in both directions', () => {
    expect([0, 1, 2, 3].map((turn) => turnedBy(turn as Turn, 1))).toEqual([1, 2, 3, 0]);
    expect([0, 1, 2, 3].map((turn) => turnedBy(turn as Turn, -1))).toEqual([3, 0, 1, 2]);
  });

  it('lays a picture on its side', () => {
    expect(TURNS.map((turn) => turnedSize({ width: 400, height: 300 }, turn).width)).toEqual([
      400, 300, 400, 300,
    ]);
  });

  it.each(TURNS)('%s: the area that is seen in the turned picture is found in the one before', (turn) => {
    const size = { width: 400, height: 300 };
    const before: PictureArea = { x: 40, y: 30, width: 100, height: 50 };
    const ends = [
      corner([before.x, before.y], turn, size),
      corner([before.x + before.width, before.y + before.height], turn, size),
    ];
    const x = Math.min(...ends.map((end) => end.x));
    const y = Math.min(...ends.map((end) => end.y));
    const seen = { x, y, ...turnedSize(before, turn) };
    expect(areaBeforeTurn(seen, turn, size)).toEqual(before);
  });

  it('the top left corner of a picture that was turned right was at the bottom left', () => {
    const seen = { x: 0, y: 0, width: 30, height: 40 };
    expect(areaBeforeTurn(seen, 1, { width: 400, height: 300 })).toEqual({
      x: 0,
      y: 270,
      width: 40,
      height: 30,
    });
  });
});

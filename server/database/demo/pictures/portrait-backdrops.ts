import { C, circle, dark, ellipse, faint, light, mix, path, rect, stroke, times } from './art.ts';

/** What stands behind people on photographs for a profile, on a sheet of 600 × 640; quieter than a room. */

/** A photographer's sheet with light in its middle. */
export const studio = (colour: string): string =>
  rect(0, 0, 600, 640, colour) +
  circle(300, 270, 300, light(colour, 0.14)) +
  circle(300, 270, 220, light(colour, 0.28));

/** Folds of a curtain. */
export const curtain = (colour: string): string =>
  rect(0, 0, 600, 640, colour) +
  times(10, (i) =>
    path(`M${i * 62},0H${i * 62 + 30}Q${i * 62 + 18},320 ${i * 62 + 34},640H${i * 62}Z`, dark(colour, 0.1)),
  ) +
  rect(0, 0, 600, 22, dark(colour, 0.35));

/** Bricks of an English garden wall. */
export const bricks = (colour: string): string =>
  rect(0, 0, 600, 640, light(colour, 0.3)) +
  times(13, (row) =>
    times(8, (i) =>
      rect(
        i * 88 - (row % 2) * 44 - 30,
        row * 50,
        80,
        43,
        i % 3 === row % 3 ? dark(colour, 0.08) : colour,
        3,
      ),
    ),
  );

/** Leaves and a little sky. */
export const garden = (sky: string): string =>
  rect(0, 0, 600, 640, sky) +
  times(30, (i) => {
    const x = (i * 137 + i * i * 29) % 640;
    const y = 90 + ((i * 211 + i * i * 53) % 550);
    return ellipse(x - 20, y, 64, 46, mix(C.leaf, sky, 0.15 + (i % 4) * 0.16));
  });

/** The sea, far away. */
export const seaside = (): string =>
  rect(0, 0, 600, 640, light(C.sky, 0.35)) +
  circle(470, 120, 46, light(C.gold, 0.35)) +
  rect(0, 330, 600, 170, mix(C.sky, C.denim, 0.35)) +
  times(4, (i) => stroke(`M${i * 160 - 30},${370 + i * 28}h110`, light(C.sky, 0.5), 5)) +
  rect(0, 480, 600, 160, light(C.gold, 0.5));

/** Small lights of an evening, out of focus. */
export const evening = (colour: string): string =>
  rect(0, 0, 600, 640, dark(colour, 0.35)) +
  times(26, (i) =>
    faint(
      0.35,
      circle(
        (i * 173) % 600,
        (i * 97) % 460,
        14 + ((i * 7) % 20),
        i % 3 ? light(C.gold, 0.2) : light(C.saffron, 0.3),
      ),
    ),
  );

/** Doors of a house with a patterned frame. */
export const doorway = (wood: string): string =>
  rect(0, 0, 600, 640, light(wood, 0.72)) +
  rect(70, 40, 460, 600, wood, 6) +
  rect(96, 66, 196, 574, dark(wood, 0.22)) +
  rect(308, 66, 196, 574, dark(wood, 0.22)) +
  times(
    5,
    (i) =>
      circle(194, 120 + i * 110, 12, light(wood, 0.3)) + circle(406, 120 + i * 110, 12, light(wood, 0.3)),
  ) +
  times(11, (i) => circle(80 + i * 44, 52, 9, i % 2 ? C.saffron : C.gold));

import { at, bands, C, circle, dark, each, garland, light, mix, path, rect, times } from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, person } from './people.ts';
import { hills, tree } from './places.ts';
import { poojaPicture } from './pooja-sheet.ts';
import { bowl, WOOD } from './things.ts';

const couple = (
  x: number,
  y: number,
  scale: number,
  flip: boolean,
  colours: readonly [string, string],
): string =>
  at(
    x - (flip ? -62 : 62) * scale,
    y,
    person({
      dress: 'kurta',
      pose: 'sit',
      main: colours[0],
      second: C.cream,
      accent: C.maroon,
      hair: 'short',
      skin: SKIN.brown,
      left: flip ? [-48, -116, -78, -112] : ARMS.leftKnee,
      right: flip ? ARMS.rightKnee : [48, -116, 78, -112],
      tilt: flip ? -6 : 6,
    }),
    { scale },
  ) +
  at(
    x + (flip ? -62 : 62) * scale,
    y + 10,
    person({
      dress: 'sari',
      pose: 'sit',
      main: colours[1],
      second: C.maroon,
      hair: flip ? 'cover' : 'bun',
      skin: SKIN.warm,
      left: flip ? [-48, -116, -78, -108] : ARMS.leftKnee,
      right: flip ? ARMS.rightKnee : [48, -116, 78, -108],
      tilt: flip ? -6 : 6,
    }),
    { scale },
  );

/** Navchandi: the great fire in its brick kund under the canopy, with a couple on either side. */
export const havan = (): string =>
  poojaPicture(
    bands(0, 460, light(C.gold, 0.55), light(C.saffron, 0.55), 6),
    hills([380, 350, 376, 340, 372, 346, 380], mix(C.leaf, C.gold, 0.45), 680),
    each([60, 160, 820, 920], (x, i) => tree(x, 410, 1.2 + (i % 2) * 0.2)),
    rect(0, 440, 960, 240, mix(C.leaf, C.gold, 0.25)),
    path('M80,520H880L950,680H10Z', mix(C.rust, C.line, 0.35)),
    each(
      [150, 810],
      (x) =>
        rect(x - 13, 130, 26, 420, C.maroon) + times(11, (i) => rect(x - 13, 140 + i * 40, 26, 8, C.gold)),
    ),
    path('M90,140Q480,-110 870,140L840,164Q480,-40 120,164Z', C.maroon),
    path('M120,164Q480,-40 840,164V196Q480,30 120,196Z', C.saffron),
    times(18, (i) => {
      const t = (i + 0.5) / 18;
      const top = 1 - 4 * (t - 0.5) ** 2;
      return path(`M${120 + i * 40},${196 - top * 104}h40l-20,34Z`, i % 2 ? C.gold : C.maroon);
    }),
    each([330, 260, 190, 120], (r, i) =>
      circle(480, 400, r * 0.86, mix(light(C.gold, 0.4), C.saffron, i * 0.12)),
    ),
    garland([150, 220], [480, 116], 30, 12),
    garland([480, 116], [810, 220], 30, 12, 1),
    path(
      'M480,196C560,290 600,360 590,440C582,500 530,530 480,530C430,530 378,500 370,440C366,400 384,380 398,350C410,380 420,384 430,384C420,320 450,250 480,196Z',
      C.rust,
    ),
    path(
      'M484,264C540,340 566,390 560,446C552,496 520,522 480,522C440,522 404,496 400,446C398,420 408,410 416,396C428,420 440,420 446,414C440,362 460,310 484,264Z',
      C.saffron,
    ),
    path(
      'M478,340C520,390 536,420 532,460C526,496 506,516 480,516C452,516 430,494 428,462C428,446 432,440 438,430C446,444 456,446 460,440C456,404 464,372 478,340Z',
      C.gold,
    ),
    path(
      'M480,410C504,440 510,460 508,480C504,500 494,510 480,510C466,510 454,498 454,480C454,462 466,440 480,410Z',
      C.cream,
    ),
    each(
      [
        [420, 250, 5],
        [548, 220, 6],
        [396, 300, 4],
        [574, 296, 5],
        [506, 170, 4],
        [444, 190, 4],
      ] as const,
      ([x, y, r]) => circle(x, y, r, C.saffron),
    ),
    each([-26, 22], (turn) =>
      at(480, 522, rect(-110, -12, 220, 24, dark(C.rust, 0.4), 8) + circle(110, 0, 12, WOOD), {
        rotate: turn,
      }),
    ),
    path('M338,524H622L650,560H310Z', dark(C.rust, 0.5)),
    each(
      [0, 1, 2],
      (row) =>
        times(9 + row, (i) =>
          rect(
            310 - row * 22 + (i * (340 + row * 44)) / (9 + row),
            546 + row * 32,
            (340 + row * 44) / (9 + row) - 4,
            28,
            mix(C.rust, C.maroon, ((i + row) % 3) * 0.25),
            3,
          ),
        ) + rect(306 - row * 22, 542 + row * 32, 348 + row * 44, 6, C.cream, 2),
    ),
    times(10, (i) => circle(296 + i * 41, 624, 7, i % 2 ? C.gold : C.cream)),
    couple(184, 640, 1.3, false, [C.gold, C.rose]),
    couple(776, 640, 1.3, true, [C.cream, C.leaf]),
    bowl(404, 668, C.gold, 1.1, C.gold),
    bowl(480, 672, C.line, 1.1),
    bowl(556, 668, C.rust, 1.1, C.gold),
  );

import {
  at,
  C,
  circle,
  dark,
  diya,
  each,
  hoop,
  light,
  marigold,
  mix,
  path,
  polar,
  rangoli,
  rect,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { betelLeaf, dish, poojaPicture } from './pooja-sheet.ts';
import { STEEL } from './things.ts';

const FOODS = [
  C.saffron,
  C.gold,
  light(C.leaf, 0.25),
  C.cream,
  C.rust,
  light(C.rose, 0.4),
  mix(C.gold, C.leaf, 0.3),
  C.maroon,
] as const;

function ring(radius: number, count: number, size: number, turn: number, metal: string): string {
  return times(count, (i) => {
    const [x, y] = polar((360 / count) * i + turn, radius);
    return dish(480 + x, 340 + y, size, metal, FOODS[(i * 3 + count) % FOODS.length] ?? C.gold, i + count);
  });
}

/** A hand from the edge of the cloth that sets down a dish; its wrist comes from below. */
const givingHand = (sleeve: string, skin: string, food: string, kind: number): string =>
  path('M-44,230L-36,96H36L44,230Z', sleeve) +
  rect(-38, 92, 76, 14, C.gold, 5) +
  path('M-24,98L-22,52H22L24,98Z', skin) +
  dish(0, 0, 46, C.gold, food, kind) +
  path(
    'M-26,62C-52,50 -60,14 -48,-4C-40,-10 -36,2 -38,14C-34,30 -26,38 -14,42L14,42C26,38 34,30 38,14C36,2 40,-10 48,-4C60,14 52,50 26,62Z',
    skin,
  );

/** Annakut: the dishes of the New Year round a lamp, seen from above, as the last are set down. */
export const annakutSeva = (): string =>
  poojaPicture(
    rect(0, 0, 960, 680, C.maroon),
    times(8, (i) =>
      times(6, (j) => at(60 + i * 120, 57 + j * 114, path('M0,-13L9,0L0,13L-9,0Z', dark(C.maroon, 0.25)))),
    ),
    circle(480, 340, 326, mix(C.rust, C.maroon, 0.35)),
    times(40, (i) => {
      const [x, y] = polar(i * 9, 330);
      return circle(480 + x, 340 + y, 10, i % 2 ? C.saffron : C.gold);
    }),
    ring(272, 20, 38, 0, STEEL),
    ring(190, 14, 35, 11, C.gold),
    circle(480, 340, 146, C.deep),
    rangoli(480, 340, 140, [C.gold, C.rose, C.cream], 14),
    circle(480, 335, 62, C.deep),
    diya(480, 358, 1.15),
    each(
      [
        [44, 44, 135],
        [916, 44, -135],
        [44, 636, 45],
        [916, 636, -45],
      ] as const,
      ([x, y, turn]) =>
        each([-38, 38, 0], (fan) =>
          at(x, y, betelLeaf(fan ? C.leaf : light(C.leaf, 0.14)), { rotate: turn + fan }),
        ) + marigold(x, y, 34),
    ),
    at(168, 560, givingHand(C.leaf, SKIN.warm, C.cream, 2), { rotate: 52, scale: 0.96 }),
    at(800, 548, givingHand(C.rose, SKIN.brown, C.saffron, 0), { rotate: -54, scale: 0.96 }),
    at(812, 128, givingHand(C.denim, SKIN.light, light(C.leaf, 0.3), 1), { rotate: -126, scale: 0.92 }),
  );

/** The basket's weave. */
const basket = (x: number, y: number, r: number, flowers: string): string =>
  circle(x, y + 6, r, dark(C.rust, 0.5)) +
  circle(x, y, r, dark(C.rust, 0.1)) +
  times(30, (i) => {
    const [ax, ay] = polar(i * 12, r - 2);
    const [bx, by] = polar(i * 12 + 7, r * 0.84);
    return stroke(`M${x + ax},${y + ay}L${x + bx},${y + by}`, light(C.rust, 0.35), 4);
  }) +
  circle(x, y, r * 0.83, dark(C.rust, 0.45)) +
  flowers;

const heapOf = (
  x: number,
  y: number,
  r: number,
  flower: (x: number, y: number, i: number) => string,
): string =>
  times(17, (i) =>
    flower(
      x + polar(i * 137.5, r * Math.sqrt((16 - i) / 17))[0],
      y + polar(i * 137.5, r * Math.sqrt((16 - i) / 17))[1],
      i,
    ),
  );

const rose = (x: number, y: number, r: number): string =>
  circle(x, y, r, dark(C.rose, 0.2)) +
  circle(x - r * 0.1, y - r * 0.1, r * 0.78, C.rose) +
  stroke(
    `M${x - r * 0.5},${y}a${r * 0.5},${r * 0.5} 0 1 1 ${r * 0.7},${r * 0.36}M${x - r * 0.2},${y}a${r * 0.2},${r * 0.2} 0 1 1 ${r * 0.3},${r * 0.16}`,
    light(C.rose, 0.35),
    r * 0.13,
  );

const jasmine = (x: number, y: number, r: number): string =>
  times(5, (i) => circle(x + polar(i * 72, r * 0.6)[0], y + polar(i * 72, r * 0.6)[1], r * 0.46, C.white)) +
  circle(x, y, r * 0.3, C.gold);

/** A point of the unfinished garland, from the needle to the knot. */
function garlandPoint(t: number): [number, number] {
  const angle = (-28 + t * 236) * (Math.PI / 180);
  return [480 + Math.cos(angle) * 262, 264 + Math.sin(angle) * 236];
}

/** Flower seva: baskets, a half-threaded garland, and the two hands that thread it. */
export const flowerSeva = (): string =>
  poojaPicture(
    rect(0, 0, 960, 680, light(C.leaf, 0.74)),
    times(9, (i) => rect(i * 120, 0, 60, 680, light(C.leaf, 0.7))),
    each([96, 584], (y) => rect(0, y - 60, 960, 4, light(C.leaf, 0.55))),
    basket(
      168,
      170,
      136,
      heapOf(168, 170, 96, (x, y, i) => marigold(x, y, 27, i % 3 ? C.saffron : C.gold)),
    ),
    basket(
      800,
      164,
      122,
      heapOf(800, 164, 84, (x, y) => rose(x, y, 25)),
    ),
    basket(
      838,
      540,
      110,
      heapOf(838, 540, 76, (x, y) => jasmine(x, y, 19)),
    ),
    each(
      [
        [96, 400, -40],
        [140, 430, 10],
        [76, 452, -90],
        [128, 480, 60],
      ] as const,
      ([x, y, turn]) =>
        at(
          x,
          y,
          path('M0,0C-24,-16 -24,-50 0,-72C24,-50 24,-16 0,0Z', C.leaf) +
            stroke('M0,-4V-62', light(C.leaf, 0.5), 2.5),
          { rotate: turn },
        ),
    ),
    stroke(`M${garlandPoint(0)}${times(40, (i) => `L${garlandPoint((i + 1) / 40)}`)}`, C.cream, 3),
    times(31, (i) => {
      const [x, y] = garlandPoint(0.06 + (i / 31) * 0.94);
      return i % 5 === 4 ? rose(x, y, 24) : marigold(x, y, 26, i % 2 ? C.gold : C.saffron);
    }),
    threadingHands(),
    at(
      196,
      590,
      stroke('M0,0L120,-54M0,-54L120,0', mix(C.soft, C.cream, 0.5), 10) +
        each(
          [
            [-22, 10],
            [-22, -64],
          ] as const,
          ([x, y]) => hoop(x, y, 24, C.maroon, 10),
        ) +
        circle(60, -27, 6, C.ink),
      { rotate: -12 },
    ),
    each(
      [
        [420, 90, 0],
        [700, 640, 1],
        [300, 330, 2],
        [650, 60, 1],
      ] as const,
      ([x, y, k]) => (k === 0 ? marigold(x, y, 22) : k === 1 ? jasmine(x, y, 18) : rose(x, y, 20)),
    ),
  );

const threadingHands = (): string =>
  at(
    470,
    250,
    path('M-150,460L-110,150L-52,150L-40,460Z', C.saffron) +
      path('M150,460L170,150L116,150L40,460Z', C.saffron) +
      each(
        [
          [-112, -54],
          [114, 172],
        ] as const,
        ([a, b]) => rect(a, 142, b - a, 13, C.gold, 4) + rect(a, 160, b - a, 8, C.maroon, 4),
      ) +
      path(
        'M-108,144C-118,96 -104,40 -84,24C-62,10 -34,6 -18,-4C-8,-8 -4,4 -14,12L-34,28C-22,26 -6,24 0,28C6,34 0,42 -10,44C-24,46 -34,52 -40,66C-46,90 -50,120 -54,144Z',
        SKIN.warm,
      ) +
      path(
        'M170,144C176,96 166,46 150,28C130,12 96,4 76,-2C66,-4 66,8 74,14L98,28C88,28 72,26 68,32C64,40 72,46 82,48C98,52 108,62 112,80C116,100 116,124 116,144Z',
        SKIN.warm,
      ) +
      stroke('M-14,0L72,4', mix(C.soft, C.cream, 0.5), 5) +
      stroke('M72,4C120,-40 190,-60 250,-100', C.cream, 3) +
      marigold(26, 2, 27),
  );

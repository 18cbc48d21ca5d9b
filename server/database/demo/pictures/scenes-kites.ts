import { at, bands, C, each, light, mix, picture, rect, stroke } from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { cloud, hills, sun, terrace } from './places.ts';
import { kite } from './things.ts';

/** Uttarayan: kites over the chimneys of Belgrave. */
export const uttarayan = (): string =>
  picture(
    bands(0, 470, mix(C.sky, C.leaf, 0.12), light(C.gold, 0.72), 8),
    sun(150, 330, 54, light(C.gold, 0.1)),
    cloud(560, 90, 0.9, light(C.sky, 0.75)),
    cloud(760, 306, 0.6, light(C.sky, 0.75)),
    cloud(300, 60, 0.6, light(C.sky, 0.7)),
    each(
      [
        'M216,330Q216,270 214,196',
        'M462,332Q500,290 512,226',
        'M640,330Q700,230 800,170',
        'M882,322Q910,290 906,250',
      ],
      (d) => stroke(d, mix(C.soft, C.cream, 0.3), 1.8),
    ),
    kite(520, 176, 92, [C.maroon, C.gold, C.saffron], 14, 0),
    kite(206, 150, 62, [C.saffron, C.leaf, C.cream], -18, 1),
    kite(806, 132, 66, [C.leaf, C.gold, C.maroon], 20, 2),
    kite(672, 74, 40, [C.gold, C.rose, C.maroon], -12, 3),
    kite(356, 84, 42, [C.rose, C.cream, C.plum], 22, 1),
    kite(66, 84, 36, [C.plum, C.gold, C.saffron], 8, 2),
    kite(904, 210, 38, [C.rose, C.saffron, C.cream], 26, 3),
    kite(700, 262, 32, [C.cream, C.saffron, C.maroon], -24, 0),
    kite(400, 262, 30, [C.gold, C.maroon, C.leaf], -6, 3),
    terrace(-30, 452, 13, 0.66, C.rust),
    hills([446, 430, 448, 428, 444, 430], mix(C.leaf, C.gold, 0.28)),
    hills([500, 486, 470, 480, 474, 494], mix(C.leaf, C.gold, 0.14)),
    at(
      180,
      544,
      person({
        dress: 'kurta',
        main: C.cream,
        second: C.denim,
        accent: C.saffron,
        hair: 'short',
        left: [-44, -130, -30, -178],
        right: [42, -132, 26, -176],
        tilt: -10,
      }),
      { scale: 1.28 },
    ),
    at(
      86,
      548,
      person({
        dress: 'frock',
        main: C.rose,
        hair: 'pigtails',
        skin: SKIN.light,
        left: ARMS.leftFront,
        right: ARMS.rightFront,
        tilt: 8,
      }),
      { scale: 0.98 },
    ),
    at(86, 458, firki()),
    at(
      392,
      548,
      person({
        dress: 'shirt',
        main: C.leaf,
        second: C.denim,
        hair: 'curly',
        skin: SKIN.brown,
        left: [-46, -150, -38, -198],
        right: [46, -140, 60, -178],
        tilt: 8,
      }),
      { scale: 1.06 },
    ),
    at(
      624,
      546,
      person({
        dress: 'kurta',
        main: C.saffron,
        second: C.maroon,
        accent: C.gold,
        hair: 'plait',
        left: [-48, -126, -26, -174],
        right: [44, -140, 20, -182],
        tilt: 8,
      }),
      { scale: 1.24 },
    ),
    at(
      732,
      546,
      person({
        dress: 'sari',
        main: C.leaf,
        second: C.maroon,
        hair: 'bun',
        hairColour: GREY,
        glasses: true,
        right: ARMS.rightDown,
        left: ARMS.leftOut,
        tilt: -6,
      }),
      { scale: 1.22 },
    ),
    at(
      866,
      546,
      person({
        dress: 'kurta',
        main: C.maroon,
        hair: 'topi',
        hairColour: GREY,
        moustache: true,
        left: [-44, -130, -20, -172],
        right: [42, -132, 12, -178],
        tilt: 6,
      }),
      { scale: 1.24 },
    ),
  );

const firki = (): string =>
  rect(-34, -2, 60, 4, C.rust, 2) +
  rect(-13, -9, 26, 18, C.rose, 4) +
  each([-15, 12], (x) => rect(x, -12, 4, 24, C.gold, 2));

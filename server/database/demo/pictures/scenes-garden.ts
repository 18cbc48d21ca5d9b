import {
  at,
  bands,
  C,
  each,
  ellipse,
  light,
  marigold,
  mix,
  path,
  picture,
  rect,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { cloud, hills, sun, tree } from './places.ts';
import { WOOD } from './things.ts';

/** Tree planting: grandfather, mother and child set a sapling beside the brook. */
export const treePlanting = (): string =>
  picture(
    bands(0, 320, mix(C.sky, C.white, 0.15), mix(C.sky, C.cream, 0.8), 5),
    sun(800, 110, 50),
    cloud(200, 90, 1),
    cloud(560, 70, 0.8),
    hills([300, 250, 290, 236, 280, 256, 300], mix(C.leaf, C.sky, 0.5)),
    each([60, 150, 860, 930], (x, i) => tree(x, 330, 1 + (i % 2) * 0.3, mix(C.leaf, C.sky, 0.15))),
    hills([320, 336, 312, 330, 316, 326], mix(C.leaf, C.gold, 0.4)),
    path(
      'M960,350C800,344 700,372 560,360C400,346 240,390 0,372V400C240,420 420,380 560,392' +
        'C720,404 820,376 960,384Z',
      mix(C.sky, C.leaf, 0.12),
    ),
    stroke('M90,388h60M330,378h70M640,382h60M820,368h50', light(C.sky, 0.6), 3),
    each([250, 350, 640, 740], (x, i) => at(x, 352 - (i % 2) * 5, sapling(), { scale: 0.42 })),
    hills([416, 404, 420, 408, 416, 410], mix(C.leaf, C.gold, 0.24)),
    hills([490, 480, 500, 486, 494, 488], mix(C.leaf, C.gold, 0.1)),
    ellipse(480, 520, 150, 24, mix(C.rust, C.ink, 0.4)),
    path('M360,520C400,478 560,478 600,520C560,536 400,536 360,520Z', mix(C.rust, C.ink, 0.22)),
    at(480, 506, sapling(), { scale: 1.5 }),
    at(
      268,
      540,
      person({
        dress: 'kurta',
        main: C.cream,
        second: C.line,
        accent: C.saffron,
        hair: 'pagdi',
        moustache: true,
        glasses: true,
        hairColour: GREY,
        left: [-42, -112, -2, -104],
        right: [46, -112, 44, -96],
        tilt: 6,
        holds: [
          '',
          at(
            0,
            0,
            stroke('M0,-40V60', C.rust, 6) +
              stroke('M-12,-42H12', C.rust, 7) +
              path('M-16,56H16V84Q0,104 -16,84Z', C.soft),
          ),
        ],
      }),
      { scale: 1.54 },
    ),
    at(
      706,
      542,
      person({
        dress: 'sari',
        main: C.saffron,
        second: C.maroon,
        hair: 'bun',
        left: [-52, -114, -84, -96],
        right: ARMS.rightDown,
        tilt: -6,
      }),
      { scale: 1.54 },
    ),
    at(570, 392, wateringCan()),
    at(
      838,
      548,
      person({
        dress: 'frock',
        main: C.rose,
        hair: 'pigtails',
        skin: SKIN.light,
        left: ARMS.leftFront,
        right: ARMS.rightFront,
        tilt: -8,
      }),
      { scale: 1.16 },
    ),
    at(838, 440, path('M-22,0L-16,30H16L22,0Z', C.rust) + at(0, 2, leafPair(), { scale: 0.8 })),
    at(
      96,
      548,
      person({
        dress: 'shirt',
        main: C.leaf,
        second: C.denim,
        hair: 'curly',
        skin: SKIN.brown,
        left: ARMS.leftDown,
        right: [46, -146, 48, -190],
      }),
      { scale: 1.2 },
    ),
    times(14, (i) => marigold(30 + ((i * 149) % 900), 520 + ((i * 31) % 34), 6, i % 2 ? C.gold : C.cream)),
  );

const leafPair = (): string =>
  stroke('M0,0V-30', C.leaf, 5) +
  each([-48, 48], (turn) =>
    at(0, -20, path('M0,0C16,-12 14,-34 0,-44C-14,-34 -16,-12 0,0Z', C.leaf), { rotate: turn }),
  );

const sapling = (): string =>
  rect(20, -140, 8, 146, WOOD, 3) +
  stroke('M0,0Q-4,-60 2,-120', mix(C.rust, C.leaf, 0.4), 6) +
  stroke('M2,-84Q14,-92 24,-88', C.saffron, 4) +
  each(
    [
      [-4, -50, -60],
      [2, -62, 56],
      [0, -84, -54],
      [4, -96, 50],
      [2, -114, -34],
      [4, -116, 34],
      [2, -120, 0],
    ] as const,
    ([x, y, turn], i) =>
      at(x, y, path('M0,0C18,-10 16,-34 0,-46C-16,-34 -18,-10 0,0Z', i % 2 ? C.leaf : light(C.leaf, 0.18)), {
        rotate: turn,
      }),
  );

const wateringCan = (): string =>
  at(
    0,
    0,
    path('M-6,-22H46L52,30H-10Z', C.maroon) +
      stroke('M46,-16Q84,-6 52,24', C.maroon, 8) +
      path('M-8,16L-52,-16L-58,-8L-8,30Z', C.maroon) +
      path('M-62,-24L-44,-10L-56,2L-70,-14Z', C.gold) +
      stroke('M0,-22Q20,-52 42,-22', C.maroon, 7),
    { rotate: -14 },
  ) + times(7, (i) => stroke(`M${-70 - i * 3},${16 + i * 9}l-3,9`, light(C.sky, 0.3), 3.4));

import {
  at,
  bands,
  C,
  circle,
  dark,
  diya,
  each,
  ellipse,
  faint,
  garland,
  glow,
  light,
  lotus,
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
import { hills, stars, temple } from './places.ts';
import { barfi, bowl, firework, heap, kalash } from './things.ts';

const step = (y: number, width: number, height: number, cloth: string): string =>
  rect(480 - width / 2, y, width, height, cloth) +
  times(width / 20, (i) =>
    path(`M${480 - width / 2 + i * 20},${y + 7}h20a10,10 0 0 1 -20,0Z`, i % 2 ? C.gold : light(C.gold, 0.4)),
  ) +
  rect(480 - width / 2 - 5, y - 3, width + 10, 11, mix(C.gold, C.rust, 0.3), 4);

/** Diwali: fireworks, a mountain of sweets under an arch, and lamps along the step. */
export const diwali = (): string =>
  picture(
    bands(0, 490, '#1A0D2B', mix(C.night, C.maroon, 0.55), 7),
    stars(70, 330, 7),
    firework(126, 130, 92, C.gold, light(C.gold)),
    firework(834, 124, 86, C.rose, C.gold),
    firework(66, 300, 44, C.saffron),
    firework(896, 292, 44, light(C.leaf, 0.25), C.gold),
    glow(480, 300, 330, C.saffron, 0.09),
    path('M246,470V190C246,60 400,70 480,10C560,70 714,60 714,190V470Z', C.maroon),
    path('M274,470V204C274,92 408,96 480,44C552,96 686,92 686,204V470Z', C.deep),
    stroke('M260,470V197C260,76 404,83 480,27C556,83 700,76 700,197V470', C.gold, 4),
    glow(480, 210, 170, C.gold, 0.14),
    lotus(480, 250, 1.15),
    diya(480, 200, 1.1),
    garland([280, 190], [480, 84], 34, 9),
    garland([480, 84], [680, 190], 34, 9, 2),
    marigold(480, 78, 20),
    step(256, 220, 66, C.saffron),
    step(314, 330, 66, C.leaf),
    step(372, 450, 66, C.maroon),
    step(430, 580, 60, C.saffron),
    heap(418, 256, 2, 11, C.gold),
    heap(542, 256, 2, 11, C.saffron),
    barfi(368, 314, C.line),
    bowl(430, 314, C.leaf, 0.9, C.gold),
    heap(480, 312, 3, 11, C.rust),
    bowl(532, 314, C.rose, 0.9, C.gold),
    barfi(592, 314, light(C.leaf, 0.4)),
    heap(306, 372, 3, 11, C.saffron),
    bowl(374, 372, C.gold),
    barfi(430, 372, light(C.rose, 0.3)),
    bowl(490, 372, C.white),
    heap(546, 372, 3, 10, C.gold),
    bowl(602, 372, C.rust),
    barfi(656, 372, light(C.gold, 0.4)),
    each([236, 300, 364, 428, 492, 556, 620, 684, 726], (x, i) =>
      i % 3 === 1
        ? heap(x, 430, 3, 10, i % 2 ? C.gold : C.rust)
        : bowl(
            x,
            430,
            [C.white, C.leaf, C.saffron, C.rose][i % 4] ?? C.gold,
            1.05,
            i % 2 ? C.gold : undefined,
          ),
    ),
    rect(0, 484, 960, 76, dark(C.rust, 0.45)),
    rect(0, 484, 960, 8, mix(C.rust, C.gold, 0.3)),
    each([92, 868], (x) => kalash(x, 500, 1.5)),
    each(
      [60, 180, 300, 420, 540, 660, 780, 900],
      (x) => glow(x, 516, 62, C.gold, 0.1, 3) + diya(x, 550, 0.98),
    ),
  );

/** Sharad Poonam: the full moon over the water and a bowl of milk and pauva on the terrace. */
export const sharadPoonam = (): string =>
  picture(
    bands(0, 380, '#20133A', mix(C.night, C.sky, 0.42), 8),
    stars(90, 300, 21),
    each([236, 196, 158], (r) => faint(0.1, circle(600, 176, r, C.cream))),
    circle(600, 176, 120, light(C.gold, 0.72)),
    each(
      [
        [560, 150, 22],
        [640, 210, 30],
        [622, 128, 12],
        [570, 226, 14],
      ] as const,
      ([x, y, r]) => circle(x, y, r, light(C.gold, 0.55)),
    ),
    hills([336, 300, 330, 290, 320, 280, 316], mix(C.night, C.leaf, 0.32)),
    temple(196, 338, 0.46, {
      stone: mix(C.night, C.sky, 0.3),
      shade: mix(C.night, C.sky, 0.16),
      flag: C.saffron,
    }),
    rect(0, 336, 960, 100, mix(C.night, C.sky, 0.3)),
    times(15, (i) =>
      rect(
        600 - 96 + (i % 3) * 14 + i * 2,
        342 + i * 6,
        190 - (i % 4) * 32 - i * 4,
        3,
        light(C.gold, 0.62),
        2,
      ),
    ),
    times(10, (i) => faint(0.3, rect(30 + ((i * 211) % 860), 348 + i * 8, 70, 2.5, C.sky, 1))),
    rect(0, 424, 960, 136, mix(C.night, C.maroon, 0.45)),
    rect(0, 424, 960, 10, mix(C.maroon, C.cream, 0.4)),
    times(16, (i) => rect(i * 62 + 6, 440, 50, 14, mix(C.night, C.maroon, 0.7), 6)),
    grandmotherAndChild(),
    at(
      640,
      548,
      ellipse(0, -2, 170, 16, C.deep) +
        path('M-150,-92C-140,-22 -70,0 0,0C70,0 140,-22 150,-92Z', mix(C.soft, C.cream, 0.7)) +
        path('M-150,-92C-140,-22 -70,0 0,0C-50,-8 -100,-30 -112,-92Z', mix(C.soft, C.cream, 0.86)) +
        ellipse(0, -92, 150, 30, mix(C.soft, C.cream, 0.5)) +
        ellipse(0, -90, 138, 24, C.white) +
        faint(0.5, ellipse(10, -90, 74, 12, light(C.gold, 0.6))) +
        times(16, (i) =>
          ellipse(Math.sin(i * 2.4) * (24 + i * 6), -90 + Math.cos(i * 2.4) * (4 + i), 7, 2.4, C.line),
        ) +
        each([-60, 20, 84], (x, i) => ellipse(x, -88 + i * 3, 5, 2.6, C.leaf)) +
        each([-84, -12, 56], (x, i) => ellipse(x, -95 + i * 6, 6, 2.6, C.saffron)),
      { scale: 0.72 },
    ),
    diya(824, 552, 0.9),
    diya(910, 552, 0.7),
  );

const grandmotherAndChild = (): string =>
  at(
    190,
    552,
    person({
      dress: 'sari',
      pose: 'sit',
      main: C.white,
      second: C.leaf,
      accent: C.saffron,
      hair: 'cover',
      hairColour: GREY,
      left: ARMS.leftKnee,
      right: ARMS.rightFront,
      glasses: true,
    }),
    { scale: 1.66 },
  ) +
  at(
    400,
    552,
    person({
      dress: 'frock',
      pose: 'sit',
      main: C.rose,
      accent: C.gold,
      hair: 'pigtails',
      skin: SKIN.light,
      left: ARMS.leftKnee,
      right: [46, -146, 62, -178],
      tilt: 8,
    }),
    { scale: 1.3 },
  );

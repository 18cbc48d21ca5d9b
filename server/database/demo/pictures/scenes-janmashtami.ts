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
  hoop,
  light,
  lotus,
  marigold,
  mix,
  path,
  picture,
  polar,
  rangoli,
  rect,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, person } from './people.ts';
import { stars } from './places.ts';
import { barfi, bowl, feather, flute, heap, kalash } from './things.ts';

const matki = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    path('M-20,-76C-62,-62 -58,-4 0,0C58,-4 62,-62 20,-76Z', C.rust) +
      path('M-20,-76C-62,-62 -58,-4 0,0C-40,-10 -40,-62 -6,-76Z', light(C.rust, 0.25)) +
      stroke('M-48,-48L-36,-34L-24,-46L-12,-32L0,-46L12,-32L24,-46L36,-34L48,-48', C.gold, 4) +
      stroke('M-46,-22Q0,-8 46,-22', C.cream, 3.4) +
      path('M-28,-80C-20,-98 -10,-88 -2,-96C8,-88 20,-96 28,-80Z', C.white) +
      path('M16,-82C30,-78 24,-56 20,-48C16,-58 14,-66 16,-82Z', C.white) +
      rect(-30, -84, 60, 10, dark(C.rust, 0.25), 5),
    { scale },
  );

/** Janmashtami: the midnight cradle with flute and feather, and pots of butter. */
export const janmashtami = (): string =>
  picture(
    bands(0, 560, '#1B0F30', mix(C.night, C.sky, 0.36), 8),
    stars(90, 400, 17),
    each([96, 74], (r) => faint(0.1, circle(100, 126, r, C.cream))),
    path('M92,62A62,62 0 1 0 148,152A50,50 0 1 1 92,62Z', light(C.gold, 0.5)),
    path('M0,470Q120,450 240,470T480,470T720,470T960,470V560H0Z', mix(C.night, C.sky, 0.5)),
    path('M0,500Q120,480 240,500T480,500T720,500T960,500V560H0Z', mix(C.night, C.sky, 0.38)),
    lotus(862, 530, 0.9),
    lotus(806, 554, 0.5, C.gold),
    lotus(926, 552, 0.5, C.gold),
    glow(480, 330, 260, C.gold, 0.08),
    path('M196,536L226,120H246L236,536Z', C.gold),
    path('M764,536L734,120H714L724,536Z', C.gold),
    each(
      [200, 300, 400],
      (y) =>
        rect(214 - (y - 200) / 20, y, 36, 10, C.maroon, 3) +
        rect(712 + (y - 200) / 30, y, 36, 10, C.maroon, 3),
    ),
    path(
      'M204,128C260,40 400,96 480,34C560,96 700,40 756,128C680,104 560,128 480,88C400,128 280,104 204,128Z',
      C.maroon,
    ),
    stroke('M204,126C260,40 400,96 480,34C560,96 700,40 756,126', C.gold, 6),
    lotus(480, 74, 0.36),
    each(
      [
        [240, 116, 360, 112],
        [360, 112, 480, 96],
        [480, 96, 600, 112],
        [600, 112, 720, 116],
      ] as const,
      ([a, b, c, d], i) => garland([a, b], [c, d], 26, 8, i),
    ),
    stroke('M318,110V352M642,110V352', C.gold, 5),
    times(11, (i) => each([318, 642], (x) => circle(x, 134 + i * 20, 6.5, i % 2 ? C.saffron : C.gold))),
    path(
      'M290,350C300,330 300,300 284,286C310,288 326,306 330,350ZM670,350' +
        'C660,330 660,300 676,286C650,288 634,306 630,350Z',
      C.maroon,
    ),
    path('M284,344H676C668,432 610,456 480,456C350,456 292,432 284,344Z', C.maroon),
    path('M284,344H676L673,364H287Z', C.gold),
    times(9, (i) => marigold(320 + i * 40, 402 - Math.abs(i - 4) * 2, 14, i % 2 ? C.saffron : C.gold)),
    path('M306,346C320,296 640,296 654,346Z', C.cream),
    path('M340,346C350,306 420,300 440,346ZM520,346C540,300 610,306 620,346Z', C.rose),
    feather(520, 330, 1.34, 26),
    flute(470, 296, 1.22, -8),
    matki(74, 512, 1.1),
    matki(146, 520, 0.92),
    matki(108, 440, 0.8),
    matki(862, 340, 1.3),
    stroke('M862,-10V180M824,238L862,178L900,238', C.saffron, 5),
    each([14, 52, 90, 128, 166], (y, i) => circle(862, y, 9, i % 2 ? C.gold : C.saffron)),
    each(
      [
        [352, 540],
        [608, 540],
        [480, 548],
      ] as const,
      ([x, y]) => glow(x, y - 30, 54, C.gold, 0.1, 3) + diya(x, y, 0.86),
    ),
  );

/** Raksha Bandhan: a sister ties the thread before a rakhi as large as the sun. */
export const rakshaBandhan = (): string =>
  picture(
    rect(0, 0, 960, 560, mix(C.rose, C.cream, 0.68)),
    times(60, (i) =>
      circle(
        40 + (i % 10) * 98 + (Math.floor(i / 10) % 2) * 48,
        34 + Math.floor(i / 10) * 80,
        5,
        mix(C.rose, C.cream, 0.5),
      ),
    ),
    stroke('M-10,190C120,130 240,250 300,216M660,216C740,180 840,270 970,190', C.maroon, 12),
    stroke('M-10,190C120,130 240,250 300,216M660,216C740,180 840,270 970,190', C.gold, 4),
    each([90, 182, 778, 884], (x, i) =>
      circle(x, [170, 192, 204, 216][i] ?? 200, 13, i % 2 ? C.gold : C.saffron),
    ),
    rangoli(480, 214, 204, [C.maroon, C.saffron, C.gold, C.cream, C.leaf, C.rose], 18),
    hoop(480, 214, 106, C.gold, 5),
    times(18, (i) => circle(480 + polar(i * 20, 190)[0], 214 + polar(i * 20, 190)[1], 6, C.cream)),
    rect(0, 440, 960, 120, C.maroon),
    rect(0, 440, 960, 9, C.gold),
    times(20, (i) => at(24 + i * 48, 532, path('M0,-18L16,0L0,18L-16,0Z', C.deep) + circle(0, 0, 4, C.gold))),
    at(
      276,
      548,
      person({
        dress: 'kurta',
        pose: 'sit',
        main: C.cream,
        second: C.saffron,
        accent: C.maroon,
        hair: 'short',
        skin: SKIN.warm,
        left: ARMS.leftKnee,
        right: [58, -102, 98, -98],
        tilt: 6,
      }),
      { scale: 1.94 },
    ),
    at(
      684,
      548,
      person({
        dress: 'chaniya',
        pose: 'sit',
        main: C.leaf,
        second: C.saffron,
        accent: C.gold,
        hair: 'plait',
        skin: SKIN.warm,
        left: [-50, -98, -98, -100],
        right: [30, -98, -84, -88],
        tilt: -6,
      }),
      { scale: 1.94 },
    ),
    at(
      464,
      470,
      circle(0, -2, 15, C.maroon) +
        rangoli(0, -2, 30, [C.gold, C.saffron, C.cream], 10) +
        circle(0, -2, 6, C.maroon),
    ),
    at(
      480,
      538,
      ellipse(0, 4, 92, 16, mix(C.gold, C.rust, 0.5)) +
        ellipse(0, 0, 92, 16, C.gold) +
        ellipse(0, -1, 78, 11, light(C.gold, 0.4)),
    ),
    barfi(430, 540, light(C.rose, 0.3)),
    heap(532, 542, 2, 10, C.saffron),
    diya(480, 540, 0.62),
    bowl(84, 548, C.rose, 1.1, C.gold),
    kalash(886, 548, 1.05),
  );

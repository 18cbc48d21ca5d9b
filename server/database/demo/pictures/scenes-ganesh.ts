import {
  at,
  C,
  circle,
  dark,
  diya,
  each,
  ellipse,
  faint,
  garland,
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
import { hills, rays } from './places.ts';
import { kalash, samai } from './things.ts';

const modak = (x: number, y: number, scale = 1, tint: string = C.gold): string =>
  at(
    x,
    y,
    path('M0,-76C7,-54 42,-48 42,-18C42,4 -42,4 -42,-18C-42,-48 -7,-54 0,-76Z', mix(tint, C.soft, 0.35)) +
      path('M0,-72C7,-52 38,-46 38,-18C38,0 -38,0 -38,-18C-38,-46 -7,-52 0,-72Z', light(tint, 0.72)) +
      path('M0,-72C7,-52 38,-46 38,-18C38,-5 20,-3 6,-3C26,-20 14,-50 0,-72Z', light(tint, 0.42)) +
      each([-24, -9, 9, 24], (dx) =>
        stroke(`M0,-66C${dx * 0.3},-50 ${dx},-36 ${dx},-8`, light(tint, 0.2), 2.6),
      ),
    { scale },
  );

const mouse = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    stroke('M34,-8C70,0 80,-30 64,-44', mix(C.soft, C.rose, 0.3), 5) +
      path('M-34,0C-40,-40 -10,-56 8,-54C44,-50 52,-10 44,0Z', mix(C.soft, C.cream, 0.3)) +
      circle(-2, -70, 15, mix(C.soft, C.cream, 0.2)) +
      circle(-2, -70, 9, light(C.rose, 0.4)) +
      path(
        'M-58,-36C-54,-62 -18,-72 -4,-50C2,-34 -16,-22 -34,-24C-46,-24 -58,-28 -58,-36Z',
        mix(C.soft, C.cream, 0.4),
      ) +
      circle(-14, -66, 15, mix(C.soft, C.cream, 0.4)) +
      circle(-14, -66, 9, light(C.rose, 0.5)) +
      stroke('M-38,-46q3,-4 7,0', C.ink, 2.6) +
      circle(-58, -37, 4.4, C.rose) +
      stroke('M-48,-30L-66,-24M-48,-33L-68,-34', C.soft, 1.6) +
      path('M-26,0C-24,-12 -6,-12 -4,0ZM18,0C20,-12 40,-12 42,0Z', mix(C.soft, C.cream, 0.5)) +
      stroke('M-16,-24Q-34,-22 -42,-14', mix(C.soft, C.cream, 0.5), 8) +
      modak(-50, -2, 0.4),
    { scale },
  );

/** Ganesh Chaturthi: modak on a silver plate, hibiscus, banana leaves and a small guest. */
export const ganeshChaturthi = (): string =>
  picture(
    rect(0, 0, 960, 560, mix(C.gold, C.saffron, 0.35)),
    rays(480, 300, C.gold, 0.5, 22),
    circle(480, 270, 232, mix(C.saffron, C.rust, 0.25)),
    circle(480, 270, 214, C.maroon),
    times(24, (i) => {
      const [x, y] = polar(i * 15, 223);
      return circle(480 + x, 270 + y, 6, C.gold);
    }),
    faint(0.35, rangoli(480, 270, 200, [C.rust, C.saffron, C.gold], 20)),
    each([-1, 1], (s) =>
      at(
        480 + s * 376,
        470,
        each([0, 30, 58], (turn, i) =>
          at(0, 0, bananaLeaf(), { rotate: s * (turn - 34), scale: 1.16 - i * 0.08 }),
        ),
      ),
    ),
    garland([0, 10], [240, 0], 76, 12),
    garland([240, 0], [480, 0], 46, 12, 1),
    garland([480, 0], [720, 0], 46, 12, 2),
    garland([720, 0], [960, 10], 76, 12, 3),
    each([240, 480, 720], (x) => marigold(x, 6, 26)),
    rect(0, 468, 960, 92, C.maroon),
    rect(0, 468, 960, 8, C.gold),
    times(24, (i) => path(`M${i * 40},560L${i * 40 + 20},530L${i * 40 + 40},560Z`, C.rust)),
    path('M196,488L230,450H730L764,488L740,520H220Z', C.rust),
    rect(214, 486, 532, 34, dark(C.rust, 0.2), 6),
    times(11, (i) => circle(240 + i * 48, 503, 7, C.gold)),
    ellipse(480, 462, 226, 26, mix(C.soft, C.cream, 0.5)),
    ellipse(480, 454, 226, 26, mix(C.soft, C.cream, 0.78)),
    ellipse(480, 452, 200, 19, mix(C.soft, C.cream, 0.6)),
    modak(480, 304, 1.22),
    each([428, 532], (x) => modak(x, 356, 1.26)),
    each([376, 480, 584], (x, i) => modak(x, 406, 1.3, i === 1 ? C.saffron : C.gold)),
    each([324, 428, 532, 636], (x) => modak(x, 460, 1.34)),
    each(
      [
        [240, 460],
        [716, 460],
      ] as const,
      ([x, y]) => hibiscus(x, y + 30, 1.05),
    ),
    at(318, 548, durva(), { rotate: -64, scale: 0.9 }),
    at(642, 548, durva(), { rotate: 64, scale: 0.9 }),
    samai(132, 548, 1.05),
    each([-28, 0, 28], (dx) => at(132 + dx * 1.05, 420, smallFlame())),
    mouse(836, 548, 1.5),
  );

const smallFlame = (): string =>
  path('M0,-28C10,-14 10,-4 0,0C-10,-4 -10,-14 0,-28Z', C.cream) +
  path('M0,-18C6,-9 6,-3 0,-1C-6,-3 -6,-9 0,-18Z', C.saffron);

const bananaLeaf = (): string =>
  path('M0,0C-70,-80 -60,-240 0,-330C60,-240 70,-80 0,0Z', C.leaf) +
  path('M0,0C60,-80 60,-240 0,-330Z', light(C.leaf, 0.14)) +
  times(8, (i) =>
    stroke(
      `M0,${-40 - i * 32}L-38,${-66 - i * 32}M0,${-40 - i * 32}L38,${-66 - i * 32}`,
      mix(C.leaf, C.ink, 0.2),
      2,
    ),
  ) +
  stroke('M0,0V-322', light(C.leaf, 0.5), 5);

const hibiscus = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    times(5, (i) =>
      at(
        0,
        0,
        path(
          'M0,-4C34,-14 34,-50 0,-56C-34,-50 -34,-14 0,-4Z',
          i % 2 ? C.rose : mix(C.rose, C.saffron, 0.25),
        ) + stroke('M0,-8V-34', C.maroon, 3),
        { rotate: i * 72 },
      ),
    ) +
      stroke('M0,0L30,-34', C.gold, 5) +
      each(
        [
          [30, -34],
          [24, -34],
          [32, -28],
        ] as const,
        ([a, b]) => circle(a, b, 4, C.gold),
      ),
    { scale },
  );

const durva = (): string =>
  each([-20, -10, 0, 10, 20], (turn) =>
    at(0, 0, path('M-3,0Q-4,-50 0,-78Q4,-50 3,0Z', light(C.leaf, 0.18)), { rotate: turn }),
  );

/** Ram Navami: wooden sandals on a throne, bow and arrow, and the midday sun. */
export const ramNavami = (): string =>
  picture(
    rect(0, 0, 960, 560, mix(C.saffron, C.gold, 0.45)),
    rays(480, 230, C.gold, 0.65, 20),
    each([250, 205, 165], (r) => faint(0.4, circle(480, 230, r, light(C.gold, 0.4)))),
    circle(480, 230, 128, light(C.gold, 0.66)),
    hills([420, 404, 424, 400, 424, 404, 420], mix(C.saffron, C.rust, 0.4)),
    each([70, 214, 746, 890], (x, i) => palace(x, 430, i % 3 ? 0.86 : 1.1)),
    rect(0, 428, 960, 132, C.maroon),
    rect(0, 428, 960, 9, C.gold),
    times(16, (i) =>
      at(30 + i * 60, 530, path('M0,-22L22,0L0,22L-22,0Z', C.deep) + circle(0, 0, 6, C.saffron)),
    ),
    stroke('M300,74C180,150 180,330 300,406', C.rust, 16),
    stroke('M300,74C196,150 196,330 300,406', C.gold, 5),
    stroke('M300,74V406', C.cream, 3),
    each([128, 240, 352], (y) =>
      at(300 - (y === 240 ? 86 : 58), y, rect(-9, -12, 18, 24, C.maroon, 4), { rotate: (y - 240) / -4 }),
    ),
    each([74, 406], (y) => circle(300, y, 9, C.gold)),
    stroke('M660,96V406', C.rust, 9),
    path('M660,56L682,110L660,100L638,110Z', C.maroon),
    path('M660,330L684,350V410L660,392L636,410V350Z', C.leaf),
    rect(652, 300, 16, 12, C.gold, 3),
    path('M380,70Q480,-20 580,70Q560,58 540,72Q510,56 480,72Q450,56 420,72Q400,58 380,70Z', C.maroon),
    stroke('M480,30V232', C.gold, 7),
    circle(480, 16, 9, C.gold),
    times(5, (i) => circle(400 + i * 40, 78, 6, C.gold)),
    path('M346,330V200C346,150 420,170 480,120C540,170 614,150 614,200V330Z', C.maroon),
    path('M366,330V212C366,174 428,186 480,146C532,186 594,174 594,212V330Z', C.rose),
    times(12, (i) => circle(396 + (i % 4) * 56, 220 + Math.floor(i / 4) * 38, 5, C.gold)),
    each(
      [346, 614],
      (x) => circle(x, 196, 15, C.gold) + rect(x - 9, 206, 18, 130, mix(C.gold, C.rust, 0.3), 5),
    ),
    path('M326,330H634L654,372H306Z', C.cream),
    path('M306,372H654V392H306Z', C.line),
    path('M318,392H642L620,478H340Z', mix(C.gold, C.rust, 0.25)),
    times(6, (i) => lotus(354 + i * 50, 452, 0.34)),
    rect(300, 476, 360, 18, C.gold, 5),
    path('M338,336C338,312 622,312 622,336C630,352 330,352 338,336Z', C.rose),
    stroke('M340,338Q480,350 620,338', C.gold, 4),
    paduka(446, 300),
    paduka(522, 326),
    each([122, 838], (x) => kalash(x, 552, 1.5)),
    each([232, 728], (x) => diya(x, 552, 0.9)),
  );

/** A wooden sandal from the side, its toe to the left. */
const paduka = (x: number, y: number): string =>
  at(
    x,
    y,
    path('M-58,-2L-52,16H-28L-24,-2ZM24,-2L28,16H54L60,-2Z', C.deep) +
      path(
        'M-84,-12C-70,-4 -30,-8 0,-6C30,-4 60,-2 76,-14C78,2 66,6 40,6H-50C-70,6 -84,0 -84,-12Z',
        dark(C.rust, 0.35),
      ) +
      path(
        'M-84,-14C-70,-6 -30,-12 0,-10C30,-8 60,-6 76,-18C60,-24 20,-22 0,-20C-30,-18 -66,-24 -84,-14Z',
        C.rust,
      ) +
      rect(-52, -38, 8, 24, C.gold, 3) +
      circle(-48, -42, 10, C.gold) +
      circle(-50, -45, 4, light(C.gold)),
  );

const palace = (x: number, y: number, scale: number): string => {
  const wall = mix(C.saffron, C.rust, 0.55);
  return at(
    x,
    y,
    rect(-50, -150, 100, 150, wall) +
      path('M-58,-150C-58,-214 58,-214 58,-150Z', mix(wall, C.maroon, 0.35)) +
      stroke('M0,-196V-240', C.maroon, 3) +
      path('M1,-240L36,-230L1,-218Z', C.maroon) +
      each([-24, 24], (dx) => path(`M${dx - 12},-70V-100Q${dx},-122 ${dx + 12},-100V-70Z`, C.gold)) +
      rect(-56, -152, 112, 9, C.maroon, 3) +
      path('M-16,0V-36Q0,-58 16,-36V0Z', C.maroon),
    { scale },
  );
};

import {
  at,
  bands,
  C,
  circle,
  dark,
  each,
  ellipse,
  faint,
  light,
  mix,
  path,
  picture,
  rect,
  stroke,
  times,
} from './art.ts';
import { head, SKIN } from './heads.ts';
import { ARMS, person } from './people.ts';
import { cloud, hills, sun, tree } from './places.ts';

/** Summer cricket: a clean drive, the cup, eight flags on the pavilion. */
export const cricket = (): string =>
  picture(
    bands(0, 300, mix(C.sky, C.white, 0.05), mix(C.sky, C.white, 0.7), 5),
    sun(96, 84, 40),
    cloud(270, 96, 0.9),
    cloud(880, 70, 0.8),
    hills([250, 226, 246, 220, 250, 232, 250], mix(C.leaf, C.sky, 0.45)),
    each([20, 96, 170, 800, 872, 944], (x, i) =>
      tree(x, 304, 0.95 + (i % 3) * 0.12, mix(C.leaf, C.sky, 0.16 + (i % 2) * 0.12)),
    ),
    pavilion(560, 306),
    hills([304, 300, 304, 300, 304], mix(C.leaf, C.gold, 0.22)),
    each([340, 410, 486], (y, i) =>
      path(
        `M0,${y}Q480,${y - 18} 960,${y}V${y + 34 + i * 8}Q480,${y + 16 + i * 8} 0,${y + 34 + i * 8}Z`,
        mix(C.leaf, C.gold, 0.32),
      ),
    ),
    times(40, (i) => ellipse(12 + i * 24, 312, 8, 3, C.cream)),
    path('M120,560L330,340H560L640,560Z', light(C.gold, 0.5)),
    stroke('M170,520H626', C.white, 5),
    fielder(684, 362, 0.7),
    fielder(250, 356, 0.7),
    stumps(180, 520),
    batter(356, 540),
    stroke('M560,270Q660,180 752,142M568,284Q660,196 748,156', C.white, 3),
    circle(774, 136, 16, C.maroon),
    stroke('M764,127Q776,136 780,150', C.cream, 2.8),
    ellipse(822, 546, 120, 12, dark(C.leaf, 0.25)),
    rect(720, 496, 200, 56, C.maroon, 6),
    rect(712, 486, 216, 14, C.cream, 4),
    cup(784, 488),
    at(872, 486, ellipse(0, -2, 46, 7, C.cream) + samosa(-22, -4) + samosa(20, -4) + samosa(0, -24)),
  );

const samosa = (x: number, y: number): string =>
  path(
    `M${x},${y - 28}C${x + 12},${y - 20} ${x + 22},${y - 4} ${x + 20},${y}` +
      `Q${x},${y + 5} ${x - 20},${y}C${x - 22},${y - 4} ${x - 12},${y - 20} ${x},${y - 28}Z`,
    mix(C.saffron, C.gold, 0.4),
  ) + stroke(`M${x - 13},${y - 4}Q${x},${y + 1} ${x + 13},${y - 4}`, C.rust, 2);

const pavilion = (x: number, y: number): string => {
  const flags = [C.maroon, C.saffron, C.gold, C.leaf, C.rose, C.plum, C.rust, C.cream];
  return at(
    x,
    y,
    each(
      flags,
      (flag, i) =>
        stroke(`M${-168 + i * 48},-96V-158`, C.soft, 2.6) + path(`M${-167 + i * 48},-158l30,9l-30,11Z`, flag),
    ) +
      path('M-210,-84L-170,-120H170L210,-84Z', C.maroon) +
      path('M-40,-116L0,-150L40,-116Z', C.maroon) +
      circle(0, -122, 11, C.cream) +
      stroke('M0,-128V-122L5,-119', C.ink, 2) +
      rect(-196, -84, 392, 84, C.cream) +
      times(10, (i) => rect(-196 + i * 42, -84, 6, 84, mix(C.rust, C.line, 0.4))) +
      times(9, (i) => rect(-184 + i * 42, -66, 24, 34, mix(C.sky, C.leaf, 0.2))) +
      rect(-200, -26, 400, 26, mix(C.rust, C.line, 0.55)) +
      times(26, (i) =>
        circle(
          -190 + i * 15.2,
          -30 - (i % 3) * 3,
          6.5,
          [C.rust, C.saffron, C.maroon, C.soft][i % 4] ?? C.rust,
        ),
      ),
  );
};

const stumps = (x: number, y: number): string =>
  each(
    [-20, 0, 20],
    (dx) =>
      rect(x + dx - 4.5, y - 116, 9, 120, light(C.gold, 0.35), 3) +
      rect(x + dx + 1, y - 116, 3.5, 120, C.saffron, 2),
  ) + each([-11, 11], (dx) => rect(x + dx - 11, y - 122, 22, 7, C.rust, 3));

const fielder = (x: number, y: number, scale = 0.84): string =>
  at(
    x,
    y,
    person({
      dress: 'shirt',
      main: C.leaf,
      second: C.cream,
      hair: 'cap',
      left: ARMS.leftUp,
      right: ARMS.rightOut,
      skin: SKIN.brown,
    }),
    { scale },
  );

/** A batter in pads, following the drive through. */
const batter = (x: number, y: number): string =>
  at(
    x,
    y,
    faint(0.35, ellipse(10, 0, 120, 12, dark(C.leaf))) +
      stroke('M-8,-118Q-44,-80 -58,-20', C.cream, 38) +
      stroke('M10,-118Q54,-90 62,-22', C.cream, 38) +
      path('M-82,-84L-48,-74L-40,-8L-76,-6Z', C.white) +
      path('M40,-80L76,-84L84,-8L46,-6Z', C.white) +
      each([-70, -50, -30], (dy) => stroke(`M-76,${dy}L-44,${dy + 4}M44,${dy + 2}L80,${dy}`, C.line, 4)) +
      path('M-80,-8H-36Q-30,6 -42,6H-88Q-92,-4 -80,-8ZM46,-8H86Q108,0 104,6H50Q40,2 46,-8Z', C.ink) +
      path('M-30,-122Q-40,-200 -22,-224Q10,-240 38,-222Q48,-190 34,-118Q0,-106 -30,-122Z', C.maroon) +
      stroke('M-36,-176Q2,-160 42,-176', C.gold, 6) +
      stroke('M-22,-210Q-10,-168 44,-172', C.maroon, 26) +
      at(
        64,
        -176,
        at(
          0,
          0,
          rect(-8, -30, 16, 40, C.ink, 6) +
            path('M-17,-142Q0,-156 17,-142V-34Q0,-22 -17,-34Z', light(C.gold, 0.4)) +
            path('M2,-148Q12,-148 17,-142V-34L2,-28Z', mix(C.gold, C.rust, 0.3)) +
            rect(-16, -80, 32, 9, C.maroon),
          { rotate: 52 },
        ),
      ) +
      stroke('M32,-210Q64,-204 70,-178', C.maroon, 24) +
      circle(64, -174, 15, C.white) +
      circle(76, -186, 14, C.line) +
      at(
        6,
        -258,
        head({ dress: 'shirt', main: C.maroon, second: C.maroon, hair: 'short', skin: SKIN.warm }),
        { scale: 1.45, rotate: 8 },
      ) +
      at(
        6,
        -258,
        path('M-30,-2C-34,-46 34,-46 30,-2L50,4Q20,-10 -30,-2Z', C.maroon) +
          stroke('M30,2Q44,12 34,26M32,-2Q52,14 26,34', C.soft, 3) +
          circle(0, -20, 6, C.gold),
        { rotate: 8 },
      ),
    { scale: 1.12 },
  );

const cup = (x: number, y: number): string =>
  at(
    x,
    y,
    rect(-30, -14, 60, 14, C.deep, 3) +
      path('M-16,-14Q-6,-24 -6,-40H6Q6,-24 16,-14Z', mix(C.gold, C.rust, 0.3)) +
      stroke(
        'M-34,-112Q-66,-106 -52,-78Q-42,-64 -22,-66M34,-112Q66,-106 52,-78Q42,-64 22,-66',
        mix(C.gold, C.rust, 0.25),
        8,
      ) +
      path('M-40,-124H40C40,-76 26,-40 0,-40C-26,-40 -40,-76 -40,-124Z', C.gold) +
      path('M-40,-124H-14C-18,-84 -14,-60 0,-40C-26,-40 -40,-76 -40,-124Z', light(C.gold, 0.5)) +
      rect(-44, -130, 88, 10, light(C.gold, 0.3), 4) +
      at(2, -90, path('M0,-18L5,-6L18,-5L8,4L11,17L0,10L-11,17L-8,4L-18,-5L-5,-6Z', C.maroon)),
    { scale: 1.05 },
  );

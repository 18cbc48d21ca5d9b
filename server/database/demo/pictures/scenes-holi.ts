import {
  at,
  bands,
  bunting,
  C,
  circle,
  dice,
  each,
  ellipse,
  faint,
  garland,
  hoop,
  light,
  marigold,
  mix,
  path,
  picture,
  polar,
  rect,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { cloud, sun, terrace } from './places.ts';
import { STEEL } from './things.ts';

/** A cloud of thrown powder: translucent puffs, denser towards the middle. */
const powder = (x: number, y: number, r: number, colour: string, seed: number): string => {
  const next = dice(seed * 911);
  return (
    times(30, () => {
      const [dx, dy] = polar(next() * 360, r * 0.82 * Math.sqrt(next()));
      return faint(0.3, circle(x + dx, y + dy * 0.86, r * (0.2 + next() * 0.3), colour));
    }) +
    times(40, () => {
      const [dx, dy] = polar(next() * 360, r * (0.7 + next() * 0.8));
      return circle(x + dx, y + dy, 1.5 + next() * 4.5, colour);
    })
  );
};

const gulal = (x: number, y: number, colour: string): string =>
  path(`M${x - 56},${y - 18}Q${x},${y - 96} ${x + 56},${y - 18}Z`, colour) +
  path(
    `M${x - 30},${y - 34}Q${x - 6},${y - 72} ${x + 4},${y - 60}Q${x - 10},${y - 40} ${x - 30},${y - 34}Z`,
    light(colour, 0.35),
  ) +
  path(`M${x - 70},${y - 22}C${x - 62},${y + 4} ${x + 62},${y + 4} ${x + 70},${y - 22}Z`, STEEL) +
  rect(x - 73, y - 26, 146, 7, light(STEEL, 0.5), 3);

/** Holi: clouds of colour over friends and family in white. */
export const holi = (): string => {
  const white = { second: C.cream, accent: C.line };
  return picture(
    bands(0, 560, mix(C.sky, C.white, 0.45), C.cream, 6),
    powder(150, 150, 120, C.rose, 4),
    powder(800, 140, 126, C.saffron, 9),
    powder(480, 110, 112, C.gold, 13),
    powder(320, 220, 96, C.leaf, 22),
    powder(650, 230, 100, C.plum, 35),
    powder(60, 350, 84, C.gold, 41),
    powder(916, 340, 84, C.leaf, 51),
    path('M0,470Q240,446 480,462T960,456V560H0Z', mix(C.leaf, C.gold, 0.4)),
    each(
      [
        [110, 500, C.rose],
        [830, 496, C.gold],
        [590, 520, C.saffron],
        [330, 506, C.plum],
      ] as const,
      ([x, y, c]) => faint(0.6, ellipse(x, y, 80, 10, c)),
    ),
    at(
      150,
      530,
      person({
        dress: 'kurta',
        main: C.white,
        ...white,
        hair: 'short',
        left: ARMS.leftUp,
        right: ARMS.rightUp,
        skin: SKIN.warm,
        tilt: -6,
      }),
      { scale: 1.5 },
    ),
    at(
      330,
      540,
      person({
        dress: 'frock',
        main: C.white,
        ...white,
        hair: 'pigtails',
        left: [-44, -148, -52, -190],
        right: [46, -146, 60, -184],
        skin: SKIN.light,
      }),
      { scale: 1.16 },
    ),
    at(
      500,
      534,
      person({
        dress: 'sari',
        main: C.white,
        second: C.rose,
        accent: C.saffron,
        hair: 'bun',
        left: [-50, -140, -66, -178],
        right: ARMS.rightUp,
        tilt: 5,
      }),
      { scale: 1.46 },
    ),
    at(
      676,
      540,
      person({
        dress: 'shirt',
        main: C.white,
        second: C.line,
        hair: 'curly',
        left: ARMS.leftUp,
        right: [50, -140, 66, -176],
        skin: SKIN.brown,
      }),
      { scale: 1.16 },
    ),
    at(
      832,
      532,
      person({
        dress: 'kurta',
        main: C.white,
        ...white,
        hair: 'topi',
        hairColour: GREY,
        moustache: true,
        glasses: true,
        left: ARMS.leftOut,
        right: ARMS.rightUp,
        skin: SKIN.warm,
        tilt: 6,
      }),
      { scale: 1.46 },
    ),
    each(
      [
        [136, 380, C.rose, 24],
        [172, 330, C.saffron, 15],
        [322, 462, C.leaf, 18],
        [510, 380, C.plum, 15],
        [492, 450, C.gold, 22],
        [680, 420, C.rose, 17],
        [846, 360, C.leaf, 18],
        [816, 410, C.saffron, 22],
        [154, 424, C.leaf, 13],
      ] as const,
      ([x, y, c, r], i) => faint(0.72, powderMark(x, y, r, c, i + 3)),
    ),
    gulal(240, 556, C.rose),
    gulal(420, 562, C.gold),
    gulal(590, 560, C.leaf),
    gulal(752, 560, C.saffron),
  );
};

const powderMark = (x: number, y: number, r: number, colour: string, seed: number): string => {
  const next = dice(seed * 77);
  return (
    circle(x, y, r * 0.62, colour) +
    times(9, () =>
      circle(x + (next() - 0.5) * r * 1.8, y + (next() - 0.5) * r * 1.8, r * (0.1 + next() * 0.18), colour),
    )
  );
};

const wheel = (x: number, y: number, r: number): string =>
  circle(x, y, r, C.maroon) +
  circle(x, y, r * 0.82, C.gold) +
  times(12, (i) => {
    const [dx, dy] = polar(i * 30, r * 0.8);
    return stroke(`M${x},${y}L${x + dx},${y + dy}`, C.maroon, r * 0.1);
  }) +
  hoop(x, y, r * 0.5, C.rust, r * 0.07) +
  circle(x, y, r * 0.24, C.saffron) +
  circle(x, y, r * 0.1, C.maroon);

const chariot = (x: number, y: number): string =>
  at(
    x,
    y,
    path('M-150,-300C-138,-420 -40,-470 0,-520C40,-470 138,-420 150,-300Z', C.saffron) +
      path('M-50,-300C-46,-420 -14,-470 0,-520C14,-470 46,-420 50,-300Z', C.gold) +
      path(
        'M-104,-300C-96,-400 -36,-452 -14,-494C-40,-440 -52,-390 -52,-300ZM104,-300' +
          'C96,-400 36,-452 14,-494C40,-440 52,-390 52,-300Z',
        C.maroon,
      ) +
      circle(0, -526, 9, C.gold) +
      rect(-160, -306, 320, 14, C.maroon, 4) +
      times(16, (i) => path(`M${-160 + i * 20},-293h20v8a10,10 0 0 1 -20,0Z`, i % 2 ? C.gold : C.leaf)) +
      each(
        [-132, -66, 54, 120],
        (dx) => rect(dx, -292, 12, 150, C.gold, 4) + rect(dx + 7, -292, 4, 150, mix(C.gold, C.rust, 0.5)),
      ) +
      path('M-54,-142V-226C-54,-268 54,-268 54,-226V-142Z', C.deep) +
      each([40, 28], (r) => faint(0.3, circle(0, -186, r, C.gold))) +
      marigold(0, -186, 18) +
      garland([-120, -276], [120, -276], 40, 8) +
      rect(-168, -150, 336, 66, C.maroon, 6) +
      rect(-168, -150, 336, 10, C.gold, 5) +
      times(8, (i) => marigold(-140 + i * 40, -114, 14, i % 2 ? C.gold : C.saffron)) +
      rect(-176, -86, 352, 12, mix(C.gold, C.rust, 0.3), 4) +
      wheel(-108, -46, 48) +
      wheel(108, -46, 48),
  );

/** Rath Yatra: the chariot drawn by ropes past the terraced houses. */
export const rathYatra = (): string =>
  picture(
    bands(0, 420, mix(C.sky, C.white, 0.1), mix(C.sky, C.cream, 0.7), 5),
    sun(860, 90, 44),
    cloud(180, 110, 1),
    cloud(430, 66, 0.7),
    terrace(-30, 434, 9, 1.06, C.rust, light(C.sky, 0.5)),
    bunting([-10, 150], [552, 236], 40, [C.maroon, C.gold, C.leaf, C.saffron], 24),
    rect(0, 430, 960, 24, mix(C.soft, C.cream, 0.55)),
    rect(0, 452, 960, 108, mix(C.soft, C.cream, 0.32)),
    rect(0, 450, 960, 5, mix(C.soft, C.cream, 0.75)),
    chariot(716, 548),
    each(
      [
        [404, 0],
        [352, 8],
      ] as const,
      ([y, dy]) => stroke(`M560,${y + 80}Q330,${y + 92 + dy} 30,${y + 60 + dy}`, light(C.gold, 0.3), 6),
    ),
    each(
      [
        [80, C.saffron, 'pagdi', SKIN.brown],
        [216, C.leaf, 'topi', SKIN.warm],
        [352, C.cream, 'short', SKIN.light],
      ] as const,
      ([x, main, hair, skin], i) =>
        at(
          x,
          540,
          person({
            dress: 'kurta',
            main,
            second: i === 2 ? C.line : C.cream,
            accent: C.gold,
            hair,
            skin,
            hairColour: i === 1 ? GREY : C.ink,
            moustache: i === 0,
            left: [-48, -112, -58, -68],
            right: [46, -100, 66, -62],
            tilt: -6,
          }),
          { scale: 1.28 },
        ),
    ),
    at(
      472,
      546,
      person({
        dress: 'sari',
        main: C.rose,
        second: C.maroon,
        hair: 'bun',
        left: [-50, -106, -66, -72],
        right: [46, -150, 44, -196],
        tilt: 5,
      }),
      { scale: 1.24 },
    ),
    times(16, (i) =>
      circle(
        90 + ((i * 137) % 480),
        170 + ((i * 61) % 170),
        4.5,
        [C.rose, C.gold, C.saffron][i % 3] ?? C.gold,
      ),
    ),
  );

import {
  at,
  bands,
  bunting,
  C,
  circle,
  each,
  ellipse,
  hoop,
  light,
  marigold,
  mix,
  path,
  picture,
  polar,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { cloud, hills, stall, tree } from './places.ts';
import { heap } from './things.ts';

/** Spring mela: the wheel, the stalls and a blossom tree. */
export const springMela = (): string =>
  picture(
    bands(0, 420, mix(C.sky, C.white, 0.2), light(C.rose, 0.78), 6),
    cloud(110, 70, 0.8),
    cloud(520, 60, 0.7),
    hills([380, 350, 372, 340, 366, 350], mix(C.leaf, C.sky, 0.4)),
    bigWheel(720, 210, 176),
    hills([412, 404, 412, 402, 410], mix(C.leaf, C.gold, 0.4)),
    path('M340,560Q470,440 440,408H520Q560,450 640,560Z', light(C.gold, 0.6)),
    each(
      [
        [0, 26, 480, 20],
        [480, 20, 960, 26],
      ] as const,
      ([a, b, c, d]) => bunting([a, b], [c, d], 30, [C.maroon, C.gold, C.leaf, C.rose, C.saffron]),
    ),
    times(26, (i) => ellipse((i * 167) % 960, 430 + ((i * 53) % 122), 4, 2.6, light(C.rose, 0.5))),
    tree(46, 470, 2.1, light(C.rose, 0.4), C.white),
    tree(934, 470, 1.7, light(C.rose, 0.35), C.white),
    stall(
      240,
      490,
      1.14,
      C.maroon,
      heap(-44, -66, 3, 10, C.saffron) + heap(20, -66, 3, 10, C.gold) + heap(64, -66, 2, 9, C.rose),
    ),
    stall(500, 470, 0.86, C.leaf, bangles(-50) + bangles(0) + bangles(50)),
    stall(
      800,
      500,
      1.1,
      C.saffron,
      each([-56, -18, 20, 56], (x, i) =>
        at(
          x,
          -66,
          path('M-10,0L-14,-34H14L10,0Z', [C.rose, C.gold, C.leaf, C.cream][i] ?? C.gold) +
            stroke('M4,-34L10,-52', C.maroon, 3),
        ),
      ),
    ),
    at(
      372,
      548,
      person({
        dress: 'frock',
        main: C.gold,
        hair: 'pigtails',
        skin: SKIN.light,
        right: ARMS.rightUp,
        left: ARMS.leftOut,
      }),
      { scale: 0.86 },
    ),
    stroke('M406,382Q420,320 410,262', C.soft, 2),
    each(
      [
        [410, 226, C.rose],
        [442, 248, C.saffron],
        [384, 250, C.leaf],
      ] as const,
      ([x, y, c]) => stroke(`M406,382Q${x},${y + 90} ${x},${y + 28}`, C.soft, 1.6) + balloon(x, y, c),
    ),
    at(
      440,
      552,
      person({ dress: 'sari', main: C.leaf, second: C.saffron, hair: 'bun', left: ARMS.leftOut }),
      { scale: 1.14 },
    ),
    at(
      602,
      552,
      person({
        dress: 'kurta',
        main: C.rose,
        hair: 'topi',
        hairColour: GREY,
        glasses: true,
        moustache: true,
        left: ARMS.leftFold,
      }),
      { scale: 1.14 },
    ),
    at(
      666,
      554,
      person({
        dress: 'shirt',
        main: C.leaf,
        second: C.denim,
        hair: 'curly',
        skin: SKIN.brown,
        right: ARMS.rightUp,
      }),
      { scale: 0.84 },
    ),
  );

const balloon = (x: number, y: number, colour: string): string =>
  ellipse(x, y, 20, 25, colour) +
  ellipse(x - 6, y - 8, 5, 8, light(colour, 0.5)) +
  path(`M${x},${y + 24}l6,8h-12Z`, colour);

const bangles = (x: number): string =>
  each([0, 1, 2], (i) => hoop(x, -78 - i * 9, 12, [C.rose, C.gold, C.saffron][i] ?? C.gold, 4));

const bigWheel = (x: number, y: number, r: number): string =>
  stroke(`M${x},${y}L${x - 90},${y + 220}M${x},${y}L${x + 90},${y + 220}`, C.maroon, 10) +
  hoop(x, y, r, C.maroon, 7) +
  hoop(x, y, r * 0.84, C.rose, 4) +
  times(12, (i) => {
    const [dx, dy] = polar(i * 30, r);
    return stroke(`M${x},${y}L${x + dx},${y + dy}`, C.maroon, 3);
  }) +
  times(12, (i) => {
    const [dx, dy] = polar(i * 30, r);
    const colour = [C.saffron, C.leaf, C.gold, C.plum][i % 4] ?? C.gold;
    return (
      path(`M${x + dx - 22},${y + dy + 12}h44v10q-4,20 -22,20t-22,-20Z`, colour) +
      path(`M${x + dx - 26},${y + dy + 4}Q${x + dx},${y + dy - 18} ${x + dx + 26},${y + dy + 4}Z`, colour) +
      stroke(`M${x + dx - 18},${y + dy + 4}v10M${x + dx + 18},${y + dy + 4}v10`, C.cream, 3) +
      circle(x + dx, y + dy + 9, 6, C.rust)
    );
  }) +
  marigold(x, y, 24);

import {
  at,
  C,
  circle,
  dark,
  each,
  ellipse,
  faint,
  garland,
  light,
  mix,
  path,
  polar,
  rect,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, person } from './people.ts';
import { feather } from './things.ts';
import { thumbnail } from './thumbnail.ts';

/** The heads of those who sit in front. */
const audience = (y: number, count: number, colour: string): string =>
  times(count, (i) => {
    const x = ((i + 0.5) * 960) / count + (i % 3) * 6;
    const up = (i * 13) % 22;
    return (
      circle(x, y - up, 27, colour) +
      path(`M${x - 46},560C${x - 46},${y + 20 - up} ${x + 46},${y + 20 - up} ${x + 46},560Z`, colour) +
      (i % 3 === 1 ? circle(x, y - 28 - up, 14, colour) : '')
    );
  });

/** The children's show: a peacock in the light between two curtains. */
export const childrensShow = (): string =>
  thumbnail(
    rect(0, 0, 960, 540, C.night),
    faint(0.16, path('M300,0L120,470H560ZM660,0L400,470H840Z', C.gold)),
    circle(480, 270, 190, mix(C.night, C.sky, 0.25)),
    rect(0, 410, 960, 130, dark(C.rust, 0.25)),
    ellipse(480, 432, 300, 34, mix(C.rust, C.gold, 0.4)),
    each([-78, -58, -39, -20, 0, 20, 39, 58, 78], (turn) => feather(480 + turn * 0.4, 336, 1.3, turn)),
    at(
      480,
      440,
      person({
        dress: 'frock',
        main: C.leaf,
        hair: 'pigtails',
        skin: SKIN.warm,
        left: ARMS.leftOut,
        right: ARMS.rightOut,
      }),
      { scale: 1.32 },
    ),
    path('M470,196L480,168L490,196Z', C.gold),
    each([462, 480, 498], (x) => circle(x, 184 + Math.abs(x - 480) / 2, 6, C.sky)),
    at(
      290,
      446,
      person({
        dress: 'chaniya',
        main: C.saffron,
        second: C.maroon,
        hair: 'plait',
        skin: SKIN.light,
        left: ARMS.leftUp,
        right: ARMS.rightOut,
        swirl: 1.1,
        tilt: 6,
      }),
      { scale: 1.1 },
    ),
    at(
      670,
      446,
      person({
        dress: 'kurta',
        main: C.gold,
        second: C.cream,
        accent: C.maroon,
        hair: 'pagdi',
        skin: SKIN.brown,
        left: ARMS.leftOut,
        right: ARMS.rightUp,
        tilt: -6,
      }),
      { scale: 1.1 },
    ),
    each(
      [-1, 1],
      (s) =>
        path(
          `M${480 + s * 480},0H${480 + s * 300}C${480 + s * 330},160 ${480 + s * 400},250 ${480 + s * 372},440H${480 + s * 480}Z`,
          C.maroon,
        ) +
        each([330, 370, 410, 450], (dx) =>
          stroke(
            `M${480 + s * dx},0C${480 + s * (dx + 12)},160 ${480 + s * (dx + 40)},260 ${480 + s * (dx * 0.6 + 190)},440`,
            dark(C.maroon, 0.25),
            5,
          ),
        ) +
        rect(480 + s * 424 - 52, 256, 104, 14, C.gold, 6),
    ),
    times(
      12,
      (i) =>
        path(`M${i * 80},0h80v34a40,40 0 0 1 -80,0Z`, i % 2 ? C.maroon : dark(C.maroon, 0.18)) +
        stroke(`M${i * 80},34a40,40 0 0 0 80,0`, C.gold, 5),
    ),
    audience(514, 12, mix(C.night, C.ink, 0.5)),
  );

const stick = (colour: string): string =>
  rect(-300, -13, 320, 26, colour, 13) +
  times(8, (i) => rect(-40 - i * 30, -13, 12, 26, [C.gold, C.rose, C.leaf, C.cream][i % 4] ?? C.gold)) +
  stroke('M14,0q18,12 10,34M14,0q26,4 26,26', C.rose, 5) +
  circle(24, 36, 9, C.gold) +
  circle(40, 28, 9, C.saffron);

const fist = (skin: string, sleeve: string): string =>
  path('M-420,-40L-520,-46V46L-420,40Z', sleeve) +
  path('M-700,-62L-440,-44V44L-700,62Z', sleeve) +
  each([-444, -428, -412], (x, i) => rect(x, -43, 12, 86, [C.gold, C.rose, C.gold][i] ?? C.gold, 4)) +
  path('M-404,-36H-340V36H-404Z', skin) +
  rect(-350, -46, 88, 92, skin, 30) +
  each([-326, -304, -282], (x) => stroke(`M${x},-40V2`, dark(skin, 0.22), 4)) +
  path('M-346,20C-320,46 -280,44 -262,28L-268,52C-300,66 -330,60 -346,44Z', light(skin, 0.12));

/** Dandiya raas: four sticks meet in a burst of light. */
export const dandiyaRaas = (): string =>
  thumbnail(
    rect(0, 0, 960, 540, C.maroon),
    times(24, (i) => {
      const [ax, ay] = polar(i * 15, 700);
      const [bx, by] = polar(i * 15 + 7.5, 700);
      return path(`M480,262L${480 + ax},${262 + ay}L${480 + bx},${262 + by}Z`, mix(C.maroon, C.saffron, 0.3));
    }),
    each([210, 160, 110], (r, i) => circle(480, 262, r, mix(mix(C.maroon, C.saffron, 0.4), C.gold, i * 0.3))),
    times(40, (i) =>
      circle(
        480 + polar(i * 137.5, 120 + i * 9)[0],
        262 + polar(i * 137.5, 120 + i * 9)[1] * 0.7,
        3 + (i % 3) * 2,
        i % 2 ? C.gold : C.cream,
      ),
    ),
    each(
      [
        [26, SKIN.warm, C.leaf, C.saffron, 446, 246],
        [154, SKIN.brown, C.rose, C.leaf, 514, 246],
        [-26, SKIN.light, C.night, C.rust, 446, 292],
        [206, SKIN.dark, C.gold, C.deep, 514, 292],
      ] as const,
      ([turn, skin, sleeve, colour, x, y]) =>
        at(x, y, at(0, 0, stick(colour), { rotate: turn }) + at(0, 0, fist(skin, sleeve), { rotate: turn })),
    ),
    times(12, (i) => {
      const [ax, ay] = polar(i * 30, i % 2 ? 34 : 62);
      const [bx, by] = polar(i * 30 + 15, 20);
      return path(
        `M480,268L${480 + polar(i * 30 - 15, 20)[0]},${268 + polar(i * 30 - 15, 20)[1]}L${480 + ax},${268 + ay}L${480 + bx},${268 + by}Z`,
        C.cream,
      );
    }),
    garland([0, 0], [320, 0], 50, 11),
    garland([320, 0], [640, 0], 34, 11, 1),
    garland([640, 0], [960, 0], 50, 11, 2),
  );

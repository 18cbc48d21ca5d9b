import {
  at,
  C,
  circle,
  dark,
  diya,
  each,
  ellipse,
  flame,
  garland,
  glow,
  light,
  lotus,
  marigold,
  mix,
  path,
  rect,
  stroke,
  times,
  toran,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { tallWindow } from './places.ts';
import { betelLeaf, poojaPicture } from './pooja-sheet.ts';
import { bowl, heap, kalash, samai, WOOD } from './things.ts';

/** A low table with carved legs and a cloth, its top 2·half wide at y. */
const bajoth = (x: number, y: number, half: number, cloth: string): string =>
  each([-1, 1], (s) =>
    path(`M${x + s * (half - 18)},${y + 26}h${s * -44}l${s * 8},54h${s * 30}Z`, dark(C.rust, 0.3)),
  ) +
  rect(x - half, y, half * 2, 34, C.rust, 6) +
  path(
    `M${x - half + 24},${y - 8}H${x + half - 24}L${x + half - 8},${y + 8}V${y + 46}H${x - half + 8}V${y + 8}Z`,
    cloth,
  ) +
  times(Math.floor(half / 13), (i) => path(`M${x - half + 12 + i * 26},${y + 46}h20l-10,14Z`, C.gold)) +
  rect(x - half + 8, y + 34, half * 2 - 16, 7, C.gold);

/** A banana plant with long leaves, leaning inwards. */
const banana = (x: number, y: number, flip: boolean): string =>
  at(
    x,
    y,
    path('M-17,0L-12,-330H12L19,0Z', mix(C.leaf, C.gold, 0.45)) +
      stroke('M-6,-20L-3,-320M7,-20L5,-320', mix(C.leaf, C.gold, 0.25), 3) +
      each([-66, -28, 14, 58, 96], (turn, i) =>
        at(
          0,
          -318,
          path('M0,0C-44,-50 -42,-150 0,-216C42,-150 44,-50 0,0Z', i % 2 ? light(C.leaf, 0.1) : C.leaf) +
            stroke('M0,0V-204', light(C.leaf, 0.45), 4) +
            times(5, (k) =>
              stroke(
                `M0,${-34 - k * 34}L-28,${-58 - k * 32}M0,${-34 - k * 34}L28,${-58 - k * 32}`,
                dark(C.leaf, 0.15),
                2,
              ),
            ),
          { rotate: turn, scale: 0.86 },
        ),
      ),
    { flip },
  );

/** The open book of the katha on its folding stand. */
const openBook = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    stroke('M-44,0L44,-60M44,0L-44,-60', dark(C.rust, 0.3), 11) +
      path('M0,-62C-30,-84 -74,-84 -98,-72L-92,-34C-70,-44 -28,-44 0,-26Z', C.cream) +
      path('M0,-62C30,-84 74,-84 98,-72L92,-34C70,-44 28,-44 0,-26Z', light(C.gold, 0.75)) +
      each([0, 1, 2], (i) =>
        stroke(
          `M-${86 - i * 2},${-64 + i * 10}Q-44,${-76 + i * 11} -12,${-56 + i * 10}M${86 - i * 2},${-64 + i * 10}Q44,${-76 + i * 11} 12,${-56 + i * 10}`,
          C.soft,
          2.6,
        ),
      ) +
      stroke('M0,-62V-26', C.rust, 4) +
      path('M-3,-60H5V-6L1,-12L-3,-6Z', C.maroon),
    { scale },
  );

/** Satyanarayan Katha: the shrine between banana plants, the reader with his book, a family that listens. */
export const satyanarayanKatha = (): string =>
  poojaPicture(
    rect(0, 0, 960, 680, light(C.saffron, 0.66)),
    times(12, (i) =>
      times(6, (j) =>
        at(44 + i * 80 + (j % 2) * 40, 90 + j * 70, path('M0,-12L8,0L0,12L-8,0Z', light(C.saffron, 0.5))),
      ),
    ),
    each([116, 844], (x) => tallWindow(x, 330, 110, 150, light(C.sky, 0.3))),
    rect(0, 450, 960, 230, mix(C.rust, C.line, 0.2)),
    path('M60,500H900L960,660H0Z', C.maroon),
    stroke('M70,512H890', C.gold, 5),
    stroke('M14,640H946', C.gold, 6),
    circle(480, 260, 190, light(C.gold, 0.45)),
    circle(480, 260, 150, light(C.gold, 0.7)),
    banana(316, 500, false),
    banana(644, 500, true),
    garland([322, 150], [480, 108], 34, 11),
    garland([480, 108], [638, 150], 34, 11, 2),
    marigold(480, 106, 26),
    rect(406, 172, 148, 182, C.rust, 6),
    rect(420, 186, 120, 154, C.cream),
    lotus(480, 306, 0.86),
    circle(480, 232, 22, C.gold),
    garland([410, 180], [550, 180], 74, 9),
    bajoth(480, 400, 176, C.gold),
    rect(390, 354, 180, 48, C.saffron, 5),
    kalash(362, 400, 0.86),
    kalash(598, 400, 0.86),
    heap(440, 354, 2, 10, C.rust),
    heap(524, 354, 2, 10, C.gold),
    diya(480, 398, 0.8),
    toran(3, 60),
    at(
      168,
      600,
      person({
        dress: 'kurta',
        pose: 'sit',
        main: C.cream,
        second: C.cream,
        accent: C.saffron,
        hair: 'short',
        hairColour: GREY,
        glasses: true,
        moustache: true,
        skin: SKIN.warm,
        left: ARMS.leftFront,
        right: ARMS.rightFront,
        tilt: 6,
      }),
      { scale: 1.62 },
    ),
    openBook(206, 612, 1.05),
    at(
      668,
      590,
      person({
        dress: 'kurta',
        pose: 'sit',
        main: C.leaf,
        second: C.cream,
        hair: 'short',
        skin: SKIN.brown,
        left: ARMS.leftFold,
        right: ARMS.rightFold,
        tilt: -4,
      }),
      { scale: 1.4 },
    ),
    at(
      838,
      604,
      person({
        dress: 'sari',
        pose: 'sit',
        main: C.rose,
        second: C.plum,
        hair: 'bun',
        skin: SKIN.light,
        left: ARMS.leftFold,
        right: ARMS.rightFold,
        tilt: -6,
      }),
      { scale: 1.44 },
    ),
    at(
      752,
      640,
      person({
        dress: 'frock',
        pose: 'sit',
        main: C.saffron,
        hair: 'pigtails',
        skin: SKIN.warm,
        left: ARMS.leftFold,
        right: ARMS.rightFold,
      }),
      { scale: 0.98 },
    ),
    bowl(430, 600, light(C.gold, 0.3), 1.5, C.gold),
    each(
      [
        [500, 596, C.rose],
        [538, 602, C.gold],
        [520, 578, C.rose],
      ] as const,
      ([x, y, colour]) => circle(x, y, 19, colour) + circle(x - 6, y - 6, 6, light(colour, 0.4)),
    ),
  );

/** Ganesh Sthapan: the supari on betel leaves and rice, a kalash, laddus, and the invitation to a wedding. */
export const ganeshSthapan = (): string =>
  poojaPicture(
    rect(0, 0, 960, 680, C.leaf),
    times(8, (i) => rect(i * 128, 0, 64, 680, mix(C.leaf, C.gold, 0.06))),
    path('M210,680V300C210,110 390,130 480,36C570,130 750,110 750,300V680Z', C.gold),
    path('M228,680V306C228,128 400,146 480,64C560,146 732,128 732,306V680Z', C.maroon),
    each([236, 190, 144], (r, i) => circle(480, 350, r, mix(C.maroon, C.saffron, 0.16 + i * 0.16))),
    each([-1, 1], (s) =>
      times(
        5,
        (i) =>
          circle(480 + s * 352, 120 + i * 78, 20, C.gold) +
          at(480 + s * 352, 120 + i * 78, path('M0,-13L9,0L0,13L-9,0Z', C.maroon)),
      ),
    ),
    garland([0, 8], [240, 30], 60, 13),
    garland([720, 30], [960, 8], 60, 13, 1),
    garland([250, 250], [480, 110], 44, 13),
    garland([480, 110], [710, 250], 44, 13, 2),
    marigold(480, 110, 30),
    rect(0, 588, 960, 92, dark(C.rust, 0.25)),
    rect(0, 588, 960, 9, C.gold),
    bajoth(480, 492, 250, C.rose),
    path('M300,486C340,446 404,424 480,424C556,424 620,446 660,486Z', C.cream),
    times(30, (i) =>
      ellipse(
        330 + ((i * 67) % 300),
        474 - ((i * 29) % 36) * (1 - Math.abs(((i * 67) % 300) - 150) / 170),
        5,
        2.6,
        C.line,
      ),
    ),
    each([-68, 68, 0], (turn) =>
      at(480, 476, betelLeaf(turn ? C.leaf : light(C.leaf, 0.12)), { rotate: turn, scale: 1.34 }),
    ),
    glow(480, 372, 84, C.gold, 0.16, 3),
    path('M480,318C512,332 526,366 520,396C514,426 446,426 440,396C434,366 448,332 480,318Z', C.rust),
    path(
      'M480,318C466,332 458,372 466,414C448,412 442,404 440,396C434,366 448,332 480,318Z',
      light(C.rust, 0.3),
    ),
    stroke('M444,388Q480,404 516,388M442,372Q480,388 518,372', C.rose, 6),
    circle(480, 350, 7, C.maroon),
    marigold(480, 304, 17),
    kalash(304, 494, 1.25),
    heap(640, 490, 3, 20, C.gold),
    samai(140, 606, 1.7),
    samai(820, 606, 1.7),
    each(
      [140, 820],
      (x) => glow(x, 372, 90, C.gold, 0.12, 3) + each([-54, -27, 0, 27, 54], (dx) => flame(x + dx, 398, 1.1)),
    ),
    at(
      330,
      656,
      rect(-66, -86, 132, 90, C.cream, 4) +
        rect(-56, -76, 112, 70, light(C.gold, 0.6), 3) +
        lotus(0, -22, 0.5) +
        each([-18, -10], (y) => stroke(`M-36,${y}H36`, C.maroon, 2.4)),
      { rotate: -6 },
    ),
    bowl(500, 656, C.white, 1.2),
    diya(610, 660, 0.9),
    each([700, 742], (x) =>
      at(
        x,
        658,
        path('M0,-50C26,-44 34,-8 0,0C-34,-8 -26,-44 0,-50Z', WOOD) +
          stroke('M-10,-40Q-18,-22 -8,-8', light(WOOD, 0.5), 4),
      ),
    ),
  );

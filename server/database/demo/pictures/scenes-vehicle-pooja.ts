import {
  at,
  bands,
  bunting,
  C,
  circle,
  dark,
  each,
  ellipse,
  flame,
  garland,
  glow,
  light,
  marigold,
  mix,
  path,
  rect,
  stroke,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { cloud, terrace, tree } from './places.ts';
import { poojaPicture } from './pooja-sheet.ts';

/** A small car seen from the front, 400 wide, its wheels on 0,0. */
const car = (x: number, y: number, paint: string): string =>
  at(
    x,
    y,
    each(
      [-1, 1],
      (s) => rect(s * 150 - 34, -62, 68, 66, C.ink, 16) + rect(s * 150 - 12, -58, 24, 58, C.soft, 6),
    ) +
      path(
        'M-148,-196C-136,-272 -112,-312 -88,-318C-40,-328 40,-328 88,-318C112,-312 136,-272 148,-196Z',
        paint,
      ) +
      path(
        'M-128,-204C-116,-262 -98,-292 -80,-298C-36,-306 36,-306 80,-298C98,-292 116,-262 128,-204Z',
        light(C.sky, 0.25),
      ) +
      path('M-60,-302L-104,-204H-60L-18,-305Z', light(C.sky, 0.6)) +
      each([-1, 1], (s) =>
        path(
          `M${s * 146},-212C${s * 170},-232 ${s * 200},-226 ${s * 198},-208C${s * 190},-196 ${s * 160},-196 ${s * 146},-198Z`,
          paint,
        ),
      ) +
      path(
        'M-196,-60V-140C-196,-178 -176,-202 -140,-206H140C176,-202 196,-178 196,-140V-60Q0,-40 -196,-60Z',
        paint,
      ) +
      path('M-150,-204H150C110,-170 60,-152 0,-152C-60,-152 -110,-170 -150,-204Z', light(paint, 0.16)) +
      each(
        [-1, 1],
        (s) => ellipse(s * 148, -130, 34, 25, C.cream) + ellipse(s * 148, -130, 22, 16, light(C.gold, 0.5)),
      ) +
      rect(-86, -136, 172, 34, C.ink, 14) +
      each([-128, -118, -108], (yy) => stroke(`M-78,${yy}H78`, C.soft, 2.5)) +
      rect(-200, -72, 400, 34, dark(paint, 0.25), 14) +
      rect(-66, -76, 132, 32, C.cream, 5) +
      each([-46, -28, -10, 18, 36], (dx) => rect(dx, -68, 10, 16, C.ink, 2)),
  );

/** Vehicle pooja: a new car with its garland, the pujari's plate, lemons before the wheels, a proud family. */
export const vehiclePooja = (): string =>
  poojaPicture(
    bands(0, 470, C.sky, light(C.sky, 0.7), 6),
    cloud(180, 130, 1.1),
    cloud(700, 108, 0.8),
    at(-20, 452, terrace(0, 0, 9, 0.94)),
    tree(900, 470, 1.5),
    rect(0, 448, 960, 60, mix(C.soft, C.cream, 0.62)),
    rect(0, 500, 960, 180, mix(C.soft, C.cream, 0.4)),
    rect(0, 496, 960, 9, mix(C.soft, C.cream, 0.75)),
    bunting([-10, 20], [480, 40], 46, [C.maroon, C.gold, C.leaf, C.saffron], 34),
    bunting([480, 40], [970, 20], 46, [C.saffron, C.leaf, C.gold, C.maroon], 34),
    ellipse(480, 600, 240, 26, mix(C.soft, C.ink, 0.05)),
    car(480, 600, C.maroon),
    garland([344, 404], [616, 404], 72, 15),
    each([344, 616], (x) => marigold(x, 402, 24)),
    circle(480, 426, 13, light(C.gold, 0.2)),
    path('M480,402C488,416 490,424 480,436C470,424 472,416 480,402Z', C.saffron),
    each(
      [318, 356, 604, 642],
      (x) => ellipse(x, 606, 18, 13, C.gold) + ellipse(x - 5, 602, 7, 4, light(C.gold, 0.6)),
    ),
    at(
      150,
      640,
      person({
        dress: 'kurta',
        main: C.cream,
        second: C.cream,
        accent: C.saffron,
        hair: 'short',
        hairColour: GREY,
        moustache: true,
        skin: SKIN.brown,
        left: ARMS.leftDown,
        right: [52, -116, 82, -128],
        holds: ['', ''],
      }),
      { scale: 1.86 },
    ),
    path('M112,382C126,420 130,470 128,520H104C100,470 98,420 112,382Z', C.saffron),
    at(
      318,
      396,
      ellipse(0, 0, 52, 13, C.gold) +
        ellipse(0, -4, 44, 9, light(C.gold, 0.4)) +
        each([-24, 0, 24], (dx) => flame(dx, -6, 0.8)) +
        glow(0, -16, 50, C.gold, 0.12, 3),
    ),
    at(
      760,
      650,
      person({
        dress: 'kurta',
        main: C.denim,
        second: C.cream,
        hair: 'short',
        skin: SKIN.warm,
        left: ARMS.leftFold,
        right: ARMS.rightFold,
      }),
      { scale: 1.66 },
    ),
    at(
      884,
      660,
      person({
        dress: 'sari',
        main: C.saffron,
        second: C.leaf,
        accent: C.maroon,
        hair: 'plait',
        skin: SKIN.light,
        left: [-36, -110, -48, -84],
        right: ARMS.rightDown,
      }),
      { scale: 1.62 },
    ),
    at(
      822,
      668,
      person({
        dress: 'shirt',
        main: C.gold,
        second: C.denim,
        hair: 'short',
        skin: SKIN.warm,
        right: [42, -140, 34, -190],
        left: ARMS.leftDown,
      }),
      { scale: 1.02 },
    ),
    at(
      470,
      650,
      path('M0,-66C34,-56 40,-10 0,0C-40,-10 -34,-56 0,-66Z', dark(C.rust, 0.3)) +
        stroke('M-8,-58Q-22,-32 -10,-8M8,-56Q20,-32 10,-8', C.rust, 3.5) +
        path('M-8,-64L0,-84L8,-64Z', mix(C.rust, C.line, 0.4)),
    ),
    each(
      [
        [540, 650],
        [572, 656],
        [404, 652],
      ] as const,
      ([x, y], i) => marigold(x, y, 15, i ? C.saffron : C.gold),
    ),
  );

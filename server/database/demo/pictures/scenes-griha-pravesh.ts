import {
  at,
  C,
  circle,
  dark,
  diya,
  each,
  ellipse,
  flame,
  glow,
  light,
  marigold,
  mix,
  path,
  rangoli,
  rect,
  stroke,
  times,
  toran,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { poojaPicture } from './pooja-sheet.ts';
import { kalash } from './things.ts';

/** Griha Pravesh: a couple at the door of their first house, the kalash full of rice on the sill. */
export const grihaPravesh = (): string => {
  const brick = mix(C.rust, C.line, 0.2);
  return poojaPicture(
    rect(0, 0, 960, 680, brick),
    times(17, (row) =>
      times(11, (i) =>
        rect(
          i * 100 - (row % 2) * 50,
          row * 34,
          96,
          30,
          mix(brick, (i * 5 + row * 3) % 4 ? C.rust : C.maroon, 0.14),
          2,
        ),
      ),
    ),
    rect(40, 140, 200, 240, C.cream, 4),
    rect(56, 156, 168, 208, light(C.gold, 0.25)),
    path('M56,156H120Q112,260 56,330Z', light(C.rose, 0.3)),
    path('M224,156H160Q168,260 224,330Z', light(C.rose, 0.3)),
    rect(136, 156, 8, 208, C.cream),
    rect(28, 376, 224, 20, light(C.soft, 0.5), 4),
    each([70, 112, 154, 196], (x, i) => marigold(x, 366, 20, i % 2 ? C.gold : C.saffron)),
    rect(300, 60, 360, 500, C.cream, 6),
    rect(326, 86, 308, 474, dark(C.rust, 0.55)),
    rect(326, 86, 308, 474, light(C.gold, 0.4)),
    each([170, 130, 90], (r) => circle(480, 320, r, light(C.gold, 0.55 + (170 - r) / 400))),
    path('M326,86L384,116V560H326Z', C.leaf),
    each([150, 330], (y) => path(`M338,${y}L372,${y + 10}V${y + 140}L338,${y + 140}Z`, dark(C.leaf, 0.2))),
    circle(374, 350, 8, C.gold),
    toran(90, 51, 327, 306),
    glow(738, 200, 96, C.gold, 0.14, 3),
    rect(730, 120, 16, 44, C.ink, 3),
    path('M706,170L722,148H754L770,170Z', C.ink),
    path('M712,170H764L756,236H720Z', light(C.gold, 0.3)),
    path('M716,236H760L750,250H726Z', C.ink),
    stroke('M738,170V236', C.ink, 4),
    rect(0, 560, 960, 120, mix(C.soft, C.cream, 0.66)),
    rect(284, 548, 392, 26, light(C.soft, 0.6), 3),
    rect(256, 574, 448, 26, light(C.soft, 0.45), 3),
    at(480, 644, rangoli(0, 0, 132, [C.maroon, C.saffron, C.gold, C.rose], 18), { scale: 1, scaleY: 0.26 }),
    at(
      420,
      552,
      person({
        dress: 'kurta',
        main: C.cream,
        second: C.cream,
        accent: C.maroon,
        hair: 'short',
        skin: SKIN.brown,
        left: [-38, -112, -20, -88],
        right: ARMS.rightFront,
      }),
      { scale: 1.74 },
    ),
    at(
      538,
      552,
      person({
        dress: 'sari',
        main: C.rose,
        second: C.maroon,
        hair: 'plait',
        skin: SKIN.light,
        left: ARMS.leftFront,
        right: ARMS.rightFront,
      }),
      { scale: 1.66 },
    ),
    at(
      538,
      396,
      ellipse(0, 4, 50, 10, C.gold) +
        ellipse(0, 1, 42, 7, light(C.gold, 0.4)) +
        flame(-16, -2, 0.8) +
        flame(16, -2, 0.8) +
        marigold(0, 0, 9),
    ),
    at(
      384,
      396,
      stroke('M0,0V26', C.gold, 5) +
        circle(0, -8, 11, C.gold) +
        circle(0, -8, 5, C.cream) +
        stroke('M0,18H9M0,26H9', C.gold, 5),
    ),
    kalash(480, 590, 0.72),
    each([286, 674], (x) => diya(x, 566, 0.9)),
    at(
      800,
      560,
      person({
        dress: 'sari',
        main: C.leaf,
        second: C.gold,
        accent: C.saffron,
        hair: 'bun',
        hairColour: GREY,
        glasses: true,
        skin: SKIN.warm,
        left: ARMS.leftFold,
        right: ARMS.rightFold,
      }),
      { scale: 1.62 },
    ),
    at(
      896,
      566,
      person({
        dress: 'frock',
        main: C.saffron,
        hair: 'pigtails',
        skin: SKIN.light,
        left: ARMS.leftUp,
        right: ARMS.rightDown,
      }),
      { scale: 1.12 },
    ),
    at(
      130,
      600,
      rect(-86, -96, 172, 100, mix(C.rust, C.line, 0.5), 4) +
        rect(-86, -96, 172, 20, mix(C.rust, C.line, 0.3)) +
        rect(-14, -96, 28, 100, light(C.gold, 0.5)) +
        stroke('M-60,-30h30M-60,-18h18', C.soft, 4),
    ),
    at(
      196,
      640,
      rect(-56, -70, 112, 72, mix(C.rust, C.line, 0.62), 4) + rect(-9, -70, 18, 72, light(C.gold, 0.5)),
    ),
  );
};

import { at, C, circle, dark, each, ellipse, light, path, rect, stroke, times } from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { poojaPicture } from './pooja-sheet.ts';
import { plate, STEEL, steam, WOOD } from './things.ts';

const vegetable = {
  tomato: (x: number, y: number) =>
    circle(x, y, 24, C.rose) +
    circle(x - 8, y - 8, 6, light(C.rose, 0.4)) +
    path(
      `M${x - 12},${y - 20}L${x},${y - 14}L${x + 12},${y - 20}L${x + 3},${y - 26}L${x},${y - 34}L${x - 3},${y - 26}Z`,
      C.leaf,
    ),
  aubergine: (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path('M-16,-34C-34,4 -26,44 0,44C26,44 34,4 16,-34Z', C.plum) +
        path('M-18,-34Q0,-22 18,-34L8,-46H-8Z', C.leaf) +
        stroke('M-12,-8Q-18,14 -10,30', light(C.plum, 0.4), 5),
      { rotate: turn },
    ),
  chilli: (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path('M-7,0C-10,40 4,66 22,74C14,50 10,30 9,0Z', light(C.leaf, 0.15)) +
        path('M-8,2H10L4,-8L3,-22H-3L-4,-8Z', C.leaf),
      { rotate: turn },
    ),
};

const pot = (x: number, y: number, scale: number, food: string): string =>
  at(
    x,
    y,
    ellipse(0, -150, 128, 24, dark(STEEL, 0.2)) +
      ellipse(0, -146, 112, 17, food) +
      path('M-128,-150C-128,-126 128,-126 128,-150L120,-20Q0,14 -120,-20Z', STEEL) +
      path('M-128,-150C-120,-138 -100,-134 -84,-132L-78,-6Q-104,-10 -120,-20Z', light(STEEL, 0.6)) +
      each([-1, 1], (s) => stroke(`M${s * 122},-116q${s * 30},18 ${s * -2},40`, dark(STEEL, 0.3), 10)) +
      rect(-122, -34, 244, 7, dark(STEEL, 0.14), 3),
    { scale },
  );

const helper = (
  x: number,
  dress: 'kurta' | 'shirt' | 'sari',
  main: string,
  hair: 'short' | 'bun' | 'topi' | 'plait',
  skin: string,
  more: { moustache?: boolean; hairColour?: string; glasses?: boolean } = {},
): string =>
  at(
    x,
    560,
    person({
      dress,
      pose: 'half',
      main,
      second: C.cream,
      hair,
      skin,
      left: ARMS.leftFront,
      right: ARMS.rightFront,
      ...more,
    }) +
      path('M-17,-126H17L22,-40H-22Z', C.white) +
      stroke('M-15,-126L-8,-144M15,-126L8,-144', C.white, 4) +
      rect(-8, -100, 16, 14, C.saffron, 3),
    { scale: 1.8 },
  );

/** Annakshetra: four in aprons behind the counter, two great pots, and the vegetables of the day. */
export const kitchenSeva = (): string =>
  poojaPicture(
    rect(0, 0, 960, 680, light(C.leaf, 0.76)),
    times(13, (i) =>
      times(6, (j) => rect(i * 80 + 2, 40 + j * 66, 76, 62, light(C.leaf, (i + j) % 2 ? 0.8 : 0.84), 3)),
    ),
    rect(0, 104, 960, 12, WOOD),
    each(
      [70, 170, 270, 690, 790, 890],
      (x, i) =>
        rect(
          x - 32,
          40,
          64,
          64,
          light([C.gold, C.rust, C.leaf, C.rose, C.saffron, C.cream][i] ?? C.gold, 0.1),
          8,
        ) +
        rect(x - 36, 28, 72, 16, C.maroon, 5) +
        rect(x - 20, 62, 40, 22, C.cream, 3),
    ),
    path('M392,0H568L620,116H340Z', STEEL),
    rect(332, 108, 296, 20, dark(STEEL, 0.15), 4),
    steam(400, 330, 2),
    steam(566, 330, 2),
    helper(104, 'kurta', C.saffron, 'topi', SKIN.brown, { moustache: true, hairColour: GREY }),
    helper(268, 'sari', C.rose, 'bun', SKIN.light, { hairColour: GREY, glasses: true }),
    helper(696, 'shirt', C.denim, 'short', SKIN.warm),
    helper(858, 'sari', C.leaf, 'plait', SKIN.brown),
    pot(482, 500, 1.06, C.gold),
    stroke('M520,350L580,250', WOOD, 12),
    rect(0, 486, 960, 34, light(C.soft, 0.7), 4),
    rect(0, 516, 960, 164, C.maroon),
    times(16, (i) => at(30 + i * 60, 640, path('M0,-20L16,0L0,20L-16,0Z', dark(C.maroon, 0.3)))),
    rect(0, 516, 960, 8, C.gold),
    at(
      150,
      486,
      rect(-104, -14, 208, 20, WOOD, 6) +
        times(
          7,
          (i) =>
            circle(-70 + i * 17, -24 - (i % 2) * 8, 10, C.saffron) +
            circle(-70 + i * 17, -24 - (i % 2) * 8, 5, light(C.saffron, 0.4)),
        ) +
        path('M52,-18H98L104,-26H52Z', STEEL),
    ),
    each([300, 334, 368], (x) => vegetable.tomato(x, 496)),
    vegetable.aubergine(640, 496, 80),
    vegetable.aubergine(590, 486, 20),
    each([730, 752, 774], (x, i) => vegetable.chilli(x - 20, 446, 20 - i * 16)),
    at(
      880,
      490,
      path('M-60,0C-70,-40 -30,-76 0,-70C40,-80 70,-40 60,0Z', light(C.leaf, 0.2)) +
        each([-30, 0, 30], (dx) => stroke(`M${dx * 0.4},0Q${dx},-30 ${dx * 1.1},-56`, light(C.leaf, 0.6), 4)),
    ),
    each(
      [120, 300, 480, 660, 840],
      (x, i) =>
        plate(x, 604, 62) +
        each(
          [
            [-22, -16, C.gold],
            [20, -18, C.leaf],
            [0, 20, C.white],
          ] as const,
          ([dx, dy, colour]) => circle(x + dx, 604 + dy, 19, i % 2 && colour === C.leaf ? C.rust : colour),
        ),
    ),
  );

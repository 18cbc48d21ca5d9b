import {
  at,
  C,
  circle,
  dark,
  each,
  faint,
  hoop,
  light,
  mix,
  path,
  picture,
  polar,
  rect,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { plate } from './things.ts';

const man = (x: number, y: number, colour: string): string =>
  faint(0.25, circle(x + 2, y + 4, 15, C.ink)) +
  circle(x, y, 15, colour) +
  hoop(x, y, 9, dark(colour, 0.22), 2.4);

/** Carrom evening: the board from above, hands at the striker, tea within reach. */
export const carromEvening = (): string => {
  const frame = dark(C.rust, 0.35);
  const board = light(C.gold, 0.55);
  return picture(
    rect(0, 0, 960, 560, C.leaf),
    times(84, (i) =>
      at(
        40 + (i % 14) * 70 - (Math.floor(i / 14) % 2) * 35,
        40 + Math.floor(i / 14) * 96,
        path('M0,-15C8,-7 8,7 0,15C-8,7 -8,-7 0,-15Z', mix(C.leaf, C.cream, 0.12)),
      ),
    ),
    rect(0, 0, 960, 16, C.gold),
    rect(0, 544, 960, 16, C.gold),
    at(
      480,
      280,
      faint(0.3, rect(-246, -238, 508, 508, C.ink, 22)) +
        rect(-256, -256, 512, 512, frame, 22) +
        rect(-246, -246, 492, 8, light(frame, 0.2), 4) +
        rect(-218, -218, 436, 436, board, 6) +
        each([45, 135, 225, 315], (turn) =>
          at(
            0,
            0,
            circle(0, -284, 25, C.ink) +
              stroke('M0,-220V-130', C.rust, 3) +
              path('M0,-120L-8,-138H8Z', C.rust) +
              stroke('M-22,-136A26,26 0 1 0 22,-136', C.rust, 3),
            { rotate: turn },
          ),
        ) +
        each([0, 90, 180, 270], (turn) =>
          at(
            0,
            0,
            rect(-124, -176, 248, 4, C.maroon) +
              rect(-124, -154, 248, 4, C.maroon) +
              each([-124, 124], (x) => circle(x, -163, 14, C.maroon) + circle(x, -163, 8, C.rose)),
            { rotate: turn },
          ),
        ) +
        hoop(0, 0, 84, C.maroon, 4) +
        times(8, (i) =>
          at(0, 0, path('M0,-40C12,-50 12,-68 0,-78C-12,-68 -12,-50 0,-40Z', i % 2 ? C.gold : C.saffron), {
            rotate: i * 45,
          }),
        ) +
        hoop(0, 0, 38, C.maroon, 3) +
        man(0, 0, C.rose) +
        times(6, (i) => man(polar(i * 60, 32)[0], polar(i * 60, 32)[1], i % 2 ? C.ink : C.cream)) +
        man(-112, -66, C.ink) +
        man(96, -96, C.cream) +
        man(128, 50, C.ink) +
        man(-84, 96, C.cream) +
        man(-150, 30, C.cream) +
        man(172, -172, C.ink) +
        stroke('M12,150L60,66', C.white, 3) +
        circle(6, 164, 21, C.white) +
        hoop(6, 164, 14, C.rose, 3) +
        circle(6, 164, 6, C.saffron),
    ),
    at(476, 546, carromHand(C.saffron, SKIN.warm)),
    at(170, 236, carromHand(C.maroon, SKIN.brown), { rotate: 90, scale: 0.92 }),
    at(790, 330, carromHand(C.rose, SKIN.light, true), { rotate: -90, scale: 0.92 }),
    at(110, 456, glassOfTea()),
    at(858, 116, glassOfTea()),
    at(116, 96, snack()),
    at(852, 462, snack()),
  );
};

/** A hand reaching over the edge, seen from above, fingertips near 0,−80. */
const carromHand = (sleeve: string, skin: string, bangles = false): string =>
  stroke('M60,260L22,-2', sleeve, 64) +
  stroke('M22,10L16,-22', skin, 40) +
  path('M-14,-18C-20,-50 0,-62 22,-60C44,-58 50,-30 42,-12C34,4 -8,6 -14,-18Z', skin) +
  stroke('M6,-44L4,-84', skin, 13) +
  stroke('M22,-46L26,-66', skin, 14) +
  stroke('M36,-36L42,-54', skin, 13) +
  stroke('M-8,-24L-26,-44', skin, 13) +
  (bangles
    ? stroke('M-2,6L44,-2', C.gold, 6) + stroke('M0,18L46,10', C.leaf, 6)
    : stroke('M-8,16L52,6', light(sleeve, 0.4), 6));

const glassOfTea = (): string =>
  faint(0.25, circle(6, 8, 58, C.ink)) +
  circle(0, 0, 58, C.cream) +
  circle(0, 0, 50, C.line) +
  circle(0, 0, 40, C.white) +
  circle(0, 0, 33, mix(C.rust, C.line, 0.35)) +
  stroke('M-14,6q8,-14 18,-4t12,-8', light(C.gold, 0.5), 4) +
  stroke('M38,12q20,4 22,20', C.white, 9);

const snack = (): string =>
  plate(0, 0, 66) +
  times(26, (i) =>
    at(
      polar(i * 137.5, 6 + i * 1.7)[0],
      polar(i * 137.5, 6 + i * 1.7)[1],
      stroke('M-9,0q9,-9 18,0', [C.saffron, C.gold, C.rust][i % 3] ?? C.gold, 5),
      { rotate: i * 61 },
    ),
  ) +
  times(7, (i) => circle(polar(i * 97, 34)[0], polar(i * 97, 34)[1], 5, i % 2 ? C.leaf : C.maroon));

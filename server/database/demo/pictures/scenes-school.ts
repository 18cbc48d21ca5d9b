import {
  at,
  bunting,
  C,
  circle,
  dark,
  each,
  faint,
  light,
  mix,
  path,
  picture,
  rect,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, person } from './people.ts';
import { hall } from './places.ts';
import { WOOD } from './things.ts';

/** Saturday Gujarati school: slates up, pictures on the board, hands in the air. */
export const gujaratiSchool = (): string =>
  picture(
    hall(light(C.gold, 0.62), mix(C.rust, C.line, 0.5), 470),
    bunting([0, 16], [960, 16], 24, [C.leaf, C.saffron, C.maroon, C.gold, C.rose]),
    rect(232, 66, 500, 268, WOOD, 8),
    rect(246, 80, 472, 240, mix(C.leaf, C.ink, 0.45)),
    at(322, 170, chalk(mango())),
    at(440, 184, chalk(lamp())),
    at(
      560,
      164,
      chalk(stroke('M0,-56L42,0L0,60L-42,0ZM0,-56V60M-42,0Q0,-30 42,0M0,60q14,14 0,26', C.cream, 5)),
    ),
    at(655, 186, chalk(chalkLotus()), { scale: 0.8 }),
    stroke('M280,278Q320,262 360,278T440,278T520,278T600,278T680,278', light(C.gold, 0.4), 4),
    rect(340, 326, 280, 10, dark(WOOD), 3),
    each([420, 450, 500], (x, i) => rect(x, 320, 22, 6, [C.cream, C.rose, C.gold][i] ?? C.cream, 2)),
    at(90, 250, bookshelf()),
    at(
      852,
      300,
      at(
        0,
        0,
        circle(0, -60, 62, mix(C.sky, C.leaf, 0.1)) +
          path(
            'M-40,-100C-10,-116 20,-96 8,-76C-16,-70 -20,-50 -44,-54' +
              'C-56,-70 -54,-90 -40,-100ZM20,-60C44,-70 56,-56 50,-36C36,-14 14,-20 12,-40Z',
            C.leaf,
          ) +
          stroke('M-30,-120A72,72 0 0 0 30,6', C.gold, 7) +
          rect(-5, 0, 10, 24, C.gold) +
          rect(-44, 22, 88, 13, C.maroon, 6),
      ),
    ),
    rect(780, 334, 170, 12, WOOD, 3),
    at(
      196,
      478,
      person({
        dress: 'sari',
        main: C.maroon,
        second: C.saffron,
        hair: 'bun',
        glasses: true,
        left: ARMS.leftDown,
        right: [52, -128, 78, -160],
        tilt: 6,
        holds: ['', stroke('M0,4L34,-34', C.rust, 4)],
      }),
      { scale: 1.58 },
    ),
    each(
      [
        [330, C.saffron, 'pigtails', SKIN.light, 1],
        [480, C.leaf, 'curly', SKIN.brown, 0],
        [630, C.rose, 'plait', SKIN.warm, 1],
        [790, C.gold, 'short', SKIN.warm, 0],
      ] as const,
      ([x, main, hair, skin, up]) =>
        at(
          x,
          592,
          person({
            dress: 'shirt',
            pose: 'half',
            main,
            hair,
            skin,
            left: ARMS.leftFront,
            right: up ? ARMS.rightUp : ARMS.rightFront,
            tilt: up ? 5 : -4,
          }),
          { scale: 1.22 },
        ),
    ),
    each(
      [330, 480, 630, 790],
      (x, i) =>
        rect(x - 68, 482, 136, 14, light(C.rust, 0.35), 4) +
        rect(x - 60, 496, 120, 64, WOOD) +
        at(x, 482, i % 2 ? slate() : openBook()),
    ),
  );

const chalk = (drawing: string): string => faint(0.92, drawing);

const mango = (): string =>
  stroke(
    'M-8,-46C-56,-40 -56,44 -6,50C34,54 48,14 30,-12C20,-26 10,-50 -8,-46ZM-4,-46Q0,-64 18,-66Q26,-50 4,-46',
    C.cream,
    5,
  ) + stroke('M-28,-4Q-26,20 -8,28', C.gold, 5);

const lamp = (): string =>
  stroke('M-48,6C-42,38 42,38 48,6Q0,24 -48,6ZM0,12C-22,-10 -10,-26 0,-52C10,-26 22,-10 0,12', C.cream, 5) +
  stroke('M0,0C-8,-10 -4,-20 0,-28C4,-20 8,-10 0,0', C.saffron, 4);

const chalkLotus = (): string =>
  each([-64, -32, 32, 64], (turn) =>
    at(0, 30, stroke('M0,0C20,-20 18,-46 0,-66C-18,-46 -20,-20 0,0Z', C.cream, 5), { rotate: turn }),
  ) +
  stroke('M0,30C22,10 20,-22 0,-44C-22,-22 -20,10 0,30Z', C.rose, 6) +
  stroke('M-56,44Q0,56 56,44', C.cream, 5);

const bookshelf = (): string =>
  rect(-76, -130, 152, 300, WOOD, 4) +
  each(
    [0, 1, 2],
    (row) =>
      rect(-66, -120 + row * 96, 132, 84, dark(WOOD, 0.4)) +
      times(7, (i) =>
        rect(
          -62 + i * 18,
          -110 + row * 96 + ((i * 7 + row * 5) % 18),
          14,
          74 - ((i * 7 + row * 5) % 18),
          [C.maroon, C.saffron, C.leaf, C.gold, C.rose][(i + row) % 5] ?? C.gold,
          2,
        ),
      ),
  );

const slate = (): string =>
  rect(-34, -14, 68, 12, dark(WOOD), 3) + rect(-30, -18, 60, 8, C.ink, 2) + rect(40, -6, 22, 5, C.cream, 2);

const openBook = (): string =>
  path('M0,-6Q-22,-20 -46,-8V-1Q-22,-10 0,0Q22,-10 46,-1V-8Q22,-20 0,-6Z', C.white) +
  stroke('M0,-6V0', C.soft, 2) +
  path('M-48,-6V2H48V-6Q22,-14 0,-2Q-22,-14 -48,-6Z', C.maroon) +
  path('M0,-6Q-22,-20 -46,-8V-4Q-22,-14 0,-3Q22,-14 46,-4V-8Q22,-20 0,-6Z', C.white);

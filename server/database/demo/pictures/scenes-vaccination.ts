import { at, C, circle, each, ellipse, light, mix, path, picture, rect, stroke, times } from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { hall, tallWindow } from './places.ts';
import { STEEL, WOOD } from './things.ts';

/** The jab: an elder with a rolled-up sleeve, a nurse, a queue of two with the paper. */
export const noticeVaccination = (): string =>
  picture(
    hall(light(C.leaf, 0.78), mix(WOOD, C.cream, 0.3), 430),
    each([150, 480], (x) => tallWindow(x, 300, 120, 130)),
    rect(650, 70, 250, 200, C.white, 8),
    path(
      'M775,228C680,166 690,96 736,96C760,96 772,112 775,122C778,112 790,96 814,96C860,96 870,166 775,228Z',
      C.rose,
    ),
    at(
      775,
      154,
      rect(-62, -19, 124, 38, light(C.gold, 0.35), 19) +
        rect(-20, -19, 40, 38, light(C.gold, 0.7)) +
        each([-10, 0, 10], (x) => circle(x, -7, 2.6, C.rust) + circle(x, 7, 2.6, C.rust)),
      { rotate: -28 },
    ),
    at(
      230,
      580,
      person({
        dress: 'shirt',
        main: C.cream,
        second: C.maroon,
        pose: 'half',
        hair: 'bald',
        hairColour: GREY,
        glasses: true,
        moustache: true,
        skin: SKIN.brown,
        left: ARMS.leftFront,
        right: [50, -118, 40, -90],
        tilt: 4,
      }),
      { scale: 2 },
    ),
    circle(318, 352, 13, light(C.gold, 0.4)),
    at(
      446,
      586,
      person({
        dress: 'shirt',
        main: C.leaf,
        second: C.cream,
        pose: 'half',
        hair: 'bun',
        skin: SKIN.light,
        left: [-44, -124, -42, -118],
        right: ARMS.rightFront,
        tilt: -8,
      }),
      { scale: 2 },
    ),
    at(
      348,
      352,
      rect(0, -8, 46, 16, C.white, 4) +
        rect(6, -5, 22, 10, C.sky, 2) +
        rect(44, -11, 6, 22, C.soft, 2) +
        stroke('M-16,0H0', C.soft, 3),
    ),
    rect(40, 410, 560, 150, C.maroon, 6),
    rect(30, 402, 580, 20, C.cream, 6),
    times(14, (i) => path(`M${40 + i * 40},422h40a20,16 0 0 1 -40,0Z`, i % 2 ? C.saffron : C.gold)),
    at(
      110,
      402,
      rect(-30, -44, 60, 44, C.white, 6) +
        stroke('M30,-34q22,4 0,24', C.white, 7) +
        ellipse(0, -44, 30, 7, C.rust),
    ),
    at(
      540,
      402,
      rect(-44, -10, 88, 10, STEEL, 3) +
        each([-26, 0, 26], (x) => rect(x - 8, -40, 16, 30, C.sky, 4) + rect(x - 8, -46, 16, 9, C.rose, 3)),
    ),
    at(
      720,
      552,
      person({
        dress: 'sari',
        main: C.saffron,
        second: C.plum,
        hair: 'cover',
        hairColour: GREY,
        skin: SKIN.brown,
        left: ARMS.leftFold,
        right: ARMS.rightFold,
      }),
      { scale: 1.6 },
    ),
    at(
      850,
      552,
      person({
        dress: 'kurta',
        main: C.cream,
        second: C.cream,
        accent: C.maroon,
        hair: 'topi',
        hairColour: GREY,
        moustache: true,
        skin: SKIN.warm,
        left: ARMS.leftDown,
        right: [38, -112, 14, -100],
        holds: ['', rect(-16, -24, 32, 42, C.white, 3) + stroke('M-8,-14H8M-8,-4H8M-8,6H2', C.soft, 2.4)],
      }),
      { scale: 1.64 },
    ),
  );

import {
  at,
  C,
  circle,
  dark,
  each,
  faint,
  garland,
  light,
  marigold,
  mix,
  path,
  picture,
  polar,
  rangoli,
  rect,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { STEEL } from './things.ts';

/** Health check: a stethoscope round a heart, with the things on the nurse's table. */
export const healthCheck = (): string => {
  const tube = mix(C.leaf, C.ink, 0.15);
  return picture(
    rect(0, 0, 960, 560, mix(C.sky, C.cream, 0.5)),
    faint(
      0.5,
      each([60, 220, 380, 540, 700, 860], (x, i) =>
        circle(x, i % 2 ? 500 : 80, 74, mix(C.sky, C.cream, 0.2)),
      ),
    ),
    path(
      'M480,506C300,396 190,306 190,196C190,90 330,66 400,130Q450,176 480,230' +
        'Q510,176 560,130C630,66 770,90 770,196C770,306 660,396 480,506Z',
      mix(C.rose, C.cream, 0.15),
    ),
    path(
      'M480,474C322,376 226,296 226,200C226,120 320,98 382,156Q440,210 480,286' +
        'Q520,210 578,156C640,98 734,120 734,200C734,296 638,376 480,474Z',
      mix(C.rose, C.cream, 0.32),
    ),
    stroke('M190,300H330L356,252L392,350L428,196L466,372L494,300H770', C.white, 11),
    stroke('M256,-20V70Q256,136 306,160Q356,136 356,70V-20', mix(C.soft, C.cream, 0.4), 12),
    each([256, 356], (x) => rect(x - 9, -8, 18, 30, tube, 8)),
    stroke('M306,162C306,330 420,470 560,454C700,436 726,340 700,270', tube, 17),
    stroke('M306,162C306,330 420,470 560,454C700,436 726,340 700,270', light(tube, 0.25), 4),
    circle(306, 164, 15, mix(C.soft, C.cream, 0.4)),
    circle(694, 236, 54, mix(C.soft, C.cream, 0.3)),
    circle(694, 236, 44, STEEL),
    circle(694, 236, 30, light(STEEL, 0.6)),
    marigold(694, 236, 20),
    at(
      132,
      420,
      circle(0, 0, 96, C.maroon) +
        circle(0, 0, 82, C.cream) +
        times(13, (i) => {
          const [ax, ay] = polar(-120 + i * 20, 72);
          const [bx, by] = polar(-120 + i * 20, i % 3 ? 62 : 54);
          return stroke(`M${ax},${ay}L${bx},${by}`, C.soft, 3.4);
        }) +
        path(
          'M0,0m-28.8,-49.8A57.5,57.5 0 0 1 28.8,-49.8L20,-34.6A40,40 0 0 0 -20,-34.6Z',
          mix(C.leaf, C.cream, 0.2),
        ) +
        at(0, 0, path('M-5,10L0,-52L5,10Z', C.maroon), { rotate: 16 }) +
        circle(0, 0, 9, C.maroon),
    ),
    stroke('M210,470Q270,520 300,566', C.maroon, 13),
    at(826, 430, apple()),
    at(
      838,
      110,
      at(
        0,
        0,
        rect(-16, -84, 32, 170, C.white, 16) +
          rect(-7, -60, 14, 100, C.line, 7) +
          rect(-7, -16, 14, 70, C.rose, 7) +
          circle(0, 56, 19, C.rose) +
          each([-56, -40, -24, -8], (y) => rect(9, y, 12, 3, C.soft)),
        { rotate: 24 },
      ),
    ),
    at(
      98,
      118,
      at(
        0,
        0,
        rect(-66, -27, 132, 54, mix(C.gold, C.cream, 0.2), 27) +
          rect(-30, -27, 60, 54, mix(C.gold, C.rust, 0.12)) +
          times(9, (i) => circle(-20 + (i % 3) * 20, -14 + Math.floor(i / 3) * 14, 3.4, C.cream)),
        { rotate: -26 },
      ),
    ),
    at(690, 520, tulsi()),
  );
};

const apple = (): string =>
  path('M0,-58C-20,-80 -92,-72 -88,-4C-84,60 -40,92 0,76C40,92 84,60 88,-4C92,-72 20,-80 0,-58Z', C.rose) +
  path('M-46,-52C-78,-40 -78,20 -54,46C-64,8 -62,-26 -46,-52Z', light(C.rose, 0.5)) +
  stroke('M0,-58Q-2,-84 14,-100', dark(C.rust), 8) +
  path('M8,-80C20,-112 60,-110 70,-98C56,-74 28,-68 8,-80Z', C.leaf);

const tulsi = (): string =>
  each([-50, 0, 50], (turn, i) =>
    at(
      0,
      0,
      path('M0,0C26,-20 22,-62 0,-84C-22,-62 -26,-20 0,0Z', i === 1 ? light(C.leaf, 0.15) : C.leaf) +
        stroke('M0,-4V-72M0,-26L-12,-40M0,-26L12,-40M0,-44L-10,-56M0,-44L10,-56', light(C.leaf, 0.5), 2.4),
      { rotate: turn },
    ),
  );

/** Women's day: five generations and callings, shoulder to shoulder before a great flower. */
export const womensDay = (): string =>
  picture(
    rect(0, 0, 960, 560, mix(C.night, C.rose, 0.55)),
    faint(0.5, rangoli(480, 290, 430, [mix(C.night, C.rose, 0.75), C.rose, mix(C.rose, C.saffron, 0.5)], 24)),
    faint(0.95, rangoli(480, 290, 280, [C.maroon, C.saffron, C.gold, light(C.gold, 0.5)], 24)),
    each([70, 890], (x) => at(x, 84, lotusBud(), { scale: 1.1 })),
    each([176, 784], (x) => at(x, 54, lotusBud(), { scale: 0.7 })),
    at(
      112,
      560,
      person({
        dress: 'kurta',
        main: C.white,
        second: C.leaf,
        accent: C.line,
        hair: 'plait',
        skin: SKIN.brown,
      }),
      { scale: 1.9 },
    ),
    at(
      112,
      560,
      path('M-10,-143Q0,-130 10,-143L5,-112H-5Z', C.leaf) +
        stroke('M-13,-142Q-15,-112 0,-106Q15,-112 13,-142', C.ink, 3) +
        circle(0, -103, 5.5, STEEL) +
        rect(9, -100, 12, 12, C.line, 2),
      { scale: 1.9 },
    ),
    at(
      846,
      560,
      person({
        dress: 'kurta',
        main: C.saffron,
        second: C.cream,
        hair: 'long',
        skin: SKIN.light,
        left: ARMS.leftDown,
        right: ARMS.rightFold,
      }),
      { scale: 1.9 },
    ),
    at(
      896,
      352,
      rect(-34, -24, 60, 46, C.leaf, 4) + rect(-30, -20, 52, 38, C.cream, 2) + rect(-6, -24, 4, 46, C.leaf),
      { rotate: -8 },
    ),
    at(
      292,
      566,
      person({
        dress: 'sari',
        main: C.maroon,
        second: C.gold,
        hair: 'bun',
        skin: SKIN.warm,
        left: ARMS.leftDown,
        right: ARMS.rightDown,
        tilt: 4,
      }),
      { scale: 2.1 },
    ),
    at(
      668,
      566,
      person({
        dress: 'sari',
        main: C.leaf,
        second: C.saffron,
        hair: 'cover',
        hairColour: GREY,
        glasses: true,
        left: ARMS.leftDown,
        right: ARMS.rightDown,
        tilt: -4,
        skin: SKIN.warm,
      }),
      { scale: 2.06 },
    ),
    at(
      480,
      560,
      person({
        dress: 'chaniya',
        main: C.rose,
        second: C.night,
        accent: C.gold,
        hair: 'pigtails',
        skin: SKIN.light,
        left: [-50, -150, -40, -196],
        right: [50, -150, 40, -196],
        holds: [marigold(0, -12, 16, C.rose), marigold(0, -12, 16, C.rose)],
        swirl: 0.8,
      }),
      { scale: 1.6 },
    ),
    garland([0, 530], [240, 530], 22, 13),
    garland([240, 530], [480, 530], 22, 13, 1),
    garland([480, 530], [720, 530], 22, 13, 2),
    garland([720, 530], [960, 530], 22, 13, 3),
    each([0, 240, 480, 720, 960], (x) => marigold(x, 530, 26, C.gold)),
  );

const lotusBud = (): string =>
  path('M0,30C-30,10 -22,-24 0,-40C22,-24 30,10 0,30Z', C.rose) +
  path('M0,30C-12,10 -10,-16 0,-28C10,-16 12,10 0,30Z', light(C.rose, 0.4)) +
  stroke('M0,30V52', C.leaf, 4);

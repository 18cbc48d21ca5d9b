import {
  at,
  bunting,
  C,
  circle,
  dark,
  each,
  ellipse,
  faint,
  flame,
  glow,
  light,
  mix,
  path,
  picture,
  polar,
  rangoli,
  rect,
  stroke,
  times,
} from './art.ts';
import { type Arm, type Person, SKIN } from './heads.ts';
import { person } from './people.ts';
import { hall, tallWindow } from './places.ts';
import { dhol } from './things.ts';

const clap: Arm = [-46, -168, -3, -216];

/** The garbo: a pierced pot with a lamp inside, its flames leaning with the air. */
export const garbo = (x: number, y: number, scale = 1, lean = 0): string =>
  at(
    x,
    y,
    rect(-62, -20, 124, 20, C.maroon, 4) +
      times(6, (i) => circle(-50 + i * 20, -10, 4, C.gold)) +
      path('M-26,-132C-92,-112 -92,-34 -30,-20H30C92,-34 92,-112 26,-132Z', C.rust) +
      path('M-26,-132C-92,-112 -92,-34 -30,-20H-6C-62,-34 -62,-112 -8,-132Z', light(C.rust, 0.2)) +
      each([-104, -80, -56], (yy, row) =>
        times(row === 1 ? 6 : 5, (i) => {
          const dx = (i - (row === 1 ? 2.5 : 2)) * 23;
          return at(
            dx,
            yy + Math.abs(dx) / 14,
            path('M0,-9L7,0L0,9L-7,0Z', C.gold) + circle(0, 0, 2.6, C.cream),
          );
        }),
      ) +
      stroke('M-66,-92Q0,-78 66,-92M-68,-68Q0,-54 68,-68', C.cream, 2.4) +
      rect(-34, -142, 68, 12, dark(C.rust, 0.2), 6) +
      flame(0, -142, 1.25, lean) +
      each([-24, 24], (dx) => flame(dx, -142, 0.9, -lean)),
    { scale },
  );

const dancer = (x: number, y: number, scale: number, look: Partial<Person>, flip = false): string =>
  at(
    x,
    y,
    person({
      dress: 'chaniya',
      main: C.leaf,
      hair: 'plait',
      left: clap,
      right: [46, -168, 3, -216],
      ...look,
    }),
    { scale, flip },
  );

/** Navratri: garba in two circles round the lamp-lit garbo. */
export const navratri = (): string => {
  const shade = mix(C.deep, C.ink, 0.35);
  const shadow = {
    main: shade,
    second: shade,
    accent: C.rust,
    skin: shade,
    hairColour: shade,
    shadow: true,
  };
  return picture(
    rect(0, 0, 960, 560, C.deep),
    each([520, 440, 360, 285, 210, 140], (r, i) =>
      circle(480, 262, r, mix(C.deep, C.saffron, 0.12 + i * 0.14)),
    ),
    times(28, (i) => {
      const [x, y] = polar(i * (360 / 28), 322);
      return at(480 + x, 262 + y, path('M0,-18C9,-8 9,8 0,18C-9,8 -9,-8 0,-18Z', C.gold), {
        rotate: i * (360 / 28),
      });
    }),
    faint(0.5, rangoli(480, 262, 206, [C.rust, C.saffron, C.gold], 20)),
    each(
      [
        [0, 480],
        [480, 960],
      ] as const,
      ([a, b]) =>
        each([0, 1, 2, 3, 4, 5, 6, 7, 8], (i) => {
          const t = i / 8;
          const y = 40 + 4 * 46 * t * (1 - t);
          return (
            glow(a + (b - a) * t, y, 20, C.gold, 0.16, 2) + circle(a + (b - a) * t, y, 6, light(C.gold, 0.4))
          );
        }),
    ),
    ellipse(480, 470, 560, 120, mix(C.rust, C.maroon, 0.55)),
    rect(0, 470, 960, 90, mix(C.rust, C.maroon, 0.55)),
    rangoli(480, 456, 250, [C.gold, C.rose, C.cream, C.leaf, C.saffron], 24, 0.3),
    each([262, 352, 436, 524, 608, 698], (x, i) =>
      dancer(x, 398 - Math.abs(x - 480) / -22, 0.86, shadow, i % 2 === 1),
    ),
    glow(480, 380, 150, C.gold, 0.13),
    garbo(480, 470, 1.2),
    each(
      [
        [-128, 8],
        [-92, 26],
        [92, 26],
        [128, 8],
        [-40, 38],
        [40, 38],
      ] as const,
      ([dx, dy]) => at(480 + dx, 470 + dy, flame(0, -8, 0.8) + path('M-15,-9Q0,8 15,-9Z', C.gold)),
    ),
    dancer(116, 548, 1.52, { main: C.leaf, second: C.maroon, drape: C.gold, swirl: 1.1, tilt: 8 }, true),
    dancer(306, 556, 1.36, {
      main: C.saffron,
      second: C.leaf,
      accent: C.gold,
      drape: C.rose,
      left: [-50, -128, -70, -158],
      right: [46, -146, 34, -194],
      tilt: -8,
      hair: 'bun',
    }),
    dancer(846, 548, 1.52, {
      main: C.rose,
      second: C.night,
      drape: C.saffron,
      swirl: 1.1,
      tilt: 8,
      skin: SKIN.light,
    }),
    dancer(
      656,
      556,
      1.36,
      {
        main: C.gold,
        second: C.maroon,
        accent: C.cream,
        drape: C.leaf,
        left: [-50, -128, -70, -158],
        right: [46, -146, 34, -194],
        tilt: -8,
        skin: SKIN.brown,
        hair: 'bun',
      },
      true,
    ),
  );
};

const stick = (rotate: number): string => {
  const bar = rect(-4, -74, 8, 84, C.saffron, 4);
  return at(0, 0, bar + times(5, (i) => rect(-4, -68 + i * 15, 8, 6, i % 2 ? C.gold : C.maroon)), { rotate });
};

/** Youth dandiya workshop: jeans, kurtis and crossed sticks in the hall, with a dhol to keep time. */
export const dandiyaWorkshop = (): string =>
  picture(
    hall(light(C.gold, 0.66), mix(C.rust, C.line, 0.45), 420),
    each([120, 340, 620, 840], (x) => tallWindow(x, 300, 96, 120, light(C.sky, 0.3))),
    bunting([0, 20], [480, 20], 26, [C.maroon, C.gold, C.leaf, C.saffron]),
    bunting([480, 20], [960, 20], 26, [C.leaf, C.saffron, C.maroon, C.gold]),
    faint(0.55, ellipse(480, 540, 470, 34, dark(C.rust, 0.2))),
    at(
      482,
      520,
      person({
        dress: 'kurta',
        main: C.maroon,
        second: C.cream,
        hair: 'short',
        skin: SKIN.brown,
        moustache: true,
        left: [-56, -104, -70, -86],
        right: [56, -104, 70, -86],
      }),
      { scale: 1.44 },
    ),
    dhol(482, 402, 1.12, 0),
    stroke('M450,300L414,360M514,300L550,360', C.cream, 5),
    at(
      132,
      552,
      person({
        dress: 'kurta',
        main: C.saffron,
        second: mix(C.night, C.sky, 0.35),
        accent: C.cream,
        hair: 'plait',
        skin: SKIN.light,
        left: [-50, -112, -20, -96],
        right: [48, -138, 68, -170],
        holds: ['', stick(40)],
        tilt: 4,
      }),
      { scale: 1.66 },
    ),
    at(
      322,
      552,
      person({
        dress: 'shirt',
        main: C.leaf,
        second: mix(C.night, C.sky, 0.2),
        hair: 'curly',
        skin: SKIN.brown,
        left: [-48, -138, -66, -168],
        right: [50, -140, 60, -184],
        holds: [stick(-40), stick(32)],
        tilt: -4,
      }),
      { scale: 1.66 },
    ),
    at(
      642,
      552,
      person({
        dress: 'shirt',
        main: C.gold,
        second: mix(C.soft, C.ink, 0.3),
        hair: 'short',
        skin: SKIN.warm,
        glasses: true,
        left: [-50, -140, -60, -184],
        right: [48, -138, 66, -168],
        holds: [stick(-32), stick(40)],
        tilt: 4,
      }),
      { scale: 1.66 },
    ),
    at(
      832,
      552,
      person({
        dress: 'kurta',
        main: C.rose,
        second: mix(C.night, C.sky, 0.3),
        accent: C.gold,
        hair: 'long',
        skin: SKIN.warm,
        left: [-48, -138, -68, -170],
        right: [50, -112, 20, -96],
        holds: [stick(-40), ''],
        tilt: -4,
      }),
      { scale: 1.66 },
    ),
  );

import {
  at,
  C,
  circle,
  dark,
  diya,
  each,
  ellipse,
  faint,
  glow,
  light,
  lotus,
  marigold,
  mix,
  path,
  picture,
  rect,
  stroke,
  times,
  toran,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, GREY, person } from './people.ts';
import { hall, tallWindow } from './places.ts';
import { bowl, STEEL, steam } from './things.ts';

/** A set place at the long table. */
const meal = (x: number, y: number): string =>
  ellipse(x, y + 5, 66, 14, dark(STEEL, 0.25)) +
  ellipse(x, y, 66, 14, STEEL) +
  ellipse(x, y - 1, 58, 11, light(STEEL, 0.5)) +
  bowl(x - 30, y + 2, C.saffron, 0.52) +
  bowl(x + 32, y + 2, C.leaf, 0.52) +
  path(`M${x - 18},${y + 4}Q${x},${y - 26} ${x + 18},${y + 4}Z`, C.white) +
  ellipse(x + 2, y + 7, 16, 5, light(C.gold, 0.3));

/** Wednesday lunch: elders at the long table, a young volunteer with hot rotli. */
export const seniorLunch = (): string =>
  picture(
    hall(light(C.saffron, 0.74), mix(C.rust, C.line, 0.4), 440),
    each([110, 850], (x) => tallWindow(x, 330, 130, 150, mix(C.sky, C.white, 0.35))),
    rect(396, 82, 168, 112, C.maroon, 8),
    rect(406, 92, 148, 92, C.cream, 4),
    lotus(480, 168, 0.86),
    toran(4, 60),
    at(
      106,
      534,
      person({
        dress: 'kurta',
        pose: 'half',
        main: C.leaf,
        hair: 'topi',
        hairColour: GREY,
        glasses: true,
        moustache: true,
        left: ARMS.leftFront,
        right: ARMS.rightFront,
      }),
      { scale: 1.62 },
    ),
    at(
      268,
      534,
      person({
        dress: 'sari',
        pose: 'half',
        main: C.rose,
        second: C.maroon,
        hair: 'bun',
        hairColour: GREY,
        glasses: true,
        skin: SKIN.light,
        left: ARMS.leftFront,
        right: [46, -120, 48, -150],
        tilt: 6,
      }),
      { scale: 1.62 },
    ),
    at(
      690,
      534,
      person({
        dress: 'sari',
        pose: 'half',
        main: C.white,
        second: C.saffron,
        accent: C.maroon,
        hair: 'cover',
        hairColour: GREY,
        left: ARMS.leftFront,
        right: ARMS.rightFront,
        tilt: -5,
      }),
      { scale: 1.62 },
    ),
    at(
      854,
      534,
      person({
        dress: 'kurta',
        pose: 'half',
        main: C.saffron,
        hair: 'bald',
        hairColour: GREY,
        moustache: true,
        glasses: true,
        skin: SKIN.brown,
        left: [-44, -116, -34, -142],
        right: ARMS.rightFront,
      }),
      { scale: 1.62 },
    ),
    at(
      480,
      520,
      person({
        dress: 'shirt',
        main: C.maroon,
        second: C.denim,
        hair: 'short',
        left: [-46, -116, -58, -134],
        right: ARMS.rightFront,
        tilt: -4,
      }),
      { scale: 1.76 },
    ),
    path('M446,430L452,300Q480,312 508,300L514,430Z', C.gold),
    stroke('M454,302L462,270M506,302L498,270', C.gold, 5),
    at(
      374,
      284,
      ellipse(0, 4, 54, 11, STEEL) +
        each(
          [-4, -12, -20],
          (y, i) =>
            ellipse(i * 3 - 3, y, 40, 9, i % 2 ? light(C.gold, 0.4) : light(C.gold, 0.6)) +
            ellipse(i * 3 - 8, y - 1, 9, 2.6, mix(C.gold, C.rust, 0.3)),
        ) +
        steam(0, -32, 1),
    ),
    path('M0,396H960V560H0Z', C.maroon),
    path('M0,396H960V432H0Z', C.cream),
    times(24, (i) => path(`M${i * 40},432h40a20,20 0 0 1 -40,0Z`, i % 2 ? C.gold : C.saffron)),
    times(12, (i) =>
      at(
        40 + i * 80,
        512,
        path('M0,-24C16,-10 16,10 0,24C-16,10 -16,-10 0,-24Z', C.deep) + circle(0, 0, 5, C.gold),
      ),
    ),
    each([106, 276, 690, 854], (x) => meal(x, 412)),
    each([190, 770], (x) => cupOfTea(x, 418) + steam(x, 384, 0.7)),
    at(480, 420, bowl(-56, 0, C.rose, 1, C.gold) + bowl(56, 0, C.leaf, 1, C.gold)),
    marigold(480, 404, 20),
  );

const cupOfTea = (x: number, y: number): string =>
  path(`M${x - 15},${y - 28}H${x + 15}L${x + 11},${y}H${x - 11}Z`, C.white) +
  ellipse(x, y - 28, 15, 4, mix(C.rust, C.line, 0.4)) +
  stroke(`M${x + 14},${y - 22}q13,4 -2,14`, C.white, 4);

/** Blood donation: a drop with a lamp in it, a donor at ease, tea and biscuits to follow. */
export const bloodDonation = (): string => {
  const red = mix(C.rose, C.maroon, 0.45);
  return picture(
    rect(0, 0, 960, 560, mix(C.leaf, C.cream, 0.82)),
    times(48, (i) =>
      at(
        40 + (i % 12) * 80 + (Math.floor(i / 12) % 2) * 40,
        40 + Math.floor(i / 12) * 96,
        path('M-3,-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z', mix(C.leaf, C.cream, 0.7)),
      ),
    ),
    rect(0, 448, 960, 112, mix(C.leaf, C.cream, 0.55)),
    rect(0, 444, 960, 6, C.leaf),
    glow(232, 214, 200, C.rose, 0.09, 3),
    path(
      'M232,22C300,120 366,188 366,262C366,338 306,392 232,392C158,392 98,338 98,262C98,188 164,120 232,22Z',
      red,
    ),
    path(
      'M232,22C170,120 118,190 118,262C118,330 164,376 220,390C150,386 98,334 98,262C98,188 164,120 232,22Z',
      light(red, 0.25),
    ),
    path(
      'M232,356C190,326 150,298 150,256C150,216 208,208 232,246C256,208 314,216 314,256' +
        'C314,298 274,326 232,356Z',
      C.cream,
    ),
    diya(232, 312, 0.9),
    at(
      590,
      520,
      faint(0.3, ellipse(0, 4, 190, 14, dark(C.leaf))) +
        path('M-112,-60V-290Q-112,-340 -60,-340H60Q112,-340 112,-290V-60Z', C.maroon) +
        path('M-92,-70V-284Q-92,-322 -56,-322H56Q92,-322 92,-284V-70Z', mix(C.maroon, C.rose, 0.35)) +
        rect(-66, -330, 132, 74, C.cream, 24) +
        each([-38, 38], (x) => rect(x - 24, -100, 48, 96, C.denim, 14) + ellipse(x, -6, 30, 13, C.ink)) +
        rect(-120, -132, 240, 54, mix(C.maroon, C.rose, 0.2), 16) +
        rect(-64, -150, 128, 48, C.denim, 20) +
        each([-38, 38], (x) => ellipse(x, -108, 31, 24, C.denim)) +
        at(
          0,
          6,
          person({
            dress: 'kurta',
            pose: 'half',
            main: C.gold,
            accent: C.rust,
            hair: 'short',
            left: [-54, -116, -72, -110],
            right: [52, -116, 84, -108],
            tilt: 6,
          }),
          { scale: 1.62 },
        ) +
        each(
          [-136, 136],
          (x) =>
            rect(x - 34, -172, 68, 26, C.maroon, 13) + rect(x - 20, -150, 40, 140, dark(C.maroon, 0.25), 8),
        ) +
        circle(-120, -178, 11, SKIN.warm) +
        circle(140, -178, 11, SKIN.warm) +
        circle(140, -190, 9, C.rose),
    ),
    stroke('M734,344C786,348 794,386 794,424', red, 5),
    rect(744, 520, 100, 12, STEEL, 5),
    rect(788, 440, 12, 84, STEEL),
    path('M748,424H840L832,446H756Z', dark(STEEL, 0.15)),
    path('M766,392Q794,378 822,392V436H766Z', C.white),
    path('M770,408Q794,398 818,408V434H770Z', red),
    rect(784, 384, 20, 9, C.soft, 3),
    at(
      898,
      548,
      person({
        dress: 'shirt',
        main: C.leaf,
        second: C.leaf,
        hair: 'bun',
        skin: SKIN.brown,
        left: [-44, -112, -34, -128],
        right: ARMS.rightDown,
      }),
      { scale: 1.72 },
    ),
    path('M907,330h7v8h8v7h-8v8h-7v-8h-8v-7h8Z', C.cream),
    rect(60, 470, 250, 14, C.rust, 4),
    rect(80, 484, 12, 76, dark(C.rust)),
    rect(278, 484, 12, 76, dark(C.rust)),
    cupOfTea(120, 470),
    steam(120, 436, 0.8),
    ellipse(216, 468, 60, 8, C.white),
    times(
      5,
      (i) =>
        ellipse(182 + i * 17, 460 - (i % 2) * 6, 15, 7, mix(C.gold, C.rust, 0.25)) +
        each([-5, 0, 5], (d) => circle(182 + i * 17 + d, 459 - (i % 2) * 6, 1.3, C.rust)),
    ),
  );
};

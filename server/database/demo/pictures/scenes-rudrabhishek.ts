import {
  at,
  C,
  circle,
  dark,
  diya,
  each,
  ellipse,
  garland,
  light,
  mix,
  path,
  rect,
  stroke,
  times,
  toran,
} from './art.ts';
import { SKIN } from './heads.ts';
import { poojaPicture } from './pooja-sheet.ts';
import { bowl, kalash, STEEL } from './things.ts';

const pouring = (x: number, y: number, flip: boolean, sleeve: string, skin: string): string =>
  at(
    x,
    y,
    path('M-420,-150L-108,-30L-118,18L-420,-60Z', sleeve) +
      path('M-112,-24C-90,-18 -70,-14 -56,-6L-62,26C-86,24 -104,20 -120,14Z', skin) +
      rect(-121, -26, 12, 42, C.gold, 5) +
      at(
        -28,
        4,
        path('M-44,-34C-58,-4 -46,34 -22,40L20,40C46,34 58,-4 44,-34Z', STEEL) +
          path('M-44,-34C-58,-4 -46,34 -22,40C-38,10 -36,-12 -30,-34Z', light(STEEL, 0.6)) +
          ellipse(0, -36, 50, 10, light(STEEL, 0.4)) +
          ellipse(0, -36, 40, 6, C.white),
        { rotate: 62 },
      ) +
      path(
        'M-62,-10C-40,-22 -14,-20 -10,-12C-8,-4 -22,-2 -34,2C-22,2 -14,6 -16,12C-18,18 -30,16 -40,16C-32,18 -28,24 -34,28C-44,32 -58,30 -64,22Z',
        skin,
      ),
    { flip },
  );

/** Rudrabhishek: milk and water poured over the lingam from both sides, under the dripping pot. */
export const rudrabhishek = (): string =>
  poojaPicture(
    rect(0, 0, 960, 680, light(C.denim, 0.62)),
    times(7, (i) => rect(i * 160 - 3, 0, 6, 520, light(C.denim, 0.5))),
    each([130, 300], (y) => rect(0, y, 960, 5, light(C.denim, 0.5))),
    path('M170,560V280C170,90 380,110 480,16C580,110 790,90 790,280V560Z', C.cream),
    path('M196,560V288C196,118 390,134 480,48C570,134 764,118 764,288V560Z', mix(C.denim, C.night, 0.45)),
    each([230, 182, 134], (r, i) =>
      circle(480, 330, r, mix(mix(C.denim, C.night, 0.45), C.gold, 0.08 + i * 0.07)),
    ),
    at(
      480,
      -26,
      stroke('M-70,90L-40,150M70,90L40,150', C.gold, 5) +
        path('M-56,150H56C72,186 44,222 16,230H-16C-44,222 -72,186 -56,150Z', C.rust) +
        path('M-56,150H-30C-40,186 -28,216 -16,230C-44,222 -72,186 -56,150Z', light(C.rust, 0.35)) +
        ellipse(0, 150, 60, 11, dark(C.rust, 0.3)) +
        stroke('M-42,186Q0,200 42,186', C.gold, 6) +
        path('M-6,228H6L2,246H-2Z', C.gold) +
        each([258, 284, 304], (y) =>
          path(`M0,${y - 9}C6,${y} 6,${y + 7} 0,${y + 7}C-6,${y + 7} -6,${y} 0,${y - 9}Z`, C.white),
        ),
    ),
    rect(0, 552, 960, 128, light(C.denim, 0.82)),
    times(10, (i) => rect(i * 100 - 2 + (i % 2) * 8, 552, 4, 128, light(C.denim, 0.65))),
    rect(0, 552, 960, 9, C.white),
    path('M300,560C300,520 380,508 480,508C580,508 660,520 660,560L640,604H320Z', dark(C.soft, 0.3)),
    path('M640,540L772,534L784,556L646,576Z', dark(C.soft, 0.3)),
    ellipse(480, 522, 176, 28, mix(C.soft, C.ink, 0.25)),
    ellipse(480, 520, 146, 20, mix(C.soft, C.cream, 0.5)),
    path('M640,528Q720,532 776,538L780,548Q716,546 642,546Z', C.white),
    path('M780,538C796,552 794,600 790,636H776C780,600 780,566 772,548Z', C.white),
    path('M392,520V384C392,320 432,292 480,292C528,292 568,320 568,384V520Q480,548 392,520Z', C.ink),
    path(
      'M392,520V384C392,340 412,312 438,300C420,340 420,440 424,528Q404,526 392,520Z',
      mix(C.ink, C.denim, 0.4),
    ),
    path(
      'M394,356C402,306 438,288 480,288C522,288 558,306 566,356C562,376 550,370 546,352C540,336 530,342 528,364' +
        'C524,396 510,394 506,368C502,348 492,350 490,376C486,436 472,436 468,380C464,350 452,352 448,374' +
        'C444,400 430,396 428,366C424,346 414,352 410,368C404,382 392,374 394,356Z',
      C.white,
    ),
    each([416, 429, 442], (y) => stroke(`M432,${y}Q480,${y + 9} 528,${y}`, C.cream, 6)),
    circle(480, 435, 10, C.saffron),
    stroke('M372,262C410,258 440,272 456,298', C.white, 15),
    stroke('M588,262C550,258 520,272 504,298', C.sky, 13),
    stroke('M504,298C512,306 520,320 520,344', C.sky, 9),
    pouring(366, 250, false, C.saffron, SKIN.warm),
    pouring(594, 250, true, C.maroon, SKIN.light),
    garland([392, 466], [568, 466], 30, 12),
    each(
      [
        [480, 306, 4],
        [360, 524, -70],
        [610, 522, 60],
      ] as const,
      ([x, y, turn]) => at(x, y, bilva(), { rotate: turn }),
    ),
    toran(3, 60),
    kalash(120, 650, 1.5, C.rust),
    each(
      [
        [240, 640],
        [306, 652],
      ] as const,
      ([x, y]) => bowl(x, y, C.white, 1.1),
    ),
    bowl(664, 650, C.gold, 1.1),
    diya(730, 656, 0.9),
    each(
      [
        [862, 652, 24],
        [846, 650, -44],
        [884, 650, 80],
      ] as const,
      ([x, y, turn]) => at(x, y, bilva(), { rotate: turn, scale: 1.2 }),
    ),
  );

const bilva = (): string =>
  stroke('M0,0V-22', mix(C.leaf, C.gold, 0.3), 3) +
  each([-62, 62, 0], (turn) =>
    at(
      0,
      -20,
      path('M0,0C18,-12 18,-34 0,-48C-18,-34 -18,-12 0,0Z', turn ? C.leaf : light(C.leaf, 0.2)) +
        stroke('M0,-4V-40', light(C.leaf, 0.5), 1.6),
      { rotate: turn },
    ),
  );

import {
  at,
  bands,
  C,
  circle,
  dark,
  diya,
  each,
  ellipse,
  faint,
  flame,
  garland,
  glow,
  light,
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
import { stars, tallWindow } from './places.ts';
import { harmonium, kalash, samai, tabla } from './things.ts';

const snow = mix(C.sky, C.white, 0.75);

/** Mahashivratri: Kailash under the crescent, trishul, shivling and bilva leaves. */
export const mahashivratri = (): string =>
  picture(
    bands(0, 560, '#160C2A', mix(C.night, C.sky, 0.4), 8),
    stars(110, 380, 3),
    each([120, 96], (r) => faint(0.1, circle(744, 118, r, C.cream))),
    path('M744,52A66,66 0 1 0 804,146A54,54 0 1 1 744,52Z', light(C.gold, 0.6)),
    path(
      'M-40,470L150,250L250,350L360,200L470,330L600,240L760,400L880,300L1000,430V560H-40Z',
      mix(C.night, C.sky, 0.34),
    ),
    path('M150,250L190,290L160,300L140,286L112,296ZM600,240L652,292L616,286L590,300L562,272Z', snow),
    path('M880,300L922,346L888,336L858,344L840,334Z', snow),
    path('M180,500L480,96L780,500Z', mix(C.night, C.sky, 0.52)),
    path('M480,96L780,500H540L500,300Z', mix(C.night, C.sky, 0.4)),
    path('M480,96L606,266L560,250L540,300L500,240L470,306L440,250L400,290L368,248Z', snow),
    path('M480,96L606,266L560,250L540,300L500,240Z', mix(C.sky, C.white, 0.4)),
    path('M0,470Q240,410 480,440T960,450V560H0Z', mix(C.night, C.sky, 0.2)),
    glow(480, 400, 200, C.gold, 0.08),
    at(
      206,
      520,
      rect(-5, -380, 10, 390, C.gold, 3) +
        path(
          'M-5,-370C-60,-376 -72,-424 -62,-470C-56,-450 -46,-440 -38,-442C-44,-414 -28,-396 -5,-394Z',
          C.gold,
        ) +
        path('M5,-370C60,-376 72,-424 62,-470C56,-450 46,-440 38,-442C44,-414 28,-396 5,-394Z', C.gold) +
        path('M0,-496C16,-466 14,-440 8,-376H-8C-14,-440 -16,-466 0,-496Z', light(C.gold, 0.3)) +
        ellipse(0, -366, 18, 7, C.rust) +
        stroke('M0,-340Q-26,-330 -34,-300M0,-340Q28,-330 30,-296', C.saffron, 4) +
        path('M-30,-322L30,-282L30,-322L-30,-282Z', C.rust) +
        each([-1, 1], (s) => ellipse(s * 31, -302, 8, 21, C.maroon) + ellipse(s * 33, -302, 5, 16, C.cream)) +
        rect(-4, -312, 8, 20, C.gold, 3) +
        each(
          [-16, 18],
          (x) => stroke(`M${x},-284L${x + 4},-264`, C.gold, 2) + circle(x + 4, -260, 5, C.maroon),
        ),
    ),
    at(
      500,
      536,
      ellipse(0, -4, 210, 22, mix(C.night, C.ink, 0.4)) +
        path('M-120,-40L-150,0H110L84,-40Z', mix(C.soft, C.sky, 0.2)) +
        path('M84,-40L110,0H60L50,-40Z', mix(C.soft, C.night, 0.3)) +
        path(
          'M-168,-62C-170,-34 -100,-32 -20,-32H96L212,-52C224,-54 224,-70 210,-70L110,-78' +
            'C60,-92 -160,-90 -168,-62Z',
          mix(C.soft, C.sky, 0.45),
        ) +
        ellipse(-24, -66, 128, 14, mix(C.soft, C.sky, 0.25)) +
        path('M-84,-66V-132C-84,-208 36,-208 36,-132V-66C20,-56 -68,-56 -84,-66Z', mix(C.ink, C.night, 0.5)) +
        path(
          'M-72,-70V-132C-72,-176 -46,-190 -28,-188C-54,-170 -58,-140 -58,-68Z',
          mix(C.night, C.sky, 0.42),
        ) +
        each([-146, -134, -122], (y) => stroke(`M-66,${y}Q-24,${y + 12} 18,${y}`, C.cream, 5)) +
        circle(-24, -127, 8, C.saffron),
    ),
    garland([416, 474], [536, 474], 18, 8),
    kalash(676, 536, 1.05, mix(C.rust, C.gold, 0.35)),
    each(
      [
        [476, 348, -14],
        [452, 360, -50],
        [502, 362, 30],
      ] as const,
      ([x, y, turn]) => at(x, y, bilva(), { scale: 0.8, rotate: turn }),
    ),
    diya(330, 552, 0.9),
    diya(776, 552, 0.9),
    glow(776, 520, 60, C.gold, 0.1, 3),
    glow(330, 520, 60, C.gold, 0.1, 3),
    at(846, 548, bilva(), { scale: 1.7, rotate: 16 }),
    at(92, 552, bilva(), { scale: 1.3, rotate: -24 }),
  );

/** Three leaves on one stalk. */
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

/** Bhajan evening: harmonium, tabla and manjira round a standing lamp. */
export const bhajan = (): string =>
  picture(
    rect(0, 0, 960, 400, C.maroon),
    times(13, (i) => times(6, (j) => at(i * 80 + (j % 2) * 40, 40 + j * 66, motif(), { scale: 0.8 }))),
    path('M300,400V150C300,60 420,70 480,20C540,70 660,60 660,150V400Z', C.rust),
    path('M318,400V156C318,82 428,88 480,46C532,88 642,82 642,156V400Z', C.deep),
    glow(480, 210, 150, C.gold, 0.14),
    each([156, 804], (x) => tallWindow(x, 330, 120, 130, C.night)),
    each([130, 180, 790, 838], (x, i) => circle(x, 180 + i * 26, 2.4, C.cream)),
    rect(0, 390, 960, 170, dark(C.rust, 0.3)),
    rect(0, 390, 960, 8, C.gold),
    path('M60,430H900L960,560H0Z', mix(C.maroon, C.rust, 0.35)),
    stroke('M70,440H890', C.gold, 4),
    stroke('M14,540H946', C.gold, 5),
    toran(4, 60),
    samai(490, 524, 1.75, glow(0, -140, 100, C.gold, 0.1)),
    each([-56, -28, 0, 28, 56], (dx) => flame(490 + dx, 308, 0.95)),
    each([420, 560], (x) => marigold(x, 524, 15)),
    at(
      150,
      540,
      person({
        dress: 'kurta',
        pose: 'sit',
        main: C.cream,
        second: C.line,
        accent: C.saffron,
        hair: 'pagdi',
        moustache: true,
        left: [-50, -112, -30, -76],
        right: [46, -112, 36, -76],
        skin: SKIN.brown,
      }),
      { scale: 1.42 },
    ),
    harmonium(152, 554, 1.12),
    at(
      640,
      528,
      person({
        dress: 'sari',
        pose: 'sit',
        main: C.rose,
        second: C.leaf,
        hair: 'cover',
        hairColour: GREY,
        glasses: true,
        left: ARMS.leftKnee,
        right: [46, -120, 40, -158],
        skin: SKIN.light,
        tilt: 6,
      }),
      { scale: 1.24 },
    ),
    at(
      348,
      528,
      person({
        dress: 'sari',
        pose: 'sit',
        main: C.saffron,
        second: C.maroon,
        hair: 'bun',
        left: [-46, -108, -14, -128],
        right: [46, -108, 14, -128],
        holds: [cymbal(-1), cymbal(1)],
        tilt: -5,
      }),
      { scale: 1.24 },
    ),
    at(
      832,
      540,
      person({
        dress: 'kurta',
        pose: 'sit',
        main: C.leaf,
        second: C.cream,
        accent: C.gold,
        hair: 'short',
        skin: SKIN.warm,
        left: [-50, -110, -34, -82],
        right: [50, -110, 36, -84],
        tilt: 6,
      }),
      { scale: 1.42 },
    ),
    tabla(830, 556, 1.24),
  );

const motif = (): string =>
  faint(0.35, path('M0,-18C10,-8 10,8 0,18C-10,8 -10,-8 0,-18Z', C.rust) + circle(0, 0, 3, C.gold));

const cymbal = (side: number): string =>
  at(side * -7, -2, ellipse(0, 0, 7, 15, C.gold) + ellipse(side * 2, 0, 3, 8, light(C.gold, 0.5)));

import {
  at,
  C,
  circle,
  dark,
  each,
  ellipse,
  flame,
  garland,
  glow,
  hoop,
  light,
  mix,
  path,
  picture,
  polar,
  rect,
  stroke,
  times,
  toran,
} from './art.ts';
import { SKIN } from './heads.ts';
import { dish } from './pooja-sheet.ts';
import { plate, STEEL, WOOD } from './things.ts';

const bell = (x: number, length: number, scale: number): string =>
  stroke(`M${x},0V${length}`, C.gold, 4) +
  at(
    x,
    length,
    path('M-9,0H9C14,40 30,50 32,66Q32,76 0,76Q-32,76 -32,66C-30,50 -14,40 -9,0Z', C.gold) +
      path('M-9,0H0C-4,40 -14,54 -14,74Q-32,74 -32,66C-30,50 -14,40 -9,0Z', light(C.gold, 0.45)) +
      stroke('M-28,62Q0,72 28,62', mix(C.gold, C.rust, 0.5), 3.5) +
      circle(0, 82, 8, mix(C.gold, C.rust, 0.5)),
    { scale },
  );

/** The evening arti: half past seven by the clock, bells, and five flames on their handle. */
export const noticeArti = (): string =>
  picture(
    rect(0, 0, 960, 560, C.deep),
    times(13, (i) =>
      times(7, (j) =>
        at(
          i * 80 + (j % 2) * 40,
          40 + j * 80,
          path('M0,-16C9,-7 9,7 0,16C-9,7 -9,-7 0,-16Z', mix(C.deep, C.maroon, 0.55)),
        ),
      ),
    ),
    glow(560, 330, 330, C.saffron, 0.1),
    glow(560, 310, 210, C.gold, 0.12),
    circle(196, 262, 136, C.gold),
    circle(196, 262, 124, C.maroon),
    circle(196, 262, 112, C.cream),
    times(12, (i) => {
      const [ax, ay] = polar(i * 30, 100);
      const [bx, by] = polar(i * 30, i % 3 ? 90 : 80);
      return stroke(`M${196 + ax},${262 + ay}L${196 + bx},${262 + by}`, C.maroon, i % 3 ? 4 : 7);
    }),
    stroke(`M196,262L${196 + polar(225, 56)[0]},${262 + polar(225, 56)[1]}`, C.ink, 10),
    stroke('M196,262V344', C.ink, 7),
    circle(196, 262, 10, C.saffron),
    bell(410, 90, 0.9),
    bell(840, 120, 1.1),
    toran(3, 60),
    stroke('M566,440C640,470 690,500 700,560', C.gold, 24),
    path('M640,560L668,470C684,456 716,460 724,482L760,560Z', SKIN.warm),
    path('M668,470C690,476 706,496 704,512C690,520 668,512 660,500Z', light(SKIN.warm, 0.12)),
    path('M610,560L638,516H752L790,560Z', C.leaf),
    rect(632, 508, 126, 12, C.gold, 5),
    path('M380,392C380,440 460,462 560,462C660,462 740,440 740,392Z', mix(C.gold, C.rust, 0.35)),
    ellipse(560, 392, 180, 34, C.gold),
    ellipse(560, 388, 160, 25, light(C.gold, 0.4)),
    each([-126, -63, 0, 63, 126], (dx) => {
      const y = 392 - (1 - (dx / 150) ** 2) * -6;
      return (
        glow(560 + dx, y - 54, 58, C.gold, 0.12, 3) +
        at(560 + dx, y, path('M-27,-16Q0,22 27,-16Z', C.rust) + flame(0, -14, 2.1, dx / 40))
      );
    }),
    garland([392, 404], [728, 404], 42, 9),
  );

/** Faral for Ekadashi: a banana leaf with what one may eat on a fast. */
export const noticeFaral = (): string =>
  picture(
    rect(0, 0, 960, 560, mix(WOOD, C.cream, 0.3)),
    times(
      6,
      (i) =>
        rect(0, i * 94, 960, 4, mix(WOOD, C.cream, 0.1)) +
        stroke(`M${80 + i * 130},${i * 94 + 40}q60,-14 130,0`, mix(WOOD, C.cream, 0.16), 4),
    ),
    path(
      'M30,300C120,90 420,30 700,70C840,90 920,180 940,290C910,420 800,500 640,516C380,540 110,490 30,300Z',
      C.leaf,
    ),
    path('M30,300C120,90 420,30 700,70C840,90 920,180 940,290Z', light(C.leaf, 0.12)),
    times(13, (i) => {
      const x = 150 + i * 56;
      const reach = 60 + Math.sin(((i + 1) / 14) * Math.PI) * 120;
      return stroke(
        `M${x},298Q${x - 18},${298 - reach * 0.5} ${x - 6},${298 - reach}M${x},302Q${x - 18},${302 + reach * 0.5} ${x - 6},${302 + reach * 0.92}`,
        dark(C.leaf, 0.12),
        3,
      );
    }),
    stroke('M30,300H940', light(C.leaf, 0.45), 7),
    at(
      330,
      250,
      path(
        'M-130,34C-150,-20 -90,-86 0,-84C90,-86 150,-20 130,34C90,76 -90,76 -130,34Z',
        light(C.gold, 0.7),
      ) +
        times(60, (i) =>
          circle(
            Math.sin(i * 2.4) * (14 + i * 1.75),
            -2 + Math.cos(i * 2.4) * (8 + i * 0.98),
            8,
            i % 4 ? C.white : light(C.gold, 0.45),
          ),
        ) +
        times(9, (i) =>
          ellipse(-90 + i * 23, -20 + ((i * 37) % 60), 9, 6, [C.leaf, C.rust, C.saffron][i % 3] ?? C.rust),
        ),
    ),
    each(
      [
        [566, 186],
        [640, 214],
        [590, 262],
      ] as const,
      ([x, y]) =>
        circle(x, y + 4, 52, dark(C.rust, 0.1)) +
        circle(x, y, 52, mix(C.rust, C.gold, 0.5)) +
        each(
          [
            [-16, -12],
            [14, 8],
            [-6, 20],
            [20, -20],
          ] as const,
          ([dx, dy]) => circle(x + dx, y + dy, 7, mix(C.rust, C.gold, 0.3)),
        ),
    ),
    dish(800, 220, 66, STEEL, C.white, 1),
    dish(224, 408, 58, STEEL, C.saffron, 0),
    at(
      410,
      420,
      times(13, (i) =>
        rect(-18, -15, 36, 30, i % 3 ? C.gold : mix(C.gold, C.rust, 0.25), 8).replace(
          '<rect',
          `<rect transform="translate(${Math.sin(i * 2.4) * (10 + i * 5)} ${Math.cos(i * 2.4) * (6 + i * 3)}) rotate(${i * 41})"`,
        ),
      ) + each([-40, 10, 44], (dx, i) => circle(dx, -16 + i * 16, 5, C.leaf)),
    ),
    at(
      610,
      400,
      each([0, 20], (turn) =>
        at(
          0,
          0,
          path(
            'M-90,-20C-60,50 40,60 100,-10C106,-22 96,-30 88,-24C40,20 -40,14 -70,-34C-84,-40 -94,-32 -90,-20Z',
            turn ? C.gold : light(C.gold, 0.25),
          ) + circle(-82, -32, 7, C.soft),
          { rotate: turn - 8 },
        ),
      ),
    ),
    at(
      800,
      390,
      circle(0, 0, 50, C.rose) +
        circle(-16, -16, 13, light(C.rose, 0.4)) +
        stroke('M0,-44Q4,-62 16,-70', C.soft, 6) +
        path('M8,-58C24,-76 44,-72 48,-60C34,-50 18,-50 8,-58Z', C.leaf),
    ),
    plate(70, 60, 74),
    circle(70, 60, 44, light(C.gold, 0.55)),
    times(5, (i) =>
      circle(70 + polar(i * 72, 20)[0], 60 + polar(i * 72, 20)[1], 13, mix(C.rust, C.gold, 0.3)),
    ),
    at(890, 500, hoop(0, 0, 44, STEEL, 9) + circle(0, 0, 40, C.sky) + circle(-12, -12, 11, C.white)),
  );

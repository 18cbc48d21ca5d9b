import {
  at,
  bands,
  C,
  circle,
  dice,
  diya,
  each,
  ellipse,
  faint,
  filmFrame,
  flame,
  garland,
  glow,
  light,
  lotus,
  marigold,
  mix,
  path,
  rect,
  stroke,
  times,
  toran,
} from './art.ts';
import { SKIN } from './heads.ts';
import { kalash } from './things.ts';

/** Length of the film; the plate goes round twice and ends where it began. */
export const ARTI_SECONDS = 5;
const ROUNDS = 2;

const bell = (x: number, swing: number): string =>
  at(
    x,
    0,
    stroke('M0,-10V96', C.gold, 3.5) +
      path('M-8,92H8Q14,132 30,142Q30,152 0,152Q-30,152 -30,142Q-14,132 -8,92Z', C.gold) +
      path('M-8,92H0Q-4,132 -12,150Q-30,150 -30,142Q-14,132 -8,92Z', light(C.gold, 0.45)) +
      stroke('M-26,140Q0,150 26,140', mix(C.gold, C.rust, 0.5), 3) +
      circle(-swing * 0.4, 156, 7, mix(C.gold, C.rust, 0.5)),
    { rotate: swing },
  );

/** The shrine: an arch, pillars, and a lotus with the eternal lamp; no figure is shown. */
const shrine = (flicker: number): string =>
  bands(0, 540, C.maroon, C.deep, 6) +
  each([70, 160, 800, 890], (x) =>
    times(7, (i) =>
      at(
        x,
        60 + i * 74,
        faint(0.4, path('M0,-18C10,-8 10,8 0,18C-10,8 -10,-8 0,-18Z', C.rust) + circle(0, 0, 3, C.gold)),
      ),
    ),
  ) +
  path('M220,540V200C220,60 380,70 480,14C580,70 740,60 740,200V540Z', C.rust) +
  path('M246,540V208C246,88 392,98 480,46C568,98 714,88 714,208V540Z', C.deep) +
  stroke('M232,540V204C232,74 386,84 480,30C574,84 728,74 728,204V540', C.gold, 4) +
  glow(480, 250, 220 + flicker * 3, C.saffron, 0.1) +
  glow(480, 220, 130 + flicker * 2, C.gold, 0.14) +
  rect(330, 344, 300, 40, C.saffron, 5) +
  rect(300, 380, 360, 60, C.maroon, 5) +
  rect(300, 378, 360, 8, C.gold, 4) +
  times(8, (i) => marigold(324 + i * 44.5, 412, 15, i % 2 ? C.gold : C.saffron)) +
  lotus(480, 346, 1.9) +
  diya(480, 268, 1.2) +
  garland([256, 200], [480, 92], 40, 10) +
  garland([480, 92], [704, 200], 40, 10, 2) +
  marigold(480, 90, 22) +
  kalash(290, 470, 1.1) +
  kalash(670, 470, 1.1) +
  toran(3, 60);

/** Petals that fall through the whole film and come round again. */
function petals(moment: number): string {
  const next = dice(11);
  return times(22, () => {
    const x = next() * 960;
    const start = next();
    const colour = [C.rose, C.gold, C.saffron][Math.floor(next() * 3)] ?? C.gold;
    const fall = (start + moment) % 1;
    return at(x + Math.sin((fall + start) * 12) * 18, fall * 600 - 30, ellipse(0, 0, 7, 4, colour), {
      rotate: fall * 540,
    });
  });
}

const smoke = (x: number, moment: number): string =>
  each([0, 1, 2], (k) => {
    const sway = Math.sin(moment * Math.PI * 4 + k) * 10;
    return faint(
      0.16,
      stroke(
        `M${x},430C${x - 24 + sway},380 ${x + 26 - sway},330 ${x + sway},${276 - k * 30}`,
        C.cream,
        5 - k,
      ),
    );
  }) +
  stroke(`M${x},500L${x},430`, C.rust, 3) +
  circle(x, 430, 3.4, C.saffron);

/** The plate of five lamps and the two hands that hold it. */
function plate(moment: number): string {
  const angle = moment * ROUNDS * Math.PI * 2;
  const x = 480 + Math.sin(angle) * 128;
  const y = 388 - Math.cos(angle) * 52;
  const lean = Math.cos(angle) * -9;
  const sleeve = (side: number) =>
    stroke(
      `M${480 + side * 190},580Q${480 + side * 170},${y + 90} ${x + side * 84},${y + 20}`,
      SKIN.warm,
      26,
    ) +
    stroke(
      `M${480 + side * 190},580` +
        `Q${480 + side * 184},${y + 130} ${480 + side * 160 + (x - 480) * 0.34},${y + 92}`,
      C.leaf,
      44,
    );
  return (
    each([-1, 1], sleeve) +
    each([-1, 1], (side) => circle(x + side * 84, y + 16, 17, SKIN.warm)) +
    ellipse(x, y + 12, 112, 25, mix(C.gold, C.rust, 0.5)) +
    ellipse(x, y + 5, 112, 25, C.gold) +
    ellipse(x, y + 4, 98, 19, light(C.gold, 0.4)) +
    each([-1, 1], (side) => ellipse(x + side * 96, y + 6, 14, 10, SKIN.warm)) +
    glow(x, y - 30, 130, C.gold, 0.1, 3) +
    each([-64, -32, 32, 64], (dx, i) => marigold(x + dx * 0.86, y + 12, 8, i % 2 ? C.saffron : C.rose)) +
    each([-62, -31, 0, 31, 62], (dx, i) =>
      at(
        x + dx,
        y - 2 + Math.abs(dx) / -9,
        path('M-17,-8Q0,14 17,-8Z', C.rust) + flame(0, -8, 1.05, lean + Math.sin(angle * 7 + i * 2) * 5),
      ),
    )
  );
}

/** The arti at a moment between 0 and 1. */
export function artiFrame(moment: number): string {
  const swing = Math.sin(moment * Math.PI * 2 * 6) * 13;
  return filmFrame(
    shrine(Math.sin(moment * Math.PI * 2 * 9) * 3),
    each(
      [
        [120, 1],
        [840, -1],
      ] as const,
      ([x, way]) => bell(x, swing * way),
    ),
    each([200, 760], (x) => smoke(x, moment)),
    each([60, 140, 820, 900], (x) => diya(x, 530, 0.8)),
    petals(moment),
    plate(moment),
  );
}

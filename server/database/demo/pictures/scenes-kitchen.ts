import {
  at,
  C,
  circle,
  dark,
  each,
  ellipse,
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
import { plate, STEEL, WOOD } from './things.ts';

/** Cooking class: a full Gujarati thali, the masala box and the rolling board from above. */
export const cookingClass = (): string =>
  picture(
    rect(0, 0, 960, 560, mix(C.rust, C.line, 0.5)),
    times(7, (i) => rect(0, i * 84, 960, 4, mix(C.rust, C.line, 0.36))),
    times(18, (i) => rect((i * 197) % 960, i * 32 + 14, 90, 2.4, mix(C.rust, C.line, 0.42))),
    faint(0.3, circle(490, 292, 236, C.ink)),
    plate(480, 280, 236),
    at(424, 330, roti(0, 0, 84) + roti(20, -16, 84) + ellipse(30, -26, 20, 14, light(C.gold, 0.6))),
    at(
      560,
      376,
      path('M-62,24C-70,-30 -20,-62 30,-50C76,-38 82,20 48,44C10,64 -50,62 -62,24Z', C.white) +
        times(26, (i) =>
          at(
            Math.sin(i * 2.4) * (8 + i * 1.9),
            Math.cos(i * 2.4) * (6 + i * 1.5),
            rect(-6, -1.6, 12, 3.2, C.line, 2),
            { rotate: i * 47 },
          ),
        ) +
        each(
          [
            [-20, 4],
            [16, -20],
            [22, 18],
          ] as const,
          ([x, y]) => circle(x, y, 4, C.leaf),
        ),
    ),
    each(
      [
        [300, 210, C.gold, 0],
        [366, 130, C.saffron, 1],
        [470, 92, mix(C.leaf, C.gold, 0.15), 2],
        [576, 120, C.cream, 3],
        [650, 202, mix(C.rust, C.maroon, 0.3), 4],
      ] as const,
      ([x, y, food, kind]) => katori(x, y, food, kind),
    ),
    at(
      660,
      306,
      times(3, (i) =>
        at(
          i * 4,
          i * 26,
          path('M-24,-10Q0,-26 24,-10Q26,12 0,14Q-26,12 -24,-10Z', mix(C.gold, C.cream, 0.2)) +
            times(5, (k) => circle(-12 + k * 6, -4 + (k % 2) * 5, 2, C.leaf)),
        ),
      ),
    ),
    at(
      300,
      310,
      path('M0,-34L28,20L-24,24Z', mix(C.saffron, C.gold, 0.5)) +
        path('M-4,20L24,60L-34,58Z', mix(C.saffron, C.gold, 0.35)),
    ),
    at(410, 450, lemon()),
    at(
      478,
      236,
      path('M-30,0C-26,-10 6,-14 40,-10C12,-2 -14,10 -30,0Z', C.leaf) +
        stroke('M-30,0q-10,-2 -14,-8', mix(C.leaf, C.gold, 0.4), 4),
    ),
    masalaBox(846, 132),
    at(
      112,
      410,
      circle(0, 0, 116, dark(WOOD, 0.25)) +
        circle(0, -4, 112, WOOD) +
        hoop(0, -4, 94, dark(WOOD, 0.15), 3) +
        roti(-4, -6, 66, C.cream) +
        at(
          40,
          20,
          rect(-120, -15, 240, 30, dark(C.rust, 0.1), 15) +
            rect(-146, -7, 292, 14, dark(C.rust, 0.3), 7) +
            rect(-112, -11, 224, 8, light(C.rust, 0.3), 4),
          { rotate: -38 },
        ),
    ),
    at(104, 116, at(0, 0, coriander(), { rotate: -20 })),
    at(828, 440, tomatoes()),
  );

const roti = (x: number, y: number, r: number, dough: string = light(C.gold, 0.42)): string =>
  circle(x, y, r, mix(dough, C.rust, 0.22)) +
  circle(x, y - 1, r * 0.97, dough) +
  times(9, (i) => {
    const [dx, dy] = polar(i * 137, r * (0.25 + (i % 4) * 0.18));
    return ellipse(x + dx, y + dy, r * 0.07, r * 0.05, mix(dough, C.rust, 0.45));
  });

const katori = (x: number, y: number, food: string, kind: number): string => {
  const garnish = [
    times(6, (i) => circle(x + polar(i * 60, 22)[0], y + polar(i * 60, 22)[1], 4, C.leaf)) +
      circle(x, y, 5, C.maroon),
    times(9, (i) =>
      circle(x + polar(i * 137, 6 + i * 3)[0], y + polar(i * 137, 6 + i * 3)[1], 7, light(food, 0.3)),
    ),
    times(9, (i) =>
      at(
        x + polar(i * 137, 6 + i * 3)[0],
        y + polar(i * 137, 6 + i * 3)[1],
        rect(-8, -3, 16, 6, light(food, 0.35), 3),
        { rotate: i * 50 },
      ),
    ),
    stroke(`M${x - 18},${y}q9,-12 18,0t18,0`, mix(C.gold, C.cream, 0.3), 4) +
      each([-14, 12], (d) => circle(x + d, y + 14, 3.4, C.leaf)),
    times(8, (i) =>
      circle(
        x + polar(i * 137, 6 + i * 3.2)[0],
        y + polar(i * 137, 6 + i * 3.2)[1],
        6,
        i % 2 ? C.rose : C.gold,
      ),
    ),
  ][kind];
  return (
    circle(x, y + 3, 51, dark(STEEL, 0.3)) +
    circle(x, y, 50, STEEL) +
    circle(x, y, 44, light(STEEL, 0.6)) +
    circle(x, y, 39, food) +
    faint(0.35, ellipse(x - 12, y - 16, 16, 8, C.white)) +
    garnish
  );
};

const lemon = (): string =>
  path('M-34,0A34,34 0 0 1 34,0Z', C.gold) +
  path('M-28,-2A28,28 0 0 1 28,-2Z', light(C.gold, 0.6)) +
  each([-45, 0, 45], (turn) => at(0, -2, stroke('M0,0V-24', C.gold, 3), { rotate: turn }));

const masalaBox = (x: number, y: number): string =>
  circle(x, y + 4, 116, dark(STEEL, 0.35)) +
  circle(x, y, 114, STEEL) +
  circle(x, y, 102, dark(STEEL, 0.12)) +
  each(
    [
      [C.saffron, 0],
      [C.maroon, 60],
      [C.gold, 120],
      [dark(C.rust, 0.45), 180],
      [mix(C.leaf, C.gold, 0.35), 240],
      [C.rust, 300],
    ] as const,
    ([spice, turn]) => {
      const [dx, dy] = polar(turn, 66);
      return (
        circle(x + dx, y + dy, 32, light(STEEL, 0.6)) +
        circle(x + dx, y + dy, 27, spice) +
        faint(0.35, circle(x + dx - 6, y + dy - 7, 12, light(spice, 0.5)))
      );
    },
  ) +
  circle(x, y, 32, light(STEEL, 0.6)) +
  circle(x, y, 27, C.line) +
  at(x + 12, y + 8, rect(-4, -4, 62, 8, light(STEEL, 0.3), 4) + ellipse(-8, 0, 14, 10, light(STEEL, 0.4)), {
    rotate: 28,
  });

const coriander = (): string =>
  each([-40, -16, 8, 32], (turn, i) =>
    at(
      0,
      90,
      stroke('M0,0V-110', mix(C.leaf, C.gold, 0.3), 5) +
        each(
          [
            [0, -122],
            [-20, -102],
            [20, -102],
            [-14, -76],
            [14, -76],
          ] as const,
          ([dx, dy]) =>
            circle(dx, dy, 17, i % 2 ? C.leaf : light(C.leaf, 0.16)) +
            circle(dx - 8, dy - 8, 8, i % 2 ? C.leaf : light(C.leaf, 0.16)),
        ),
      { rotate: turn },
    ),
  ) + rect(-20, 60, 40, 16, C.saffron, 8);

const tomatoes = (): string =>
  each(
    [
      [0, 0, 56],
      [-74, 46, 42],
      [68, 62, 46],
    ] as const,
    ([x, y, r]) =>
      faint(0.25, circle(x + 6, y + 8, r, C.ink)) +
      circle(x, y, r, C.rose) +
      faint(0.4, ellipse(x - r * 0.35, y - r * 0.4, r * 0.3, r * 0.2, C.cream)) +
      times(5, (i) =>
        at(x, y, path(`M0,0Q5,${-r * 0.3} 0,${-r * 0.55}Q-5,${-r * 0.3} 0,0Z`, C.leaf), { rotate: i * 72 }),
      ),
  );

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
  polar,
  rect,
  stroke,
  times,
} from './art.ts';

/** The grey of kitchen steel. */
export const STEEL = mix(C.soft, C.cream, 0.68);
/** Light wood. */
export const WOOD = mix(C.rust, C.line, 0.35);

/** A small round bowl 60 wide with something in it, seen from the side. */
export const bowl = (x: number, y: number, food: string, scale = 1, metal: string = STEEL): string =>
  at(
    x,
    y,
    path('M-26,-20C-24,-36 24,-36 26,-20Z', food) +
      each([-12, 2, 13], (dx) => circle(dx, -26, 3.4, light(food, 0.45))) +
      path('M-30,-22C-28,-4 -16,0 0,0C16,0 28,-4 30,-22Z', metal) +
      rect(-31, -24, 62, 4.5, light(metal, 0.5), 2),
    { scale },
  );

/** Round sweets in a heap. */
export const heap = (x: number, y: number, rows: number, r: number, colour: string): string =>
  times(rows, (row) =>
    times(rows - row, (i) => {
      const cx = x + (i - (rows - row - 1) / 2) * r * 1.9;
      const cy = y - r - row * r * 1.55;
      return circle(cx, cy, r, colour) + circle(cx - r * 0.25, cy - r * 0.3, r * 0.55, light(colour, 0.3));
    }),
  );

/** Cut sweets, diamond by diamond. */
export const barfi = (x: number, y: number, colour: string, rows = 3): string =>
  times(rows, (row) =>
    times(rows - row, (i) => {
      const cx = x + (i - (rows - row - 1) / 2) * 22;
      const cy = y - 7 - row * 12;
      return (
        path(`M${cx},${cy - 8}L${cx + 11},${cy}L${cx},${cy + 8}L${cx - 11},${cy}Z`, colour) +
        path(`M${cx},${cy - 8}L${cx + 11},${cy}L${cx},${cy}Z`, light(colour, 0.4)) +
        circle(cx, cy - 1, 2, C.leaf)
      );
    }),
  );

/** A kalash: a pot with mango leaves and a coconut. */
export const kalash = (x: number, y: number, scale = 1, metal: string = C.gold): string =>
  at(
    x,
    y,
    each([-60, -32, 32, 60], (turn) =>
      at(
        0,
        -58,
        path('M0,6C-12,-10 -8,-30 0,-40C8,-30 12,-10 0,6Z', turn % 60 ? C.leaf : mix(C.leaf, C.gold, 0.2)),
        {
          rotate: turn,
        },
      ),
    ) +
      path('M0,-108C18,-96 20,-72 0,-60C-20,-72 -18,-96 0,-108Z', dark(C.rust, 0.2)) +
      stroke('M-6,-94C-9,-86 -8,-76 -4,-68', C.rust, 3) +
      rect(-18, -62, 36, 8, light(metal, 0.3), 4) +
      path('M-14,-54C-40,-44 -40,-8 -16,0L16,0C40,-8 40,-44 14,-54Z', metal) +
      path('M-14,-54C-40,-44 -40,-8 -16,0L-6,0C-26,-10 -26,-42 -6,-54Z', light(metal, 0.45)) +
      stroke('M-33,-30Q0,-20 33,-30', C.maroon, 5) +
      circle(0, -24, 4, C.maroon),
    { scale },
  );

/** A diamond kite with a tail of ribbon, its middle at 0,0. */
export function kite(
  x: number,
  y: number,
  size: number,
  colours: readonly [string, string, string],
  rotate = 0,
  kind = 0,
) {
  const [a, b, c] = colours;
  const patterns = [
    path('M0,-60L46,0L0,0Z', b) + path('M0,66L-46,0L0,0Z', b) + circle(0, 0, 15, c),
    path('M-23,-30L23,-30L46,0L-46,0Z', b) + path('M-30,22L30,22L18,40L-18,40Z', c),
    path('M0,-60L15,-40L0,-20L-15,-40Z', c) + path('M0,-16L31,16L0,50L-31,16Z', b) + circle(0, 14, 10, c),
    path('M0,-60L46,0L0,66Z', b) + circle(-15, -4, 8, c) + circle(15, -4, 8, c),
  ];
  return at(
    x,
    y,
    stroke('M0,66C16,84 -14,96 4,114C18,128 -8,138 4,152', c, 3) +
      each([90, 118, 146], (ty) =>
        path(`M-10,${ty}L2,${ty + 4}L-10,${ty + 10}ZM12,${ty}L0,${ty + 4}L12,${ty + 10}Z`, b),
      ) +
      path('M0,-60L46,0L0,66L-46,0Z', a) +
      (patterns[kind % patterns.length] ?? '') +
      path('M0,66L-13,82L13,82Z', c) +
      stroke('M0,-60V66M-46,0Q0,-34 46,0', dark(a, 0.4), 1.8),
    { scale: size / 60, rotate },
  );
}

/** A firework at its widest. */
export const firework = (x: number, y: number, r: number, colour: string, second: string = C.gold): string =>
  at(
    x,
    y,
    times(16, (i) => {
      const [ox, oy] = polar(i * 22.5, r);
      const [ix, iy] = polar(i * 22.5, r * 0.42);
      const [sx, sy] = polar(i * 22.5 + 11, r * 0.66);
      return (
        stroke(`M${ix},${iy}L${ox * 0.86},${oy * 0.86}`, colour, r / 26) +
        circle(ox, oy, r / 17, second) +
        circle(sx, sy, r / 24, light(colour, 0.4))
      );
    }) + circle(0, 0, r / 9, light(second, 0.5)),
  );

/** A pair of tabla on their rings. */
export function tabla(x: number, y: number, scale = 1): string {
  const drum = (cx: number, w: number, h: number, body: string) =>
    at(
      cx,
      0,
      ellipse(0, -2, w * 0.8, 10, C.maroon) +
        path(
          `M${-w * 0.86},${-h}C${-w * 1.25},${-h * 0.5} ${-w * 0.9},-4 0,-2` +
            `C${w * 0.9},-4 ${w * 1.25},${-h * 0.5} ${w * 0.86},${-h}Z`,
          body,
        ) +
        times(7, (i) =>
          stroke(`M${(i - 3) * w * 0.27},${-h + 8}L${(i - 3) * w * 0.3},-14`, light(body, 0.5), 2.4),
        ) +
        ellipse(0, -h, w * 0.92, w * 0.3, dark(C.rust, 0.2)) +
        ellipse(0, -h - 2, w * 0.86, w * 0.26, C.line) +
        ellipse(0, -h - 2, w * 0.64, w * 0.19, C.cream) +
        ellipse(w * 0.04, -h - 2, w * 0.34, w * 0.1, C.ink),
    );
  return at(x, y, drum(-36, 38, 54, STEEL) + drum(42, 32, 66, C.rust), { scale });
}

/** A harmonium seen from the front, 150 wide. */
export const harmonium = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    path('M-64,-64L64,-64L72,-92L-72,-92Z', C.maroon) +
      times(6, (i) => path(`M${-66 + i},${-68 - i * 4}L${66 - i},${-68 - i * 4}`, C.deep)) +
      each([-70, -78, -86], (yy) => stroke(`M-66,${yy}H66`, C.deep, 2)) +
      rect(-78, -64, 156, 60, C.rust, 5) +
      rect(-78, -64, 156, 8, dark(C.rust, 0.3), 4) +
      rect(-68, -54, 136, 22, C.cream, 2) +
      times(16, (i) => rect(-68 + i * 8.5, -54, 1.4, 22, C.soft)) +
      times(15, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : rect(-62.5 + i * 8.5, -54, 5, 13, C.ink))) +
      each([-52, -26, 0, 26, 52], (dx) => circle(dx, -20, 6, C.gold) + circle(dx, -20, 2.5, C.maroon)) +
      rect(-82, -6, 164, 6, dark(C.rust, 0.4), 2),
    { scale },
  );

/** A dhol with its ropes, lying level, 140 wide. */
export const dhol = (x: number, y: number, scale = 1, rotate = 0): string =>
  at(
    x,
    y,
    path('M-60,-36Q0,-54 60,-36L60,36Q0,54 -60,36Z', C.saffron) +
      path('M-60,-36Q0,-54 60,-36L60,-20Q0,-34 -60,-20Z', light(C.saffron, 0.35)) +
      stroke(`M-54,-36${times(6, (i) => `L${-42 + i * 18},${i % 2 ? -40 : 40}`)}L56,-36`, C.cream, 3) +
      stroke(`M-54,36${times(6, (i) => `L${-42 + i * 18},${i % 2 ? 40 : -40}`)}L56,36`, C.cream, 3) +
      each([-1, 1], (s) => ellipse(s * 60, 0, 13, 38, C.maroon) + ellipse(s * 63, 0, 9, 32, C.cream)) +
      ellipse(63, 0, 4, 14, C.ink),
    { scale, rotate },
  );

/** Five-wick brass lamp on a stand, 150 high. */
export const samai = (x: number, y: number, scale = 1, lit: string = ''): string =>
  at(
    x,
    y,
    lit +
      path('M-34,0Q-26,-14 -8,-16L8,-16Q26,-14 34,0Z', C.gold) +
      rect(-5, -112, 10, 100, C.gold, 4) +
      each([-30, -58, -86], (yy) => ellipse(0, yy, 12, 6, mix(C.gold, C.rust, 0.4))) +
      path('M-40,-122Q0,-96 40,-122Q0,-128 -40,-122Z', mix(C.gold, C.rust, 0.25)) +
      ellipse(0, -122, 40, 6, light(C.gold, 0.4)) +
      path('M-5,-122L0,-160L5,-122Z', C.gold),
    { scale },
  );

/** A peacock feather standing up from 0,0, 150 high. */
export const feather = (x: number, y: number, scale = 1, rotate = 0): string =>
  at(
    x,
    y,
    stroke('M0,0Q-6,-60 0,-110', mix(C.leaf, C.gold, 0.5), 3.5) +
      times(13, (i) =>
        stroke(
          `M${-3},${-24 - i * 5}` +
            `Q${(i % 2 ? -1 : 1) * 14},${-34 - i * 6} ${(i % 2 ? -1 : 1) * (22 + i)},${-44 - i * 6}`,
          C.leaf,
          2.2,
        ),
      ) +
      path('M0,-84C34,-96 36,-140 0,-160C-36,-140 -34,-96 0,-84Z', C.leaf) +
      path('M0,-92C26,-100 27,-134 0,-150C-27,-134 -26,-100 0,-92Z', C.gold) +
      path('M0,-98C20,-104 20,-128 0,-140C-20,-128 -20,-104 0,-98Z', mix(C.sky, C.leaf, 0.4)) +
      path('M0,-102C14,-106 14,-122 0,-122C-14,-122 -14,-106 0,-102Z', C.night),
    { scale, rotate },
  );

/** A bamboo flute lying along x, 240 long. */
export const flute = (x: number, y: number, scale = 1, rotate = 0): string =>
  at(
    x,
    y,
    rect(-120, -8, 240, 16, C.gold, 8) +
      rect(-120, -8, 240, 6, light(C.gold, 0.5), 3) +
      each([-84, -4, 22, 48, 74, 96], (dx) => ellipse(dx, 0, 5, 3.6, dark(C.rust, 0.3))) +
      each([-104, -60, 110], (dx) => rect(dx, -9, 7, 18, C.maroon, 2)) +
      stroke('M-100,8Q-112,30 -100,46M-98,8Q-92,28 -96,44', C.saffron, 3) +
      each([-100, -95], (dx) => circle(dx, 48, 6, C.maroon)),
    { scale, rotate },
  );

/** Steam over something hot. */
export const steam = (x: number, y: number, scale = 1): string =>
  faint(
    0.75,
    at(
      x,
      y,
      each([-12, 0, 12], (dx) =>
        stroke(`M${dx},0Q${dx - 7},-10 ${dx},-20Q${dx + 7},-30 ${dx},-40`, C.white, 3.4),
      ),
      {
        scale,
      },
    ),
  );

/** A round steel plate seen from above. */
export const plate = (x: number, y: number, r: number, metal: string = STEEL): string =>
  circle(x, y, r, dark(metal, 0.2)) +
  circle(x, y - r * 0.015, r * 0.985, metal) +
  circle(x, y, r * 0.88, light(metal, 0.45)) +
  hoop(x, y, r * 0.93, light(metal, 0.75), r * 0.02);

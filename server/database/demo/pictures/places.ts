import {
  at,
  C,
  circle,
  dark,
  dice,
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

/** Stars over the upper part of the picture. */
export function stars(count: number, height: number, seed: number): string {
  const next = dice(seed);
  return times(count, () =>
    faint(0.35 + next() * 0.6, circle(next() * 960, next() * height, 1 + next() * 1.8, C.cream)),
  );
}

/** A sun with soft rings. */
export const sun = (x: number, y: number, r: number, colour: string = C.gold): string =>
  each([2.1, 1.7, 1.35], (size) => faint(0.22, circle(x, y, r * size, colour))) + circle(x, y, r, colour);

/** A sun whose rays fill the sky. */
export const rays = (x: number, y: number, colour: string, opacity: number, count = 18): string =>
  faint(
    opacity,
    times(count, (i) => {
      const [ax, ay] = polar((360 / count) * i, 1200);
      const [bx, by] = polar((360 / count) * (i + 0.5), 1200);
      return path(`M${x},${y}L${x + ax},${y + ay}L${x + bx},${y + by}Z`, colour);
    }),
  );

/** A cloud 140 wide. */
export const cloud = (x: number, y: number, scale = 1, colour: string = C.white): string =>
  at(
    x,
    y,
    path(
      'M-70,0C-92,-2 -90,-32 -62,-30C-58,-58 -16,-64 -4,-42C14,-58 46,-46 44,-26C72,-30 78,0 56,0Z',
      colour,
    ),
    { scale },
  );

/** Rolling ground: a smooth line through heights at equal steps, filled to the bottom. */
export function hills(heights: readonly number[], colour: string, bottom = 560): string {
  const step = 960 / (heights.length - 1);
  const first = heights[0] ?? 0;
  const curve = heights.slice(1).map((y, i) => {
    const before = heights[i] ?? y;
    return `C${step * (i + 0.5)},${before} ${step * (i + 0.5)},${y} ${step * (i + 1)},${y}`;
  });
  return path(`M0,${first}${curve.join('')}L960,${bottom}L0,${bottom}Z`, colour);
}

/** A round tree, its foot at 0,0, about 120 high. */
export const tree = (x: number, y: number, scale = 1, leaf: string = C.leaf, bloom?: string): string =>
  at(
    x,
    y,
    path('M-6,0L-4,-60L4,-60L7,0Z', dark(C.rust, 0.35)) +
      circle(-24, -66, 26, leaf) +
      circle(24, -66, 26, leaf) +
      circle(0, -88, 32, leaf) +
      circle(-8, -94, 20, light(leaf, 0.16)) +
      circle(20, -74, 14, light(leaf, 0.16)) +
      (bloom
        ? times(14, (i) =>
            circle(Math.sin(i * 2.4) * (12 + i * 2.4), -76 + Math.cos(i * 2.4) * (8 + i * 1.8), 5.5, bloom),
          )
        : ''),
    { scale },
  );

interface Stone {
  stone: string;
  shade: string;
  flag?: string;
  door?: string;
}

/** A shikhara 100 wide and 200 high with its kalash and flag, its base at 0,0. */
function shikhara(x: number, y: number, scale: number, look: Stone): string {
  const { stone, shade, flag = C.saffron } = look;
  return at(
    x,
    y,
    stroke('M0,-196V-252', shade, 3) +
      path('M1,-252L46,-242L1,-228Z', flag) +
      path('M-50,0C-50,-70 -38,-140 -12,-168L12,-168C38,-140 50,-70 50,0Z', stone) +
      path('M18,0C18,-70 14,-130 6,-168L12,-168C38,-140 50,-70 50,0Z', shade) +
      path('M-20,0C-20,-60 -14,-120 -6,-150L6,-150C14,-120 20,-60 20,0Z', mix(stone, shade, 0.45)) +
      times(6, (i) =>
        stroke(`M${-49 + i * 3.6},${-22 - i * 23}H${49 - i * 3.6}`, mix(stone, shade, 0.8), 2.4),
      ) +
      ellipse(0, -170, 19, 8, shade) +
      ellipse(0, -173, 17, 6, stone) +
      path('M-9,-178C-14,-190 14,-190 9,-178Z', C.gold) +
      path('M-4,-187L0,-202L4,-187Z', C.gold),
    { scale },
  );
}

/** A temple 520 wide on its steps, base at 0,0. */
export function temple(x: number, y: number, scale: number, look: Stone): string {
  const { stone, shade, door = C.gold } = look;
  const arch = (cx: number, w: number, h: number, fill: string) =>
    path(
      `M${cx - w},-34V${-34 - h}` +
        `C${cx - w},${-52 - h} ${cx - 4},${-54 - h} ${cx},${-66 - h}` +
        `C${cx + 4},${-54 - h} ${cx + w},${-52 - h} ${cx + w},${-34 - h}V-34Z`,
      fill,
    );
  return at(
    x,
    y,
    shikhara(-152, -130, 0.62, look) +
      shikhara(152, -130, 0.62, look) +
      shikhara(-80, -136, 0.8, { ...look }) +
      shikhara(80, -136, 0.8, { ...look }) +
      shikhara(0, -136, 1.22, look) +
      rect(-206, -138, 412, 106, stone) +
      rect(-216, -150, 432, 14, shade, 4) +
      rect(-206, -136, 412, 8, mix(stone, shade, 0.5)) +
      times(21, (i) => path(`M${-210 + i * 20},-136h20l-10,11Z`, shade)) +
      each([-160, -96, 96, 160], (cx) => arch(cx, 20, 40, shade) + arch(cx, 15, 36, door)) +
      arch(0, 38, 48, shade) +
      arch(0, 31, 44, door) +
      each([-190, -128, -60, 60, 128, 190], (cx) => rect(cx - 5, -124, 10, 92, light(stone, 0.35), 3)) +
      rect(-226, -34, 452, 12, shade, 2) +
      rect(-244, -22, 488, 12, mix(stone, shade, 0.4), 2) +
      rect(-262, -10, 524, 12, shade, 2),
    { scale },
  );
}

/** A row of Leicester terraced houses from x, each 120 wide, standing on y. */
export const terrace = (
  x: number,
  y: number,
  count: number,
  scale = 1,
  brick: string = C.rust,
  lit: string = C.gold,
) =>
  at(
    x,
    y,
    times(count, (i) => {
      const wall = mix(brick, i % 2 ? C.maroon : C.line, i % 2 ? 0.3 : 0.18);
      return at(
        i * 120,
        0,
        rect(12, -176, 22, 44, dark(wall, 0.25)) +
          rect(8, -180, 30, 8, dark(wall, 0.4)) +
          rect(-1, -152, 122, 42, mix(C.soft, C.night, 0.35)) +
          stroke('M0,-122H120M0,-136H120', mix(C.soft, C.night, 0.15), 2) +
          rect(0, -112, 120, 112, wall) +
          each(
            [22, 74],
            (wx) =>
              rect(wx - 3, -100, 32, 38, C.cream, 2) +
              rect(wx, -97, 26, 32, lit) +
              rect(wx + 12, -97, 2, 32, C.cream),
          ) +
          rect(16, -48, 38, 40, C.cream, 2) +
          rect(19, -45, 32, 34, lit) +
          rect(34, -45, 2, 34, C.cream) +
          path('M76,0V-40Q92,-58 108,-40V0Z', i % 2 ? C.leaf : C.maroon) +
          circle(102, -20, 2.4, C.gold),
      );
    }),
    { scale },
  );

/** A tall window with a view of the sky. */
export const tallWindow = (x: number, y: number, w: number, h: number, view: string = C.sky): string =>
  path(
    `M${x - w / 2 - 8},${y}V${y - h}` +
      `Q${x - w / 2 - 8},${y - h - w / 2 - 8} ${x},${y - h - w / 2 - 8}` +
      `Q${x + w / 2 + 8},${y - h - w / 2 - 8} ${x + w / 2 + 8},${y - h}V${y}Z`,
    C.white,
  ) +
  path(
    `M${x - w / 2},${y - 8}V${y - h}Q${x - w / 2},${y - h - w / 2} ${x},${y - h - w / 2}` +
      `Q${x + w / 2},${y - h - w / 2} ${x + w / 2},${y - h}V${y - 8}Z`,
    view,
  ) +
  rect(x - 2.5, y - h - w / 2, 5, h + w / 2 - 8, C.white) +
  rect(x - w / 2, y - h, w, 5, C.white);

/** A hall: wall, picture rail and boarded floor. */
export const hall = (wall: string, floor: string, floorY: number): string =>
  rect(0, 0, 960, floorY, wall) +
  rect(0, floorY - 70, 960, 70, mix(wall, C.rust, 0.2)) +
  rect(0, floorY - 74, 960, 6, mix(wall, C.rust, 0.45)) +
  rect(0, floorY - 8, 960, 8, mix(wall, C.rust, 0.5)) +
  rect(0, floorY, 960, 560 - floorY, floor) +
  times(4, (i) => rect(0, floorY + (560 - floorY) * ((i + 1) / 4.6) ** 1.4, 960, 2.5, dark(floor, 0.18)));

/** A market stall 200 wide with a striped awning, standing on 0,0. */
export const stall = (x: number, y: number, scale: number, colour: string, goods: string): string =>
  at(
    x,
    y,
    rect(-92, -170, 8, 170, WOODEN) +
      rect(84, -170, 8, 170, WOODEN) +
      rect(-88, -150, 176, 90, light(colour, 0.78)) +
      goods +
      rect(-98, -66, 196, 66, light(colour, 0.2), 3) +
      rect(-98, -66, 196, 9, dark(colour, 0.2), 3) +
      times(7, (i) => hoop(-84 + i * 28, -28, 9, C.gold, 2.5)) +
      times(8, (i) => {
        const fill = i % 2 ? C.cream : colour;
        const left = -112 + i * 28;
        const top = -84 + i * 21;
        return (
          path(`M${top},-206L${top + 21},-206L${left + 28},-160L${left},-160Z`, fill) +
          path(`M${left},-161h28v8a14,14 0 0 1 -28,0Z`, fill === C.cream ? C.line : dark(colour, 0.12))
        );
      }),
    { scale },
  );

const WOODEN = dark(C.rust, 0.2);

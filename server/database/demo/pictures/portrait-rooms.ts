import {
  at,
  C,
  circle,
  dark,
  diya,
  each,
  flame,
  garland,
  hoop,
  light,
  mix,
  path,
  rect,
  stroke,
  times,
} from './art.ts';
import { tallWindow, terrace, tree } from './places.ts';
import { STEEL, samai, WOOD } from './things.ts';

const wall = (colour: string, halo: string): string =>
  rect(0, 0, 600, 640, colour) + circle(300, 280, 214, halo);

/** A wall with hanging garlands. */
export const festive = (colour: string): string =>
  wall(colour, light(colour, 0.25)) +
  garland([-10, 0], [200, 0], 60, 12) +
  garland([200, 0], [400, 0], 34, 12, 1) +
  garland([400, 0], [610, 0], 60, 12, 2);

/** Shelves with books, the middle hidden by whoever stands there. */
export const books = (colour: string, backs: readonly string[]): string =>
  rect(0, 0, 600, 640, colour) +
  each(
    [150, 330, 510],
    (y, row) =>
      times(17, (i) => {
        const height = 92 + ((i * 37 + row * 23) % 40);
        const back = backs[(i * 3 + row) % backs.length] ?? C.rust;
        return (
          rect(8 + i * 35, y - height, 30, height, back, 3) +
          rect(8 + i * 35, y - height + 16, 30, 6, light(back, 0.4))
        );
      }) + rect(0, y, 600, 13, dark(WOOD, 0.2)),
  );

/** A blackboard with the first letters of the alphabet of shapes. */
export const classroom = (): string =>
  rect(0, 0, 600, 640, light(C.gold, 0.62)) +
  rect(36, 60, 528, 330, WOOD, 6) +
  rect(50, 74, 500, 302, C.leaf, 3) +
  each(
    [96, 474],
    (x) =>
      stroke(`M${x},150l24,-44l24,44ZM${x + 4},230h40v40h-40Z`, C.cream, 4) +
      hoop(x + 24, 330, 22, C.cream, 4),
  ) +
  rect(0, 470, 600, 170, mix(C.gold, C.rust, 0.25));

/** An office: a calendar and a clock. */
export const office = (): string =>
  wall(light(C.rose, 0.72), light(C.rose, 0.85)) +
  rect(40, 90, 130, 150, C.white, 6) +
  rect(40, 90, 130, 34, C.maroon, 6) +
  times(16, (i) => circle(64 + (i % 4) * 28, 146 + Math.floor(i / 4) * 24, 6, i === 9 ? C.saffron : C.line)) +
  circle(500, 150, 58, C.maroon) +
  circle(500, 150, 48, C.cream) +
  stroke('M500,150V114M500,150L524,164', C.ink, 6);

/** A window on a street of brick houses. */
export const streetWindow = (): string =>
  rect(0, 0, 600, 640, light(C.sky, 0.6)) +
  rect(28, 50, 544, 380, C.white, 6) +
  rect(44, 66, 512, 348, C.sky) +
  at(44, 414, terrace(0, 0, 2, 1.3) + terrace(312, 0, 2, 0.83)) +
  rect(292, 66, 12, 348, C.white) +
  rect(14, 424, 572, 20, C.white, 4);

/** Files and a money plant. */
export const ledgers = (): string =>
  rect(0, 0, 600, 640, light(C.denim, 0.72)) +
  each(
    [210, 440],
    (y, row) =>
      times(9, (i) => {
        const colour = [C.denim, C.leaf, C.maroon, C.rust][(i + row * 2) % 4] ?? C.denim;
        return (
          rect(14 + i * 66, y - 150, 56, 150, light(colour, 0.25), 4) +
          rect(26 + i * 66, y - 120, 32, 44, C.cream, 3) +
          circle(42 + i * 66, y - 34, 9, C.cream)
        );
      }) + rect(0, y, 600, 14, WOOD),
  );

/** A counter with a letterbox and stamps. */
export const postOffice = (): string =>
  wall(light(C.leaf, 0.72), light(C.leaf, 0.84)) +
  at(
    92,
    250,
    rect(-52, -130, 104, 240, C.maroon, 14) +
      path('M-58,-126Q0,-176 58,-126Z', C.maroon) +
      rect(-36, -92, 72, 15, C.ink, 6) +
      rect(-30, -62, 60, 54, C.cream, 4),
  ) +
  each([100, 236, 372], (y, i) =>
    at(
      508,
      y,
      rect(-46, -54, 92, 108, C.white) +
        times(
          9,
          (k) =>
            circle(-46 + k * 11.5, -54, 4, light(C.leaf, 0.72)) +
            circle(-46 + k * 11.5, 54, 4, light(C.leaf, 0.72)),
        ) +
        rect(-34, -42, 68, 84, [C.saffron, C.rose, C.leaf][i] ?? C.rust) +
        diya(0, 20, 0.62, C.maroon),
    ),
  );

/** The shrine's arch with lamps. */
export const shrineArch = (): string =>
  rect(0, 0, 600, 640, C.maroon) +
  path('M70,640V260C70,110 220,130 300,40C380,130 530,110 530,260V640Z', C.rust) +
  path('M98,640V266C98,144 236,158 300,84C364,158 502,144 502,266V640Z', C.deep) +
  circle(300, 280, 190, mix(C.deep, C.saffron, 0.4)) +
  circle(300, 280, 150, mix(C.deep, C.gold, 0.5)) +
  each([44, 556], (x) => samai(x, 520, 1.5) + each([-44, 0, 44], (dx) => flame(x + dx, 334, 1.3)));

/** A stage at night with lights. */
export const stageLights = (): string =>
  rect(0, 0, 600, 640, C.night) +
  circle(300, 290, 236, mix(C.night, C.rose, 0.3)) +
  circle(300, 290, 188, mix(C.night, C.saffron, 0.45)) +
  times(19, (i) => {
    const t = (i % 9.5) / 9;
    return circle(i * 33, 30 + 4 * 44 * t * (1 - t), 9, i % 3 ? C.gold : C.rose);
  }) +
  each([56, 544], (x) =>
    times(7, (i) => path(`M${x},${150 + i * 70}l15,24l-15,24l-15,-24Z`, i % 2 ? C.saffron : C.leaf)),
  );

/** A surgery's wall: a heart, a chart, a plant. */
export const surgery = (): string =>
  wall(light(C.sky, 0.45), light(C.sky, 0.68)) +
  path('M96,190C40,150 40,96 74,92C90,90 96,104 96,110C96,104 104,90 120,92C152,96 152,150 96,190Z', C.rose) +
  each([0, 1, 2, 3], (i) => rect(460, 96 + i * 38, 110 - i * 20, 18, light(C.leaf, 0.2), 5)) +
  each([-40, 0, 40], (turn) =>
    at(82, 470, path('M0,0C30,-50 26,-110 0,-150C-26,-110 -30,-50 0,0Z', C.leaf), { rotate: turn }),
  ) +
  path('M34,456H132L118,560H48Z', C.rust);

/** A sports field with a hoop. */
export const court = (): string =>
  rect(0, 0, 600, 640, C.sky) +
  circle(80, 100, 60, light(C.gold, 0.4)) +
  rect(0, 400, 600, 240, mix(C.leaf, C.gold, 0.2)) +
  each([90, 210, 480], (x, i) => tree(x, 410, 1 + i * 0.15)) +
  rect(520, 150, 14, 330, C.soft) +
  rect(440, 60, 150, 112, C.white, 4) +
  rect(484, 96, 62, 50, C.saffron) +
  rect(491, 103, 48, 36, C.white) +
  stroke('M470,172H560', C.rust, 9) +
  stroke(
    'M476,176L490,236M554,176L540,236M500,176L506,236M530,176L524,236M480,196H550M486,218H544',
    C.cream,
    3,
  );

/** A sitting room with a window and a plant. */
export const parlour = (): string =>
  rect(0, 0, 600, 640, light(C.plum, 0.72)) +
  times(10, (i) => times(10, (j) => circle(30 + i * 62 + (j % 2) * 31, 30 + j * 66, 6, light(C.plum, 0.6)))) +
  tallWindow(96, 400, 120, 230) +
  rect(440, 110, 130, 110, C.rust, 4) +
  rect(452, 122, 106, 86, C.cream) +
  at(505, 196, path('M-40,8L-8,-40L12,-10L26,-28L46,8Z', C.leaf) + circle(24, -50, 10, C.saffron));

/** A kitchen wall: ladles on a rail, pans on a shelf. */
export const kitchenWall = (): string =>
  rect(0, 0, 600, 640, light(C.saffron, 0.68)) +
  times(
    8,
    (i) => rect(0, i * 84, 600, 3, light(C.saffron, 0.55)) + rect(i * 84, 0, 3, 640, light(C.saffron, 0.55)),
  ) +
  rect(0, 84, 600, 10, C.soft, 4) +
  each(
    [56, 116, 486, 546],
    (x, i) =>
      rect(x - 4, 92, 8, 110, STEEL, 4) +
      (i % 2
        ? path(`M${x - 27},196H${x + 27}Q${x + 24},244 ${x},244Q${x - 24},244 ${x - 27},196Z`, STEEL)
        : circle(x, 222, 30, STEEL) +
          times(5, (k) => circle(x - 12 + (k % 3) * 12, 216 + Math.floor(k / 3) * 12, 3, C.soft))),
  ) +
  rect(0, 430, 170, 12, WOOD) +
  rect(430, 430, 170, 12, WOOD) +
  each(
    [84, 516],
    (x) =>
      rect(x - 58, 342, 116, 88, mix(C.gold, C.rust, 0.35), 8) +
      rect(x - 66, 334, 132, 14, C.gold, 6) +
      rect(x - 66, 364, 12, 26, C.rust, 3) +
      rect(x + 54, 364, 12, 26, C.rust, 3),
  );

/** The hall's rafters with hanging bulbs. */
export const hallLights = (): string =>
  rect(0, 0, 600, 640, dark(C.leaf, 0.25)) +
  circle(300, 280, 218, mix(C.leaf, C.gold, 0.16)) +
  path('M0,0H600V26L300,76L0,26Z', dark(C.rust, 0.4)) +
  each([70, 168, 432, 530], (x, i) => {
    const y = 150 + (i % 3) * 40;
    return (
      stroke(`M${x},20V${y}`, C.ink, 4) +
      rect(x - 11, y - 4, 22, 22, C.soft, 4) +
      circle(x, y + 42, 40, mix(C.leaf, C.gold, 0.34)) +
      circle(x, y + 40, 26, C.gold) +
      circle(x - 7, y + 32, 8, C.cream)
    );
  });

import {
  at,
  bands,
  bunting,
  C,
  circle,
  dark,
  dice,
  each,
  ellipse,
  faint,
  flame,
  glow,
  light,
  mix,
  path,
  polar,
  rect,
  stroke,
  times,
} from './art.ts';
import { SKIN } from './heads.ts';
import { ARMS, person } from './people.ts';
import { cloud, stars, terrace } from './places.ts';
import { dhol } from './things.ts';
import { thumbnail } from './thumbnail.ts';

/** Rath Yatra: drummers in the street before the chariot, under bunting and petals. */
export function rathYatraDrums(): string {
  const next = dice(31);
  return thumbnail(
    bands(0, 330, C.sky, light(C.sky, 0.7), 5),
    cloud(150, 96, 0.9),
    cloud(800, 76, 0.7),
    at(-30, 350, terrace(0, 0, 4, 0.86)),
    at(610, 350, terrace(0, 0, 4, 0.86)),
    rect(0, 346, 960, 194, mix(C.soft, C.cream, 0.45)),
    path('M360,346H600L780,540H180Z', mix(C.soft, C.cream, 0.3)),
    at(
      480,
      350,
      each(
        [-70, 70],
        (x) =>
          circle(x, 0, 34, C.rust) +
          circle(x, 0, 25, C.gold) +
          times(4, (i) =>
            stroke(
              `M${x + polar(i * 45, 26)[0]},${polar(i * 45, 26)[1]}L${x - polar(i * 45, 26)[0]},${-polar(i * 45, 26)[1]}`,
              C.rust,
              5,
            ),
          ) +
          circle(x, 0, 8, C.maroon),
      ) +
        rect(-110, -40, 220, 26, C.maroon, 5) +
        rect(-96, -130, 16, 96, C.gold) +
        rect(80, -130, 16, 96, C.gold) +
        rect(-60, -122, 120, 84, C.rose) +
        circle(0, -80, 28, light(C.gold, 0.4)) +
        flame(0, -66, 1) +
        path('M-122,-126C-90,-210 -30,-226 0,-264C30,-226 90,-210 122,-126Z', C.saffron) +
        path('M-60,-126C-46,-200 -16,-226 0,-264C16,-226 46,-200 60,-126Z', C.gold) +
        stroke('M0,-262V-304', C.maroon, 5) +
        path('M2,-304L44,-292L2,-278Z', C.maroon) +
        times(12, (i) => path(`M${-122 + i * 20.3},-126h20.3l-10,16Z`, i % 2 ? C.gold : C.maroon)),
      { scale: 1.06 },
    ),
    bunting([-10, 40], [480, 30], 40, [C.maroon, C.gold, C.leaf, C.saffron], 26),
    bunting([480, 30], [970, 40], 40, [C.saffron, C.gold, C.maroon, C.leaf], 26),
    stroke('M436,372Q330,430 40,444M524,372Q630,430 920,444', C.line, 9),
    each(
      [
        [64, 470],
        [896, 470],
      ] as const,
      ([x, y], i) =>
        at(
          x,
          y,
          person({
            dress: i ? 'sari' : 'kurta',
            main: i ? C.rose : C.leaf,
            second: i ? C.saffron : C.cream,
            hair: i ? 'bun' : 'short',
            skin: i ? SKIN.light : SKIN.brown,
            left: i ? [-44, -116, -46, -96] : ARMS.leftDown,
            right: i ? ARMS.rightDown : [44, -116, 46, -96],
          }),
          { scale: 1.3 },
        ),
    ),
    each(
      [
        [210, 524, C.maroon, C.gold],
        [480, 536, C.cream, C.saffron],
        [750, 524, C.leaf, C.maroon],
      ] as const,
      ([x, y, main, second], i) =>
        at(
          x,
          y,
          person({
            dress: 'kurta',
            main,
            second,
            accent: C.gold,
            hair: 'pagdi',
            moustache: i !== 2,
            skin: i === 1 ? SKIN.warm : SKIN.brown,
            left: [-52, -116, -66, -96],
            right: i === 1 ? [60, -150, 74, -150] : [52, -116, 66, -96],
            tilt: (i - 1) * 6,
          }),
          { scale: 1.42 },
        ) +
        dhol(x, y - 118, 1.12) +
        stroke(
          `M${x + 96},${y - 142}L${x + 66},${y - 112}M${x - 96},${y - 142}L${x - 66},${y - 112}`,
          dark(C.rust, 0.4),
          7,
        ),
    ),
    times(34, () =>
      at(
        next() * 960,
        next() * 300,
        ellipse(0, 0, 8, 4.6, [C.rose, C.saffron, C.gold][Math.floor(next() * 3)] ?? C.gold),
        { rotate: next() * 180 },
      ),
    ),
  );
}

/** A lamp made of bulbs that hangs over the road. */
const lightDiya = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    glow(0, 0, 80, C.gold, 0.1, 3) +
      stroke('M-56,4C-46,44 46,44 56,4Z', C.saffron, 7) +
      stroke('M0,-6C-22,-26 -8,-44 0,-64C8,-44 22,-26 0,-6Z', C.gold, 7) +
      times(7, (i) => circle(-42 + i * 14, 34 - Math.abs(i - 3) * 5, 4, C.cream)),
    { scale },
  );

const shopfront = (x: number, width: number, height: number, colour: string, kind: number): string =>
  rect(x, 430 - height, width, height, mix(C.night, colour, 0.35)) +
  times(3, (i) =>
    rect(
      x + 12 + (i * (width - 20)) / 3,
      446 - height,
      (width - 56) / 3,
      54,
      i === kind % 3 ? C.gold : mix(C.night, C.gold, 0.35),
      3,
    ),
  ) +
  rect(x + 6, 320, width - 12, 26, colour, 3) +
  rect(x + 12, 350, width - 24, 80, light(C.gold, 0.2)) +
  (kind % 2
    ? times(4, (i) =>
        path(
          `M${x + 24 + (i * (width - 44)) / 4},430V384q12,-22 24,0V430Z`,
          [C.rose, C.leaf, C.saffron, C.plum][i] ?? C.rose,
        ),
      )
    : times(5, (i) =>
        times(5 - i, (k) => circle(x + 30 + k * 18 + i * 9, 422 - i * 15, 8, i % 2 ? C.saffron : C.rust)),
      ));

/** Diwali on the Golden Mile: lights over the road, shops, the big wheel and the crowd. */
export const goldenMile = (): string =>
  thumbnail(
    bands(0, 430, '#1A0D2B', mix(C.night, C.maroon, 0.5), 6),
    stars(40, 180, 3),
    at(
      480,
      300,
      times(16, (i) => stroke(`M0,0L${polar(i * 22.5, 128)}`, mix(C.night, C.sky, 0.5), 3)) +
        each([128, 112], (r) => times(36, (i) => circle(...polar(i * 10, r), 4.4, i % 3 ? C.gold : C.rose))) +
        times(12, (i) => circle(...polar(i * 30, 140), 11, [C.saffron, C.leaf, C.rose][i % 3] ?? C.gold)) +
        stroke('M0,0L-70,160M0,0L70,160', mix(C.night, C.sky, 0.5), 8) +
        circle(0, 0, 16, C.gold),
    ),
    shopfront(-20, 190, 270, C.maroon, 0),
    shopfront(176, 168, 220, C.leaf, 1),
    shopfront(616, 168, 220, C.rust, 3),
    shopfront(790, 190, 270, C.rose, 2),
    rect(0, 428, 960, 112, mix(C.night, C.ink, 0.5)),
    path('M440,428H520L700,540H260Z', mix(C.night, C.soft, 0.3)),
    faint(0.4, path('M474,440H486L490,470H470ZM466,486H494L500,540H460Z', C.gold)),
    each(
      [
        [120, 22],
        [40, 60],
      ] as const,
      ([y, sag], row) =>
        times(25, (i) => {
          const t = i / 24;
          return circle(t * 960, y + 4 * sag * t * (1 - t), row ? 6 : 4.6, i % 2 ? C.gold : C.saffron);
        }),
    ),
    each(
      [
        [160, 150, 0.9],
        [480, 172, 1.15],
        [800, 150, 0.9],
      ] as const,
      ([x, y, s]) => lightDiya(x, y, s),
    ),
    each(
      [
        [40, 0],
        [150, 1],
        [300, 0],
        [660, 1],
        [800, 0],
        [920, 1],
      ] as const,
      ([x, woman], i) =>
        at(
          x,
          560 + (i % 2) * 18,
          person({
            dress: woman ? 'sari' : 'kurta',
            main: [C.saffron, C.rose, C.leaf, C.gold, C.denim, C.maroon][i] ?? C.rose,
            second: woman ? C.gold : C.cream,
            hair: woman ? (i % 4 === 1 ? 'bun' : 'plait') : 'short',
            skin: i % 3 ? SKIN.warm : SKIN.brown,
            right: i === 2 ? ARMS.rightUp : ARMS.rightDown,
            left: i === 4 ? ARMS.leftUp : ARMS.leftDown,
          }),
          { scale: 1.04 },
        ),
    ),
    at(
      420,
      548,
      person({
        dress: 'frock',
        main: C.rose,
        hair: 'pigtails',
        skin: SKIN.light,
        right: ARMS.rightUp,
        holds: [
          '',
          stroke('M0,0L14,-34', C.soft, 3) +
            times(8, (i) => stroke(`M14,-36l${polar(i * 45, 20)}`, C.gold, 3)) +
            circle(14, -36, 7, C.cream),
        ],
      }),
      { scale: 0.86 },
    ),
    at(
      548,
      548,
      person({
        dress: 'shirt',
        main: C.leaf,
        second: C.denim,
        hair: 'short',
        skin: SKIN.brown,
        left: ARMS.leftUp,
        holds: [
          stroke('M0,0L-14,-34', C.soft, 3) +
            times(8, (i) => stroke(`M-14,-36l${polar(i * 45, 20)}`, C.gold, 3)) +
            circle(-14, -36, 7, C.cream),
          '',
        ],
      }),
      { scale: 0.9 },
    ),
  );

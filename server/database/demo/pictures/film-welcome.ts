import {
  at,
  bands,
  C,
  circle,
  clayLamp,
  dice,
  each,
  faint,
  filmFrame,
  flame,
  glow,
  light,
  mix,
  path,
  rangoli,
  rect,
  stroke,
  times,
} from './art.ts';
import { temple, tree } from './places.ts';

/** Length of the film: dusk falls and two dozen lamps are lit, one after another. */
export const WELCOME_SECONDS = 8;

const STEPS = [392, 424, 458, 496] as const;

interface Lamp {
  x: number;
  y: number;
  scale: number;
  /** When it is lit, 0…1. */
  lit: number;
}

/** From the rail beside the door down to the street, left and right in turn. */
const LAMPS: readonly Lamp[] = STEPS.flatMap((y, row) =>
  Array.from({ length: 6 }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const reach = 96 + row * 18 + Math.floor(i / 2) * (84 + row * 16);
    return { x: 480 + side * reach, y, scale: 0.42 + row * 0.11, lit: 0.06 + (row * 6 + i) * 0.03 };
  }),
);

const between = (moment: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (moment - from) / (to - from)));

/** Stars come out one by one, in the upper sky. */
function firstStars(moment: number): string {
  const next = dice(5);
  return times(60, () => {
    const [x, y, r, appears] = [next() * 960, next() * 250, 1 + next() * 1.6, 0.35 + next() * 0.5];
    const strength = between(moment, appears, appears + 0.12);
    return strength ? faint(strength * 0.9, circle(x, y, r, C.cream)) : '';
  });
}

function sky(moment: number): string {
  const dusk = between(moment, 0, 0.75);
  const top = mix(mix(C.sky, C.rose, 0.45), C.night, dusk);
  const low = mix(light(C.saffron, 0.3), mix(C.maroon, C.night, 0.35), dusk);
  return (
    bands(0, 400, top, low, 10) +
    circle(480, 250 + dusk * 150, 118, mix(light(C.gold, 0.3), C.saffron, dusk)) +
    firstStars(moment)
  );
}

function lamp({ x, y, scale, lit }: Lamp, moment: number): string {
  const burning = between(moment, lit, lit + 0.035);
  const dance = 1 + Math.sin(moment * 150 + x) * 0.05;
  return (
    (burning ? glow(x, y - 30 * scale, 86 * scale * burning, C.gold, 0.11, 3) : '') +
    at(
      x,
      y,
      (burning ? flame(0, -26, 1.25 * burning * dance, Math.sin(moment * 90 + x) * 4) : '') +
        clayLamp(C.rust),
      {
        scale,
      },
    )
  );
}

/** The temple's front at a moment between 0 and 1. */
export function welcomeFrame(moment: number): string {
  const night = between(moment, 0, 0.75);
  const stone = mix(C.cream, mix(C.plum, C.saffron, 0.35), 0.16 + night * 0.5);
  const door = mix(mix(C.rust, C.deep, 0.4), light(C.gold, 0.25), between(moment, 0.02, 0.2));
  const shade = mix(stone, C.deep, 0.32);
  const ground = mix(mix(C.leaf, C.soft, 0.4), C.night, 0.25 + night * 0.45);
  return filmFrame(
    sky(moment),
    each([40, 150, 810, 920], (x, i) =>
      tree(x, 392, 1.3 + (i % 2) * 0.3, mix(C.leaf, C.night, 0.2 + night * 0.5)),
    ),
    rect(0, 384, 960, 156, ground),
    faint(between(moment, 0.1, 0.8), glow(480, 300, 250, C.gold, 0.1)),
    temple(480, 392, 0.88, { stone, shade, door }),
    each(STEPS, (y, row) => {
      const half = 268 + row * 58;
      const top = mix(stone, C.cream, 0.2);
      return (
        rect(480 - half, y, half * 2, 44, mix(shade, C.deep, 0.12 + row * 0.05)) +
        rect(480 - half, y - 5, half * 2, 12, mix(top, C.rust, 0.12))
      );
    }),
    path('M436,392H524L584,540H376Z', C.maroon),
    path('M444,392H516L572,540H388Z', mix(C.maroon, C.rose, 0.3)),
    stroke('M440,392L382,540M520,392L578,540', C.gold, 3),
    faint(
      0.35 + between(moment, 0.6, 0.9) * 0.65,
      at(480, 520, rangoli(0, 0, 66, [C.gold, C.cream, C.saffron], 14), { scale: 1, scaleY: 0.3 }),
    ),
    each(LAMPS, (one) => lamp(one, moment)),
  );
}

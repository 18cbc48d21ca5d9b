import {
  at,
  C,
  circle,
  each,
  ellipse,
  faint,
  filmFrame,
  flame,
  glow,
  mix,
  path,
  polar,
  rangoli,
  rect,
  times,
} from './art.ts';
import { type Arm, SKIN } from './heads.ts';
import { person } from './people.ts';
import { garbo } from './scenes-navratri.ts';

/** Length of the film and its beat; after them it starts again without a jump. */
export const GARBA_SECONDS = 5;
const BEATS = 10;

const WEAR = [
  { main: C.leaf, second: C.maroon, drape: C.gold, hair: 'plait', skin: SKIN.warm },
  { main: C.saffron, second: C.leaf, drape: C.rose, hair: 'bun', skin: SKIN.light },
  { main: C.rose, second: C.night, drape: C.saffron, hair: 'plait', skin: SKIN.brown },
  { main: C.gold, second: C.maroon, drape: C.leaf, hair: 'bun', skin: SKIN.warm },
] as const;
const DANCERS = WEAR.length * 2;

/** The light string and the glowing wall behind the circle. */
const ground = (beat: number): string =>
  rect(0, 0, 960, 540, C.deep) +
  each([520, 440, 360, 285, 210], (r, i) => circle(480, 250, r, mix(C.deep, C.saffron, 0.1 + i * 0.11))) +
  times(28, (i) => {
    const turn = i * (360 / 28) + beat * 2.6;
    const [x, y] = polar(turn, 318);
    return at(480 + x, 250 + y, path('M0,-18C9,-8 9,8 0,18C-9,8 -9,-8 0,-18Z', C.gold), { rotate: turn });
  }) +
  times(17, (i) => {
    const t = (i % 8.5) / 8;
    const y = 34 + 4 * 40 * t * (1 - t);
    const bright = (i + Math.floor(beat)) % 2 ? 0.1 : 0.24;
    return glow(i * 60, y, 22, C.gold, bright, 2) + circle(i * 60, y, 6, mix(C.gold, C.cream, 0.4));
  }) +
  ellipse(480, 500, 620, 190, mix(C.rust, C.maroon, 0.55)) +
  rangoli(480, 430, 300, [C.gold, C.rose, C.cream, C.leaf, C.saffron], 24, 0.32);

/** Hands high for one clap, low for the next. */
function arms(beat: number): { left: Arm; right: Arm } {
  const lift = (1 - Math.cos(beat * Math.PI)) / 2;
  const open = Math.abs(Math.sin(beat * Math.PI));
  const x = 4 + open * 40;
  const y = -104 - lift * 110;
  const elbowY = -112 - lift * 54;
  return { left: [-46, elbowY, -x, y], right: [46, elbowY, x, y] };
}

/** The circle of dancers at a moment between 0 and 1. */
export function garbaFrame(moment: number): string {
  const beat = moment * BEATS;
  const circleOfDancers = Array.from({ length: DANCERS }, (_, i) => {
    const angle = ((i + 0.5 + moment * WEAR.length) / DANCERS) * Math.PI * 2;
    const wear = WEAR[i % WEAR.length] ?? WEAR[0];
    const depth = Math.sin(angle);
    const x = 480 + Math.cos(angle) * 350;
    const y = 424 + depth * 104 - Math.abs(Math.sin(beat * Math.PI)) * 9;
    const figure = person({
      dress: 'chaniya',
      ...wear,
      ...arms(beat + (i % 2)),
      swirl: 1.08 + Math.sin(beat * Math.PI) * 0.14,
      tilt: Math.sin(beat * Math.PI) * 6,
    });
    return { depth, drawing: at(x, y, figure, { scale: 0.92 + depth * 0.22, flip: depth < 0 }) };
  }).sort((a, b) => a.depth - b.depth);
  const behind = circleOfDancers.filter(({ depth }) => depth < 0.02);
  const before = circleOfDancers.filter(({ depth }) => depth >= 0.02);
  const flicker = Math.sin(beat * 5.1) * 4;
  return filmFrame(
    ground(beat),
    each(behind, ({ drawing }) => drawing),
    faint(0.9 + Math.sin(beat * 4) * 0.1, glow(480, 350, 170, C.gold, 0.12)),
    rect(404, 392, 152, 54, C.maroon, 6),
    rect(396, 386, 168, 12, C.gold, 5),
    times(6, (i) => at(422 + i * 23.2, 420, path('M0,-13L9,0L0,13L-9,0Z', C.saffron))),
    garbo(480, 388, 1.2, flicker),
    each([-130, -90, 90, 130], (dx) =>
      at(480 + dx, 452, flame(0, -8, 0.8, flicker) + path('M-15,-9Q0,8 15,-9Z', C.gold)),
    ),
    each(before, ({ drawing }) => drawing),
  );
}

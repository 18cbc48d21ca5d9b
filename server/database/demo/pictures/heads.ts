import { C, circle, dark, each, ellipse, light, mix, path, stroke, times } from './art.ts';

/** Elbow x, y and hand x, y, measured from between the feet of a standing person 190 high. */
export type Arm = readonly [number, number, number, number];

/** How the hair is worn, or what is worn on it. */
export type Hair =
  | 'bun'
  | 'plait'
  | 'long'
  | 'short'
  | 'curly'
  | 'pigtails'
  | 'bald'
  | 'pagdi'
  | 'topi'
  | 'cover'
  | 'cap';

/** What somebody looks like; colours left out take the ones that suit the clothes. */
export interface Person {
  dress: 'sari' | 'chaniya' | 'kurta' | 'shirt' | 'frock';
  pose?: 'stand' | 'sit' | 'half';
  hair?: Hair;
  hairColour?: string;
  skin?: string;
  main: string;
  second?: string;
  accent?: string;
  left?: Arm;
  right?: Arm;
  glasses?: boolean;
  moustache?: boolean;
  /** How far the skirt of a dancer swings out, 1 is at rest. */
  swirl?: number;
  /** A dancer's odhni, flying behind. */
  drape?: string;
  /** What the left and the right hand hold, drawn around 0,0. */
  holds?: readonly [string, string];
  tilt?: number;
  /** Against the light: no features, no jewels. */
  shadow?: boolean;
}

/** Skin colours, all mixed from rust and cream. */
export const SKIN = {
  light: mix(C.rust, C.line, 0.58),
  warm: mix(C.rust, C.line, 0.42),
  brown: mix(mix(C.rust, C.line, 0.3), C.soft, 0.25),
  dark: mix(mix(C.rust, C.soft, 0.5), C.ink, 0.12),
} as const;

const HAIR_TOP = 'M-18.6,4C-22,-27 22,-27 18.6,4C17,-6 9,-11 0,-14C-9,-11 -17,-6 -18.6,4Z';
const HAIR_SHORT =
  'M-18.4,0C-23,-29 23,-29 18.4,0C17,-7 13,-9 9,-10C2,-7 -9,-8 -14,-10C-16,-8 -17,-5 -18.4,0Z';

/** The hair that falls behind the shoulders, or the veil. */
export function hairBehind(hair: Hair, colour: string, main: string): string {
  switch (hair) {
    case 'bun':
      return (
        circle(0, -23, 10, colour) +
        times(7, (i) => circle(-9 + i * 3, -17 - Math.sin((i / 6) * 3.14) * 3, 2.6, C.cream))
      );
    case 'plait':
      return (
        times(6, (i) => ellipse(17 + i * 0.8, 8 + i * 9, 6.5 - i * 0.4, 6, colour)) +
        circle(21, 60, 4, C.gold)
      );
    case 'long':
      return path('M-20,-4C-24,20 -24,34 -20,40L20,40C24,34 24,20 20,-4Z', colour);
    case 'pigtails':
      return each([-1, 1], (s) => ellipse(s * 24, 6, 7, 13, colour) + circle(s * 20, -5, 4, C.gold));
    case 'cover':
      return (
        path('M-27,36C-34,-40 34,-40 27,36Z', main) + path('M-21,30C-27,-30 27,-30 21,30Z', dark(main, 0.25))
      );
    default:
      return '';
  }
}

function hairFront(hair: Hair, colour: string, main: string): string {
  switch (hair) {
    case 'bun':
    case 'plait':
    case 'long':
    case 'pigtails':
      return path(HAIR_TOP, colour);
    case 'cover':
      return path(HAIR_TOP, colour) + stroke('M-22,30C-28,-31 28,-31 22,30', C.gold, 3);
    case 'short':
      return path(HAIR_SHORT, colour);
    case 'curly':
      return times(9, (i) => circle(-18 + i * 4.5, -8 - Math.sin((i / 8) * 3.14) * 12, 6.5, colour));
    case 'bald':
      return each([-1, 1], (s) => path(`M${s * 17},-8C${s * 23},-6 ${s * 23},8 ${s * 17},10Z`, colour));
    case 'topi':
      return (
        each([-1, 1], (s) => path(`M${s * 16},-8C${s * 20},-4 ${s * 20},4 ${s * 17},6Z`, colour)) +
        path('M-19,-7L-15,-22Q0,-29 15,-22L19,-7Q0,-13 -19,-7Z', C.cream) +
        stroke('M-18,-9Q0,-15 18,-9', C.line, 2)
      );
    case 'cap':
      return (
        path('M-19,-5C-20,-27 20,-27 19,-5Q0,-12 -19,-5Z', main) +
        path('M-19,-5Q0,-13 20,-5L28,-2Q4,-9 -19,-5Z', dark(main))
      );
    case 'pagdi':
      return (
        path('M-21,-3C-30,-34 30,-36 22,-3C12,-12 -12,-12 -21,-3Z', main) +
        stroke('M-22,-10C-10,-18 8,-22 20,-20', light(main, 0.45), 2.5) +
        stroke('M-18,-20C-6,-26 8,-28 15,-26', light(main, 0.45), 2.5) +
        stroke('M-16,-6C0,-14 14,-16 22,-12', light(main, 0.45), 2.5) +
        path('M19,-8C28,-4 28,10 24,22L18,18C22,8 20,0 19,-8Z', main) +
        circle(0, -15, 4, C.gold)
      );
  }
}

/** The colour of a turban, cap or veil. */
export const headgearColour = ({ hair, main, second = C.cream }: Person): string =>
  hair === 'pagdi' || hair === 'cap' ? second : main;

const WOMEN: readonly Hair[] = ['bun', 'plait', 'long', 'pigtails', 'cover'];

/** A head around 0,0: friendly closed eyes, a smile, and a bindi where it belongs. */
export function head(person: Person): string {
  const { hair = 'bun', skin = SKIN.warm, hairColour = C.ink } = person;
  const headgear = headgearColour(person);
  return (
    each([-1, 1], (s) => circle(s * 17.5, 2, 4, skin)) +
    ellipse(0, 0, 17.5, 20, skin) +
    (person.shadow ? '' : face(person, skin, hairColour)) +
    hairFront(hair, hairColour, headgear)
  );
}

function face(person: Person, skin: string, hairColour: string): string {
  const line = mix(skin, C.ink, 0.72);
  const woman = WOMEN.includes(person.hair ?? 'bun');
  return (
    each([-1, 1], (s) => circle(s * 9.5, 6, 3.6, mix(skin, C.rust, 0.3))) +
    each([-7, 7], (x) => stroke(`M${x - 3},0Q${x},-3.6 ${x + 3},0`, line, 1.8)) +
    stroke('M-6,9Q0,15 6,9', line, 1.8) +
    (person.moustache
      ? path('M0,5C5,3 10,6 11,9C6,10 3,8 0,7C-3,8 -6,10 -11,9C-10,6 -5,3 0,5Z', hairColour)
      : '') +
    (person.glasses
      ? each(
          [-1, 1],
          (s) => `<circle cx="${s * 7}" cy="0" r="6" fill="none" stroke="${C.soft}" stroke-width="1.6"/>`,
        ) + stroke('M-1,0H1', C.soft, 1.6)
      : '') +
    (woman ? circle(0, -7, 1.9, C.maroon) + each([-1, 1], (s) => circle(s * 18, 7, 2.2, C.gold)) : '')
  );
}

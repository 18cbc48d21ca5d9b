import { C, dark, light, mix } from './art.ts';
import { SKIN } from './heads.ts';
import { GREY } from './people.ts';
import { profilePhoto } from './portrait.ts';
import { bricks, curtain, doorway, evening, garden, seaside, studio } from './portrait-backdrops.ts';
import { books, festive } from './portrait-rooms.ts';

const BLACK_HAIR = mix(C.ink, C.night, 0.2);
const BROWN_HAIR = mix(C.ink, C.rust, 0.2);
const AUBURN_HAIR = mix(C.ink, C.rust, 0.42);
const SALTED = mix(C.soft, C.ink, 0.4);

/** Photographs of the demo's brides by file name. */
export const BRIDES: Readonly<Record<string, () => string>> = {
  'candidate-komal': () =>
    profilePhoto({
      face: {
        skin: SKIN.warm,
        width: 83,
        chin: 118,
        jaw: 0.5,
        age: 0,
        brows: BLACK_HAIR,
        mouth: 'teeth',
        mark: 'bindi',
      },
      hair: 'long',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'sari', main: C.maroon, second: C.gold, accent: C.gold },
      room: festive(light(C.rose, 0.55)),
      earrings: 'drop',
      neck: 'chain',
    }),
  'candidate-nidhi': () =>
    profilePhoto({
      face: {
        skin: SKIN.brown,
        width: 85,
        jaw: 0.55,
        age: 0,
        brows: BLACK_HAIR,
        mouth: 'lips',
        glasses: 'round',
        frame: C.deep,
      },
      hair: 'bob',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'blazer', main: C.denim, second: C.cream },
      room: books(light(C.rust, 0.5), [C.maroon, C.leaf, C.denim, C.soft]),
      earrings: 'stud',
    }),
  'candidate-payal': () =>
    profilePhoto({
      face: {
        skin: SKIN.light,
        width: 82,
        jaw: 0.48,
        age: 0,
        brows: BROWN_HAIR,
        mouth: 'lips',
        mark: 'bindi',
      },
      hair: 'plait',
      hairColour: BROWN_HAIR,
      outfit: { wear: 'kurti', main: C.saffron, second: C.cream, accent: C.maroon },
      room: doorway(C.leaf),
      earrings: 'drop',
      tilt: -3,
    }),
  'candidate-shreya': () =>
    profilePhoto({
      face: {
        skin: SKIN.warm,
        width: 84,
        chin: 120,
        jaw: 0.52,
        age: 0,
        brows: AUBURN_HAIR,
        mouth: 'smile',
        glasses: 'square',
      },
      hair: 'curls',
      hairColour: AUBURN_HAIR,
      outfit: { wear: 'shirt', main: light(C.leaf, 0.3), second: C.cream },
      room: studio(light(C.denim, 0.35)),
      earrings: 'stud',
      tilt: 2,
    }),
  'candidate-bhavna': () =>
    profilePhoto({
      face: {
        skin: SKIN.brown,
        width: 87,
        jaw: 0.58,
        age: 1,
        brows: BLACK_HAIR,
        mouth: 'lips',
        mark: 'bindi',
      },
      hair: 'bun',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'sari', main: C.plum, second: C.rose, accent: C.gold },
      room: curtain(light(C.gold, 0.4)),
      earrings: 'drop',
      neck: 'beads',
    }),
  'candidate-ritu': () =>
    profilePhoto({
      face: { skin: SKIN.light, width: 84, jaw: 0.54, age: 0, brows: BLACK_HAIR, mouth: 'teeth' },
      hair: 'long',
      hairColour: dark(BROWN_HAIR, 0.2),
      outfit: { wear: 'polo', main: C.sky, second: C.cream, accent: C.denim },
      room: seaside(),
      earrings: 'stud',
      tilt: 3,
    }),
  'candidate-zarna': () =>
    profilePhoto({
      face: {
        skin: SKIN.dark,
        width: 83,
        jaw: 0.5,
        age: 0,
        brows: BLACK_HAIR,
        eyes: 'laughing',
        mouth: 'teeth',
      },
      hair: 'short',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'hoodie', main: C.gold, second: C.cream, accent: C.maroon },
      room: bricks(mix(C.rust, C.soft, 0.3)),
      earrings: 'stud',
      tilt: -4,
    }),
  'candidate-urvi': () =>
    profilePhoto({
      face: { skin: SKIN.warm, width: 81, chin: 114, jaw: 0.5, age: 0, brows: BLACK_HAIR, mouth: 'smile' },
      hair: 'plait',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'kurti', main: C.sky, second: light(C.rose, 0.3), accent: C.plum },
      room: garden(light(C.sky, 0.4)),
      earrings: 'stud',
    }),
  'candidate-heena': () =>
    profilePhoto({
      face: {
        skin: SKIN.brown,
        width: 88,
        jaw: 0.6,
        age: 0,
        brows: BLACK_HAIR,
        eyes: 'laughing',
        mouth: 'smile',
        mark: 'bindi',
      },
      hair: 'bun',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'kurti', main: C.rose, second: C.gold, accent: C.deep },
      room: evening(C.plum),
      earrings: 'drop',
      neck: 'chain',
      tilt: 2,
    }),
  'candidate-devika': () =>
    profilePhoto({
      face: {
        skin: SKIN.light,
        width: 85,
        chin: 121,
        jaw: 0.56,
        age: 0,
        brows: BROWN_HAIR,
        mouth: 'lips',
        mark: 'bindi',
      },
      hair: 'bob',
      hairColour: AUBURN_HAIR,
      outfit: { wear: 'sari and cardigan', main: C.leaf, second: light(C.saffron, 0.2) },
      room: studio(light(C.plum, 0.45)),
      earrings: 'stud',
      neck: 'beads',
    }),
  'candidate-mansi': () =>
    profilePhoto({
      face: { skin: SKIN.warm, width: 82, jaw: 0.47, age: 0, brows: BLACK_HAIR, mouth: 'teeth' },
      hair: 'curls',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'blazer', main: C.deep, second: light(C.rose, 0.4) },
      room: studio(light(C.leaf, 0.45)),
      earrings: 'drop',
    }),
  'candidate-lata': () =>
    profilePhoto({
      face: {
        skin: SKIN.brown,
        width: 87,
        jaw: 0.6,
        age: 2,
        brows: SALTED,
        mouth: 'smile',
        glasses: 'half',
        frame: C.maroon,
      },
      hair: 'short',
      hairColour: GREY,
      outfit: { wear: 'sari and cardigan', main: light(C.denim, 0.3), second: C.maroon },
      room: curtain(light(C.leaf, 0.55)),
      earrings: 'stud',
    }),
};

import { C, dark, light, mix } from './art.ts';
import { SKIN } from './heads.ts';
import { GREY } from './people.ts';
import { profilePhoto } from './portrait.ts';
import { bricks, curtain, doorway, evening, garden, seaside, studio } from './portrait-backdrops.ts';
import { books, festive, streetWindow } from './portrait-rooms.ts';

const BLACK_HAIR = mix(C.ink, C.night, 0.2);
const BROWN_HAIR = mix(C.ink, C.rust, 0.2);
const SALTED = mix(C.soft, C.ink, 0.4);

/** Photographs of the demo's grooms by file name. */
export const GROOMS: Readonly<Record<string, () => string>> = {
  'candidate-jigar': () =>
    profilePhoto({
      face: {
        skin: SKIN.warm,
        width: 87,
        jaw: 0.66,
        age: 0,
        brows: BLACK_HAIR,
        brow: 8,
        stubble: BLACK_HAIR,
        mouth: 'teeth',
      },
      hair: 'quiff',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'shirt', main: C.leaf, second: C.cream },
      room: garden(light(C.sky, 0.5)),
      tilt: 2,
    }),
  'candidate-parth': () =>
    profilePhoto({
      face: { skin: SKIN.light, width: 84, jaw: 0.6, age: 0, brows: BROWN_HAIR, brow: 8, glasses: 'square' },
      hair: 'side',
      hairColour: BROWN_HAIR,
      outfit: { wear: 'shirt', main: light(C.denim, 0.35), second: C.cream },
      room: studio(light(C.sky, 0.2)),
    }),
  'candidate-kunal': () =>
    profilePhoto({
      face: {
        skin: SKIN.brown,
        width: 91,
        jaw: 0.72,
        age: 0,
        brows: BLACK_HAIR,
        brow: 9,
        stubble: BLACK_HAIR,
        moustache: 'trim',
      },
      hair: 'crop',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'polo', main: C.denim, second: C.saffron, accent: C.cream },
      room: bricks(mix(C.rust, C.maroon, 0.25)),
      tilt: -2,
    }),
  'candidate-rushabh': () =>
    profilePhoto({
      face: {
        skin: SKIN.light,
        width: 86,
        jaw: 0.62,
        age: 0,
        brows: BLACK_HAIR,
        brow: 7,
        mouth: 'smile',
        mark: 'tilak',
      },
      hair: 'side',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'blazer', main: C.night, second: C.cream, accent: C.gold },
      room: studio(light(C.gold, 0.45)),
    }),
  'candidate-anand': () =>
    profilePhoto({
      face: {
        skin: SKIN.dark,
        width: 88,
        jaw: 0.64,
        age: 1,
        brows: BLACK_HAIR,
        brow: 9,
        glasses: 'round',
        frame: C.soft,
      },
      hair: 'swept',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'cardigan', main: C.cream, second: C.plum, accent: C.rust },
      room: books(light(C.leaf, 0.5), [C.rust, C.plum, C.gold, C.denim, C.maroon]),
    }),
  'candidate-vivek': () =>
    profilePhoto({
      face: {
        skin: SKIN.warm,
        width: 83,
        chin: 122,
        jaw: 0.58,
        age: 0,
        brows: BROWN_HAIR,
        brow: 8,
        eyes: 'laughing',
        mouth: 'teeth',
      },
      hair: 'crop',
      hairColour: BROWN_HAIR,
      outfit: { wear: 'hoodie', main: C.maroon, second: C.cream, accent: C.gold },
      room: seaside(),
      tilt: 3,
    }),
  'candidate-mehul': () =>
    profilePhoto({
      face: {
        skin: SKIN.brown,
        width: 85,
        jaw: 0.6,
        age: 0,
        brows: BLACK_HAIR,
        brow: 8,
        mouth: 'smile',
        mark: 'tilak',
        moustache: 'trim',
      },
      hair: 'side',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'bandi', main: C.cream, second: C.saffron },
      room: festive(light(C.leaf, 0.45)),
    }),
  'candidate-yash': () =>
    profilePhoto({
      face: { skin: SKIN.light, width: 82, jaw: 0.54, age: 0, brows: BLACK_HAIR, brow: 7, mouth: 'teeth' },
      hair: 'quiff',
      hairColour: dark(BROWN_HAIR, 0.2),
      outfit: { wear: 'shirt', main: C.cream, second: C.soft },
      room: streetWindow(),
      tilt: -3,
    }),
  'candidate-sanjay': () =>
    profilePhoto({
      face: { skin: SKIN.dark, width: 92, jaw: 0.7, age: 1, brows: BLACK_HAIR, brow: 9, moustache: 'full' },
      hair: 'receding',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'shirt', main: light(C.sky, 0.3), second: C.denim },
      room: curtain(light(C.maroon, 0.6)),
    }),
  'candidate-dhruv': () =>
    profilePhoto({
      face: {
        skin: SKIN.warm,
        width: 86,
        jaw: 0.68,
        age: 0,
        brows: BLACK_HAIR,
        brow: 8,
        mouth: 'teeth',
        mark: 'tilak',
      },
      hair: 'crop',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'polo', main: C.rust, second: C.cream, accent: C.gold },
      room: doorway(mix(C.denim, C.leaf, 0.3)),
      tilt: 2,
    }),
  'candidate-nilay': () =>
    profilePhoto({
      face: {
        skin: SKIN.brown,
        width: 84,
        jaw: 0.58,
        age: 0,
        brows: BROWN_HAIR,
        brow: 8,
        stubble: BROWN_HAIR,
        glasses: 'round',
      },
      hair: 'swept',
      hairColour: BROWN_HAIR,
      outfit: { wear: 'blazer', main: C.soft, second: C.cream },
      room: evening(C.denim),
      tilt: -2,
    }),
  'candidate-hemant': () =>
    profilePhoto({
      face: {
        skin: SKIN.brown,
        width: 89,
        jaw: 0.66,
        age: 2,
        brows: SALTED,
        brow: 8,
        moustache: 'walrus',
        glasses: 'half',
      },
      hair: 'bald',
      hairColour: GREY,
      outfit: { wear: 'bandi', main: C.cream, second: dark(C.leaf, 0.1) },
      room: studio(light(C.rust, 0.5)),
    }),
};

import { C, dark, light, mix } from './art.ts';
import { SKIN } from './heads.ts';
import { GREY } from './people.ts';
import { portrait } from './portrait.ts';
import {
  books,
  classroom,
  court,
  festive,
  hallLights,
  kitchenWall,
  ledgers,
  office,
  parlour,
  postOffice,
  shrineArch,
  stageLights,
  streetWindow,
  surgery,
} from './portrait-rooms.ts';

const WHITE_HAIR = mix(C.soft, C.cream, 0.88);
const BLACK_HAIR = mix(C.ink, C.night, 0.2);
const BROWN_HAIR = mix(C.ink, C.rust, 0.18);
const SALTED = mix(C.soft, C.ink, 0.4);

/** The committee's portraits by file name. */
export const PORTRAITS: Readonly<Record<string, () => string>> = {
  'portrait-solanki': () =>
    portrait({
      face: { skin: SKIN.brown, width: 90, jaw: 0.66, age: 2, brows: WHITE_HAIR, brow: 8, moustache: 'full' },
      hair: 'swept',
      hairColour: WHITE_HAIR,
      outfit: { wear: 'bandi', main: C.cream, second: C.maroon },
      room: festive(light(C.saffron, 0.45)),
    }),
  'portrait-mistry': () =>
    portrait({
      face: {
        skin: SKIN.light,
        width: 86,
        jaw: 0.5,
        age: 2,
        brows: SALTED,
        mouth: 'lips',
        glasses: 'round',
        frame: C.maroon,
        mark: 'bindi',
      },
      hair: 'bun',
      hairColour: GREY,
      outfit: { wear: 'sari and cardigan', main: C.leaf, second: mix(C.plum, C.cream, 0.3) },
      room: classroom(),
      earrings: 'stud',
    }),
  'portrait-mehta': () =>
    portrait({
      face: { skin: SKIN.warm, width: 84, jaw: 0.52, age: 1, brows: BLACK_HAIR, mouth: 'teeth' },
      hair: 'bob',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'blazer', main: C.plum, second: C.cream },
      room: office(),
      earrings: 'stud',
      neck: 'chain',
      tilt: -2,
    }),
  'portrait-joshi': () =>
    portrait({
      face: {
        skin: SKIN.warm,
        width: 84,
        jaw: 0.62,
        age: 0,
        brows: BLACK_HAIR,
        brow: 8,
        stubble: BLACK_HAIR,
        glasses: 'square',
      },
      hair: 'side',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'shirt', main: C.denim, second: C.cream },
      room: streetWindow(),
      tilt: 3,
    }),
  'portrait-shah': () =>
    portrait({
      face: {
        skin: SKIN.light,
        width: 91,
        jaw: 0.7,
        age: 1,
        brows: SALTED,
        glasses: 'half',
        frame: C.soft,
        eyes: 'laughing',
      },
      hair: 'bald',
      hairColour: SALTED,
      outfit: { wear: 'cardigan', main: C.cream, second: dark(C.rust, 0.4), accent: C.leaf },
      room: ledgers(),
    }),
  'portrait-thakkar': () =>
    portrait({
      face: {
        skin: SKIN.brown,
        width: 87,
        jaw: 0.56,
        age: 1,
        brows: BLACK_HAIR,
        mouth: 'lips',
        mark: 'bindi',
      },
      hair: 'plait',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'sari', main: C.rose, second: C.maroon },
      room: postOffice(),
      earrings: 'drop',
      neck: 'chain',
    }),
  'portrait-trivedi': () =>
    portrait({
      face: {
        skin: SKIN.warm,
        width: 86,
        chin: 122,
        jaw: 0.55,
        age: 2,
        brows: GREY,
        brow: 8,
        mark: 'tripund',
      },
      hair: 'receding',
      hairColour: GREY,
      outfit: { wear: 'shawl', main: C.cream, second: C.saffron, accent: C.maroon },
      room: shrineArch(),
      neck: 'mala',
    }),
  'portrait-rathod': () =>
    portrait({
      face: {
        skin: SKIN.dark,
        width: 90,
        jaw: 0.6,
        age: 1,
        brows: BLACK_HAIR,
        mouth: 'teeth',
        eyes: 'laughing',
        mark: 'bindi',
      },
      hair: 'curls',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'sari', main: C.saffron, second: C.leaf, accent: C.maroon },
      room: stageLights(),
      neck: 'beads',
      tilt: -4,
    }),
  'portrait-desai': () =>
    portrait({
      face: { skin: SKIN.warm, width: 82, chin: 120, jaw: 0.46, age: 0, brows: BROWN_HAIR, mouth: 'lips' },
      hair: 'long',
      hairColour: BROWN_HAIR,
      outfit: { wear: 'kurti', main: C.leaf, second: C.cream, stethoscope: true },
      room: surgery(),
      earrings: 'stud',
    }),
  'portrait-chauhan': () =>
    portrait({
      face: { skin: SKIN.brown, width: 82, jaw: 0.6, age: 0, brows: BLACK_HAIR, brow: 9, mouth: 'teeth' },
      hair: 'quiff',
      hairColour: BLACK_HAIR,
      outfit: { wear: 'hoodie', main: C.saffron, second: C.cream, accent: C.maroon },
      room: court(),
      tilt: -3,
    }),
  'portrait-parmar': () =>
    portrait({
      face: {
        skin: SKIN.brown,
        width: 85,
        chin: 112,
        jaw: 0.54,
        age: 2,
        brows: WHITE_HAIR,
        eyes: 'laughing',
      },
      hair: 'cover',
      hairColour: WHITE_HAIR,
      outfit: { wear: 'sari', main: C.cream, second: light(C.plum, 0.3), accent: C.plum },
      room: parlour(),
      earrings: 'stud',
    }),
  'portrait-lad': () =>
    portrait({
      face: { skin: SKIN.dark, width: 94, jaw: 0.72, age: 1, brows: SALTED, brow: 9, moustache: 'walrus' },
      hair: 'chef',
      hairColour: SALTED,
      outfit: { wear: 'apron', main: C.sky, second: C.maroon },
      room: kitchenWall(),
    }),
  'portrait-vaghela': () =>
    portrait({
      face: {
        skin: SKIN.warm,
        width: 88,
        jaw: 0.68,
        age: 0,
        brows: BROWN_HAIR,
        brow: 8,
        moustache: 'trim',
        mouth: 'teeth',
      },
      hair: 'crop',
      hairColour: BROWN_HAIR,
      outfit: { wear: 'polo', main: C.maroon, second: C.gold, accent: C.cream },
      room: hallLights(),
      tilt: 3,
    }),
  'portrait-oza': () =>
    portrait({
      face: {
        skin: SKIN.light,
        width: 86,
        jaw: 0.52,
        age: 2,
        brows: SALTED,
        mouth: 'lips',
        glasses: 'half',
        frame: C.rust,
        mark: 'bindi',
      },
      hair: 'short',
      hairColour: GREY,
      outfit: { wear: 'sari', main: mix(C.plum, C.rose, 0.3), second: C.cream },
      room: books(light(C.rust, 0.6), [C.leaf, C.maroon, C.denim, C.rust, C.plum]),
      neck: 'beads',
      earrings: 'stud',
      tilt: 2,
    }),
};

import { at, C, circle, each, ellipse, partOf, pictureOf, stroke, times } from './art.ts';
import { drawOutfit, type Outfit } from './portrait-clothes.ts';
import { drawFace, type Face } from './portrait-face.ts';
import { type PortraitHair, portraitHairBehind, portraitHairFront } from './portrait-hair.ts';

/** Somebody's likeness, from the chest up. */
export interface Portrait {
  face: Face;
  hair: PortraitHair;
  hairColour: string;
  outfit: Outfit;
  /** What is behind, on a sheet 600 × 640. */
  room: string;
  earrings?: 'stud' | 'drop';
  neck?: 'chain' | 'beads' | 'mala';
  /** Degrees; a little to one side is livelier. */
  tilt?: number;
}

function necklace(kind: Portrait['neck']): string {
  switch (kind) {
    case 'chain':
      return (
        stroke('M238,446C252,500 284,520 300,524C316,520 348,500 362,446', C.gold, 5) +
        circle(300, 530, 10, C.gold)
      );
    case 'beads':
      return times(13, (i) => {
        const angle = (i / 12) * Math.PI;
        return circle(300 - Math.cos(angle) * 58, 446 + Math.sin(angle) * 54, 8, i % 2 ? C.maroon : C.gold);
      });
    case 'mala':
      return times(21, (i) => {
        const angle = (i / 20) * Math.PI;
        return circle(300 - Math.cos(angle) * 66, 462 + Math.sin(angle) * 128, 8.5, i % 2 ? C.rust : C.deep);
      });
    default:
      return '';
  }
}

function earrings(kind: Portrait['earrings'], width: number): string {
  if (!kind) return '';
  return each(
    [-1, 1],
    (s) =>
      circle(s * (width + 5), 40, 6.5, C.gold) +
      (kind === 'drop'
        ? ellipse(s * (width + 5), 60, 9, 13, C.gold) + circle(s * (width + 5), 76, 5, C.rose)
        : ''),
  );
}

/** On a sheet of 600 × 640. */
function drawPortrait({
  face,
  hair,
  hairColour,
  outfit,
  room,
  earrings: ear,
  neck,
  tilt = 0,
}: Portrait): string {
  const head = (drawing: string) => at(300, 262, drawing, { rotate: tilt });
  return (
    room +
    head(portraitHairBehind(hair, hairColour, outfit.main)) +
    drawOutfit(outfit, face.skin) +
    necklace(neck) +
    head(drawFace(face) + earrings(ear, face.width ?? 88)) +
    head(portraitHairFront(hair, hairColour, outfit.main, outfit.accent ?? C.gold))
  );
}

/** A portrait of 600 × 640 pixels. */
export const portrait = (likeness: Portrait): string => pictureOf(600, 640, drawPortrait(likeness));

/** The same for a profile: 450 × 600 pixels, a little closer. */
export const profilePhoto = (likeness: Portrait): string =>
  partOf({ left: 60, across: 480, width: 450, height: 600 }, drawPortrait(likeness));

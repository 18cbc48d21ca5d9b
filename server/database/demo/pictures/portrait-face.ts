import { C, circle, dark, each, ellipse, faint, light, mix, path, stroke } from './art.ts';

/** A face with the point between its eyes at 0,0: about 180 wide, from −118 to 118 high. */
export interface Face {
  skin: string;
  /** Half the width at the cheekbones. */
  width?: number;
  /** How far the chin is from the eyes. */
  chin?: number;
  /** 0.4 is a pointed chin, 0.8 a square one. */
  jaw?: number;
  /** 0 young, 1 middle-aged, 2 old. */
  age: 0 | 1 | 2;
  eyes?: 'open' | 'laughing';
  mouth?: 'smile' | 'teeth' | 'lips';
  brows: string;
  /** Thickness of the eyebrows. */
  brow?: number;
  moustache?: 'trim' | 'full' | 'walrus';
  /** The colour of a day-old beard. */
  stubble?: string;
  glasses?: 'round' | 'square' | 'half';
  frame?: string;
  mark?: 'bindi' | 'tilak' | 'tripund';
}

/** The outline of the face. */
function outline({ width = 88, chin = 118, jaw = 0.58 }: Face): string {
  const corner = width * jaw;
  return (
    `M${-width},-14C${-width},-124 ${width},-124 ${width},-14` +
    `C${width},${chin * 0.56} ${corner},${chin} 0,${chin}` +
    `C${-corner},${chin} ${-width},${chin * 0.56} ${-width},-14Z`
  );
}

function ears({ skin, width = 88 }: Face): string {
  return each(
    [-1, 1],
    (side) =>
      ellipse(side * (width + 2), 16, 15, 25, skin) +
      ellipse(side * (width + 4), 16, 7, 14, dark(skin, 0.16)),
  );
}

function eyes(face: Face): string {
  const line = mix(face.skin, C.ink, 0.82);
  if (face.eyes === 'laughing')
    return each([-37, 37], (x) => stroke(`M${x - 15},5Q${x},-14 ${x + 15},5`, line, 5.5));
  return each(
    [-37, 37],
    (x) =>
      path(`M${x - 18},2Q${x},-17 ${x + 18},2Q${x},15 ${x - 18},2Z`, C.white) +
      circle(x, 0, 8.6, line) +
      circle(x + 3, -3, 2.6, C.white) +
      stroke(`M${x - 18},2Q${x},-17 ${x + 18},2`, line, 4) +
      (face.mouth === 'lips' ? stroke(`M${x < 0 ? x - 17 : x + 17},1l${x < 0 ? -7 : 7},-6`, line, 4) : ''),
  );
}

function mouth({ mouth: kind = 'smile', skin, moustache }: Face): string {
  const line = mix(skin, C.deep, 0.7);
  const y = moustache ? 4 : 0;
  if (kind === 'teeth')
    return (
      path(
        `M-33,${62 + y}Q0,${70 + y} 33,${62 + y}Q26,${92 + y} 0,${92 + y}Q-26,${92 + y} -33,${62 + y}Z`,
        line,
      ) +
      path(
        `M-28,${65 + y}Q0,${71 + y} 28,${65 + y}Q24,${76 + y} 0,${76 + y}Q-24,${76 + y} -28,${65 + y}Z`,
        C.white,
      )
    );
  if (kind === 'lips') {
    const lip = mix(skin, C.rose, 0.62);
    return (
      path('M-27,68Q-12,61 0,65Q12,61 27,68Q14,90 0,90Q-14,90 -27,68Z', lip) +
      stroke('M-27,68Q0,78 27,68', dark(lip, 0.35), 3)
    );
  }
  return stroke(`M-28,${68 + y}Q0,${88 + y} 28,${68 + y}`, line, 5);
}

/** What the years have drawn: folds beside the mouth, laughter beside the eyes, a forehead. */
function years({ age, skin, width = 88 }: Face): string {
  const line = mix(skin, C.deep, 0.3);
  return (
    (age > 0 ? each([-1, 1], (s) => stroke(`M${s * 24},40Q${s * 42},54 ${s * 40},70`, line, 3)) : '') +
    (age > 1
      ? each(
          [-1, 1],
          (s) =>
            stroke(`M${s * (width - 26)},-2l${s * 12},-6M${s * (width - 26)},6l${s * 12},3`, line, 2.6) +
            stroke(`M${s * 24},21Q${s * 37},29 ${s * 50},20`, line, 2.6),
        ) + stroke('M-34,-62Q0,-68 34,-62M-26,-78Q0,-83 26,-78', line, 2.6)
      : '')
  );
}

function moustache({ moustache: kind, brows }: Face): string {
  switch (kind) {
    case 'trim':
      return path('M0,50C14,46 34,52 40,64C26,64 10,62 0,58C-10,62 -26,64 -40,64C-34,52 -14,46 0,50Z', brows);
    case 'full':
      return path('M0,48C18,42 42,52 48,70C32,72 12,68 0,61C-12,68 -32,72 -48,70C-42,52 -18,42 0,48Z', brows);
    case 'walrus':
      return (
        path(
          'M0,47C20,40 46,48 58,62C66,66 72,60 74,54C76,72 58,82 40,76C22,72 8,68 0,62' +
            'C-8,68 -22,72 -40,76C-58,82 -76,72 -74,54C-72,60 -66,66 -58,62C-46,48 -20,40 0,47Z',
          brows,
        ) + stroke('M0,50V60', dark(brows, 0.2), 2.4)
      );
    default:
      return '';
  }
}

function glasses({ glasses: kind, frame = C.ink, width = 88 }: Face): string {
  if (!kind) return '';
  const lens = (x: number) => {
    if (kind === 'round') return `<circle cx="${x}" cy="4" r="29"`;
    if (kind === 'square') return `<rect x="${x - 30}" y="-20" width="60" height="46" rx="10"`;
    return `<path d="M${x - 27},8H${x + 27}Q${x + 24},36 ${x},36Q${x - 24},36 ${x - 27},8Z"`;
  };
  const y = kind === 'half' ? 9 : -2;
  return (
    each(
      [-37, 37],
      (x) =>
        `${lens(x)} fill="${C.white}" fill-opacity="0.18" stroke="${frame}" stroke-width="${kind === 'square' ? 6 : 4}"/>`,
    ) + stroke(`M-8,${y}Q0,${y - 6} 8,${y}M-67,${y}L${-width},${y - 4}M67,${y}L${width},${y - 4}`, frame, 4)
  );
}

function mark(kind: Face['mark']): string {
  switch (kind) {
    case 'bindi':
      return circle(0, -38, 6.4, C.maroon);
    case 'tilak':
      return stroke('M-9,-72L-7,-40Q0,-32 7,-40L9,-72', light(C.gold, 0.3), 5) + circle(0, -46, 5, C.maroon);
    case 'tripund':
      return (
        each([-62, -52, -42], (y) => stroke(`M-34,${y}Q0,${y - 5} 34,${y}`, C.cream, 4)) +
        circle(0, -54, 6, C.maroon)
      );
    default:
      return '';
  }
}

/** The face with everything in it, without the hair. */
export function drawFace(face: Face): string {
  const { skin, stubble, brow = 6, brows } = face;
  const shade = dark(skin, 0.2);
  return (
    ears(face) +
    path(outline(face), skin) +
    (stubble
      ? faint(
          0.22,
          path(
            'M-80,34C-66,44 -52,46 -40,42C-18,36 18,36 40,42C52,46 66,44 80,34C76,84 44,117 0,117C-44,117 -76,84 -80,34Z',
            stubble,
          ),
        )
      : '') +
    faint(
      0.28,
      each([-1, 1], (s) => circle(s * 52, 42, 19, mix(C.rose, C.saffron, 0.3))),
    ) +
    years(face) +
    path(
      'M-3,-2C-6,18 -17,34 -15,42C-12,50 12,50 15,42C12,44 4,46 2,40C0,26 2,10 -3,-2Z',
      mix(skin, shade, 0.7),
    ) +
    eyes(face) +
    each([-1, 1], (s) => stroke(`M${s * 18},-29Q${s * 38},-41 ${s * 60},-27`, brows, brow)) +
    mouth(face) +
    moustache(face) +
    mark(face.mark) +
    glasses(face)
  );
}

import { at, C, circle, dark, each, ellipse, mix, path, rect, stroke, times } from './art.ts';
import { type Arm, hairBehind, head, headgearColour, type Person, SKIN } from './heads.ts';

/** Hair of the elders. */
export const GREY = mix(C.soft, C.cream, 0.75);

/** Arms that many people share. */
export const ARMS = {
  leftDown: [-36, -112, -33, -80],
  rightDown: [36, -112, 33, -80],
  leftUp: [-46, -150, -40, -196],
  rightUp: [46, -150, 40, -196],
  leftOut: [-48, -122, -72, -140],
  rightOut: [48, -122, 72, -140],
  leftKnee: [-42, -108, -46, -78],
  rightKnee: [42, -108, 46, -78],
  leftFold: [-40, -106, -3, -114],
  rightFold: [40, -106, 3, -114],
  leftFront: [-38, -108, -18, -92],
  rightFront: [38, -108, 18, -92],
} as const satisfies Record<string, Arm>;

function arm(
  side: -1 | 1,
  reach: Arm,
  skin: string,
  sleeve: string,
  sleeveLength: number,
  bangle?: string,
): string {
  const [ex, ey, hx, hy] = reach;
  const sx = side * 22;
  const sy = -132;
  const cx = ex + (ex - (sx + hx) / 2) * 0.55;
  const cy = ey + (ey - (sy + hy) / 2) * 0.55;
  const point = (t: number): [number, number] => [
    sx * (1 - t) ** 2 + 2 * cx * t * (1 - t) + hx * t * t,
    sy * (1 - t) ** 2 + 2 * cy * t * (1 - t) + hy * t * t,
  ];
  const [mx, my] = point(sleeveLength);
  const control = `${sx + (cx - sx) * sleeveLength},${sy + (cy - sy) * sleeveLength}`;
  return (
    stroke(`M${sx},${sy}Q${cx},${cy} ${hx},${hy}`, skin, 9.5) +
    circle(hx, hy, 6.6, skin) +
    (bangle ? stroke(`M${point(0.82)}L${point(0.9)}`, bangle, 11) : '') +
    stroke(`M${sx},${sy}Q${control} ${mx},${my}`, sleeve, 14)
  );
}

const TORSO = 'M-10,-144Q-26,-142 -28,-130L-19,-88L19,-88L28,-130Q26,-142 10,-144Q0,-134 -10,-144Z';

function clothes(person: Person): string {
  const { dress, main, second = C.cream, accent = C.gold } = person;
  switch (dress) {
    case 'sari':
      return (
        path(TORSO, second) +
        path('M19,-98L21,-82L-21,-82L-27,-122L-28,-131Q-26,-142 -13,-144Z', main) +
        stroke('M-13,-143L18,-98', accent, 3.2)
      );
    case 'chaniya':
      return (
        path(TORSO, second) +
        stroke('M-10,-142Q0,-132 10,-142', accent, 2.6) +
        stroke('M-18,-90H18', accent, 4)
      );
    case 'kurta':
      return (
        path(TORSO, main) +
        stroke('M0,-138V-104', accent, 2.4) +
        stroke('M-10,-143Q0,-133 10,-143', accent, 2.6)
      );
    default:
      return path(TORSO, main) + stroke('M-10,-143Q0,-133 10,-143', second, 3);
  }
}

function skirt(person: Person): string {
  const { main, second = C.maroon, accent = C.gold, swirl = 1 } = person;
  const stripes: [number, number, string][] = [
    [0, 1, main],
    [0.42, 0.52, accent],
    [0.62, 0.78, second],
    [0.9, 1, accent],
  ];
  const edge = (t: number) => ({
    w: 17 + (62 * swirl - 17) * t ** 0.85,
    y: -92 + 84 * t,
    sag: 3 + 9 * t * swirl,
  });
  return (
    each(stripes, ([from, to, colour]) => {
      const a = edge(from);
      const b = edge(to);
      return path(
        `M${-a.w},${a.y}Q0,${a.y + a.sag * 2} ${a.w},${a.y}L${b.w},${b.y}` +
          `Q0,${b.y + b.sag * 2} ${-b.w},${b.y}Z`,
        colour,
      );
    }) +
    times(9, (i) => {
      const { w, y, sag } = edge(0.7);
      const u = (i - 4) / 4.6;
      return circle(u * w, y + sag * (1 - u * u), 2.6, C.cream);
    })
  );
}

function standing(person: Person): string {
  const { dress, main, second = C.cream, accent = C.gold, skin = SKIN.warm } = person;
  const shoes = each([-11, 11], (x) => ellipse(x, -2, 10, 5, dark(C.rust, 0.35)));
  const legs = (colour: string) => each([-20, 3], (x) => rect(x, -92, 17, 90, colour, 6));
  switch (dress) {
    case 'sari':
      return (
        shoes +
        path('M-19,-90L19,-90Q30,-60 34,-6Q0,3 -34,-6Q-30,-60 -19,-90Z', main) +
        each([-8, -2, 4], (x) => stroke(`M${x},-82Q${x * 1.4},-40 ${x * 2},-8`, dark(main, 0.22), 1.8)) +
        stroke('M-33,-10Q0,-1 33,-10', accent, 5) +
        path('M-26,-134Q-44,-100 -38,-48L-24,-50Q-24,-100 -18,-130Z', dark(main, 0.14)) +
        stroke('M-37,-50L-25,-52', accent, 4)
      );
    case 'chaniya':
      return shoes + skirt(person);
    case 'kurta':
      return (
        shoes +
        legs(second) +
        path('M-20,-96L20,-96L31,-46Q0,-40 -31,-46Z', main) +
        stroke('M-30,-48Q0,-42 30,-48', accent, 3)
      );
    case 'frock':
      return (
        each([-12, 4], (x) => rect(x, -50, 8, 48, skin, 4)) +
        shoes +
        path('M-18,-92L18,-92L38,-38Q0,-28 -38,-38Z', main)
      );
    case 'shirt':
      return shoes + legs(second) + path('M-20,-96L20,-96L22,-82L-22,-82Z', main);
  }
}

/** Crossed legs; the ground is at −16 so that a seated person's knees touch the floor at 0. */
function sitting(person: Person): string {
  const { dress, main, second = C.cream, accent = C.gold, skin = SKIN.warm } = person;
  const woman = dress === 'sari' || dress === 'chaniya' || dress === 'frock';
  const cloth = woman ? main : second;
  return (
    path('M-20,-96C-50,-92 -72,-74 -70,-66C-66,-56 66,-56 70,-66C72,-74 50,-92 20,-96Z', cloth) +
    stroke('M-58,-74C-30,-66 10,-72 32,-62', dark(cloth, 0.2), 2) +
    stroke('M58,-74C36,-66 -2,-72 -22,-62', dark(cloth, 0.2), 2) +
    (woman ? stroke('M-67,-64C-40,-58 40,-58 67,-64', accent, 4) : '') +
    (dress === 'kurta' ? path('M-20,-98L20,-98L30,-74Q0,-66 -30,-74Z', main) : '') +
    (woman ? '' : each([-16, 16], (x) => ellipse(x, -60, 13, 5, skin)))
  );
}

/** A whole person, feet (or seat) at 0,0. */
export function person(look: Person): string {
  const { pose = 'stand', dress, main, second = C.cream, skin = SKIN.warm, tilt = 0 } = look;
  const { left = ARMS.leftDown, right = ARMS.rightDown } = look;
  const sleeve = dress === 'sari' || dress === 'chaniya' ? second : main;
  const length = { sari: 0.3, chaniya: 0.32, kurta: 0.84, shirt: 0.42, frock: 0.3 }[dress];
  const bangle = dress === 'sari' || dress === 'chaniya' ? C.gold : undefined;
  const { hair = 'bun', hairColour = C.ink, drape, holds = ['', ''] } = look;
  const below = pose === 'stand' ? standing(look) : pose === 'sit' ? sitting(look) : '';
  const body =
    (drape
      ? path(
          'M-22,-142C-46,-132 -50,-96 -66,-72C-78,-52 -100,-48 -112,-34' +
            'C-100,-26 -92,-18 -90,-8C-66,-22 -52,-44 -42,-66C-34,-84 -26,-96 -12,-100Z',
          drape,
        )
      : '') +
    (drape ? stroke('M-112,-34C-100,-26 -92,-18 -90,-8', C.gold, 4.5) : '') +
    (pose === 'half' || hair !== 'plait'
      ? at(0, -167, hairBehind(hair, hairColour, headgearColour(look)), { rotate: tilt })
      : '') +
    below +
    path('M-7,-156L7,-156L9,-140Q0,-130 -9,-140Z', dark(skin, 0.16)) +
    clothes(look) +
    (drape
      ? path('M-14,-144L-27,-136L12,-90L20,-90Z', drape) + stroke('M-14,-144L20,-91', C.gold, 2.4)
      : '') +
    (hair === 'plait' && pose !== 'half'
      ? at(0, -167, hairBehind(hair, hairColour, main), { rotate: tilt })
      : '') +
    at(left[2], left[3], holds[0]) +
    at(right[2], right[3], holds[1]) +
    arm(-1, left, skin, sleeve, length, bangle) +
    arm(1, right, skin, sleeve, length, bangle) +
    at(0, -167, head(look), { rotate: tilt });
  return pose === 'sit' ? at(0, 58, body) : body;
}

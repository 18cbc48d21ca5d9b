/** The site's palette; every other colour of a picture is mixed from it. */
export const C = {
  cream: '#FFF9F0',
  white: '#FFFFFF',
  ink: '#2B1B17',
  maroon: '#7A1F2B',
  deep: '#4E111B',
  saffron: '#E07A1F',
  rust: '#B4530A',
  gold: '#F2C14E',
  leaf: '#2F6B4F',
  soft: '#6B5850',
  line: '#EBDCC8',
  night: '#2A1540',
  sky: '#A9D3DC',
  rose: '#CC5163',
  plum: '#6F2B4E',
  denim: '#56577B',
} as const;

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const blend = (at: number) => Math.round(channel(from, at) * (1 - amount) + channel(to, at) * amount);
  return `#${[1, 3, 5].map((at) => blend(at).toString(16).padStart(2, '0')).join('')}`;
}

/** A lighter version of a colour. */
export const light = (colour: string, amount = 0.5): string => mix(colour, C.cream, amount);

/** A darker version of a colour. */
export const dark = (colour: string, amount = 0.3): string => mix(colour, C.ink, amount);

/** Joins the drawings made for 0, 1, … count − 1. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Joins the drawings made for each item. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');

/** Repeatable random numbers in 0…1, so that a picture is the same at every rendering. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A point on a circle; degrees run clockwise from the top. */
export function polar(degrees: number, radius: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

interface Placement {
  scale?: number;
  /** Vertical scale where it differs, for things that lie on the floor. */
  scaleY?: number;
  rotate?: number;
  flip?: boolean;
}

/** Moves a drawing made around 0,0 to its place. */
export function at(x: number, y: number, body: string, place: Placement = {}): string {
  const { scale = 1, scaleY = scale, rotate = 0, flip = false } = place;
  const size = scale === 1 && scaleY === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scaleY})`;
  return `<g transform="translate(${x} ${y})${size}${rotate ? ` rotate(${rotate})` : ''}">${body}</g>`;
}

/** A drawing made fainter as a whole. */
export const faint = (opacity: number, body: string): string => `<g opacity="${opacity}">${body}</g>`;

/** A filled circle. */
export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A filled ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** A filled rectangle, its corners round where asked. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}/>`;

/** A filled outline. */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** A line without fill, with round ends. */
export const stroke = (d: string, colour: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ROUND}/>`;

/** An outlined circle. */
export const hoop = (x: number, y: number, r: number, colour: string, width = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const XMLNS = 'http://www.w3.org/2000/svg';

const sheet = (box: string, width: number, height: number, body: string): string =>
  `<svg xmlns="${XMLNS}" viewBox="${box}" width="${width}" height="${height}">${body}</svg>`;

/** The whole picture. */
export const picture = (...parts: string[]): string => sheet('0 0 960 560', 960, 560, parts.join(''));

/** A picture of another size, in pixels. */
export const pictureOf = (width: number, height: number, ...parts: string[]): string =>
  sheet(`0 0 ${width} ${height}`, width, height, parts.join(''));

/** A part of a drawing, from `left` across `across` points and from the top down, as a picture of a size in pixels. */
export const partOf = (
  { left, across, width, height }: Record<'left' | 'across' | 'width' | 'height', number>,
  drawing: string,
): string => sheet(`${left} 0 ${across} ${(across * height) / width}`, width, height, drawing);

/** One frame of a film: 640 × 360, drawn on 960 × 540. */
export const filmFrame = (...parts: string[]): string => sheet('0 0 960 540', 640, 360, parts.join(''));

/** Light around a source, in soft steps instead of a gradient so that the file stays small. */
export const glow = (x: number, y: number, r: number, colour: string = C.gold, strength = 0.1, steps = 4) =>
  times(steps, (i) => faint(strength, circle(x, y, r * (1 - i / (steps + 1)), colour)));

/** A ground in horizontal bands from one colour to another. */
export const bands = (y: number, height: number, from: string, to: string, count: number): string =>
  times(count, (i) =>
    rect(
      0,
      y + (height / count) * i,
      960,
      height / count + 1,
      mix(from, to, count === 1 ? 0 : i / (count - 1)),
    ),
  );

/** A lamp's flame, its foot at 0,0 and 30 high. */
export const flame = (x: number, y: number, scale = 1, lean = 0): string =>
  at(
    x,
    y,
    path('M0,-32C10,-18 13,-10 10,-3C7,5 -7,5 -10,-3C-13,-10 -8,-16 0,-32Z', C.saffron) +
      path('M0,-25C7,-14 9,-8 7,-2C5,3 -5,3 -7,-2C-9,-8 -5,-14 0,-25Z', C.gold) +
      path('M0,-14C3,-9 4,-6 3,-2C2,1 -2,1 -3,-2C-4,-6 -2,-9 0,-14Z', C.cream),
    { scale, rotate: lean },
  );

/** A clay lamp 80 wide that nobody has lit yet, its foot at 0,0. */
export const clayLamp = (clay: string): string =>
  ellipse(0, -25, 38, 6.5, dark(clay, 0.45)) +
  path('M-40,-26C-20,-20 20,-20 40,-26C38,-15 -38,-15 -40,-26Z', light(clay, 0.3)) +
  path('M-40,-26C-36,-4 -18,0 0,0C18,0 36,-4 40,-26C20,-20 -20,-20 -40,-26Z', clay) +
  each([-22, -11, 0, 11, 22], (dx) => circle(dx, -12 + Math.abs(dx) / 9 - 1, 2.6, C.gold)) +
  path('M-14,0C-6,-4 6,-4 14,0L11,3L-11,3Z', dark(clay, 0.3));

/** A burning clay lamp 80 wide, its foot at 0,0. */
export const diya = (x: number, y: number, scale = 1, clay: string = C.rust): string =>
  at(x, y, flame(0, -26, 1.15) + clayLamp(clay), { scale });

/** A marigold seen from above. */
export const marigold = (x: number, y: number, r: number, colour: string = C.saffron): string =>
  at(
    x,
    y,
    times(10, (i) => circle(...polar(i * 36, r * 0.66), r * 0.34, colour)) +
      circle(0, 0, r * 0.72, mix(colour, C.gold, 0.35)) +
      times(7, (i) => circle(...polar(i * 51.4, r * 0.36), r * 0.2, mix(colour, C.gold, 0.6))) +
      circle(0, 0, r * 0.2, C.rust),
  );

/** A string of marigolds hanging between two points. */
export function garland(from: [number, number], to: [number, number], sag: number, r = 8, seed = 0): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const beads = Math.max(2, Math.round((Math.hypot(x2 - x1, y2 - y1) + sag * 0.9) / (r * 1.75)));
  const colours = [C.saffron, C.gold, C.saffron, mix(C.saffron, C.rust, 0.5)];
  return times(beads + 1, (i) => {
    const t = i / beads;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
    const colour = colours[(i + seed) % colours.length] ?? C.saffron;
    return (
      circle(x, y, r, colour) +
      circle(x, y, r * 0.6, mix(colour, C.rust, 0.25)) +
      circle(x, y, r * 0.3, colour)
    );
  });
}

/** A mango leaf hanging from 0,0. */
const mangoLeaf = (x: number, y: number, length: number, colour: string = C.leaf): string =>
  at(
    x,
    y,
    path('M0,0C16,10 15,30 0,50C-15,30 -16,10 0,0Z', colour) +
      path('M0,0C16,10 15,30 0,50Z', mix(colour, C.gold, 0.18)) +
      stroke('M0,2V44', light(colour, 0.5), 1.6),
    { scale: length / 50 },
  );

/** The garland over a door: mango leaves with a marigold at each stalk. */
export const toran = (y: number, step = 60, x = 0, width = 960): string =>
  rect(x, y - 3, width, 6, C.maroon) +
  times(Math.floor(width / step), (i) => mangoLeaf(x + step * (i + 0.5), y, step * 0.95)) +
  times(Math.floor(width / step) + 1, (i) =>
    marigold(x + step * i, y + 4, step * 0.24, i % 2 ? C.saffron : C.gold),
  );

/** A floor pattern of petal rings, from the outermost ring to the heart. */
export function rangoli(x: number, y: number, r: number, rings: readonly string[], petals = 16, scaleY = 1) {
  const petal = 'M0,0C9,-8 9,-20 0,-32C-9,-20 -9,-8 0,0Z';
  const count = rings.length;
  return at(
    x,
    y,
    each(rings, (colour, ring) => {
      const reach = r * (1 - ring / (count + 0.6));
      const turn = ring % 2 ? 180 / petals : 0;
      const size = reach / 62;
      return times(petals, (i) => {
        const [px, py] = polar((360 / petals) * i + turn, reach - 32 * size);
        return at(px, py, path(petal, colour), { scale: size, rotate: (360 / petals) * i + turn });
      });
    }) +
      circle(0, 0, r * 0.16, C.gold) +
      circle(0, 0, r * 0.09, C.maroon),
    { scale: 1, scaleY },
  );
}

/** An open lotus 120 wide, resting on 0,0. */
export function lotus(x: number, y: number, scale = 1, colour: string = mix(C.rose, C.cream, 0.3)): string {
  const petal = (rotate: number, length: number, fill: string) =>
    at(0, 0, path('M0,0C22,-14 20,-42 0,-62C-20,-42 -22,-14 0,0Z', fill), { scale: length, rotate });
  return at(
    x,
    y,
    each([-72, 72], (turn) => petal(turn, 0.95, dark(colour, 0.15))) +
      each([-48, 48], (turn) => petal(turn, 1, colour)) +
      each([-24, 24], (turn) => petal(turn, 1.04, mix(colour, C.cream, 0.25))) +
      petal(0, 1.05, mix(colour, C.cream, 0.5)) +
      ellipse(0, -3, 16, 6, C.gold),
    { scale },
  );
}

/** Little flags on a line between two points. */
export function bunting(
  from: [number, number],
  to: [number, number],
  sag: number,
  colours: readonly string[],
  size = 26,
) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.35)));
  const point = (t: number): [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + sag * 4 * t * (1 - t),
  ];
  return (
    stroke(`M${x1},${y1}Q${(x1 + x2) / 2},${(y1 + y2) / 2 + sag * 2} ${x2},${y2}`, C.soft, 2) +
    times(count, (i) => {
      const [ax, ay] = point((i + 0.12) / count);
      const [bx, by] = point((i + 0.88) / count);
      const colour = colours[i % colours.length] ?? C.gold;
      return path(`M${ax},${ay}L${bx},${by}L${(ax + bx) / 2},${(ay + by) / 2 + size}Z`, colour);
    })
  );
}

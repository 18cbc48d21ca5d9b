import { clampChroma, converter, differenceEuclidean, formatHex, type Oklch, wcagContrast } from 'culori';
import {
  COLOUR_NAMES,
  DRAWN_COLOURS,
  DRAWN_NIGHT,
  type NightPalette,
  type SitePalette,
} from './drawn-colours.ts';

/** WCAG 2.2 AA: the contrast of text with its ground. */
export const READABLE_CONTRAST = 4.5;
/** The same of what is no text, such as the edge of a field. */
export const VISIBLE_CONTRAST = 3;
/** In OKLab: nearer than this, two colours are taken for one another. */
export const DISTINCT = 0.1;

const inOklch = converter('oklch');
const difference = differenceEuclidean('oklab');
/** Of what went wrong, in the order in which they are taken: red; purple where buttons are red. */
const DANGERS = [DRAWN_COLOURS.danger, '#86198F'] as const;

/** Two numbers' ratio; a grey has no chroma to compare with. */
const ratio = (value: number, of: number) => (of === 0 ? 0 : value / of);

const hex = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch')).toUpperCase();
const parse = (colour: string): Oklch => inOklch(colour)!;

/** An angle as -180 to 180 degrees. */
const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/**
 * A hue as far from `hue` as the drawn colour is from the drawn one, in the direction of the drawn colour and no
 * further than it: light stays warmer than what it shines on, and no yellow becomes green.
 */
function towards(hue: number, drawn: number, distance: number): number {
  const way = turn(drawn - hue);
  return hue + Math.sign(way) * Math.min(Math.abs(way), Math.abs(distance));
}

/**
 * A colour of the drawn palette that stands to `chosen` as the drawn one stands to the drawn `of`.
 * @param keeps its lightness: grounds stay light and writing stays dark whatever was chosen
 */
function follow(drawn: string, of: 'main' | 'accent', chosen: string, keeps = false): string {
  const [colour, from, to] = [drawn, DRAWN_COLOURS[of], chosen].map(parse) as [Oklch, Oklch, Oklch];
  return hex({
    mode: 'oklch',
    l: keeps ? colour.l : colour.l * ratio(to.l, from.l),
    c: colour.c * ratio(to.c, from.c),
    h: towards(to.h ?? 0, colour.h ?? 0, turn((colour.h ?? 0) - (from.h ?? 0))),
  });
}

/** The colour made lighter or darker in small steps, until it can be read on the ground. */
function readableOn(
  colour: string,
  ground: string,
  step: 'lighter' | 'darker',
  contrast = READABLE_CONTRAST,
): string {
  const change = step === 'lighter' ? 0.01 : -0.01;
  let { l, ...others } = parse(colour);
  let shown = colour;
  while (wcagContrast(shown, ground) < contrast && l > 0 && l < 1) {
    l += change;
    shown = hex({ ...others, l: Math.min(1, Math.max(0, l)) });
  }
  return shown;
}

/** Whether it is written as #7A1F2B. */
export function isColour(text: string): boolean {
  return /^#[\dA-Fa-f]{6}$/.test(text);
}

/** Whether light writing can be read on it, and it on light grounds. */
export function isDarkEnough(main: string): boolean {
  return wcagContrast(main, DRAWN_COLOURS.cream) >= READABLE_CONTRAST;
}

/** Whether dark writing can be read on it. */
export function isLightEnough(accent: string): boolean {
  return wcagContrast(accent, DRAWN_COLOURS.ink) >= READABLE_CONTRAST;
}

/**
 * All colours of a site, worked out from the two that an association chooses. Whatever is written on another colour
 * keeps a contrast of 4.5, if both were accepted by `isDarkEnough` and `isLightEnough`.
 * @param main as `#7A1F2B`: bands, buttons and headings
 * @param accent as `#E07A1F`: what catches the eye
 */
export function sitePalette(main: string, accent: string): SitePalette {
  const cream = readableOn(follow(DRAWN_COLOURS.cream, 'accent', accent, true), main, 'lighter');
  return {
    ...DRAWN_COLOURS,
    cream,
    main,
    accent,
    ink: readableOn(follow(DRAWN_COLOURS.ink, 'main', main, true), accent, 'darker'),
    deep: follow(DRAWN_COLOURS.deep, 'main', main),
    shadow: follow(DRAWN_COLOURS.shadow, 'main', main),
    lit: follow(DRAWN_COLOURS.lit, 'main', main),
    rust: readableOn(follow(DRAWN_COLOURS.rust, 'accent', accent), cream, 'darker'),
    gold: readableOn(follow(DRAWN_COLOURS.gold, 'accent', accent, true), main, 'lighter'),
    soft: readableOn(follow(DRAWN_COLOURS.soft, 'main', main, true), cream, 'darker'),
    line: follow(DRAWN_COLOURS.line, 'accent', accent, true),
    candle: follow(DRAWN_COLOURS.candle, 'accent', accent, true),
    peach: follow(DRAWN_COLOURS.peach, 'accent', accent, true),
    // What went wrong must not look like a button.
    danger: DANGERS.find((red) => difference(red, main) >= DISTINCT)!,
  };
}

/**
 * All colours of a site at night, worked out from the same two: the ground and what is written are those that were drawn,
 * as warm or as cool as the association's. Writing keeps a contrast of 4.5 with ground and card, and edges one of 3.
 */
export function nightPalette(main: string, accent: string): NightPalette {
  const ground = follow(DRAWN_NIGHT.ground, 'main', main, true);
  const card = follow(DRAWN_NIGHT.card, 'main', main, true);
  /** On the card, which is lighter than the ground. */
  const written = (colour: string, contrast?: number) => readableOn(colour, card, 'lighter', contrast);
  const action = written(follow(DRAWN_NIGHT.action, 'accent', accent, true));
  return {
    ...DRAWN_NIGHT,
    ground,
    card,
    ink: written(follow(DRAWN_NIGHT.ink, 'accent', accent, true)),
    soft: written(follow(DRAWN_NIGHT.soft, 'accent', accent, true)),
    link: written(follow(DRAWN_NIGHT.link, 'accent', accent, true)),
    edge: written(follow(DRAWN_NIGHT.edge, 'accent', accent, true), VISIBLE_CONTRAST),
    line: follow(DRAWN_NIGHT.line, 'main', main, true),
    action,
    pointed: follow(DRAWN_NIGHT.pointed, 'accent', accent, true),
    onAction: readableOn(follow(DRAWN_NIGHT.onAction, 'main', main), action, 'darker'),
  };
}

const DRAWN_NAMES = new Map(
  COLOUR_NAMES.map((name) => [DRAWN_COLOURS[name].toUpperCase(), name] as const).reverse(),
);

/** A drawing in a site's colours: those of the drawn palette are replaced, others (skin) stay. */
export function recolour(svg: string, palette: SitePalette): string {
  return svg.replace(/#[\dA-Fa-f]{6}\b/g, (drawn) => {
    const name = DRAWN_NAMES.get(drawn.toUpperCase());
    return name ? palette[name] : drawn;
  });
}

import { converter, differenceEuclidean, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  DISTINCT,
  isDarkEnough,
  isLightEnough,
  nightPalette,
  READABLE_CONTRAST,
  recolour,
  sitePalette,
  VISIBLE_CONTRAST,
} from './colours.ts';
import { DRAWN_COLOURS, DRAWN_NIGHT } from './drawn-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

it('gives the palette that was drawn for its own two colours', () => {
  expect(sitePalette(DRAWN_COLOURS.main, DRAWN_COLOURS.accent)).toEqual(DRAWN_COLOURS);
  expect(nightPalette(DRAWN_COLOURS.main, DRAWN_COLOURS.accent)).toEqual(DRAWN_NIGHT);
});

/** Black, a loud red, green and blue, a grey; white, a loud yellow, cyan and pink, a grey. */
const AWKWARD = ['#000000', '#C00000', '#006400', '#0000FF', '#5A5A5A'].flatMap((main) =>
  ['#FFFFFF', '#FFFF00', '#00FFFF', '#FF69B4', '#9A9A9A'].map((accent) => [main, accent] as const),
);

const chosen = fc.tuple(colour.filter(isDarkEnough), colour.filter(isLightEnough));

it('keeps what is written readable and edges visible at night, whichever colours are accepted', () => {
  fc.assert(
    fc.property(chosen, ([main, accent]) => {
      const night = nightPalette(main, accent);
      const written = ['ink', 'soft', 'link', 'leaf', 'action', 'danger'] as const;
      const pairs = (['ground', 'card'] as const).flatMap((ground) => [
        ...written.map((text) => [text, ground, READABLE_CONTRAST] as const),
        ['edge', ground, VISIBLE_CONTRAST] as const,
      ]);
      for (const [text, ground, contrast] of [
        ...pairs,
        ['onAction', 'action', READABLE_CONTRAST] as const,
        ['onAction', 'pointed', READABLE_CONTRAST] as const,
        ['ground', 'danger', READABLE_CONTRAST] as const,
        ['ground', 'leaf', READABLE_CONTRAST] as const,
      ])
        expect(
          wcagContrast(night[text], night[ground]),
          `${text} ${night[text]} on ${ground} ${night[ground]}`,
        ).toBeGreaterThanOrEqual(contrast);
    }),
    { numRuns: 500, examples: AWKWARD.map((pair) => [[...pair]]) },
  );
});

const oklch = converter('oklch');
const lightness = (one: string) => oklch(one)!.l;

it('keeps grounds light by day and dark at night, and writing the other way, whatever was chosen', () => {
  for (const [main, accent] of AWKWARD) {
    const [day, night] = [sitePalette(main, accent), nightPalette(main, accent)];
    for (const name of ['cream', 'line', 'candle', 'peach'] as const)
      expect(lightness(day[name]), `${name} of ${main}, ${accent}`).toBeCloseTo(
        lightness(DRAWN_COLOURS[name]),
        1,
      );
    for (const name of ['ink', 'soft'] as const)
      expect(lightness(day[name]), `${name} of ${main}, ${accent}`).toBeLessThan(
        lightness(DRAWN_COLOURS[name]) + 0.02,
      );
    for (const name of ['ground', 'card', 'line'] as const)
      expect(lightness(night[name]), `${name} at night of ${main}, ${accent}`).toBeCloseTo(
        lightness(DRAWN_NIGHT[name]),
        1,
      );
    for (const name of ['ink', 'soft', 'link', 'action', 'pointed', 'edge'] as const)
      expect(lightness(night[name]), `${name} at night of ${main}, ${accent}`).toBeGreaterThan(
        lightness(DRAWN_NIGHT[name]) - 0.02,
      );
  }
});

it('gives each colour a hue near that which was chosen: as far from it as was drawn, and not past the drawn one', () => {
  const hue = (one: string) => oklch(one)!.h!;
  const between = (one: number, other: number) => Math.abs(((((one - other + 180) % 360) + 360) % 360) - 180);
  // A dark green with a sky blue, and a dark red that is near to the drawn one.
  for (const [main, accent] of [
    ['#14532D', '#7DD3FC'],
    ['#7A1F4B', '#E0601F'],
  ] as const) {
    const palette = sitePalette(main, accent);
    for (const [name, of] of [
      ['deep', 'main'],
      ['lit', 'main'],
      ['candle', 'accent'],
      ['peach', 'accent'],
    ] as const) {
      const drawn = hue(DRAWN_COLOURS[name]);
      const chosenHue = hue({ main, accent }[of]);
      const distance = Math.min(between(drawn, hue(DRAWN_COLOURS[of])), between(drawn, chosenHue));
      const [away, left] = [between(hue(palette[name]), chosenHue), between(hue(palette[name]), drawn)];
      expect(Math.abs(away - distance), `${name} of ${main}, ${accent}`).toBeLessThan(3);
      expect(Math.abs(away + left - between(chosenHue, drawn)), `${name} of ${main}, ${accent}`).toBeLessThan(
        6,
      );
    }
  }
});

it('changes a colour that cannot be read no more than it must', () => {
  const { rust, cream, gold } = sitePalette('#8A3A3A', '#F2C14E');
  expect(wcagContrast(rust, cream)).toBeLessThan(READABLE_CONTRAST + 0.3);
  expect(wcagContrast(gold, '#8A3A3A')).toBeLessThan(READABLE_CONTRAST + 0.3);
});

it('says what went wrong in another colour than that of buttons, whichever is accepted', () => {
  const difference = differenceEuclidean('oklab');
  fc.assert(
    fc.property(colour.filter(isDarkEnough), (main) => {
      const { danger } = sitePalette(main, DRAWN_COLOURS.accent);
      expect(difference(danger, main)).toBeGreaterThanOrEqual(DISTINCT);
    }),
    { numRuns: 500, examples: [[DRAWN_COLOURS.main], [DRAWN_COLOURS.danger], ['#86198F'], ['#B00020']] },
  );
});

it('keeps what is written readable on its ground, whichever colours are accepted', () => {
  fc.assert(
    fc.property(colour.filter(isDarkEnough), colour.filter(isLightEnough), (main, accent) => {
      const palette = sitePalette(main, accent);
      const written = [
        ['ink', 'cream'],
        ['main', 'cream'],
        ['soft', 'cream'],
        ['leaf', 'cream'],
        ['rust', 'cream'],
        ['danger', 'cream'],
        ['white', 'main'],
        ['white', 'deep'],
        ['white', 'rust'],
        ['gold', 'main'],
        ['gold', 'deep'],
        ['cream', 'deep'],
        ['ink', 'accent'],
        ['ink', 'white'],
      ] as const;
      for (const [text, ground] of written)
        expect(
          wcagContrast(palette[text], palette[ground]),
          `${text} ${palette[text]} on ${ground} ${palette[ground]}`,
        ).toBeGreaterThanOrEqual(READABLE_CONTRAST);
    }),
    { numRuns: 500 },
  );
});

it('finds a yellow too light for a main colour, and a navy too dark for an accent', () => {
  expect([isDarkEnough('#F2C14E'), isDarkEnough('#1B4965')]).toEqual([false, true]);
  expect([isLightEnough('#0B2545'), isLightEnough('#62B6CB')]).toEqual([false, true]);
});

it('writes a drawing in the colours of a palette, and leaves those that it does not know', () => {
  const palette = sitePalette('#1B4965', '#62B6CB');
  expect(recolour('<path fill="#7a1f2b"/><path fill="#E07A1F"/><path fill="#C78E63"/>', palette)).toBe(
    '<path fill="#1B4965"/><path fill="#62B6CB"/><path fill="#C78E63"/>',
  );
});

import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDarkEnough, isLightEnough, READABLE_CONTRAST, recolour, sitePalette } from './colours.ts';
import { DRAWN_COLOURS } from './drawn-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

it('gives the palette that was drawn for its own two colours', () => {
  expect(sitePalette(DRAWN_COLOURS.main, DRAWN_COLOURS.accent)).toEqual(DRAWN_COLOURS);
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

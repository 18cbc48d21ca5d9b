import { expect, it } from 'vitest';
import { DRAWN_COLOURS } from '../../../rules/drawn-colours.ts';
import { paletteRule } from './theme.ts';

it('the association’s colours are custom properties of the page, with MUI’s names', () => {
  const style = document.createElement('style');
  style.textContent = paletteRule({ day: DRAWN_COLOURS });
  document.head.append(style);
  const page = getComputedStyle(document.documentElement);
  expect(page.getPropertyValue('--mui-palette-primary-main')).toBe(DRAWN_COLOURS.main);
  expect(page.getPropertyValue('--mui-palette-brand-rust')).toBe(DRAWN_COLOURS.rust);
  style.remove();
});

import { expect, it } from 'vitest';
import { DRAWN_COLOURS } from '../../rules/drawn-colours.ts';
import { showScreen } from '../testing/screen.tsx';

it('the association’s colours are custom properties of the page, with MUI’s names', async () => {
  await showScreen(<p>Contact</p>);
  const page = getComputedStyle(document.documentElement);
  expect(page.getPropertyValue('--mui-palette-primary-main')).toBe(DRAWN_COLOURS.main);
  expect(page.getPropertyValue('--mui-palette-brand-rust')).toBe(DRAWN_COLOURS.rust);
});

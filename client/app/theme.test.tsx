import CssBaseline from '@mui/material/CssBaseline';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DRAWN_COLOURS } from '../../rules/drawn-colours.ts';
import { showScreen } from '../testing/screen.tsx';

it('a link that nothing else draws has the colour of links, not the browser’s', async () => {
  await showScreen(
    <>
      <CssBaseline />
      <a href="/contact">Contact</a>
    </>,
  );
  expect(getComputedStyle(screen.getByRole('link')).color).toBe(DRAWN_COLOURS.rust);
});

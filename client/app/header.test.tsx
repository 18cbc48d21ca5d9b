import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../components/page/paths.ts';
import { showScreen } from '../testing/screen.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

it('[VISIT-1] the search is the first entry of the phone menu, and in the footer for browsers that cannot open that', async () => {
  await showScreen(
    <>
      <Header />
      <Footer />
    </>,
  );
  const menu = document.querySelector('#site-menu nav')!;
  expect(menu.querySelector('a')?.getAttribute('href')).toBe(PATHS.search);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe(PATHS.search);
});

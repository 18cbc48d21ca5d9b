import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { ListTabs, shownIn } from './list-tabs.tsx';

it('each tab leads to its first page with the filter as it is, and the one that is open says so', async () => {
  await showScreen(<ListTabs shown="NEW" counts={{ NEW: 3 }} />, '/list?age=30&page=2&show=new');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/list?age=30',
    '/list?age=30&show=new',
    '/list?age=30&show=interested',
    '/list?age=30&show=aside',
  ]);
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([links[1]]);
  expect(links[1]!.textContent).toMatch(/ 3$/);
});

it.each([
  ['show=aside', 'ASIDE'],
  ['show=nobody', 'ALL'],
  ['', 'ALL'],
])('the address ?%s shows %s', (search, shown) => {
  expect(shownIn(new URLSearchParams(search))).toBe(shown);
});

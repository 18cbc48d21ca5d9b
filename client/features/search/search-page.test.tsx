import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { SearchPage } from './search-page.tsx';

const HIT = {
  __typename: 'SearchHit',
  titleLanguage: 'en',
  snippetLanguage: 'en',
  place: 1,
  fileType: 'IMAGE',
  day: null,
  file: null,
};
const NOTICE = {
  ...HIT,
  id: 4,
  title: 'Office closed',
  place: 14,
  snippet: [
    { text: 'No ', isFound: false },
    { text: 'garba', isFound: true },
    { text: ' practice.', isFound: false },
  ],
};
const EVENT = { ...HIT, id: 4, title: 'Garba night', snippet: [], day: '2027-10-02' };

function groups(...found: { kind: string; totalCount: number; items: object[] }[]) {
  return {
    SiteSearch: () => ({ siteSearch: found.map((group) => ({ __typename: 'SearchGroup', ...group })) }),
  };
}

it('[VISIT-1] shows what was found by kind, with the words marked and a link to where it is', async () => {
  const answers = groups(
    { kind: 'EVENT', totalCount: 7, items: [EVENT] },
    { kind: 'NOTICE', totalCount: 1, items: [NOTICE] },
  );
  const { client, sent } = answering(answers);
  await showScreen(<SearchPage />, '/search?q=garba', client);
  const notice = await screen.findByRole('link', { name: 'Office closed' });
  expect(notice.getAttribute('href')).toBe('/notices?page=2#item-4');
  expect(screen.getByText('garba').tagName).toBe('MARK');
  // The same number as the notice's, but another thing.
  expect(screen.getByRole('link', { name: 'Garba night' }).getAttribute('href')).toBe('/events/4');
  expect(screen.getByRole('heading', { name: 'Events (7)' }).tagName).toBe('H2');
  expect(screen.getByRole('link', { name: 'Show all 7' }).getAttribute('href')).toBe(
    '/search?q=garba&kind=EVENT',
  );
  expect(sent('SiteSearch')[0]).toMatchObject({ search: 'garba', kind: null, page: 1, pageSize: 5 });
});

it('[VISIT-1] finds pages by what people call them, also in another script', async () => {
  await showScreen(<SearchPage />, '/search?q=દાન', answering(groups()).client);
  expect((await screen.findByRole('link', { name: 'Give' })).getAttribute('href')).toBe('/give');
});

it('[VISIT-1] finds no page by an accent alone', async () => {
  await showScreen(<SearchPage />, '/search?q=´', answering(groups()).client);
  expect(await screen.findByText(/^No results for/)).toBeTruthy();
});

it('[VISIT-1] asks nothing when nothing is looked for', async () => {
  const nothing = answering(groups());
  await showScreen(<SearchPage />, '/search?q=%00%20', nothing.client);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'What are you looking for?' }).value).toBe(
    '',
  );
  expect(nothing.sent('SiteSearch')).toEqual([]);
});

it('[VISIT-1] helps on when nothing is found, and cuts what is too long', async () => {
  const nothing = answering(groups());
  await showScreen(<SearchPage />, `/search?q=${'z'.repeat(120)}`, nothing.client);
  expect((await screen.findByText(/^No results for/)).closest('[role=status]')).not.toBeNull();
  expect(nothing.sent('SiteSearch')[0].search).toHaveLength(100);
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
});

it('[VISIT-1] leads to the words that were typed', async () => {
  const { user, go } = await showScreen(<SearchPage />, '/search', answering(groups()).client);
  await user.type(screen.getByRole('searchbox'), ' puja & arti {Enter}');
  expect(go).toHaveBeenCalledWith('/search?q=puja+%26+arti');
});

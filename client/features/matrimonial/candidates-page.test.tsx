import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { CandidatesPage } from './candidates-page.tsx';
import { cardOf, SECTION_ANSWERS, wishesOf } from './card-fixtures.ts';
import type { Wishes } from './use-wish-words.ts';

const NAMES = ['Nidhi', 'Komal', 'Urvi', 'Payal'];

function site(wishes: Wishes | null = null) {
  return answering({
    ...SECTION_ANSWERS,
    MyWishes: () => ({ myWishes: wishes }),
    InterestsWaiting: () => ({ interestsWaiting: 0 }),
    Candidates: ({ show }) => ({
      candidates: {
        __typename: 'CandidateCardPage',
        items: show === 'NEW' ? [] : NAMES.map((firstName, index) => cardOf({ id: index + 1, firstName })),
        totalCount: show === 'NEW' ? 0 : 9,
        ...{ newCount: 2, interestedCount: 1, asideCount: 3 },
      },
    }),
  });
}

const sentence = () => screen.findByRole('region', { name: 'What you look for' });

it('says in a sentence what the family looks for, which can be changed', async () => {
  const looked = {
    ageFrom: 25,
    ageTo: 31,
    heightFrom: '5 ft',
    cities: ['Leicester', 'Nottingham'],
    diets: ['Vegetarian'],
  };
  await showScreen(<CandidatesPage />, '/matrimonials', site(wishesOf(looked)).client);
  expect((await sentence()).textContent).toContain(
    'You look for someone of 25 to 31 years, 5 ft or more tall, in Leicester or Nottingham, Vegetarian.',
  );
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/matrimonials/wishes');
});

it.each([null, wishesOf()])('invites to say what is looked for while nothing is', async (wishes) => {
  await showScreen(<CandidatesPage />, '/matrimonials', site(wishes).client);
  await sentence();
  expect(screen.getByRole('link', { name: 'Say what you look for' })).toBeTruthy();
});

it('[D56] keeps the tab in the address, begins it at its first page and says when it has nobody', async () => {
  const { client, sent } = site();
  const at = '/matrimonials?page=2&groom=1&compare=3';
  const { user, address } = await showScreen(<CandidatesPage />, at, client);
  await screen.findByRole('heading', { name: 'Members who match your Preferences (9)' });
  const tabs = within(screen.getByRole('navigation', { name: 'Which candidates' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    'All',
    'New 2',
    'Interested 1',
    'Put aside 3',
  ]);
  await user.click(tabs.getByRole('link', { name: 'New 2' }));
  await screen.findByText('No members match these preferences. Try a wider age range, or clear the filter.');
  expect(address()).toBe('/matrimonials?groom=1&compare=3&show=new');
  expect(sent('Candidates').map(({ show, page }) => [show, page])).toEqual([
    ['ALL', 2],
    ['NEW', 1],
  ]);
});

it('puts two or three side by side: the choice is in the address, and a fourth is not offered', async () => {
  const { user, address } = await showScreen(<CandidatesPage />, '/matrimonials?page=2', site().client);
  const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` });
  await screen.findByRole('article', { name: /Nidhi/ });
  expect(screen.queryByRole('region', { name: 'Side by side' })).toBeNull();
  await user.click(tick('Nidhi'));
  const bar = within(screen.getByRole('region', { name: 'Side by side' }));
  expect(bar.getByRole('status').textContent).toBe('One chosen. Choose one or two more.');
  expect(bar.queryByRole('link')).toBeNull();
  await user.click(tick('Komal'));
  expect(bar.getByRole('status').textContent).toBe('Two chosen; a third is possible');
  await user.click(tick('Urvi'));
  expect(address()).toBe('/matrimonials?page=2&compare=1%2C2%2C3');
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(NAMES.slice(0, 3));
  expect(bar.getByRole('link').getAttribute('href')).toBe('/matrimonials/compare?page=2&compare=1%2C2%2C3');
  expect(tick('Payal').disabled).toBe(true);
  await user.click(tick('Komal'));
  expect(tick('Payal').disabled).toBe(false);
  await user.click(bar.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Side by side' })).toBeNull());
  expect(address()).toBe('/matrimonials?page=2');
});

it.each([
  ['no profile', null, 'Write the profile'],
  [
    'a profile that waits for its candidate',
    { confirmation: 'WAITING', isShown: false },
    'How the profile stands',
  ],
  ['a profile from before that is still shown', { confirmation: 'WAITING', isShown: true }, undefined],
  ['a profile that is shown', { confirmation: 'GIVEN', isShown: true }, undefined],
])('says to a family with %s what comes next', async (_, state, action) => {
  const { client, answers } = site();
  answers.MyCandidateState = () => ({
    myCandidateState: state && {
      ...{ __typename: 'CandidateStateType', askedAt: null, absence: null, absentUntil: null, ...state },
      shown: {
        ...{ __typename: 'ShownChoices', photosFor: 'MEMBERS', surnameFor: 'AFTER_YES' },
        ...{ showsIncome: true, showsReligion: true, showsCaste: true },
      },
    },
  });
  await showScreen(<CandidatesPage />, '/matrimonials', client);
  await sentence();
  const next = () => within(screen.getByRole('region', { name: 'Your profile' })).getByRole('link');
  if (action) await waitFor(() => expect(next().textContent).toBe(action));
  else expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull();
});

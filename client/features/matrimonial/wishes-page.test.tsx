import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { SECTION_ANSWERS, wishesOf } from './card-fixtures.ts';
import type { Wishes } from './use-wish-words.ts';
import { WishesPage } from './wishes-page.tsx';

const option = (id: number, list: string, value: string) => ({
  ...{ __typename: 'SelectOption', id, list, value, language: 'en', label: value, optionGroup: null },
});
const OPTIONS = [
  option(1, 'DIET', 'Vegetarian'),
  option(2, 'DIET', 'Eats eggs'),
  option(3, 'CASTE', 'Rajput'),
  option(4, 'MOTHER_TONGUE', 'Gujarati'),
];

async function show(wishes: Wishes | null, whose: 'own' | 'family' | 'none', memberId = 1) {
  const { viewer } = SECTION_ANSWERS.Viewer();
  const site = answering({
    ...SECTION_ANSWERS,
    Viewer: () => ({ viewer: { ...viewer, memberId } }),
    OfferedLists: () => ({
      selectLists: {
        ...{ __typename: 'SelectLists', language: 'en', options: OPTIONS, profileFors: [] },
      },
    }),
    WishesForm: () => ({
      myWishes: wishes,
      myCandidate: whose === 'none' ? null : { __typename: 'OwnCandidate', id: 5 },
      mayWishForCaste: whose === 'own',
    }),
    SaveMyWishes: ({ input }) => ({ saveMyWishes: { __typename: 'CandidateWishes', ...input } }),
  });
  const { user, go } = await showScreen(<WishesPage />, '/matrimonials/wishes', site.client);
  /** The form comes once it is loaded, and its button once scripts run. */
  const save = async () => {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: SAVE });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
  };
  return { ...site, user, go, save };
}

const SAVE = 'Save what we look for';

it('saves what is chosen, leaves out what does not matter and leads to the list', async () => {
  const { user, go, save, sent } = await show(
    wishesOf({ diets: ['Eats eggs'], ageFrom: 25, ageTo: 31 }),
    'own',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Vegetarian' }));
  await user.click(screen.getByRole('checkbox', { name: 'Eats eggs' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age from' }), 'Any');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age to' }), '33');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speaks one of' }), 'Gujarati');
  await user.type(screen.getByRole('textbox', { name: 'Lives in' }), 'Leicester,  Nottingham,');
  await user.click(screen.getByRole('checkbox', { name: /once a week/ }));
  await save();
  await waitFor(() => expect(go).toHaveBeenCalledWith('/matrimonials'));
  expect(sent('SaveMyWishes')).toEqual([
    {
      input: expect.objectContaining({
        ...{ ageFrom: null, ageTo: 33, heightFrom: null, heightTo: null, diets: ['Vegetarian'] },
        ...{ languages: ['Gujarati'], cities: ['Leicester', 'Nottingham'], castes: [], weeklyMail: true },
      }),
    },
  ]);
});

it('leaves what was saved before as it is, the mail of each week, too', async () => {
  const stored = { weeklyMail: true, cities: ['Leicester', 'Derby'], ageFrom: 25, maritalStatuses: [] };
  const { save, sent } = await show(wishesOf(stored), 'own');
  await save();
  await waitFor(() => expect(sent('SaveMyWishes')).toHaveLength(1));
  expect(sent('SaveMyWishes')[0].input).toMatchObject(stored);
});

it('says that the ages are crossed and sends nothing', async () => {
  const { save, sent } = await show(wishesOf({ ageFrom: 35, ageTo: 30 }), 'own');
  await save();
  await waitFor(() => expect(screen.getAllByText('Put the younger age first.').length).toBeGreaterThan(0));
  expect(sent('SaveMyWishes')).toEqual([]);
});

it('offers a caste only to candidates who make their own profile, and says why', async () => {
  const { user, save, sent } = await show(wishesOf(), 'own');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Caste' }), 'Rajput');
  expect(screen.getByText(/You make your own profile, so you may choose this/)).toBeTruthy();
  await save();
  await waitFor(() => expect(sent('SaveMyWishes')[0].input.castes).toEqual(['Rajput']));
});

it('keeps on the device what was chosen and not saved, but never a caste', async () => {
  const { user } = await show(wishesOf(), 'own');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Caste' }), 'Rajput');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rajput');
  await user.click(screen.getByRole('checkbox', { name: 'Vegetarian' }));
  expect(JSON.stringify({ ...sessionStorage })).toContain('Vegetarian');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rajput');
});

it('shows what was chosen and not saved to the member who chose it, and to no other', async () => {
  const isTicked = async () =>
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Vegetarian' })).checked;
  const { user } = await show(wishesOf(), 'own');
  await user.click(await screen.findByRole('checkbox', { name: 'Vegetarian' }));
  cleanup();
  const other = await show(wishesOf(), 'own', 2);
  // What is kept is put back before the button works.
  await other.save();
  await waitFor(() => expect(other.sent('SaveMyWishes')[0].input.diets).toEqual([]));
  cleanup();
  await show(wishesOf(), 'own');
  await waitFor(async () => expect(await isTicked()).toBe(true));
});

it('a family that makes the profile of someone else is not asked for a caste, also if one was stored', async () => {
  const { save, sent } = await show(wishesOf({ castes: ['Rajput'], diets: ['Vegetarian'] }), 'family');
  expect(screen.queryByRole('combobox', { name: 'Caste' })).toBeNull();
  await save();
  await waitFor(() => expect(sent('SaveMyWishes')[0].input.castes).toEqual([]));
});

it('leads to the profile first where there is none', async () => {
  await show(null, 'none');
  const link = await screen.findByRole('link', { name: 'Create a profile' });
  expect(link.getAttribute('href')).toBe('/full-register-matromonial');
});

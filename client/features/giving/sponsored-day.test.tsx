import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, refusal } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { fund, GIVING_SETTINGS } from './fund-fixtures.ts';
import { GiveForm } from './give-form.tsx';
import type { Sponsored } from './sponsored.ts';

const DAY = { offerId: 3, day: '2027-10-15', slot: 2 };
const sponsored = (overrides: Partial<Sponsored> = {}): Sponsored => ({
  offer: {
    id: 3,
    language: 'en',
    textLanguages: { name: 'en', slots: 'en' },
    name: 'Daily arti',
    slots: 'Morning arti\nEvening arti',
    pence: 5100,
    subTypeId: 1,
  },
  isFree: true,
  freeNext: [],
  chosen: DAY,
  askAgain: async () => undefined,
  ...overrides,
});

const form = (one: Sponsored) => (
  <GiveForm
    funds={[fund(1, 'Diwali', null), fund(2, 'Hall', null)]}
    settings={GIVING_SETTINGS}
    takesCards={false}
    named={{ fundId: 0, amount: '', problems: [] }}
    sponsored={one}
  />
);

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('sends the day with its amount and for whom; when it is taken meanwhile, asks what is free next and keeps what was typed', async () => {
  let asked = 0;
  const { client, sent } = answering({
    Give() {
      throw refusal({ code: 'CONFLICT', messageKey: 'sponsorTaken', field: 'sponsor' });
    },
  });
  const one = sponsored({
    askAgain: async () => {
      asked += 1;
    },
  });
  const { user } = await showScreen(form(one), '/give', client);
  expect(screen.getByText('Evening arti')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull();
  await user.type(field('Names for the priest'), 'Asha Patel');
  await user.type(field('Gotra'), 'Kashyap');
  await user.type(field(/^Name\W*$/), 'Asha');
  await user.type(field(/^Email/), 'asha@example.org');
  await user.click(screen.getByRole('button', { name: 'Give £51' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(sent('Give')[0]!.input).toMatchObject({
    ...{ subTypeId: 1, amount: '51', frequency: 'ONCE' },
    sponsor: { ...DAY, forWhom: 'Asha Patel', gotra: 'Kashyap', occasion: '', shownName: '' },
  });
  expect(field('Gotra').value).toBe('Kashyap');
});

it('leads from a day that is taken to those that are free next', async () => {
  const freeNext = [{ day: '2027-10-16', slot: 2 }];
  await showScreen(form(sponsored({ isFree: false, freeNext })), '/give');
  const link = screen.getByRole('link', { name: /Evening arti.*16 October 2027/ });
  expect(link.getAttribute('href')).toBe('/give?sponsor=3&day=2027-10-16&slot=2');
});

it('sends the day that is chosen instead, for the same people', async () => {
  const { client, sent } = answering({ Give: () => ({ give: 'secret' }) });
  const { user, show } = await showScreen(form(sponsored({ isFree: false })), '/give', client);
  await user.type(field('Gotra'), 'Kashyap');
  await user.type(field(/^Name\W*$/), 'Asha');
  await user.type(field(/^Email/), 'asha@example.org');
  const other = { offerId: 3, day: '2027-10-16', slot: 1 };
  await show(form(sponsored({ chosen: other })));
  await user.click(screen.getByRole('button', { name: 'Give £51' }));
  await waitFor(() => expect(sent('Give')).toHaveLength(1));
  expect(sent('Give')[0]!.input.sponsor).toMatchObject({ ...other, gotra: 'Kashyap' });
});

it('for whom a day is stays with what is sponsored, though another costs the same', async () => {
  const { user, show } = await showScreen(form(sponsored()), '/give');
  await user.type(field('Names for the priest'), 'Asha Patel');
  await show(null);
  const { offer } = sponsored();
  await show(form(sponsored({ offer: { ...offer, id: 4 }, chosen: { ...DAY, offerId: 4 } })));
  expect(field('Names for the priest').value).toBe('');
  await show(null);
  await show(form(sponsored()));
  expect(field('Names for the priest').value).toBe('Asha Patel');
});

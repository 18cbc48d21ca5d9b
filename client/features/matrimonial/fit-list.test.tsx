import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { AsideButton } from './aside-button.tsx';
import { cardOf, SECTION_ANSWERS, wishesOf } from './card-fixtures.ts';
import { FitList } from './fit-list.tsx';

const WISHES = wishesOf({
  ageFrom: 25,
  ageTo: 29,
  diets: ['Vegetarian'],
  cities: ['Leicester'],
  castes: ['Soni'],
});

it('says wish by wish what fits, what differs and what is not told, and how many of theirs fit', async () => {
  const { client } = answering({ ...SECTION_ANSWERS, MyWishes: () => ({ myWishes: WISHES }) });
  const card = cardOf({
    ...{ city: 'Leicester', caste: '', fitsTheirs: { fits: 2, of: 5 } },
    fit: { fits: 1, of: 3, differs: ['AGE', 'DIET'] },
  });
  await showScreen(<FitList card={card} />, '/', client);
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Differs: Age: 25 to 29 years31 years',
    'Fits: Place: LeicesterLeicester',
    'Differs: Food: VegetarianEats eggs',
    'Caste: SoniNot told',
  ]);
  expect(screen.getByText('Fits 1 of 3')).toBeTruthy();
  expect(screen.getByText('You fit 2 of the 5 things they look for.')).toBeTruthy();
});

it('shows nothing of it where nothing is compared', async () => {
  const { client } = answering({ ...SECTION_ANSWERS, MyWishes: () => ({ myWishes: null }) });
  const { show } = await showScreen(<FitList card={cardOf()} />, '/', client);
  expect(screen.queryByText(/Fits|You fit/)).toBeNull();
  show(<FitList card={cardOf({ fitsTheirs: { fits: 2, of: 5 } })} />);
  expect(screen.getByText('You fit 2 of the 5 things they look for.')).toBeTruthy();
});

it('puts a candidate aside by one press, and brings them back', async () => {
  const { client, sent } = answering({ SetAside: () => ({ setAside: true }) });
  const { user, show } = await showScreen(
    <AsideButton candidate={{ id: 9, isAside: false }} name="Nidhi" />,
    '/',
    client,
  );
  await user.click(screen.getByRole('button', { name: 'Put aside Nidhi' }));
  await answer(user, /^Nidhi is put aside/);
  show(<AsideButton candidate={{ id: 9, isAside: true }} name="Nidhi" />);
  await user.click(screen.getByRole('button', { name: 'Bring back Nidhi' }));
  await answer(user, 'Nidhi is back in the list.');
  expect(sent('SetAside')).toEqual([
    { candidateId: 9, isAside: true },
    { candidateId: 9, isAside: false },
  ]);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { DoorPaper } from './door-paper.tsx';

const entry = (replyId: number, surname: string, diets: Record<string, number>) => ({
  ...{ __typename: 'DoorEntry', replyId, surname, otherNames: 'Asha', total: 4, needs: '', owedPence: 0 },
  ...{ ages: [], arrived: 0, arrivedAt: null, device: null },
  diets: Object.entries(diets).map(([name, people]) => ({
    ...{ __typename: 'DietCount', dietId: name.length, name, people },
  })),
});

it('the sums at its head are of the food that most families eat', async () => {
  const entries = [
    entry(1, 'Bhatt', { 'No nuts': 1 }),
    entry(2, 'Desai', { Swaminarayan: 1 }),
    entry(3, 'Mehta', { Jain: 2, Swaminarayan: 1 }),
    entry(4, 'Shah', { Jain: 1 }),
  ];
  const { client } = answering({
    DoorList: () => ({
      doorList: {
        ...{ __typename: 'DoorList', eventId: 7, day: '2099-11-28', eventName: 'Bhajan evening', place: '' },
        ...{ startsAt: '2099-11-28T18:30:00.000Z', endsAt: '2099-11-28T21:30:00.000Z', places: null },
        ...{ coming: 16, madeAt: '2099-11-28T18:00:00.000Z', entries },
      },
    }),
  });
  await showScreen(<DoorPaper eventId={7} day="2099-11-28" onClose={() => undefined} />, '/', client);
  const read = (role: 'definition' | 'term') =>
    screen.getAllByRole(role).map(({ textContent }) => textContent);
  await screen.findByText('Jain');
  expect([read('definition'), read('term')]).toEqual([
    ['16', '3', '2'],
    ['come', 'Jain', 'Swaminarayan'],
  ]);
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { cardOf, SECTION_ANSWERS } from './card-fixtures.ts';
import { ComparePage } from './compare-page.tsx';

const details = (card: object) => ({ __typename: 'CandidateDetails', card });
const KOMAL = cardOf({ id: 1, firstName: 'Komal', diet: 'Vegetarian' });
const NIDHI = cardOf({ id: 2, fit: { fits: 1, of: 2, differs: ['DIET'] } });

function compared(first: object | null, second: object | null) {
  return answering({
    ...SECTION_ANSWERS,
    ComparedCandidates: () => ({
      first: first && details(first),
      second: second && details(second),
      third: null,
    }),
  });
}

it('lays the lines of the chosen cards side by side, and leads back to the same place in the list', async () => {
  const { client, sent } = compared(KOMAL, NIDHI);
  await showScreen(<ComparePage />, '/matrimonials/compare?page=2&compare=1,2', client);
  const table = within(await screen.findByRole('table'));
  expect(sent('ComparedCandidates')).toEqual([{ first: 1, second: 2, third: 0 }]);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Komal, 31',
    'Nidhi, 31',
  ]);
  const food = table.getByRole('row', { name: /^Food/ });
  expect(food.textContent).toContain('Vegetarian');
  expect(food.textContent).toContain('Eats eggs (differs)');
  const back = screen.getByRole('link', { name: 'Back to the list' });
  expect(back.getAttribute('href')).toBe('/matrimonials?page=2&compare=1,2');
});

it('[D115] leaves out who is no longer shown, and says when nobody is left', async () => {
  const { client } = compared(KOMAL, null);
  await showScreen(<ComparePage />, '/matrimonials/compare?compare=1,2', client);
  expect(await screen.findAllByRole('columnheader')).toHaveLength(1);
});

it('says when nobody is chosen', async () => {
  await showScreen(<ComparePage />, '/matrimonials/compare', compared(null, null).client);
  expect(await screen.findByText('Nobody is chosen, or they are no longer in the list.')).toBeTruthy();
});

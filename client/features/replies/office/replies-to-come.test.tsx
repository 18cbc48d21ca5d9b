import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { RepliesToCome } from './replies-to-come.tsx';

const evening = (day: string) => ({
  __typename: 'EventReplyDate',
  eventId: 1,
  eventName: 'Carrom',
  day,
  startsAt: `${day}T18:00:00Z`,
  isCalledOff: false,
  places: null,
  taken: 0,
  left: null,
  waiting: 0,
});

it('what leads to the replies and to the door of an evening says of which one', async () => {
  const { client } = answering({
    RepliesToCome: () => ({ eventRepliesBetween: [evening('2027-01-08'), evening('2027-01-15')] }),
  });
  await showScreen(<RepliesToCome eventId={0} />, '/', client);
  const links = await screen.findAllByRole('link', { name: /Carrom/ });
  const names = links.map(({ textContent }) => textContent);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
});

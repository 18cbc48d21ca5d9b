import { screen, waitFor } from '@testing-library/react';
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
    RepliesToCome: () => ({
      eventRepliesBetween: [evening('2027-01-08'), evening('2027-01-15')],
      repliesToRing: [],
    }),
  });
  await showScreen(<RepliesToCome eventId={0} />, '/', client);
  const links = await screen.findAllByRole('link', { name: /Carrom/ });
  const names = links.map(({ textContent }) => textContent);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
});

it('a family to ring stands there with its number and what it does not know, also where no date asks', async () => {
  const kanta = {
    ...{ __typename: 'ReplyToRing', id: 7, version: 3, eventId: 1, day: '2027-01-13', eventName: 'Carrom' },
    ...{ startsAt: '2027-01-13T18:00:00Z', name: 'Kanta', email: '', mobile: '07700 900321' },
    ringAbout: 'calledOff',
  };
  const rung: unknown[] = [];
  const { client } = answering({
    RepliesToCome: () => ({ eventRepliesBetween: [], repliesToRing: rung.length > 0 ? [] : [kanta] }),
    ReplyRung: (variables) => {
      rung.push(variables);
      return { replyRung: true };
    },
  });
  const { user } = await showScreen(<RepliesToCome eventId={0} />, '/', client);
  expect((await screen.findByRole('link', { name: '07700 900321' })).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByText('Called off')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /We have told them Kanta/ }));
  await waitFor(() => expect(screen.queryByText('Families to ring')).toBeNull());
  expect(rung).toEqual([{ id: 7, version: 3 }]);
});

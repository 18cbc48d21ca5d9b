import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useReplyFacts } from './use-reply-facts.ts';

const facts = (eventId: number, day: string, left: number) => ({
  ...{ __typename: 'ReplyFacts', eventId, day, left, isOpen: true, isCalledOff: false },
});

function Left({ eventId, day }: { eventId: number; day: string }) {
  const isOnOwnPage = eventId === 9;
  return <output>{useReplyFacts(eventId, day, { isOnOwnPage })?.left ?? 'nothing'}</output>;
}

it('says of each date what is left of that date, in lists and on its own page', async () => {
  const { client } = answering({
    RepliesBetween: () => ({
      eventRepliesBetween: [
        facts(7, '2099-11-21', 21),
        facts(7, '2099-11-28', 28),
        facts(8, '2099-11-28', 8),
      ],
    }),
    RepliesOfDate: () => ({ eventReplies: facts(9, '2099-12-05', 5) }),
  });
  const asked = [
    [7, '2099-11-28'],
    [8, '2099-11-28'],
    [8, '2099-11-21'],
    [9, '2099-12-05'],
    [9, '2099-12-12'],
  ] as const;
  await showScreen(
    asked.map(([eventId, day]) => <Left key={`${eventId} ${day}`} eventId={eventId} day={day} />),
    '/',
    client,
  );
  await screen.findByText('5');
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toEqual(['28', '8', 'nothing', '5', 'nothing']);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { EventArticle } from './event-article.tsx';

const EVENT = {
  ...{ id: 1, name: 'Uttarayan Kites', description: 'Kites over Abbey Park.', startsOn: '2027-01-16' },
  textLanguages: { name: 'en', description: 'en' },
};
const PICTURE = { url: '/uploads/1/1.webp', contentType: 'image/webp', width: 800, height: 450, sources: [] };

async function articleOf(file: typeof PICTURE | null) {
  // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
  await showScreen(<EventArticle event={{ ...EVENT, file } as any} />, '/events/1', answering({}).client);
  return screen.getByRole('article');
}

it('an event without a picture leaves no place for one: its text is below its name', async () => {
  const article = await articleOf(null);
  expect(article.className).not.toContain('withMedium');
  expect(article.children).toHaveLength(2);
});

it('the picture of an event stands beside its text', async () => {
  const article = await articleOf(PICTURE);
  expect(article.className).toContain('withMedium');
  expect(article.children).toHaveLength(3);
});

it('a reply is asked for on its own page however far away the event is', async () => {
  const day = '2099-11-28';
  const date = { startsAt: `${day}T18:00:00Z`, endsAt: `${day}T20:00:00Z`, isWholeDay: false };
  const nextDate = { day, ...date, isCalledOff: false, note: null };
  const { client } = answering({
    RepliesOfDate: ({ eventId }) => ({
      eventReplies: { __typename: 'ReplyFacts', eventId, day, left: 34, isOpen: true, isCalledOff: false },
    }),
    RepliesBetween: () => ({ eventRepliesBetween: [] }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
  await showScreen(<EventArticle event={{ ...EVENT, file: null, nextDate } as any} />, '/events/1', client);
  const link = await screen.findByRole('link', { name: /^We are coming/ });
  expect(link.getAttribute('href')).toBe(`/events/1/reply?day=${day}`);
});

it('the page of a series names the days from today on when it is not, and its dates that are moved', async () => {
  const event = {
    ...{ ...EVENT, file: null, nextDate: null, startsOn: '2026-01-07' },
    series: {
      every: 'WEEK',
      interval: 1,
      weekdays: [3],
      until: '2027-12-31',
      leftOut: ['2020-01-01', '2027-10-06'],
    },
    dateChanges: [
      { day: '2027-10-07', isCalledOff: true },
      { day: '2027-10-20', toDay: '2027-10-21', fromTime: '19:00', toTime: null, isCalledOff: false },
      { day: '2027-10-27', note: 'Bring a friend', isCalledOff: false },
      { day: '2027-11-03', fromTime: '10:00', toTime: '12:00', isCalledOff: null },
    ],
  };
  // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
  await showScreen(<EventArticle event={event as any} />, '/events/1', answering({}).client);
  screen.getByText('Not on 6 Oct to 7 Oct');
  screen.getByText('21 Oct, 19:00 instead of 20 Oct');
  screen.getByText('Another time: 3 Nov, 10:00–12:00');
  expect(screen.queryByText(/27 Oct|1 Jan/)).toBeNull();
});

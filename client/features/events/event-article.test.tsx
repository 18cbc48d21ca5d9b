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

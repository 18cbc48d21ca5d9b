import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { NoticeTexts } from '../notices/notice-texts.tsx';
import { HomePage } from './home-page.tsx';
import { HomeVideo } from './home-video.tsx';
import { NextEvent } from './next-event.tsx';
import { NoticeTicker } from './notice-ticker.tsx';
import { RecentEventCard } from './recent-event-card.tsx';

// On a busy machine the home page counts its visitor before a test ends.
afterEach(() => localStorage.clear());

const ITEM = { id: 1, version: 1, language: 'en', fileType: 'IMAGE', pictureDescription: null, file: null };
const ENGLISH = { name: 'en', description: 'en', pictureDescription: 'en' };

const NOTHING = { items: [], totalCount: 0 };

/** What the home page asks of a site that has nothing yet. */
const EMPTY_HOME = {
  siteSettings: {
    language: 'en',
    textLanguages: { address: 'en', history: 'en', guruName: 'en', guruMessage: 'en', cricket: 'en' },
    history: '',
    guruName: '',
    guruMessage: '',
    cricket: '',
    address: '',
    email: '',
    phone: '',
    facebookUrl: '',
    instagramUrl: '',
    youtubeUrl: '',
    charityName: '',
    charityNumber: '',
  },
  notices: NOTHING,
  homeVideos: NOTHING,
  nextEvents: NOTHING,
  events: NOTHING,
  videoLinks: NOTHING,
  committeeCards: NOTHING,
  committee: NOTHING,
  poojaSevas: NOTHING,
};

function card(fields: { name: string; description: string; startsOn: string | null }) {
  // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
  return <RecentEventCard event={{ ...ITEM, ...fields, textLanguages: ENGLISH } as any} />;
}

it('[spec §9] cuts event titles after 23 characters and descriptions after 60, and shows the date of an event that has one', async () => {
  await showScreen(
    <>
      {card({ name: 'n'.repeat(23), description: 'd'.repeat(60), startsOn: '2026-11-08' })}
      {card({ name: 'N'.repeat(24), description: 'D'.repeat(61), startsOn: null })}
    </>,
  );
  const [first, second] = screen.getAllByRole('article');
  const [whole, cut] = [within(first!), within(second!)];
  expect(whole.getByRole('heading').textContent).toBe('n'.repeat(23));
  expect(first!.querySelector('p')?.textContent).toBe('d'.repeat(60));
  expect(first!.querySelector('time')?.textContent).toBe('Sunday, 8 November 2026');
  expect(cut.getByRole('heading').textContent).toBe(`${'N'.repeat(23)}…`);
  expect(second!.querySelector('p')?.textContent).toBe(`${'D'.repeat(60)}…`);
  expect(second!.querySelector('time')).toBeNull();
});

const next = (startsOn: string | null, others: object[] = []) => {
  const nextDate = startsOn &&
    startsOn >= currentDay() && {
      ...{ day: startsOn, isCalledOff: false, note: null, isWholeDay: true },
      startsAt: `${startsOn}T00:00:00Z`,
      endsAt: `${addDays(startsOn, 1)}T00:00:00Z`,
    };
  const event = { ...ITEM, name: 'Garba', description: '', startsOn, nextDate, textLanguages: ENGLISH };
  // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
  return showScreen(<NextEvent events={[...others, event] as any} />);
};

it('the next event says when it is, how far away that is, and leads to its page', async () => {
  const tomorrow = addDays(currentDay(), 1);
  await next(tomorrow);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading').textContent).toBe('Garba');
  expect(card.getByText('Next · tomorrow')).toBeDefined();
  expect(document.querySelector('time')?.dateTime).toBe(tomorrow);
  expect(card.getByRole('link', { name: /^Read More.*Garba$/ }).getAttribute('href')).toBe('/events/1');
});

it.each([
  ['without a day', null],
  ['that is over', addDays(currentDay(), -1)],
])('an event %s is not the next one', async (_, startsOn) => {
  await next(startsOn);
  expect(screen.queryByRole('article')).toBeNull();
});

/** An arti of every evening, for that many days to come. */
const arti = (days: number) => ({
  ...{ ...ITEM, id: 2, name: 'Evening Arti', description: '', textLanguages: ENGLISH },
  startsOn: currentDay(),
  series: { every: 'DAY', interval: 1, weekdays: [], leftOut: [], until: addDays(currentDay(), days) },
  nextDate: {
    ...{ day: currentDay(), isCalledOff: false, note: null, isWholeDay: false },
    startsAt: `${currentDay()}T23:50:00Z`,
    endsAt: `${currentDay()}T23:55:00Z`,
  },
});

it('what is on every day stands below the next event, and in its place where nothing is planned', async () => {
  await next(addDays(currentDay(), 3), [arti(100)]);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading').textContent).toBe('Garba');
  const link = card.getByRole('link', { name: /Evening Arti/ });
  expect(link.getAttribute('href')).toBe('/events/2');
  cleanup();
  await next(null, [arti(100)]);
  expect(screen.getByRole('article').textContent).toContain('Evening Arti');
});

it('nine nights are an event, not what is on every day', async () => {
  await next(addDays(currentDay(), 3), [arti(9)]);
  expect(screen.getByRole('heading').textContent).toBe('Evening Arti');
});

it('[D37] a film without a title still has its description', async () => {
  const video = { ...ITEM, name: '', description: 'Filmed at Diwali', link: null };
  const textLanguages = { name: 'en', description: 'gu' };
  // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
  await showScreen(<HomeVideo video={{ ...video, textLanguages } as any} />);
  const description = within(screen.getByRole('figure')).getByText('Filmed at Diwali');
  expect(description.lang).toBe('gu');
});

it.each([
  [0, null],
  [2, '/view-pdf'],
])('the home page leads to the documents only when there are any: %i', async (totalCount, href) => {
  const { client } = answering({ Home: () => ({ ...EMPTY_HOME, pdfDocuments: { totalCount } }) });
  await showScreen(<HomePage />, '/', client);
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(screen.getByRole('link', { name: 'Looking for a life partner?' })).toBeDefined();
  const documents = screen.queryByRole('link', { name: 'Documents' });
  expect(documents?.getAttribute('href') ?? null).toBe(href);
});

it('[D83] each description of a notice has its own language, and is marked with it', async () => {
  const notice = {
    description: 'In the temple',
    secondDescription: 'સાડા સાત વાગ્યે',
    textLanguages: { description: 'en', secondDescription: 'gu' },
  };
  await showScreen(<NoticeTexts notice={notice} />);
  const [first, second] = document.querySelectorAll('p');
  expect([first!.textContent, first!.lang]).toEqual([notice.description, '']);
  expect([second!.textContent, second!.lang]).toEqual([notice.secondDescription, 'gu']);
});

it('without notices there is no ticker', async () => {
  const notice = { ...ITEM, name: 'Aarti at seven', description: '', secondDescription: '' };
  // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
  const notices = [{ ...notice, textLanguages: { ...ENGLISH, secondDescription: 'en' } } as any];
  const { show } = await showScreen(<NoticeTicker notices={notices} />);
  const ticker = () => screen.queryByRole('region', { name: 'Notices' });
  expect(ticker()).not.toBeNull();
  show(<NoticeTicker notices={[]} />);
  expect(ticker()).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { EventsPage } from './events-page.tsx';

it('[VISIT-6] the page of events asks for films that can be played only, and shows no section without one', async () => {
  const none = { items: [], totalCount: 0 };
  const { client, sent } = answering({
    Events: () => ({ events: { __typename: 'EventPage', ...none } }),
    EventsByTime: () => ({ eventsByTime: { __typename: 'EventsByTimePage', ...none } }),
    EventCounts: () => ({ eventCounts: { __typename: 'EventCounts', kinds: [], years: [] } }),
    WhatsOn: () => ({ whatsOn: { __typename: 'EventOnDatePage', ...none } }),
    VideoLinks: () => ({ videoLinks: { __typename: 'VideoLinkPage', ...none } }),
  });
  await showScreen(<EventsPage />, '/events', client);
  await screen.findByText('No events yet. Please check back soon.');
  expect(sent('VideoLinks')).toHaveLength(1);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

const LANGUAGES = {
  __typename: 'EventTextLanguages',
  ...{ name: 'en', description: 'en', pictureDescription: 'en', place: 'en', calledOffNote: 'en' },
};
const DATE = {
  ...{ day: '2031-03-05', startsAt: '2031-03-05T18:00:00Z', endsAt: '2031-03-05T20:00:00Z' },
  ...{ isWholeDay: false, isCalledOff: false, note: null },
};
const WHAT = {
  __typename: 'Event',
  id: 7,
  language: 'en',
  textLanguages: LANGUAGES,
  name: 'Garba',
  place: null,
};
const EVENT = {
  ...{
    ...WHAT,
    version: 1,
    description: 'In the hall',
    fileType: 'IMAGE',
    pictureDescription: null,
    file: null,
  },
  ...{ startsOn: '2031-03-05', endsOn: null, fromTime: '18:00', toTime: '20:00', eventKind: 'FESTIVAL' },
  ...{ mapLink: null, isCalledOff: false, calledOffNote: null, series: null, rooms: [], lastDate: null },
  nextDate: { __typename: 'EventDate', ...DATE },
};

it('an event of the list and of the month is one in the cache: neither is asked again', async () => {
  const onDate = {
    __typename: 'EventOnDate',
    ...DATE,
    event: { ...WHAT, toTime: '20:00', isCalledOff: false, rooms: [] },
  };
  const page = (items: object[]) => ({ items, totalCount: items.length });
  const { client, sent } = answering({
    Events: () => ({ events: { __typename: 'EventPage', ...page([]) } }),
    EventsByTime: ({ when }) => ({
      eventsByTime: { __typename: 'EventsByTimePage', ...page(when === 'COMING' ? [EVENT] : []) },
    }),
    EventCounts: () => ({ eventCounts: { __typename: 'EventCounts', kinds: [], years: [] } }),
    WhatsOn: () => ({ whatsOn: { __typename: 'EventOnDatePage', ...page([onDate]) } }),
    VideoLinks: () => ({ videoLinks: { __typename: 'VideoLinkPage', ...page([]) } }),
  });
  await showScreen(<EventsPage />, '/events?month=2031-03', client);
  await screen.findByRole('heading', { name: 'Garba' });
  await screen.findByRole('link', { name: '5 Mar: 1 event' });
  expect(sent('EventsByTime')).toHaveLength(3);
  expect(sent('WhatsOn')).toHaveLength(1);
});

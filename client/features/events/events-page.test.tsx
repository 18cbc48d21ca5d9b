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

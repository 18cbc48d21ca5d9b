import { defineFeature } from '../../feature.ts';
import { feedRoutes } from './feed-routes.ts';

/** Events for the calendars of phones. */
export const eventFeeds = defineFeature({
  name: 'events/feed',
  build: ({ publicUrl }, { events, eventDates, rooms, siteSettings }) => ({
    routes: feedRoutes({ events, eventDates, rooms, siteSettings, publicUrl }),
  }),
});

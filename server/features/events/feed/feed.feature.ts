import { defineFeature } from '../../feature.ts';
import { feedRoutes } from './feed-routes.ts';

/** Events for the calendars of phones. */
export const eventFeeds = defineFeature({
  name: 'events/feed',
  build: ({ publicUrl }, { events, rooms, siteSettings }) => ({
    routes: feedRoutes({ events, rooms, siteSettings, publicUrl }),
  }),
});

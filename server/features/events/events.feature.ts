import type { ContentService } from '../content/content.service.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import type { Event } from './event.entity.ts';
import { eventKind } from './event.kind.ts';
import { listEventPages } from './event-pages.ts';

declare module '../feature.ts' {
  interface Services {
    events: ContentService<Event>;
  }
}

export const events = defineContentFeature({
  name: 'events',
  kind: eventKind,
  page: '/events',
  also: (service) => ({ services: { events: service }, ownPages: () => listEventPages(service) }),
});

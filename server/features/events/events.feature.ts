import { ContentFileType, eventRules } from '../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import type { ContentService } from '../content/content.service.ts';
import { namedAfter } from '../content/content-kind.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import { Event } from './event.entity.ts';
import { EventInput } from './event.inputs.ts';
import { EventDate } from './event-date.entity.ts';
import { byNextDate, EventDates } from './event-dates.service.ts';
import { EventDatesPreviewResolver } from './event-dates-preview.resolver.ts';
import { listEventPages } from './event-pages.ts';
import { EventsResolver } from './events.resolver.ts';

declare module '../services.ts' {
  interface Services {
    events: ContentService<Event>;
    /** When events are. */
    eventDates: EventDates;
  }
}

export const events = defineContentFeature({
  name: 'events',
  kind: {
    entity: Event,
    subject: 'event',
    input: EventInput,
    rules: eventRules,
    folder: 'EventImg',
    imageSize: IMAGE_SIZES.event,
    fileTypes: [ContentFileType.IMAGE, ContentFileType.VIDEO],
    day: 'startsOn',
    dates: { table: 'event_date', item: 'event_id' },
    texts: ['place', 'calledOffNote'],
    notRevised: ['datesUntil'],
    orderOfToday: {
      description:
        'What is to come by its next date, soonest first; then what was, latest first; then what has no day, newest first',
      ...byNextDate,
    },
    graphql: namedAfter('Event'),
    legacy: { list: '/api/admin/eventlist', save: '/api/admin/saveevent', remove: '/api/admin/delevent' },
  },
  tables: [EventDate],
  page: '/events',
  also(service, { dataSource }, { rooms, occupancies, siteSettings }) {
    const eventDates = new EventDates(dataSource, occupancies);
    service.hooks.add(eventDates);
    return {
      services: { events: service, eventDates },
      resolvers: [
        new EventsResolver(service, eventDates, rooms),
        new EventDatesPreviewResolver(occupancies, siteSettings),
      ],
      nextChange: () => eventDates.nextChange(),
      ownPages: () => listEventPages(service),
    };
  },
});

import { InputType } from 'type-graphql';
import { ContentFileType, eventRules } from '../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PicturedInput } from '../content/content.inputs.ts';
import type { ContentService } from '../content/content.service.ts';
import { namedAfter } from '../content/content-kind.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import { Event } from './event.entity.ts';
import { EventDate } from './event-date.entity.ts';
import { listEventPages } from './event-pages.ts';

declare module '../services.ts' {
  interface Services {
    events: ContentService<Event>;
  }
}

@InputType()
class EventInput extends InputOf(
  eventRules,
  { descriptions: { startsOn: 'First day, YYYY-MM-DD; empty for none' } },
  PicturedInput,
) {}

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
    orderOfToday: {
      description:
        'What is to come, soonest first; then what was, latest first; then what has no day, newest first',
      // Today counts as upcoming; Postgres sorts NULL last.
      by: ({ startsOn, id }, today) => `${startsOn} < ${today}, abs(${startsOn} - ${today}), ${id} DESC`,
    },
    graphql: namedAfter('Event'),
    legacy: { list: '/api/admin/eventlist', save: '/api/admin/saveevent', remove: '/api/admin/delevent' },
  },
  tables: [EventDate],
  page: '/events',
  also: (service) => ({ services: { events: service }, ownPages: () => listEventPages(service) }),
});

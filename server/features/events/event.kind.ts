import { InputType } from 'type-graphql';
import { eventRules } from '../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { ContentInput } from '../content/content.inputs.ts';
import type { ContentKind } from '../content/content-kind.ts';
import { Event } from './event.entity.ts';

@InputType()
class EventInput extends ContentInput {}

export const eventKind: ContentKind<Event> = {
  entity: Event,
  input: EventInput,
  rules: eventRules,
  folder: 'EventImg',
  imageSize: IMAGE_SIZES.event,
  accepts: ['IMAGE', 'VIDEO'],
  graphql: { one: 'event', list: 'events', page: 'EventPage', save: 'saveEvent', remove: 'deleteEvent' },
  legacy: { list: '/api/admin/eventlist', save: '/api/admin/saveevent', remove: '/api/admin/delevent' },
};

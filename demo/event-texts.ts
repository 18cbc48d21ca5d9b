import type { DemoEvent } from './demo-item.ts';
import { AUTUMN_TO_SPRING } from './events-autumn-to-spring.ts';
import { MAY_TO_DIWALI } from './events-may-to-diwali.ts';
import { DEMO_TIMES } from './event-times.ts';
import { nearYear } from './near-year.ts';

export type { DemoEvent };

/**
 * A year of the demo association, whenever it is started. Inserted in this order, the last one without a day leads its
 * lists.
 */
export const DEMO_EVENTS: readonly DemoEvent[] = [...AUTUMN_TO_SPRING, ...MAY_TO_DIWALI].map((event) => {
  const { placeGu, calledOffNoteGu, ...times } = DEMO_TIMES[event.name] ?? {};
  return {
    ...event,
    startsOn: event.startsOn && nearYear(event.startsOn),
    ...times,
    gu: { ...event.gu, place: placeGu, calledOffNote: calledOffNoteGu },
  };
});

import type { DemoEvent } from './demo-item.ts';
import { AUTUMN_TO_SPRING } from './events-autumn-to-spring.ts';
import { MAY_TO_DIWALI } from './events-may-to-diwali.ts';

export type { DemoEvent };

/** A year of the demo association, oldest first: inserted in this order, the last one leads the home page. */
export const DEMO_EVENTS: readonly DemoEvent[] = [...AUTUMN_TO_SPRING, ...MAY_TO_DIWALI];

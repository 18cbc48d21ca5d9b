import type { ReactNode } from 'react';
import type { EventFieldsFragment } from './events.generated.ts';

interface EventActProps {
  event: EventFieldsFragment;
  /** What stands in its place where nobody is asked to reply. */
  children?: ReactNode;
}

/** What is left of an event's places, in words; nothing where nobody is asked to reply. */
export function EventLeft({ children = null }: EventActProps) {
  return children;
}

/** What one does about an event: the button of a reply, where one is asked for. */
export function EventAct({ children = null }: EventActProps) {
  return children;
}

import type { ReactNode } from 'react';
import { PlacesLeft, ReplyAct } from '../replies/reply-act.tsx';
import { useReplyFacts } from '../replies/use-reply-facts.ts';
import { shownDate } from './event-when.ts';
import type { EventFieldsFragment } from './events.generated.ts';

interface EventActProps {
  event: EventFieldsFragment;
  isOnOwnPage?: boolean;
  /** What stands in its place where nobody is asked to reply. */
  children?: ReactNode;
}

/** What is left of an event's places, in words; nothing where nobody is asked to reply. */
export function EventLeft({ event, isOnOwnPage }: Omit<EventActProps, 'children'>) {
  const facts = useReplyFacts(event.id, shownDate(event)?.day, { isOnOwnPage });
  return facts && <PlacesLeft facts={facts} />;
}

/** What one does about an event: the button of a reply, where one is asked for. */
export function EventAct({ event, isOnOwnPage, children = null }: EventActProps) {
  const facts = useReplyFacts(event.id, shownDate(event)?.day, { isOnOwnPage });
  if (!facts) return children;
  return (
    <ReplyAct facts={facts} name={event.name}>
      {children}
    </ReplyAct>
  );
}

import { useEffect, useState } from 'react';
import type { PeopleOfAge } from '../../../rules/replies.ts';
import type { ReplyState } from '../../../rules/reply-states.ts';

/** As all that is kept for whoever uses this device (`KEPT_HERE`): signing out throws it away. */
const KEY = 'typed replies';

/** What this device remembers of a reply that was sent from it: enough to say so in lists, and to change it. */
export interface RememberedReply {
  eventId: number;
  day: string;
  /** Of the private link. */
  token: string;
  state: ReplyState;
  ages: readonly PeopleOfAge[];
  /** Until when it is remembered, in milliseconds. */
  until: number;
}

function readAll(): RememberedReply[] {
  try {
    const all: RememberedReply[] = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return all.filter(({ until }) => until > Date.now());
  } catch {
    return [];
  }
}

function write(all: readonly RememberedReply[]): void {
  try {
    if (all.length > 0) window.localStorage.setItem(KEY, JSON.stringify(all));
    else window.localStorage.removeItem(KEY);
  } catch {
    // A browser may refuse storage; then lists say nothing of the reply.
  }
}

const isOther = (eventId: number, day: string) => (one: RememberedReply) =>
  one.eventId !== eventId || one.day !== day;

/** Remembers a reply on this device alone, until its event is over. */
export function rememberReply(reply: RememberedReply): void {
  write([...readAll().filter(isOther(reply.eventId, reply.day)), reply]);
}

/** Whether the reply with this private link was sent from this device. */
export function isRemembered(token: string): boolean {
  return readAll().some((one) => one.token === token);
}

export function forgetReply(eventId: number, day: string): void {
  write(readAll().filter(isOther(eventId, day)));
}

/** What this device remembers of a reply; undefined on the server and where there is none. */
export function useRememberedReply(eventId: number, day: string): RememberedReply | undefined {
  const [reply, setReply] = useState<RememberedReply>();
  useEffect(() => {
    setReply(readAll().find((one) => !isOther(eventId, day)(one)));
  }, [eventId, day]);
  return reply;
}

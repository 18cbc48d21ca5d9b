import { type EntityManager, In } from 'typeorm';
import { ReplyState } from '../../../rules/reply-states.ts';
import type { EventDay } from './event-day.ts';
import { EventReply } from './event-reply.entity.ts';
import type { EventReplySetting } from './event-reply-setting.entity.ts';

/** SQL: a reply to a date to come, or to the last one, of which its family was told that it does not take place, while what it said is kept. */
const goesOn = (
  reply: string,
) => `(${reply}.told_starts_at > now() OR ${reply}.is_told_off AND ${reply}.ages <> '[]'
  AND ${reply}.told_starts_at = (SELECT max(told_starts_at) FROM event_reply WHERE event_id = $1))`;

/**
 * An event that happens once has one date: when its day changes, its replies go with it, each whose household has no other one
 * there. So do those that were withdrawn or released: on another day that family may come after all.
 */
export async function followOnlyDay(
  manager: EntityManager,
  eventId: number,
  days: readonly Pick<EventDay, 'day'>[],
): Promise<void> {
  const [only, ...others] = days;
  if (!only || others.length > 0) return;
  await manager.query(
    `UPDATE event_reply reply SET day = $2
      WHERE event_id = $1 AND day <> $2 AND ${goesOn('reply')}
        AND (SELECT series IS NULL FROM event WHERE id = $1)
        AND (state NOT IN ('COMING', 'WAITING', 'OFFERED') OR NOT EXISTS (
          SELECT FROM event_reply other
           WHERE other.event_id = $1 AND other.state IN ('COMING', 'WAITING', 'OFFERED')
             AND (other.day = $2 OR (other.id < reply.id AND ${goesOn('other')}))
             AND ((other.email <> '' AND other.email = reply.email)
               OR (other.mobile_key <> '' AND other.mobile_key = reply.mobile_key))))`,
    [eventId, only.day],
  );
}

/**
 * Who has come along to an only day, as none of these was told of it yet, and finds no room there in the order of the replies: they
 * wait in that order, and further places are offered to them no more. They are not stored.
 */
export async function withoutRoom(
  manager: EntityManager,
  { places }: Pick<EventReplySetting, 'places'>,
  [day, ...others]: readonly EventDay[],
): Promise<EventReply[]> {
  if (places === null || !day || others.length > 0) return [];
  const placed = await manager.find(EventReply, {
    where: { eventId: day.eventId, day: day.day, state: In([ReplyState.COMING, ReplyState.OFFERED]) },
    order: { id: 'ASC' },
  });
  const isToldOf = ({ isToldOff, toldStartsAt }: EventReply) =>
    !isToldOff && toldStartsAt.getTime() === day.startsAt.getTime();
  let left = places;
  const takes = (people: number) => {
    const fits = people <= left;
    if (fits) left -= people;
    return fits;
  };
  for (const { total, furtherPeople, furtherUntil } of placed.filter(isToldOf))
    left -= total + (furtherUntil ? furtherPeople : 0);
  return placed.filter((reply) => {
    if (isToldOf(reply)) return false;
    const { createdAt, waitingSince } = reply;
    if (!takes(reply.total))
      Object.assign(reply, {
        state: ReplyState.WAITING,
        waitingSince: waitingSince ?? createdAt,
        offeredUntil: null,
      });
    else if (reply.furtherUntil && !takes(reply.furtherPeople)) reply.furtherUntil = null;
    else return false;
    return true;
  });
}

import { useWatch } from 'react-hook-form';
import { freeSpans, openSpans, spanOf } from '../../../rules/hall-days.ts';
import { isHireTime } from '../../../rules/hire-times.ts';
import { isDate, isTime } from '../../../rules/zoned-time.ts';
import { type HallRoomFragment, useHallDaysQuery } from './hall.generated.ts';
import { monthOfDay } from './hall-address.ts';
import type { HireRequestValues } from './use-hire-request.ts';

/**
 * What the form has of time and rooms, and what follows from it: what is free that day.
 * @param roomId what the room's days are asked by: undefined for the first one
 */
export function useChosenHire(rooms: readonly HallRoomFragment[], roomId?: number) {
  const [date, from, to, roomIds] = useWatch<HireRequestValues, ['date', 'from', 'to', 'roomIds']>({
    name: ['date', 'from', 'to', 'roomIds'],
  });
  const chosen = rooms.filter(({ id }) => roomIds.includes(id));
  const room = chosen.find(({ isHiredAlone }) => isHiredAlone) ?? rooms[0];
  const hasDay = isDate(date);
  const { data } = useHallDaysQuery({
    variables: { ...monthOfDay(hasDay ? date : '2000-01-01'), roomId },
    skip: !hasDay || !room,
  });
  const hallDay = data?.hallDays.find(({ day }) => day === date);
  const hasTimes = isTime(from) && isTime(to) && from !== to;
  const isComplete = hasDay && hasTimes && isHireTime({ date, from, to });
  const open = room && hasDay ? openSpans(room.opening, date) : [];
  const free = room && hallDay ? freeSpans(room.opening, hallDay) : undefined;
  const wished = isComplete ? spanOf({ from, to }) : undefined;
  const begin = open[0]?.from ?? 0;
  const taken = (hallDay?.taken ?? [])
    .map(spanOf)
    .map((span) => (span.to <= begin ? { from: span.from + 1440, to: span.to + 1440 } : span));
  return {
    room,
    date: hasDay ? date : '',
    hallDay,
    free,
    taken,
    wish: isComplete ? { from, to } : undefined,
    roomIds,
    isClashing: Boolean(wished && taken.some((span) => span.from < wished.to && wished.from < span.to)),
    isOpen: Boolean(wished && open.some((span) => span.from <= wished.from && wished.to <= span.to)),
    isShort: Boolean(wished && room && wished.to - wished.from < room.minimumMinutes),
    endsNextDay: Boolean(wished && wished.to > 1440),
  };
}

export type ChosenHire = ReturnType<typeof useChosenHire>;

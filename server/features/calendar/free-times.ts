import { addDays, isoWeekday } from '../../../rules/days.ts';
import type { RoomOpening } from '../../../rules/rooms.ts';
import { isWholeDay } from '../../../rules/whole-day.ts';
import { momentOf, wallClock } from '../../../rules/zoned-time.ts';
import type { BlockedTime, Clash, OccupancyOwner, OccupancyService } from './occupancy.service.ts';
import { rowsOf, type Slot } from './occupancy-rows.ts';
import type { Room } from './room.entity.ts';
import type { RoomService } from './room.service.ts';

const MOST_PROPOSALS = 3;
/** Days before and after that are looked at. */
const DAYS_AROUND = 14;
const STEP = 30 * 60_000;

interface Span {
  begin: number;
  end: number;
}

/** When rooms with these hours are open on a day; a day without any hours of its weekday is closed. */
function openOn(opening: readonly RoomOpening[], day: string): Span[] {
  if (opening.length === 0)
    return [{ begin: momentOf(day, '00:00').getTime(), end: momentOf(addDays(day, 1), '00:00').getTime() }];
  return opening
    .filter(({ weekdays }) => weekdays.includes(isoWeekday(day)))
    .map(({ from, to }) => ({
      begin: momentOf(day, from).getTime(),
      end: momentOf(to > from ? day : addDays(day, 1), to, 'end').getTime(),
    }));
}

/** The days nearest to one, itself first: the next, the one before, and so on. */
function nearestDays(day: string): string[] {
  const days = [day];
  for (let distance = 1; distance <= DAYS_AROUND; distance += 1)
    days.push(addDays(day, distance), addDays(day, -distance));
  return days;
}

/**
 * Times near a wished one that are free and of the same length, at most three: the same hours in another room that is hired
 * alone, with what is hired beside it, other hours of the same day, the same hours on the nearest days. Whole days, which
 * no opening hours hold, on the nearest days alone.
 * @param except what would be moved there
 */
export async function freeTimesNear(
  { rooms, occupancies }: { rooms: RoomService; occupancies: OccupancyService },
  wish: Slot,
  except?: OccupancyOwner,
): Promise<Slot[]> {
  const known = await rooms.list({ withHidden: true });
  const offered = known.filter(({ isHidden }) => !isHidden);
  const wished = offered.filter(({ id }) => wish.roomIds.includes(id));
  const beside = wished.filter(({ isHiredAlone }) => !isHiredAlone).map(({ id }) => id);
  const others = offered
    .filter((room) => room.isHiredAlone && !wish.roomIds.includes(room.id))
    .map((room) => ({ ...wish, roomIds: [room.id, ...beside] }));
  const { date, time } = wallClock(wish.startsAt);
  const isOfWholeDay = isWholeDay({ from: time, to: wallClock(wish.endsAt).time });
  const length = wish.endsAt.getTime() - wish.startsAt.getTime();
  const at = (begin: number): Slot => ({
    roomIds: wish.roomIds,
    startsAt: new Date(begin),
    endsAt: new Date(begin + length),
  });
  const sameDay = openOn(wished[0]?.opening ?? [], date)
    .flatMap(({ begin, end }) => {
      const times: number[] = [];
      for (let moment = begin; moment + length <= end; moment += STEP) times.push(moment);
      return times;
    })
    .sort((one, other) => Math.abs(one - wish.startsAt.getTime()) - Math.abs(other - wish.startsAt.getTime()))
    .map(at);
  const otherDays = nearestDays(date)
    .slice(1)
    .map((day) => (isOfWholeDay ? wholeDay(wish.roomIds, day) : at(momentOf(day, time).getTime())));
  // With the longest hire and the longest time for cleaning.
  const [begin, end] = [addDays(date, -DAYS_AROUND - 2), addDays(date, DAYS_AROUND + 3)];
  const taken = await occupancies.between(momentOf(begin, '00:00'), momentOf(end, '00:00'));
  const calendar = {
    rooms: new Map(known.map((room) => [room.id, room])),
    taken: taken.filter((one) => !isOf(one, except)),
  };
  const stands = taken.filter((one) => isOf(one, except));

  const found: Slot[] = [];
  for (const [slots, most] of [
    // A whole day is for what is done to these rooms, such as closing them.
    [isOfWholeDay ? [] : others, 1] as const,
    [isOfWholeDay ? [] : sameDay, 1] as const,
    [otherDays, MOST_PROPOSALS] as const,
  ]) {
    const last = Math.min(MOST_PROPOSALS, found.length + most);
    for (const slot of slots) {
      if (found.length === last) break;
      if (isWhere(stands, slot) || !isWritable(slot)) continue;
      if ((isOfWholeDay || isOpenFor(calendar, slot)) && isFree(calendar, slot)) found.push(slot);
    }
  }
  return found;
}

function isOf(taken: BlockedTime, owner: OccupancyOwner | undefined): boolean {
  return owner !== undefined && Object.entries(owner).every(([key, id]) => taken[key as keyof Clash] === id);
}

/** Whether what would be moved stands in all these rooms at that time already. */
function isWhere(stands: readonly BlockedTime[], { roomIds, startsAt, endsAt }: Slot): boolean {
  const there = stands.filter((one) => +one.startsAt === +startsAt && +one.endsAt === +endsAt);
  return roomIds.every((id) => there.some(({ roomId }) => roomId === id));
}

/** In an hour that occurs twice not each moment can be written as a time: it would be read as the other. */
function isWritable({ startsAt, endsAt }: Slot): boolean {
  const [begin, end] = [wallClock(startsAt), wallClock(endsAt)];
  return +momentOf(begin.date, begin.time) === +startsAt && +momentOf(end.date, end.time, 'end') === +endsAt;
}

const wholeDay = (roomIds: readonly number[], day: string): Slot => ({
  roomIds,
  startsAt: momentOf(day, '00:00'),
  endsAt: momentOf(addDays(day, 1), '00:00'),
});

interface Calendar {
  rooms: ReadonlyMap<number, Room>;
  taken: readonly BlockedTime[];
}

const isOpenFor = ({ rooms }: Calendar, slot: Slot) =>
  slot.roomIds.every((id) => rooms.has(id) && isOpen(rooms.get(id)!, slot));

/** Whether rooms are free, cleaning included, at a time that is still to come. */
function isFree({ rooms, taken }: Calendar, slot: Slot): boolean {
  if (slot.startsAt.getTime() < Date.now()) return false;
  return rowsOf(rooms, [{ ...slot, kind: 'OWN' }]).every(
    ({ roomId, blockedFrom, blockedUntil }) =>
      !taken.some(
        (one) => one.roomId === roomId && one.blockedFrom < blockedUntil && one.blockedUntil > blockedFrom,
      ),
  );
}

/** Whether a room is open all that time; after midnight the day before counts. */
function isOpen({ opening }: Pick<Room, 'opening'>, { startsAt, endsAt }: Slot): boolean {
  const { date } = wallClock(startsAt);
  const spans = [addDays(date, -1), date, addDays(date, 1)].flatMap((day) => openOn(opening, day));
  let reached = startsAt.getTime();
  for (const { begin, end } of spans.sort((one, other) => one.begin - other.begin))
    if (begin <= reached && end > reached) reached = end;
  return reached >= endsAt.getTime();
}

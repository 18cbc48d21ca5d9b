import { addDays, isoWeekday } from './days.ts';
import { endsNextDay } from './hire-times.ts';
import type { PricedRoom, PricePer, RoomPrice } from './rooms.ts';
import { minuteOf } from './zoned-time.ts';

/** One line of what a hire costs. */
interface HirePriceLine {
  roomId: number;
  per: PricePer;
  /** Of what is paid by the hour; else 0. */
  minutes: number;
  /** For an hour, or once. */
  unitPence: number;
  pence: number;
}

export interface HirePrice {
  lines: HirePriceLine[];
  totalPence: number;
  depositPence: number;
}

interface HireWish {
  rooms: readonly PricedRoom[];
  /** `YYYY-MM-DD` and `HH:MM` by the clock of the site; a `to` that is not after `from` is on the next day. */
  date: string;
  from: string;
  to: string;
  isMember: boolean;
}

const DAY = 1440;

/** Whether a price counts at a minute of the clock: between its times, which may pass midnight. */
function counts({ weekdays, from, to }: RoomPrice, day: string, minute: number): boolean {
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  if (end > begin) return weekdays.includes(isoWeekday(day)) && minute >= begin && minute < end;
  return (
    (weekdays.includes(isoWeekday(day)) && minute >= begin) ||
    (weekdays.includes(isoWeekday(addDays(day, -1))) && minute < end)
  );
}

/** A hire has one deposit: of several rooms the highest. */
export const depositOf = (rooms: readonly Pick<PricedRoom, 'depositPence'>[]) =>
  Math.max(0, ...rooms.map(({ depositPence }) => depositPence));

/**
 * What rooms cost, by the clock: an hour that the clocks skip or repeat costs nothing extra. A quarter of an hour costs a
 * quarter; what is paid once costs the price at the beginning. Where no row fits, the first one counts.
 */
export function hirePrice({ rooms, date, from, to, isMember }: HireWish): HirePrice {
  const begin = minuteOf(from);
  const end = minuteOf(to) + (endsNextDay({ from, to }) ? DAY : 0);
  const lines = rooms.flatMap((room) => linesOf(room, { date, begin, end, isMember }));
  return {
    lines,
    totalPence: lines.reduce((sum, { pence }) => sum + pence, 0),
    depositPence: depositOf(rooms),
  };
}

function linesOf(
  { id, prices }: PricedRoom,
  { date, begin, end, isMember }: { date: string; begin: number; end: number; isMember: boolean },
): HirePriceLine[] {
  const minutes = new Map<RoomPrice, number>();
  for (let minute = begin; minute < end; minute += 1) {
    const day = minute < DAY ? date : addDays(date, 1);
    const price = prices.find((one) => counts(one, day, minute % DAY)) ?? prices[0];
    if (price) minutes.set(price, (minutes.get(price) ?? 0) + 1);
  }
  const unitOf = ({ pence, memberPence }: RoomPrice) => (isMember ? (memberPence ?? pence) : pence);
  const [first] = minutes.keys();
  return [...minutes].flatMap(([price, count]): HirePriceLine[] => {
    const unitPence = unitOf(price);
    if (price.per === 'ONCE')
      return price === first ? [{ roomId: id, per: 'ONCE', minutes: 0, unitPence, pence: unitPence }] : [];
    return [
      { roomId: id, per: 'HOUR', minutes: count, unitPence, pence: Math.round((unitPence * count) / 60) },
    ];
  });
}

import { addDays, isoWeekday } from '../rules/days.ts';
import { AppError } from '../rules/errors.ts';
import type { RoomBookingFields } from '../rules/room-bookings.ts';
import { currentDay } from '../rules/zoned-time.ts';
import type { Features } from '../server/features/build-features.ts';
import { OPERATOR } from '../server/identity/viewer.ts';
import { NAVRATRI } from './event-times.ts';

interface Booking extends Pick<RoomBookingFields, 'kind' | 'title' | 'from' | 'to' | 'note'> {
  rooms: readonly string[];
  /** From the next Monday on. */
  days: number;
  isWeekly?: boolean;
}

/** What the office has entered itself; it stands beside the hires of a week, never in their way. */
const BOOKINGS: readonly Booking[] = [
  {
    ...{ kind: 'SERIES', title: 'Tabla class', rooms: ['Small hall'], days: 0, isWeekly: true },
    ...{ from: '18:00', to: '20:00', note: 'Two pairs of tabla stay in the cupboard.' },
  },
  {
    ...{ kind: 'SERIES', title: 'Chess club', rooms: ['Small hall'], days: 6, isWeekly: true },
    ...{ from: '09:00', to: '11:00', note: '' },
  },
  {
    ...{ kind: 'OWN', title: 'Sunday satsang', rooms: ['Small hall', 'Kitchen'], days: 6, isWeekly: true },
    ...{ from: '16:00', to: '19:00', note: 'Mahaprasad for eighty.' },
  },
  {
    ...{ kind: 'CLOSURE', title: 'Gas engineer', rooms: ['Kitchen'], days: 10 },
    ...{ from: '00:00', to: '00:00', note: 'Yearly safety check of the cookers.' },
  },
];

const NOBODY = { contactName: '', contactPhone: '', contactEmail: '' };

/** The weekly groups, the association's own evenings and a closure. */
export async function addDemoBookings({ roomBookings, rooms }: Features['services']): Promise<void> {
  const all = await rooms.list();
  const today = currentDay();
  const monday = addDays(today, 8 - isoWeekday(today));
  for (const { rooms: names, days, isWeekly, ...booking } of BOOKINGS) {
    const series = {
      every: 'WEEK',
      interval: 1,
      weekdays: [],
      until: addDays(today, 300),
      leftOut: NAVRATRI,
    };
    const fields = {
      ...{ ...booking, ...NOBODY, firstDay: addDays(monday, days) },
      roomIds: all.filter(({ name }) => names.includes(name)).map(({ id }) => id),
      series: isWeekly ? (series as RoomBookingFields['series']) : null,
    };
    // What an interrupted start has entered is in its own way.
    await roomBookings.save(OPERATOR, 'new', fields).catch((error: unknown) => {
      if (!(error instanceof AppError && error.messageKey === 'hallTaken')) throw error;
    });
  }
}

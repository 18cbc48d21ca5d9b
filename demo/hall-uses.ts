import { addDays, isoWeekday } from '../rules/days.ts';
import { AppError } from '../rules/errors.ts';
import { currentDay, wallClock } from '../rules/zoned-time.ts';
import type { Features } from '../server/features/build-features.ts';
import { OPERATOR } from '../server/identity/viewer.ts';

interface Use {
  /** From the next Monday on, so that weddings are on Saturdays. */
  days: number;
  room: string;
  name: string;
  purpose: string;
  guests: string;
  from: string;
  to: string;
}

/** So that a month looks lived in; whoever hires is made up. */
const USES: readonly Use[] = [
  {
    days: 1,
    room: 'Small hall',
    name: 'Belgrave Yoga',
    purpose: 'Yoga class',
    guests: '18',
    from: '09:00',
    to: '11:00',
  },
  {
    days: 3,
    room: 'Main hall',
    name: 'Bhavna Raval',
    purpose: 'Rehearsal',
    guests: '25',
    from: '18:00',
    to: '22:00',
  },
  {
    days: 5,
    room: 'Main hall',
    name: 'Hitesh Gohil',
    purpose: 'Wedding reception',
    guests: '240',
    from: '10:00',
    to: '23:00',
  },
  {
    days: 6,
    room: 'Main hall',
    name: 'Manjula Vaghela',
    purpose: 'Prayer meeting',
    guests: '90',
    from: '09:00',
    to: '13:00',
  },
  {
    days: 2,
    room: 'Small hall',
    name: 'Leicester Carrom Club',
    purpose: 'Carrom evening',
    guests: '30',
    from: '18:00',
    to: '22:00',
  },
  {
    days: 8,
    room: 'Small hall',
    name: 'Belgrave Yoga',
    purpose: 'Yoga class',
    guests: '18',
    from: '09:00',
    to: '11:00',
  },
  {
    days: 12,
    room: 'Main hall',
    name: 'Nilesh and Priya Sheth',
    purpose: 'Wedding',
    guests: '250',
    from: '08:00',
    to: '23:00',
  },
  {
    days: 11,
    room: 'Main hall',
    name: 'Daxa Limbachia',
    purpose: 'Mehndi evening',
    guests: '70',
    from: '16:00',
    to: '23:00',
  },
  {
    days: 13,
    room: 'Main hall',
    name: 'Rekha Pujara',
    purpose: 'Naming ceremony',
    guests: '60',
    from: '10:00',
    to: '14:00',
  },
  {
    days: 15,
    room: 'Small hall',
    name: 'Belgrave Yoga',
    purpose: 'Yoga class',
    guests: '18',
    from: '09:00',
    to: '11:00',
  },
  {
    days: 19,
    room: 'Main hall',
    name: 'Amrish Kotecha',
    purpose: 'Wedding',
    guests: '230',
    from: '08:00',
    to: '23:30',
  },
  {
    days: 18,
    room: 'Main hall',
    name: 'Kusum Bhatt',
    purpose: 'Seventieth birthday',
    guests: '110',
    from: '17:00',
    to: '23:00',
  },
  {
    days: 16,
    room: 'Main hall',
    name: 'Jignesh Thakkar',
    purpose: 'Dandiya practice',
    guests: '45',
    from: '19:00',
    to: '22:30',
  },
  {
    days: 26,
    room: 'Main hall',
    name: 'Varsha and Anil Modha',
    purpose: 'Wedding',
    guests: '250',
    from: '08:00',
    to: '23:30',
  },
  {
    days: 20,
    room: 'Garden',
    name: 'Ramila Acharya',
    purpose: 'Havan',
    guests: '35',
    from: '10:00',
    to: '13:00',
  },
  {
    days: 27,
    room: 'Main hall',
    name: 'Mukesh Solanki',
    purpose: 'Engagement',
    guests: '150',
    from: '11:00',
    to: '17:00',
  },
  {
    days: 33,
    room: 'Main hall',
    name: 'Pragna Trivedi',
    purpose: 'Wedding',
    guests: '240',
    from: '08:00',
    to: '23:30',
  },
  {
    days: 32,
    room: 'Main hall',
    name: 'Hemant Joshi',
    purpose: 'Garba evening',
    guests: '220',
    from: '19:00',
    to: '00:00',
  },
];

/** Bookings of the weeks to come, which the office has entered; those that are there are not entered again. */
export async function addDemoUses({ hallHire, rooms }: Features['services']): Promise<void> {
  const { totalCount } = await hallHire.list({ limit: 1, offset: 0 }, { search: USES.at(-1)!.name });
  if (totalCount > 0) return;
  const all = await rooms.list();
  const today = currentDay();
  const monday = addDays(today, 7 - (isoWeekday(today) - 1));
  for (const { days, room, ...fields } of USES) {
    const date = addDays(monday, days);
    const day = new Date(`${date}T00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    const roomIds = all.filter(({ name }) => name === room).map(({ id }) => id);
    const { items } = await hallHire.list({ limit: 20, offset: 0 }, { search: fields.name });
    const isThere = items.some(({ startsAt }) => wallClock(startsAt).date === date);
    if (isThere) continue;
    const booking = {
      ...{ address: '', postcode: '', telephone: '', mobile: '07700 900420', email: '', hours: '' },
      ...{ deposit: '', charges: '', outstanding: '', ...fields, date, day, roomIds },
    };
    // What was asked for on the site counts from today, and may be in the way.
    await hallHire.save(OPERATOR, 'new', booking).catch((error: unknown) => {
      if (!(error instanceof AppError && error.messageKey === 'hallTaken')) throw error;
    });
  }
}

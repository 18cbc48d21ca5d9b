import { addDays } from '../rules/days.ts';
import { AppError } from '../rules/errors.ts';
import type { HallPageFields } from '../rules/hall-page.ts';
import type { RoomFields } from '../rules/rooms.ts';
import { currentDay, wallClock } from '../rules/zoned-time.ts';
import type { Features } from '../server/features/build-features.ts';
import { OPERATOR } from '../server/identity/viewer.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WEEK = [1, 2, 3, 4];
const WEEKEND = [5, 6, 7];
const ALL_DAY = { from: '00:00', to: '00:00' };

/** Garba on Friday and Saturday goes on until after midnight. */
const OPENING = [
  { weekdays: [7, 1, 2, 3, 4], from: '08:00', to: '23:30' },
  { weekdays: [5, 6], from: '08:00', to: '00:30' },
];

const ROOM = {
  included: null,
  opening: OPENING,
  minimumMinutes: 120,
  beforeMinutes: 0,
  afterMinutes: 30,
  takes: [],
  isHiredAlone: true,
  isHidden: false,
};

const hourly = (weekdays: number[], pence: number, memberPence: number) => ({
  ...{ weekdays, ...ALL_DAY, per: 'HOUR' as const, pence, memberPence },
});

const MAIN_HALL: RoomFields = {
  ...ROOM,
  name: 'Main hall',
  note: '250 seated, stage, sound',
  included: 'Tables, chairs, sound and screen',
  prices: [hourly(WEEK, 4_500, 4_000), hourly(WEEKEND, 6_000, 4_000)],
  depositPence: 15_000,
  translations: {
    gu: { name: 'મુખ્ય હૉલ', note: '250 બેઠકો, સ્ટેજ, સાઉન્ડ', included: 'ટેબલ, ખુરશીઓ, સાઉન્ડ અને સ્ક્રીન' },
  },
};

const OTHER_ROOMS: readonly RoomFields[] = [
  {
    ...ROOM,
    name: 'Small hall',
    note: '60 seated, screen',
    prices: [hourly(WEEK, 3_500, 2_500), hourly(WEEKEND, 4_000, 2_500)],
    depositPence: 10_000,
    translations: { gu: { name: 'નાનો હૉલ', note: '60 બેઠકો, સ્ક્રીન' } },
  },
  {
    ...ROOM,
    name: 'Kitchen',
    note: 'With either hall, for 300 thalis',
    prices: [{ weekdays: EVERY_DAY, ...ALL_DAY, per: 'ONCE', pence: 6_000, memberPence: 4_000 }],
    depositPence: 0,
    minimumMinutes: 0,
    isHiredAlone: false,
    translations: { gu: { name: 'રસોડું', note: 'કોઈ પણ હૉલ સાથે, 300 થાળી માટે' } },
  },
  {
    ...ROOM,
    name: 'Garden',
    note: 'For a marquee or a havan',
    opening: [{ weekdays: EVERY_DAY, from: '09:00', to: '21:00' }],
    prices: [hourly(EVERY_DAY, 2_000, 1_500)],
    depositPence: 5_000,
    translations: { gu: { name: 'બગીચો', note: 'માંડવા કે હવન માટે' } },
  },
];

const PAGE: HallPageFields = {
  lead: 'Weddings, birthdays, prayer meetings and get-togethers, in the heart of Belgrave.',
  seats: '250 seated: 400 standing',
  kitchen: 'A big kitchen: for 300 thalis',
  stage: 'Stage, sound, screen: included',
  parking: '60 parking places: and a coach bay',
  access: 'Step-free: lift and wide toilets',
  furniture: 'Tables and chairs: set up with you',
  asks: 'Vegetarian food, no alcohol and no smoking.\nPlease leave the kitchen as you found it.',
  translations: {
    gu: {
      lead: 'લગ્ન, જન્મદિવસ, ભજન અને મેળાવડા માટે, બેલગ્રેવની વચ્ચોવચ.',
      seats: '250 બેઠકો: 400 ઊભા રહીને',
      kitchen: 'મોટું રસોડું: 300 થાળી માટે',
      stage: 'સ્ટેજ, સાઉન્ડ, સ્ક્રીન: ભાડામાં સાથે',
      parking: '60 ગાડીની જગ્યા: અને કોચ માટે',
      access: 'પગથિયાં વગર: લિફ્ટ અને પહોળાં શૌચાલય',
      furniture: 'ટેબલ અને ખુરશીઓ: તમારી સાથે ગોઠવીએ',
      asks: 'શાકાહારી ભોજન; દારૂ અને ધૂમ્રપાન નહીં.\nરસોડું જેવું મળ્યું તેવું ચોખ્ખું રાખશો.',
    },
  },
};

/** Rooms, their prices and what the hall's page says; done before, nothing happens. */
export async function addDemoHall({ rooms, hallPage }: Features['services']): Promise<void> {
  const page = await hallPage.find();
  if (!page.lead) await hallPage.save(OPERATOR, page.version, PAGE);
  const all = await rooms.list();
  const [main] = all;
  if (main && main.prices.length === 0)
    await rooms.save(OPERATOR, { id: main.id, version: main.version }, MAIN_HALL);
  const known = new Set(all.map(({ name }) => name));
  for (const room of OTHER_ROOMS) if (!known.has(room.name)) await rooms.save(OPERATOR, 'new', room);
}

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
  const monday = addDays(today, 7 - ((new Date(today).getUTCDay() + 6) % 7));
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

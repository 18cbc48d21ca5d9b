import type { HallPageFields } from '../rules/hall-page.ts';
import type { RoomFields } from '../rules/rooms.ts';
import type { Features } from '../server/features/build-features.ts';
import { OPERATOR } from '../server/identity/viewer.ts';
import { demoFile } from './content.ts';

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

/** Photographs of rooms, by the rooms' names; the demo's are drawn. */
export const DEMO_ROOM_PHOTOS: readonly { room: string; picture: string; en: string; gu: string }[] = [
  {
    room: 'Main hall',
    picture: 'hall-feast.png',
    en: 'The main hall, laid for a wedding: a mandap on the stage, garlands and round tables',
    gu: 'લગ્ન માટે શણગારેલો મુખ્ય હૉલ: સ્ટેજ પર માંડવો, તોરણ અને ગોળ ટેબલ',
  },
  {
    room: 'Main hall',
    picture: 'navratri-garba.png',
    en: 'Families dance garba in a circle at Navratri',
    gu: 'નવરાત્રિમાં પરિવારો ગોળ ફરતે ગરબા રમે છે',
  },
  {
    room: 'Kitchen',
    picture: 'kitchen-seva.png',
    en: 'Four people cook together around a large pot in the kitchen',
    gu: 'રસોડામાં મોટા તપેલા ફરતે ચાર જણ સાથે રસોઈ કરે છે',
  },
];

/** What rooms of the demo look like; where there are photographs already, nothing happens. */
export async function addDemoRoomPhotos(
  projectRoot: string,
  { rooms, roomPhotos, committee }: Features['services'],
): Promise<void> {
  if ((await roomPhotos.listShown()).length > 0) return;
  const all = await rooms.list();
  for (const { room, picture, en, gu } of DEMO_ROOM_PHOTOS) {
    const roomId = all.find(({ name }) => name === room)?.id;
    if (!roomId) continue;
    // Any kind of content that has pictures takes them in alike.
    const upload = await committee.receive(demoFile(projectRoot, picture));
    const { id, version } = await roomPhotos.add(OPERATOR, roomId, upload!);
    const said = { pictureDescription: en, translations: { gu: { pictureDescription: gu } } };
    await roomPhotos.describe(OPERATOR, { id, version }, said);
  }
}

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

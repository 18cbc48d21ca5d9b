import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../../rules/days.ts';
import { AppError } from '../../../../rules/errors.ts';
import { hireMoments } from '../../../../rules/hire-times.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { adminToken } from '../../../testing/factories.ts';
import { tryAll } from '../../../testing/fuzz/fuzzing.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { hireFields } from '../hall-hire-fixtures.ts';
import { buildRoom } from './office-calendar-fixtures.ts';

const app = sharedTestApp();

/** A thousand in `npm run test:fuzz`, which does all twenty times. */
const RUNS = process.env.FUZZ_RUNS ? 50 : 10;
const MINUTE = 60_000;
/** Of the first room. */
const CLEANING = 30;
const OPTIONAL = [
  'address',
  'postcode',
  'telephone',
  'day',
  'hours',
  'guests',
  'deposit',
  'charges',
  'outstanding',
];

let rooms: { hall: number; small: number; whole: number };
beforeAll(async () => {
  const token = await adminToken(app);
  const hall = await buildRoom(app, token, { name: 'Hall', afterMinutes: CLEANING });
  const small = await buildRoom(app, token, { name: 'Small' });
  // Whoever hires it has the small one, too.
  rooms = { hall, small, whole: await buildRoom(app, token, { name: 'Whole house', takes: [small] }) };
});

const DAYS = 4;
const place = fc.record({
  day: fc.nat(DAYS - 1),
  from: fc.integer({ min: 8, max: 22 }),
  hours: fc.integer({ min: 1, max: 6 }),
  room: fc.constantFrom('hall' as const, 'small' as const, 'whole' as const),
});
type Place = typeof place extends fc.Arbitrary<infer One> ? One : never;

/** `which` of what there is at that time, if there is any. */
const which = fc.nat(5);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('hire' as const), place }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('accept' as const), place }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('moveHire' as const), place, which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('book' as const),
      place,
      /** 0 happens once, else every so many days. */
      interval: fc.nat(2),
      leftOut: fc.nat(DAYS - 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('close' as const), place }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('moveDate' as const), place, which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('remove' as const), which }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A use of a room: in minutes since the first day, with its cleaning. */
interface Use {
  owner: string;
  roomId: number;
  from: number;
  until: number;
}

type Wanted = Omit<Use, 'owner'>;

/** An owner needs no time for cleaning between two of its own dates that follow each other. */
function besideEachOther(wanted: readonly Wanted[]): Wanted[] {
  return wanted.map((use) => {
    const next = wanted.filter(({ roomId, from }) => roomId === use.roomId && from > use.from);
    return { ...use, until: Math.min(use.until, ...next.map(({ from }) => from)) };
  });
}

/** A simple model: a list of uses, none of which overlaps another of its room. */
class Model {
  uses: Use[] = [];

  /** What an owner would take, instead of what it has; false, and nothing changes, where something is in the way. */
  take(owner: string, wanted: readonly Wanted[], isNew = true): boolean {
    const others = isNew ? this.uses : this.uses.filter((use) => use.owner !== owner);
    const all = [...others];
    for (const one of besideEachOther(wanted)) {
      const isTaken = all.some(
        (use) => use.roomId === one.roomId && use.from < one.until && use.until > one.from,
      );
      if (isTaken) return false;
      all.push({ owner, ...one });
    }
    this.uses = all;
    return true;
  }

  release(owner: string): void {
    this.uses = this.uses.filter((use) => use.owner !== owner);
  }
}

const hour = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`;
const fieldsOf = (base: string, { day, from, hours, room }: Place) => ({
  date: addDays(base, day),
  from: hour(from),
  to: hour(from + hours),
  roomIds: [rooms[room]],
});

/** What a time takes in the model. */
function usesOf(base: string, slot: { date: string; from: string; to: string; roomIds: number[] }) {
  const { startsAt, endsAt } = hireMoments(slot)!;
  const zero = Date.parse(`${base}T00:00Z`);
  const [from, until] = [startsAt, endsAt].map((moment) => (moment.getTime() - zero) / MINUTE) as [
    number,
    number,
  ];
  const taken = slot.roomIds[0] === rooms.whole ? [rooms.whole, rooms.small] : slot.roomIds;
  return taken.map((roomId) => ({ roomId, from, until: until + (roomId === rooms.hall ? CLEANING : 0) }));
}

/** A history of the calendar, done for real and in the model. */
class History {
  readonly model = new Model();
  readonly hires: { id: number; version: number }[] = [];
  readonly bookings: {
    id: number;
    version: number;
    days: string[];
    from: string;
    to: string;
    roomIds: number[];
  }[] = [];

  constructor(readonly base: string) {}

  /** Whether the calendar agrees with the model: what it refuses is what the model refuses. */
  async take(one: Step): Promise<void> {
    const { hallHire, hireMoves, roomBookings } = app.features.services;
    if (one.act === 'hire') {
      const fields = fieldsOf(this.base, one.place);
      const saved = await tried(() => hallHire.save(OPERATOR, 'new', complete(fields)));
      this.expect(saved, `hire-${saved?.id}`, usesOf(this.base, fields));
      if (saved) this.hires.push(saved);
    } else if (one.act === 'accept') {
      const fields = fieldsOf(this.base, one.place);
      const { startsAt, endsAt } = hireMoments(fields)!;
      const [{ id }] = await app.database.dataSource.query(
        `INSERT INTO hall_hire (status, origin, letter_language, name, address, postcode, telephone, mobile, email,
                                purpose, day, hours, starts_at, ends_at, room_ids)
         VALUES ('REQUESTED', 'REQUEST', 'en', 'Hirer', '', '', '', '07700 900123', '', 'Party', '', '', $1, $2, $3)
         RETURNING id`,
        [startsAt, endsAt, fields.roomIds],
      );
      const saved = await tried(() => hallHire.accept(OPERATOR, id, 1));
      this.expect(saved, `hire-${id}`, usesOf(this.base, fields));
      if (saved) this.hires.push(saved);
    } else if (one.act === 'moveHire') {
      const at = this.hires[one.which];
      if (!at) return;
      const slot = fieldsOf(this.base, one.place);
      const saved = await tried(() => hireMoves.move(OPERATOR, at.id, at.version, slot));
      expect(saved !== undefined).toBe(this.model.take(`hire-${at.id}`, usesOf(this.base, slot), false));
      if (saved) this.hires[one.which] = saved;
    } else if (one.act === 'cancel') {
      const [at] = this.hires.splice(one.which, 1);
      if (!at) return;
      await hallHire.cancel(OPERATOR, at.id, at.version, 'No longer needed');
      this.model.release(`hire-${at.id}`);
    } else if (one.act === 'book' || one.act === 'close') await this.#book(one);
    else if (one.act === 'moveDate') await this.#moveDate(one);
    else {
      const [at] = this.bookings.splice(one.which, 1);
      if (!at) return;
      await roomBookings.remove(OPERATOR, at.id, at.version);
      this.model.release(`booking-${at.id}`);
    }
  }

  async #book(one: Extract<Step, { act: 'book' | 'close' }>): Promise<void> {
    const isClosure = one.act === 'close';
    const slot = fieldsOf(this.base, one.place);
    const times = isClosure ? { from: '00:00', to: '00:00' } : { from: slot.from, to: slot.to };
    const interval = isClosure ? 1 : one.interval;
    const leftOut = isClosure ? [] : [addDays(this.base, one.leftOut)];
    const last = isClosure ? addDays(slot.date, 1) : addDays(this.base, DAYS - 1);
    const days: string[] = [];
    for (let day = slot.date; day <= last; day = addDays(day, interval || DAYS))
      if (interval === 0 || !leftOut.includes(day)) days.push(day);
    const series = interval ? { every: 'DAY' as const, interval, weekdays: [], until: last, leftOut } : null;
    const texts = { title: 'Class', note: '', contactName: '', contactPhone: '', contactEmail: '' };
    const fields = { kind: isClosure ? ('CLOSURE' as const) : ('SERIES' as const), ...texts, ...times };
    const saved = await tried(() =>
      app.features.services.roomBookings.save(OPERATOR, 'new', {
        ...fields,
        ...{ roomIds: slot.roomIds, firstDay: slot.date, series },
      }),
    );
    const { roomIds } = slot;
    const uses = days.flatMap((date) => usesOf(this.base, { date, ...times, roomIds }));
    if (days.length === 0) return expect(saved).toBeUndefined();
    this.expect(saved, `booking-${saved?.id}`, uses);
    if (saved) this.bookings.push({ id: saved.id, version: saved.version, days, ...times, roomIds });
  }

  /** Moves a booking that happens once, or one date of a series out of it. */
  async #moveDate(one: Extract<Step, { act: 'moveDate' }>): Promise<void> {
    const at = this.bookings[one.which];
    if (!at) return;
    const slot = fieldsOf(this.base, one.place);
    const [day, ...others] = at.days;
    const isSeries = others.length > 0;
    const stored = await app.features.services.roomBookings.find(at.id);
    // A series of one date would have none when it moves out.
    if (stored!.series && !isSeries) return;
    const saved = await tried(() =>
      app.features.services.roomBookings.move(OPERATOR, { id: at.id, version: at.version, day }, slot),
    );
    const before = [...this.model.uses];
    const left = others.flatMap((date) => usesOf(this.base, { ...at, date }));
    this.model.release(`booking-${at.id}`);
    this.model.take(`booking-${at.id}`, left);
    const owner = isSeries ? `booking-${saved?.id}` : `booking-${at.id}`;
    const fits = this.model.take(owner, usesOf(this.base, slot));
    expect(saved !== undefined).toBe(fits);
    if (!fits) this.model.uses = before;
    if (!saved) return;
    const { date, from, to, roomIds } = slot;
    const moved = { id: saved.id, version: saved.version, days: [date], from, to, roomIds };
    if (!isSeries) this.bookings[one.which] = moved;
    else {
      const { version } = (await app.features.services.roomBookings.find(at.id))!;
      this.bookings[one.which] = { ...at, version, days: others };
      this.bookings.push(moved);
    }
  }

  /** A new owner was stored if and only if the model takes it. */
  expect(saved: object | undefined, owner: string, wanted: readonly Wanted[]): void {
    expect(saved !== undefined).toBe(this.model.take(owner, wanted));
  }
}

const complete = (fields: object) =>
  ({
    ...Object.fromEntries(OPTIONAL.map((name) => [name, ''])),
    ...hireFields(),
    ...fields,
  }) as Parameters<typeof app.features.services.hallHire.save>[2];

/** The answer, or undefined where it was refused because a room is taken. */
async function tried<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    const isRefusal =
      error instanceof AppError && ['hallTaken', 'seriesWithoutDates'].includes(error.messageKey);
    if (!isRefusal) throw error;
    return undefined;
  }
}

const sorted = (uses: readonly Use[]) =>
  uses.map(({ owner, roomId, from, until }) => `${owner} in ${roomId}: ${from} to ${until}`).sort();

let histories = 0;

it('[CAL-4] whatever is hired, entered, moved, withdrawn and closed, the calendar is what a list without overlaps would be', async () => {
  await tryAll(fc.array(step, { minLength: 4, maxLength: 14 }), { runs: RUNS, share: 0 }, async (steps) => {
    histories += 1;
    // Winter days, of which each history has its own.
    const base = addDays(`${2200 + Math.floor(histories / 8)}-01-03`, (histories % 8) * 9);
    const history = new History(base);
    for (const one of steps) await history.take(one);
    const rows: Use[] = await app.database.dataSource.query(
      `SELECT coalesce('hire-' || hire_id, 'booking-' || booking_id) AS owner, room_id AS "roomId",
              (extract(epoch FROM blocked_from - $1) / 60)::integer AS from,
              (extract(epoch FROM blocked_until - $1) / 60)::integer AS until
         FROM occupancy WHERE starts_at BETWEEN $1::timestamptz - interval '1 day' AND $1::timestamptz + interval '7 days'`,
      [`${base}T00:00Z`],
    );
    expect(sorted(rows)).toEqual(sorted(history.model.uses));
  });
});

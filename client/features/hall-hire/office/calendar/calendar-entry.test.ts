import { expect, it } from 'vitest';
import { HIRE } from '../../hire-fixtures.ts';
import {
  type CalendarEntry,
  isMovable,
  isOverlapping,
  requestEntry,
  slotOf,
  stateOf,
  withRooms,
} from './calendar-entry.ts';

const HALL = 1;
const KITCHEN = 2;

/** A wedding in the hall, from ten until half past two. */
const wedding = (own: Partial<CalendarEntry> = {}): CalendarEntry => ({ ...requestEntry(HIRE), ...own });
/** Something else, which is no hire. */
const other = (own: Partial<CalendarEntry> = {}) =>
  wedding({ hireId: null, bookingId: 3, kind: 'OWN', isRequest: false, ...own });

it('[CAL-1] whom to ring of a request is the mobile, or else the telephone', () => {
  expect(requestEntry({ ...HIRE, mobile: '07700900999' }).phone).toBe('07700900999');
  expect(requestEntry(HIRE).phone).toBe(HIRE.telephone);
});

it.each([
  ['stands at the same time', true, {}],
  ['begins when the other ends', false, { startsAt: HIRE.endsAt, endsAt: '2099-06-01T18:00:00.000Z' }],
  ['ends when the other begins', false, { startsAt: '2099-06-01T06:00:00.000Z', endsAt: HIRE.startsAt }],
  [
    'begins a minute before the other ends',
    true,
    { startsAt: '2099-06-01T13:29:00.000Z', endsAt: '2099-06-01T18:00:00.000Z' },
  ],
  ['stands in another room', false, { roomId: 3, roomIds: [3] }],
  ['takes the room along', true, { roomId: HALL, roomIds: [3] }],
] as const)('[CAL-1] of a request and what %s it is said that they overlap: %s', (_how, is, own) => {
  const request = wedding();
  expect(isOverlapping(request, [request, other(own as Partial<CalendarEntry>)])).toBe(is);
});

it('[CAL-1] a hire of two rooms does not overlap with itself, and two bookings without a hire do', () => {
  const [hall, kitchen] = [HALL, KITCHEN].map((roomId) => wedding({ roomId, roomIds: [HALL, KITCHEN] }));
  expect(isOverlapping(hall!, [hall!, kitchen!])).toBe(false);
  const [one, two] = [other(), other({ bookingId: 4 })];
  expect(isOverlapping(one, [one, two])).toBe(true);
});

it('[CAL-1] what stands in several rooms is one, by a room that was asked for, and others stay apart', () => {
  const own = { roomIds: [KITCHEN] };
  const along = wedding({ ...own, roomId: HALL });
  const asked = wedding({ ...own, roomId: KITCHEN });
  const found = withRooms([along, asked, other({ roomId: HALL })]);
  expect(found.map(({ entry, roomIds }) => [entry.roomId, roomIds])).toEqual([
    [KITCHEN, [HALL, KITCHEN]],
    [HALL, [HALL]],
  ]);
  expect(withRooms([asked, along])[0]!.entry).toBe(asked);
});

it('[CAL-1] an event is moved in its own form, and what is taken along with its room', () => {
  expect(isMovable(wedding())).toBe(true);
  expect(isMovable(other({ bookingId: null, eventId: 7 }))).toBe(false);
  expect(isMovable(wedding({ roomId: HALL, roomIds: [KITCHEN] }))).toBe(false);
});

it('[CAL-1] where something stands is said by the clock of the association', () => {
  expect(slotOf(wedding())).toEqual({ date: '2099-06-01', from: '10:00', to: '14:30', roomIds: [HALL] });
});

it('[CAL-1] a hire, a booking and an event of the same number are three, and each number is another one', () => {
  const owners = [3, 4].flatMap((id) => [{ hireId: id }, { bookingId: id }, { eventId: id }]);
  const none = { hireId: null, bookingId: null, eventId: null };
  expect(withRooms(owners.map((owner) => wedding({ ...none, ...owner })))).toHaveLength(6);
});

it('[CAL-1] what is only asked for is a request, whatever it will be', () => {
  expect([stateOf(wedding()), stateOf(other())]).toEqual(['REQUEST', 'OWN']);
});

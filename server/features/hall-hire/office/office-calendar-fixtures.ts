import { expect } from 'vitest';
import { graphql } from '../../../testing/requests.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const ENTRY = `kind isRequest roomId startsAt endsAt hireId bookingId eventId version roomIds isSeries name who phone`;

export const OCCUPANCIES = `query ($begin: DateTimeISO!, $end: DateTimeISO!, $language: String) {
  occupancies(begin: $begin, end: $end, language: $language) { ${ENTRY} }
}`;
export const SLOT_CLASHES = `query ($slot: SlotInput!, $hireId: Int, $bookingId: Int) {
  slotClashes(slot: $slot, hireId: $hireId, bookingId: $bookingId) {
    clashes { ${ENTRY} } requests { ${ENTRY} } free { roomIds startsAt endsAt }
  }
}`;
export const SERIES_CLASHES = `query ($input: RoomBookingInput!) {
  seriesClashes(input: $input) { days clashing { day clashes { name who roomId } } }
}`;
export const SAVE_BOOKING = `mutation ($input: RoomBookingInput!) {
  booking: saveRoomBooking(input: $input) { id version kind title firstDay fromTime toTime roomIds series { leftOut until } }
}`;
export const MOVE_BOOKING = `mutation ($input: MovedBookingInput!, $slot: SlotInput!) {
  booking: moveRoomBooking(input: $input, slot: $slot) { id version firstDay fromTime toTime series { leftOut } }
}`;
export const REMOVE_BOOKING =
  'mutation ($id: Int!, $version: Int!) { removeRoomBooking(id: $id, version: $version) }';
export const MOVE_HIRE = `mutation ($id: Int!, $version: Int!, $slot: SlotInput!) {
  hire: moveHire(id: $id, version: $version, slot: $slot) { id version startsAt endsAt roomIds day hours }
}`;
export const SAVE_ROOM = 'mutation ($input: RoomInput!) { saveRoom(input: $input) { id } }';

/** Adds a room and returns its id. */
export async function buildRoom(
  app: TestApp,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const input = {
    name: 'Small hall',
    ...{ opening: [], prices: [], depositPence: 0, minimumMinutes: 0, beforeMinutes: 0, afterMinutes: 0 },
    ...{ takes: [], isHiredAlone: true, isHidden: false },
    ...fields,
  };
  const { data, errors } = await graphql(app, { query: SAVE_ROOM, variables: { input }, token });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.saveRoom.id;
}

/** Fields of a booking that happens once, from 18:00 to 20:00. */
export function bookingFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    kind: 'OWN',
    title: 'Satsang',
    roomIds: [1],
    from: '18:00',
    to: '20:00',
    series: null,
    ...overrides,
  };
}

/** A series of every week. */
export const weekly = (until: string, leftOut: string[] = []) => ({
  every: 'WEEK',
  interval: 1,
  weekdays: [],
  until,
  leftOut,
});

/** What the office asks of the calendar. @param token of who asks, once it is known */
export function askingAs(app: TestApp, token: () => string) {
  const send = (query: string, variables: Record<string, unknown>) =>
    graphql(app, { query, variables, token: token() });
  return {
    /** The answer, which is no refusal. */
    async ask(query: string, variables: Record<string, unknown>) {
      const { data, errors } = await send(query, variables);
      expect(errors).toBeUndefined();
      return data;
    },
    /** The key of the refusal. */
    refusal: async (query: string, variables: Record<string, unknown>) =>
      (await send(query, variables)).errors?.[0]?.extensions.messageKey,
  };
}

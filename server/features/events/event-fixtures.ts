import { expect } from 'vitest';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { NEXT_YEAR } from '../../testing/future-dates.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';

const SAVE = `mutation ($input: EventInput!) { saveEvent(input: $input) {
  id version startsOn endsOn fromTime toTime place mapLink eventKind roomIds isCalledOff calledOffNote
  series { every interval weekdays until leftOut } dateChanges { day toDay isCalledOff note }
  nextDate { day startsAt endsAt isWholeDay isCalledOff } rooms { id name }
} }`;

/** The second Wednesday of March, and Navratri, of next year. */
export const wednesday = (() => {
  const date = new Date(Date.UTC(NEXT_YEAR, 2, 1));
  while (date.getUTCDay() !== 3) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
})();
export const plus = (days: number) =>
  new Date(Date.parse(wednesday) + days * 86_400_000).toISOString().slice(0, 10);

export const TIMES = { startsOn: wednesday, fromTime: '18:30', toTime: '20:00' };
export const SERIES = { every: 'WEEK', interval: 1, weekdays: [3], until: plus(42), leftOut: [plus(7)] };

export async function saveEvent(app: TestApp, fields: Record<string, unknown>) {
  return graphql(app, {
    query: SAVE,
    token: await adminToken(app),
    variables: { input: eventFields(fields) },
  });
}

export async function savedEvent(app: TestApp, fields: Record<string, unknown>) {
  const { data, errors } = await saveEvent(app, fields);
  expect(errors).toBeUndefined();
  return data.saveEvent;
}

/** @returns the id of a room that no other test uses */
export async function newRoomOf(app: TestApp, name: string): Promise<number> {
  const query = 'mutation ($input: RoomInput!) { saveRoom(input: $input) { id } }';
  const variables = { input: { name } };
  const { data, errors } = await graphql(app, { query, variables, token: await adminToken(app) });
  expect(errors).toBeUndefined();
  return data.saveRoom.id;
}

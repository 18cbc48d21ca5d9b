import { expect, it } from 'vitest';
import { CONTENT_ROOMS } from '../../components/office/content-rooms.ts';
import { CONTENT_KINDS } from './content-kinds.ts';

it('[gate] the form of each kind of content returns to the list of that kind', () => {
  const rooms = Object.entries(CONTENT_KINDS).map(([name, { room }]) => [name, room]);
  expect(Object.fromEntries(rooms)).toEqual(CONTENT_ROOMS);
});

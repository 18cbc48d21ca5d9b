import { expect, it } from 'vitest';
import { MediaFile } from '../../../files/media-file.entity.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { buildOfficer, openSession, picture } from '../../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { together } from '../../../testing/two-at-once.ts';

const app = sharedTestApp();

const ADD = 'mutation ($roomId: Int!, $file: Upload!) { addRoomPhoto(roomId: $roomId, file: $file) }';
const SAVE =
  'mutation ($input: RoomPhotoInput!) { saveRoomPhoto(input: $input) { version pictureDescription } }';
const MOVE = 'mutation ($id: Int!, $place: Int!) { moveRoomPhoto(id: $id, place: $place) }';
const REMOVE = 'mutation ($id: Int!) { removeRoomPhoto(id: $id) }';
const SHOWN = `query ($language: String) {
  roomPhotos(language: $language) { id roomId pictureDescription file { url width height sources { srcset } } } }`;

const newRoom = async (fields = {}) =>
  app.features.services.rooms.save(OPERATOR, 'new', {
    ...{ name: 'Garden', note: null, included: null, opening: [], prices: [], takes: [] },
    ...{ depositPence: 0, minimumMinutes: 0, beforeMinutes: 0, afterMinutes: 0 },
    ...{ isHiredAlone: true, isHidden: false, ...fields },
  });

async function secretary() {
  const token = await openSession(app, { userId: (await buildOfficer(app, ['HALL_SECRETARY'])).id });
  const ask = (query: string, variables: object) =>
    graphql(app, { query, variables: { ...variables }, token });
  const add = async (roomId: number) => {
    const file = { content: await picture(), fileName: 'hall.png', contentType: 'image/png' };
    return graphqlUpload(app, { query: ADD, variables: { roomId }, token, file });
  };
  return {
    ask,
    add,
    added: async (roomId: number): Promise<number> => (await add(roomId)).data.addRoomPhoto,
  };
}

interface Shown {
  id: number;
  roomId: number;
  pictureDescription: string | null;
  file: { url: string; width: number; height: number; sources: { srcset: string }[] };
}

const shown = async (language = 'en'): Promise<Shown[]> =>
  (await graphql(app, { query: SHOWN, variables: { language } })).data.roomPhotos;

const shownOf = async (...roomIds: number[]) =>
  (await shown()).filter(({ roomId }) => roomIds.includes(roomId)).map(({ id }) => id);

it('photographs of rooms stand in the order of the rooms and their own, are described in each language, and go with their files', async () => {
  const { ask, added } = await secretary();
  const hall = await newRoom();
  const kitchen = await newRoom({ name: 'Kitchen' });
  const stove = await added(kitchen.id);
  const [first, second, third] = [await added(hall.id), await added(hall.id), await added(hall.id)];
  expect(await shownOf(hall.id, kitchen.id)).toEqual([first, second, third, stove]);
  await ask(MOVE, { id: third, place: 1 });
  expect(await shownOf(hall.id)).toEqual([third, first, second]);
  const input = {
    ...{ id: third, version: 1, language: 'en', pictureDescription: 'The hall, dressed for a wedding' },
    translations: [{ language: 'gu', pictureDescription: 'લગ્ન માટે શણગારેલો હૉલ' }],
  };
  expect((await ask(SAVE, { input })).data.saveRoomPhoto.version).toBe(2);
  expect((await ask(SAVE, { input })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const of = (photos: Shown[]) => photos.find(({ id }) => id === third)!;
  expect(of(await shown()).pictureDescription).toBe('The hall, dressed for a wedding');
  expect(of(await shown('gu')).pictureDescription).toBe('લગ્ન માટે શણગારેલો હૉલ');
  const { url, width, height, sources } = of(await shown()).file;
  expect([width, height]).toEqual([720, 480]);
  expect(sources.every(({ srcset }) => srcset.includes(' 180w'))).toBe(true);
  const small = sources[0]!.srcset
    .split(', ')
    .find((one) => one.endsWith(' 180w'))!
    .split(' ')[0]!;
  const statuses = async () =>
    Promise.all([url, small].map(async (path) => (await app.server.inject(path)).statusCode));
  expect(await statuses()).toEqual([200, 200]);
  await ask(REMOVE, { id: third });
  expect(await shownOf(hall.id)).toEqual([first, second]);
  const acts = await app.database.dataSource.query(
    `SELECT action FROM audit_entry WHERE subject = 'room' AND subject_id = $1 AND action <> 'CREATE' ORDER BY id`,
    [hall.id],
  );
  expect(acts.map(({ action }: { action: string }) => action)).toEqual([
    // Three that were added, one moved, described and removed.
    ...['CHANGE', 'CHANGE', 'CHANGE', 'REORDER', 'CHANGE', 'CHANGE'],
  ]);
  expect(await statuses()).toEqual([404, 404]);
});

it('photographs of a room that is not offered are shown to the office alone', async () => {
  const { ask, added } = await secretary();
  const { id: roomId, version } = await newRoom();
  const id = await added(roomId);
  await app.features.services.rooms.save(
    OPERATOR,
    { id: roomId, version },
    { ...(await app.features.services.rooms.find([roomId]))[0]!, isHidden: true, translations: {} },
  );
  expect(await shownOf(roomId)).toEqual([]);
  const query = 'query ($roomId: Int!) { photosOfRoom(roomId: $roomId) { id } }';
  expect((await ask(query, { roomId })).data.photosOfRoom).toEqual([{ id }]);
});

it('a room has six photographs at most, and of two that are added at once one finds it full; a refused one leaves no file', async () => {
  const { add, added } = await secretary();
  const { id: roomId } = await newRoom();
  for (let count = 1; count <= 5; count += 1) await added(roomId);
  const answers = await together(
    app,
    (manager) => manager.query('SELECT 1 FROM room WHERE id = $1 FOR UPDATE', [roomId]),
    [() => add(roomId), () => add(roomId)],
  );
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.messageKey)).toEqual([
    undefined,
    'roomHasSixPhotos',
  ]);
  expect(await shownOf(roomId)).toHaveLength(6);
  const files = await app.database.dataSource.manager.countBy(MediaFile, { folder: 'RoomImg' });
  expect(files).toBe((await app.database.dataSource.query('SELECT FROM room_photo')).length);
});

it('an unknown room or photograph is not there', async () => {
  const { ask, add } = await secretary();
  expect((await add(99_999_999)).status).toBe(404);
  for (const [query, variables] of [
    [SAVE, { input: { id: 99_999_999, version: 1 } }],
    [MOVE, { id: 99_999_999, place: 1 }],
    [REMOVE, { id: 99_999_999 }],
  ] as const)
    expect((await ask(query, variables)).status).toBe(404);
});

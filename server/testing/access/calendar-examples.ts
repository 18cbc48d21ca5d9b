import { hireFields } from '../../features/hall-hire/hall-hire-fixtures.ts';
import { hashToken } from '../../identity/tokens.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { picture } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { Build } from './example-builders.ts';
import { versioned } from './example-builders.ts';
import { newBooking, newRequest } from './records.ts';

let days = 0;

/** A day that nothing else uses. */
function newDay(): string {
  days += 1;
  return new Date(Date.UTC(2089, 0, days)).toISOString().slice(0, 10);
}

const slot = () => ({ date: newDay(), from: '18:00', to: '20:00', roomIds: [1] });

function fields() {
  const { date: firstDay, ...times } = slot();
  const texts = { title: 'Yoga', note: '', contactName: '', contactPhone: '', contactEmail: '' };
  return { kind: 'OWN' as const, firstDay, ...times, series: null, ...texts };
}

async function newRoomBooking({ features }: TestApp): Promise<{ id: number; version: number }> {
  const { id, version } = await features.services.roomBookings.save(OPERATOR, 'new', fields());
  return { id, version };
}

function newRoom({ features }: TestApp) {
  return features.services.rooms.save(OPERATOR, 'new', {
    ...{ name: 'Garden', opening: [], prices: [], takes: [], isHiredAlone: true, isHidden: false },
    ...{ depositPence: 0, minimumMinutes: 0, beforeMinutes: 0, afterMinutes: 0 },
  });
}

/** A photograph whose file is nowhere. @returns its id */
async function newRoomPhoto(app: TestApp): Promise<number> {
  const [{ id }] = await app.database.dataSource.query(
    `WITH file AS (
       INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, width, height, variants, state)
       VALUES ('RoomImg', gen_random_uuid(), 'IMAGE', 'image/jpeg', 1, 720, 480, '[]', 'STORED') RETURNING id)
     INSERT INTO room_photo (room_id, position, file_id, language)
     SELECT $1, 1, file.id, 'en' FROM file RETURNING id`,
    [(await newRoom(app)).id],
  );
  return id;
}

/** A hire with the token of its hirer's private link. */
async function ownHire(app: TestApp, build: typeof newRequest) {
  const { id, version } = await build(app);
  const hire = (await app.features.services.hallHire.find(id))!;
  const { hireLinks } = app.features.services;
  await app.database.dataSource.query('UPDATE hall_hire SET link_hash = $2 WHERE id = $1', [
    id,
    hashToken(hireLinks.token(hire)),
  ]);
  return { token: hireLinks.token(hire), version };
}

const REASON = { reason: 'The hall is being painted that week.' };

export const CALENDAR_EXAMPLES: Readonly<Record<string, Build>> = {
  acceptHire: versioned(newRequest),
  declineHire: versioned(newRequest, REASON),
  cancelHire: versioned(newBooking, REASON),
  saveRoom: async () => ({ variables: { input: { name: 'Garden' } } }),
  addRoomPhoto: async (app) => ({
    variables: { roomId: (await newRoom(app)).id },
    file: { content: await picture(), fileName: 'hall.png', contentType: 'image/png' },
  }),
  saveRoomPhoto: async (app) => ({ variables: { input: { id: await newRoomPhoto(app), version: 1 } } }),
  moveRoomPhoto: async (app) => ({ variables: { id: await newRoomPhoto(app), place: 1 } }),
  removeRoomPhoto: async (app) => ({ variables: { id: await newRoomPhoto(app) } }),
  saveHire: async () => ({ variables: { input: hireFields() } }),
  deleteHire: versioned(newRequest),
  changeOwnHire: async (app) => {
    const { token, version } = await ownHire(app, newRequest);
    return { variables: { token, input: { version, ...slot(), purpose: 'Wedding', guests: '' } } };
  },
  wishForOwnHire: async (app) => ({
    variables: { ...(await ownHire(app, newBooking)), wish: 'An hour later, please.' },
  }),
  withdrawOwnHire: async (app) => ({ variables: await ownHire(app, newRequest) }),
  acceptHireAgreement: async (app) => {
    const { token } = await ownHire(app, newBooking);
    const { version } = await app.features.services.hallPage.agreement(app.database.dataSource.manager, 'en');
    return { variables: { token, agreementVersion: version } };
  },
  saveHallPage: async ({ features }) => {
    const { version } = await features.services.hallPage.find();
    return { variables: { input: { version, agreement: 'Guests leave by 11.30 pm.' } } };
  },
  saveRoomBooking: async () => ({ variables: { input: fields() } }),
  moveRoomBooking: async (app) => ({ variables: { input: await newRoomBooking(app), slot: slot() } }),
  removeRoomBooking: versioned(newRoomBooking),
  moveHire: async (app) => {
    const { id, version } = await newBooking(app);
    return { variables: { id, version, slot: slot() } };
  },
};

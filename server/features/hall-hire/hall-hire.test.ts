import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { adminToken, buildMember, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import {
  ACCEPT,
  AFTER,
  buildRequest,
  CANCEL,
  DECLINE,
  hireFields,
  LIST,
  MONTH,
  ONE,
  REMOVE,
  SAVE,
  sendRequest,
} from './hall-hire-fixtures.ts';

const app = sharedTestApp();

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
async function asAdmin(query: string, variables: Record<string, unknown>) {
  admin ??= adminToken(app);
  const { status, data, errors } = await graphql(app, { query, variables, token: await admin });
  return { status, data, hire: data?.hire, error: errors?.[0] };
}

async function request(overrides: Record<string, unknown> = {}) {
  admin ??= adminToken(app);
  return buildRequest(app, await admin, overrides);
}

async function mailsTo(address: string) {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === address);
}

const taken = { status: 409, error: { message: 'The hall is already booked at this time.' } };
const decided = {
  status: 409,
  error: { message: 'This request has already been accepted, declined or cancelled.' },
};
const changed = {
  status: 409,
  error: { message: 'Another person has changed this. Reload it and try again.' },
};

describe('[D33] who may see and decide hires', () => {
  const OPERATIONS = [
    ['hires', LIST, {}],
    ['hallMonth', MONTH, { year: 2090, month: 1 }],
    ['hireRequestAfter', AFTER, { year: 2090, month: 1 }],
    ['hire', ONE, { id: 1 }],
    ['saveHire', SAVE, { input: hireFields() }],
    ['acceptHire', ACCEPT, { id: 1, version: 1 }],
    ['declineHire', DECLINE, { id: 1, version: 1, reason: 'No' }],
    ['cancelHire', CANCEL, { id: 1, version: 1, reason: 'No' }],
    ['deleteHire', REMOVE, { id: 1, version: 1 }],
  ] as const;

  it.each(OPERATIONS)('[AUTHZ-2] %s is for admins only', async (_name, query, variables) => {
    const user = await openSession(app, { userId: (await buildUser(app)).id });
    const member = await openSession(app, { memberId: (await buildMember(app)).id });
    const codes = [];
    for (const token of [undefined, user, member]) {
      const { data, errors } = await graphql(app, { query, variables, token });
      expect(data?.hire).toBeFalsy();
      codes.push(errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('[D33] decisions', () => {
  it('an accepted request is a booking, and its hirer is notified', async () => {
    const { id, version, email } = await request();
    const { hire } = await asAdmin(ACCEPT, { id, version });
    expect(hire).toMatchObject({ status: 'ACCEPTED', version: version + 1, decidedAt: expect.any(String) });
    expect(hire.decidedBy).toEqual(expect.any(Number));
    const letters = await mailsTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Your hall hire request',
      'Your hall booking is accepted',
    ]);
  });

  it('declining needs a reason, which the hirer reads', async () => {
    const { id, version, email } = await request();
    const { error } = await asAdmin(DECLINE, { id, version, reason: '  ' });
    expect(error).toMatchObject({ message: 'Enter the reason.', extensions: { field: 'reason' } });
    const { hire } = await asAdmin(DECLINE, { id, version, reason: 'The floor is being polished.' });
    expect(hire).toMatchObject({ status: 'DECLINED', declineReason: 'The floor is being polished.' });
    const letter = (await mailsTo(email)).at(-1);
    expect(letter?.subject).toBe('Your hall hire request is declined');
    expect(letter?.text).toMatch(/Reason: The floor is being polished\./);
  });

  it('without an e-mail address a decision is made and no mail sent', async () => {
    const { id, version } = await request({ email: '' });
    await app.outboxSender.sendDue();
    const before = app.messages.mails.length;
    expect((await asAdmin(DECLINE, { id, version, reason: 'Closed' })).hire.status).toBe('DECLINED');
    await app.outboxSender.sendDue();
    expect(app.messages.mails).toHaveLength(before);
  });

  it('a hire can be decided only once', async () => {
    const { id, version } = await request();
    await asAdmin(ACCEPT, { id, version });
    expect(await asAdmin(ACCEPT, { id, version: version + 1 })).toMatchObject(decided);
    expect(await asAdmin(DECLINE, { id, version: version + 1, reason: 'No' })).toMatchObject(decided);
    const { hire } = await asAdmin(CANCEL, { id, version: version + 1, reason: 'Burst pipe' });
    expect(hire).toMatchObject({ status: 'CANCELLED', declineReason: 'Burst pipe' });
    expect(await asAdmin(CANCEL, { id, version: version + 2, reason: 'No' })).toMatchObject(decided);
    const open = await request();
    expect(await asAdmin(CANCEL, { id: open.id, version: open.version, reason: 'No' })).toMatchObject(
      decided,
    );
  });

  it('a decision on an outdated version is refused', async () => {
    const { id, version } = await request();
    await asAdmin(SAVE, { input: hireFields({ id, version }) });
    expect(await asAdmin(ACCEPT, { id, version })).toMatchObject(changed);
  });

  it('an unknown hire is not found', async () => {
    expect((await asAdmin(ACCEPT, { id: 999_999, version: 1 })).status).toBe(404);
    expect((await asAdmin(REMOVE, { id: 999_999, version: 1 })).status).toBe(404);
    expect((await asAdmin(ONE, { id: 999_999 })).hire).toBeNull();
  });
});

describe('[D33] two bookings never overlap', () => {
  it('of two overlapping requests accepted at once one is booked, the other refused as taken', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await request();
      const date = one.startsAt.slice(0, 10);
      const other = await request({ date, from: '20:00', to: '23:00' });
      const answers = await Promise.all(
        [one, other].map(({ id, version }) => asAdmin(ACCEPT, { id, version })),
      );
      const refused = answers.filter(({ error }) => error);
      expect(refused).toHaveLength(1);
      expect(refused[0]).toMatchObject(taken);
      const { hallMonth } = (await asAdmin(MONTH, { year: 2090, month: Number(date.slice(5, 7)) })).data;
      const there = hallMonth.filter(({ id }: { id: number }) => id === one.id || id === other.id);
      expect(there.map(({ status }: { status: string }) => status).sort()).toEqual(['ACCEPTED', 'REQUESTED']);
    }
  });

  it('the database constraint refuses it by itself', async () => {
    const { hire } = await asAdmin(SAVE, { input: hireFields() });
    const insert = `INSERT INTO occupancy (room_id, kind, starts_at, ends_at, blocked_from, blocked_until, hire_id)
      VALUES (1, 'HIRE', '${hire.startsAt}', '${hire.endsAt}', '${hire.startsAt}', '${hire.endsAt}', ${hire.id})`;
    await expect(app.database.dataSource.query(insert)).rejects.toThrow('occupancy_no_overlap');
  });

  it('one may begin when another ends', async () => {
    const { date } = hireFields();
    const morning = await asAdmin(SAVE, { input: hireFields({ date, from: '10:00', to: '14:00' }) });
    const evening = await asAdmin(SAVE, { input: hireFields({ date, from: '14:00', to: '18:00' }) });
    expect([morning.hire.status, evening.hire.status]).toEqual(['ACCEPTED', 'ACCEPTED']);
  });

  it('a declined or cancelled hire does not block its time', async () => {
    const { date } = hireFields();
    const first = (await asAdmin(SAVE, { input: hireFields({ date }) })).hire;
    expect(await asAdmin(SAVE, { input: hireFields({ date }) })).toMatchObject(taken);
    await asAdmin(CANCEL, { id: first.id, version: first.version, reason: 'Ill' });
    expect((await asAdmin(SAVE, { input: hireFields({ date }) })).hire.status).toBe('ACCEPTED');
  });
});

describe('[D33] the office enters and edits bookings', () => {
  it('a booking is accepted at once, also a past one, and no mail is sent', async () => {
    const input = hireFields({ date: '2026-01-05', guests: '60', charges: '300' });
    const { hire } = await asAdmin(SAVE, { input });
    expect(hire).toMatchObject({ status: 'ACCEPTED', origin: 'OFFICE', guests: 60, chargesPence: 30_000 });
    expect(hire.decidedBy).toEqual(expect.any(Number));
    expect(await mailsTo(String(input.email))).toEqual([]);
  });

  it('an edit keeps the status; one of an outdated version is refused and changes nothing', async () => {
    const { id, version } = await request();
    const edited = await asAdmin(SAVE, { input: hireFields({ id, version, name: 'Edited' }) });
    expect(edited.hire).toMatchObject({ status: 'REQUESTED', name: 'Edited', version: version + 1 });
    expect(await asAdmin(SAVE, { input: hireFields({ id, version, name: 'Late' }) })).toMatchObject(changed);
    expect((await asAdmin(ONE, { id })).hire.name).toBe('Edited');
  });

  it('a booking cannot be moved onto another, and a declined one cannot be edited', async () => {
    const first = (await asAdmin(SAVE, { input: hireFields() })).hire;
    const other = (await asAdmin(SAVE, { input: hireFields() })).hire;
    const { id, version } = other;
    const date = first.startsAt.slice(0, 10);
    expect(await asAdmin(SAVE, { input: hireFields({ id, version, date }) })).toMatchObject(taken);
    const open = await request();
    await asAdmin(DECLINE, { id: open.id, version: open.version, reason: 'Closed' });
    expect(
      await asAdmin(SAVE, { input: hireFields({ id: open.id, version: open.version + 1 }) }),
    ).toMatchObject(decided);
  });

  it('a request can be deleted, for instance spam', async () => {
    const { id, version } = await request();
    expect((await asAdmin(REMOVE, { id, version })).data.deleteHire).toBe(true);
    expect((await asAdmin(ONE, { id })).hire).toBeNull();
  });

  it('a booking must be cancelled before it is deleted, so that its hirer is notified', async () => {
    const { id, version } = await request();
    await asAdmin(ACCEPT, { id, version });
    expect(await asAdmin(REMOVE, { id, version })).toMatchObject(decided);
    expect(await asAdmin(REMOVE, { id, version: version + 1 })).toMatchObject(decided);
    await asAdmin(CANCEL, { id, version: version + 1, reason: 'Ill' });
    expect((await asAdmin(REMOVE, { id, version: version + 2 })).data.deleteHire).toBe(true);
  });

  it('[DATA-5] deleting an outdated version is refused', async () => {
    const { id, version } = await request();
    await asAdmin(SAVE, { input: hireFields({ id, version }) });
    expect(await asAdmin(REMOVE, { id, version })).toMatchObject(changed);
    expect((await asAdmin(ONE, { id })).hire).toMatchObject({ id, version: version + 1 });
  });

  it('[DATA-5] of a concurrent deletion and acceptance only one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, version } = await request();
      const [accepted, removed] = await Promise.all([
        asAdmin(ACCEPT, { id, version }),
        asAdmin(REMOVE, { id, version }),
      ]);
      const isThere = (await asAdmin(ONE, { id })).hire !== null;
      expect([accepted.status, removed.status]).toEqual(isThere ? [200, 409] : [404, 200]);
    }
  });
});

describe('[D33] lists', () => {
  it('[D45] are newest first, filtered by status and searched by text', async () => {
    const needle = 'Needle % jubilee';
    const first = await request({ purpose: needle });
    const second = await request({ purpose: needle });
    await asAdmin(DECLINE, { id: first.id, version: first.version, reason: 'Closed' });
    const ids = async (filter: object) =>
      (await asAdmin(LIST, { search: 'NEEDLE %', ...filter })).data.hires.items.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ status: 'REQUESTED' })).toEqual([second.id]);
    expect((await asAdmin(LIST, { search: needle, pageSize: 1, page: 2 })).data.hires).toMatchObject({
      totalCount: 2,
      items: [{ id: first.id }],
    });
  });

  it('take one statement, however many hires there are, and one for the audit log', async () => {
    await request();
    await request();
    // Created before statements are counted.
    await asAdmin(LIST, {});
    const whoAmI = await countStatements(() => asAdmin('{ viewer { userId } }', {}));
    expect(await countStatements(() => asAdmin(LIST, {}))).toBe(whoAmI + 2);
  });

  it('of a month have its bookings and open requests in London time, by their beginning', async () => {
    const save = async (fields: Record<string, unknown>) =>
      (await asAdmin(SAVE, { input: hireFields(fields) })).hire.id;
    // During summer time the last half hour of April 2091 in UTC is already May in London.
    const may = await save({ date: '2091-05-01', from: '00:00', to: '00:30' });
    const april = await save({ date: '2091-04-30', from: '20:00', to: '23:59' });
    await sendRequest(app, hireFields({ date: '2091-05-01', from: '00:30', to: '01:00' }));
    const gone = (await asAdmin(SAVE, { input: hireFields({ date: '2091-05-09' }) })).hire;
    await asAdmin(CANCEL, { id: gone.id, version: gone.version, reason: 'Ill' });
    const { hallMonth } = (await asAdmin(MONTH, { year: 2091, month: 5 })).data;
    expect(hallMonth.map(({ id, status }: { id: number; status: string }) => [id === may, status])).toEqual([
      [true, 'ACCEPTED'],
      [false, 'REQUESTED'],
    ]);
    const { hallMonth: before } = (await asAdmin(MONTH, { year: 2091, month: 4 })).data;
    expect(before.map(({ id }: { id: number }) => id)).toEqual([april]);
    expect((await asAdmin(MONTH, { year: 2091, month: 13 })).error?.message).toBe('Enter a valid date.');
  });

  it('of a month have also what goes on from the last evening of the month before', async () => {
    const input = hireFields({ date: '2091-06-30', from: '20:00', to: '01:00' });
    const { id } = (await asAdmin(SAVE, { input })).hire;
    for (const month of [6, 7]) {
      const { hallMonth } = (await asAdmin(MONTH, { year: 2091, month })).data;
      expect(hallMonth.map((hire: { id: number }) => hire.id)).toEqual([id]);
    }
  });
});

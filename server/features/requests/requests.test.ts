import { beforeEach, describe, expect, it } from 'vitest';
import { acknowledgeBy, answerBy } from '../../../rules/request-dates.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { buildOfficer, buildOwner, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import {
  ASSIGN,
  asOwner,
  CHECK,
  CLOSE,
  dayIn,
  EXTEND,
  enter,
  enteredFields,
  LIST,
  NOTE,
  ONE,
  SAVE,
  sendForm,
  sentFields,
} from './requests-fixtures.ts';

const app = sharedTestApp();
const byPhone = { notifiedBy: 'PHONE', notifiedOn: currentDay() };

beforeEach(() => app.database.dataSource.query('TRUNCATE rights_request CASCADE'));

async function rowCount() {
  const [{ count }] = await app.database.dataSource.query('SELECT count(*)::integer FROM rights_request');
  return count;
}

describe('the register of complaints and requests', () => {
  it('has what came by letter, with the dates that follow from the day on which it came', async () => {
    const request = await enter(app, { kind: 'ACCESS', receivedOn: '2026-11-09', channel: 'IN_PERSON' });
    expect(request).toMatchObject({
      channel: 'IN_PERSON',
      receivedOn: '2026-11-09',
      acknowledgeBy: '2026-12-09',
      answerBy: '2026-12-09',
      entries: [{ act: 'ENTERED' }],
    });
    const lines = await app.features.services.audit.about('rights-request', request.id);
    expect(lines.map(({ action }) => action)).toEqual(['CREATE']);
  });

  it.each([
    [{ receivedOn: dayIn(1) }, 'receivedOn'],
    [{ receivedOn: '0026-11-09' }, 'receivedOn'],
    [{ receivedOn: '2026-02-30' }, 'receivedOn'],
    [{ email: '', phone: '', address: '' }, 'email'],
    [{ channel: 'FORM' }, 'channel'],
  ])('refuses %j', async (overrides, field) => {
    const { error } = await asOwner(app, SAVE, { input: enteredFields(overrides) });
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(await rowCount()).toBe(0);
  });

  it('takes a postal address where there is neither e-mail nor telephone', async () => {
    const request = await enter(app, { email: '', phone: '', address: '4 Loughborough Road' });
    expect(request).toMatchObject({ address: '4 Loughborough Road', canMail: false });
  });

  it('shows what is due soonest first, then what is closed; narrowed by state, kind and words', async () => {
    const late = await enter(app, { kind: 'COMPLAINT', receivedOn: dayIn(-40), name: 'Late' });
    const today = await enter(app, { receivedOn: currentDay(), name: 'Today', about: 'The newsletter' });
    const older = await enter(app, { receivedOn: dayIn(-10), name: 'Older' });
    const closed = await enter(app, { receivedOn: dayIn(-50), name: 'Closed' });
    const input = { outcome: 'ANSWERED', ...byPhone, text: 'Said so' };
    await asOwner(app, CLOSE, { id: closed.id, version: 1, input });
    const names = async (variables: object) => {
      const { data } = await asOwner(app, LIST, { ...variables });
      return data.rightsRequests.items.map(({ name }: { name: string }) => name);
    };
    expect(await names({})).toEqual(['Late', 'Older', 'Today', 'Closed']);
    expect(await names({ state: 'CLOSED' })).toEqual(['Closed']);
    expect(await names({ state: 'WAITING', kind: 'COMPLAINT' })).toEqual(['Late']);
    expect(await names({ search: 'NEWSLETTER' })).toEqual(['Today']);
    expect(await names({ search: `r${String(older.id).padStart(5, '0')}` })).toEqual(['Older']);
    const { data } = await asOwner(app, LIST, { kind: 'ACCESS', pageSize: 1, page: 2 });
    expect(data.rightsRequests).toMatchObject({
      totalCount: 3,
      counts: { WAITING: 2, ACKNOWLEDGED: 0, CLOSED: 1 },
      items: [{ id: today.id }],
    });
    expect(late.id).not.toBe(today.id);
    const { data: found } = await asOwner(app, LIST, { search: 'newsletter' });
    expect(found.rightsRequests.counts).toEqual({ WAITING: 1, ACKNOWLEDGED: 0, CLOSED: 0 });
  });

  it('is corrected: the dates follow the kind and the day', async () => {
    const request = await enter(app, { kind: 'ACCESS', receivedOn: '2026-11-09' });
    const fields = enteredFields({ kind: 'COMPLAINT', receivedOn: '2026-11-10', name: 'Asha Vyas' });
    const { request: changed } = await asOwner(app, SAVE, {
      input: { ...fields, id: request.id, version: request.version },
    });
    expect(changed).toMatchObject({
      name: 'Asha Vyas',
      acknowledgeBy: acknowledgeBy('2026-11-10'),
      answerBy: answerBy('COMPLAINT', '2026-11-10'),
      entries: [{ act: 'ENTERED' }, { act: 'ASSIGNED' }, { act: 'CHANGED' }],
    });
  });

  it('keeps the time that was granted when it is corrected', async () => {
    const receivedOn = currentDay();
    const { id, version } = await enter(app, { kind: 'ACCESS', receivedOn });
    const told = { notifiedBy: 'PHONE', notifiedOn: receivedOn, months: 2, reason: 'There are many letters' };
    const { request: extended } = await asOwner(app, EXTEND, { id, version, input: told });
    const fields = enteredFields({ kind: 'ACCESS', receivedOn, name: 'Asha Vyas' });
    const input = { ...fields, id, version: extended.version };
    expect((await asOwner(app, SAVE, { input })).request).toMatchObject({
      name: 'Asha Vyas',
      answerBy: answerBy('ACCESS', receivedOn, 2),
    });
  });

  it('of what came by the form, the day, the way and the words cannot be corrected', async () => {
    const sent = sentFields();
    await sendForm(app, sent);
    const { data } = await asOwner(app, LIST);
    const [{ id, version }] = data.rightsRequests.items;
    const fields = enteredFields({ receivedOn: dayIn(-3), about: 'Something else', kind: 'ERASURE' });
    const { request } = await asOwner(app, SAVE, { input: { ...fields, id, version } });
    expect(request).toMatchObject({
      kind: 'ERASURE',
      channel: 'FORM',
      receivedOn: currentDay(),
      about: sent.about,
    });
  });

  it('tells the second of two who change the same version', async () => {
    const { id, version } = await enter(app);
    const answers = await Promise.all(
      [true, true].map((isChecked) => asOwner(app, CHECK, { id, version, isChecked })),
    );
    expect(answers.flatMap(({ error }) => error?.extensions.code ?? [])).toEqual(['CONFLICT']);
    const { request } = await asOwner(app, ONE, { id });
    expect(request).toMatchObject({ identityChecked: true });
    expect(request.entries.map(({ act }: { act: string }) => act)).toEqual([
      'ENTERED',
      'ASSIGNED',
      'IDENTITY_CHECKED',
    ]);
  });

  it('answers an unknown one with null, and a change of it with NOT_FOUND', async () => {
    expect((await asOwner(app, ONE, { id: 999_999 })).request).toBeNull();
    for (const [query, others] of [
      [NOTE, { text: 'Rang' }],
      [CHECK, { version: 1, isChecked: true }],
    ] as const)
      expect((await asOwner(app, query, { id: 999_999, ...others })).error?.extensions.code).toBe(
        'NOT_FOUND',
      );
  });

  it.each([['EDITOR'], ['TREASURER'], ['HALL_SECRETARY'], ['MATRIMONIAL_OFFICER']] as const)(
    'is not for the role %s',
    async (role) => {
      const { id } = await buildOfficer(app, [role]);
      const token = await openSession(app, { userId: id });
      const { errors } = await graphql(app, { query: LIST, token });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    },
  );
});

describe('giving it to somebody', () => {
  it('is noted with the name, and can be undone', async () => {
    const officer = await buildOwner(app, { name: 'Nita Joshi' });
    const { id, version } = await enter(app);
    const given = await asOwner(app, ASSIGN, { id, version, officerId: officer.id });
    expect(given.request).toMatchObject({ assignedTo: officer.id, assigneeName: 'Nita Joshi' });
    const { request } = await asOwner(app, ASSIGN, { id, version: given.request.version, officerId: null });
    expect(request).toMatchObject({ assignedTo: null, assigneeName: null });
    expect(request.entries.slice(1)).toEqual([
      expect.objectContaining({ act: 'ASSIGNED', text: 'Nita Joshi' }),
      expect.objectContaining({ act: 'ASSIGNED', text: '' }),
    ]);
  });

  it('happens by itself to whoever does something about one that nobody does, and to nobody else', async () => {
    const [first, second] = await Promise.all([
      buildOwner(app, { name: 'Nita Joshi' }),
      buildOwner(app, { name: 'Ravi Shah' }),
    ]);
    const { id, version } = await enter(app);
    const check = async (userId: number, seen: number, isChecked: boolean) => {
      const token = await openSession(app, { userId });
      const variables = { id, version: seen, isChecked };
      return (await graphql(app, { query: CHECK, variables, token })).data.request;
    };
    const taken = await check(first.id, version, true);
    expect(taken).toMatchObject({ assignedTo: first.id, assigneeName: 'Nita Joshi' });
    expect(taken.entries.slice(1)).toMatchObject([
      { act: 'ASSIGNED', text: 'Nita Joshi', actorName: 'Nita Joshi' },
      { act: 'IDENTITY_CHECKED' },
    ]);
    const kept = await check(second.id, taken.version, false);
    expect(kept.assignedTo).toBe(first.id);
    expect(kept.entries).toHaveLength(4);
  });

  it('is refused for somebody who may not work on it: a member, another role, or one that has ended', async () => {
    const { id, version } = await enter(app);
    const ended = { officeRoles: [{ role: 'OWNER', endsAt: new Date(0) }] } as const;
    const others = [
      await buildUser(app),
      await buildOfficer(app, ['EDITOR']),
      await buildUser(app, ended as never),
    ];
    for (const officerId of [...others.map((user) => user.id), 999_999]) {
      const { error } = await asOwner(app, ASSIGN, { id, version, officerId });
      expect(error?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        messageKey: 'requestOfficerUnknown',
      });
    }
    const { data } = await asOwner(app, '{ requestOfficers { id } }');
    const offered = data.requestOfficers.map((officer: { id: number }) => officer.id);
    for (const user of others) expect(offered).not.toContain(user.id);
    expect((await asOwner(app, ONE, { id })).request.assignedTo).toBeNull();
  });
});

describe('its history', () => {
  it('gets notes, also after it was closed, and from two at once both', async () => {
    const { id, version } = await enter(app);
    await Promise.all(['Rang her', 'Asked the secretary'].map((text) => asOwner(app, NOTE, { id, text })));
    const input = { outcome: 'WITHDRAWN', ...byPhone, text: 'She rang' };
    await asOwner(app, CLOSE, { id, version, input });
    const { request } = await asOwner(app, NOTE, { id, text: 'She wrote to thank us' });
    const entries: { act: string; text: string }[] = request.entries;
    expect(entries.flatMap(({ act, text }) => (act === 'ASSIGNED' ? [] : text)).sort()).toEqual(
      ['', 'Asked the secretary', 'Rang her', 'She rang', 'She wrote to thank us'].sort(),
    );
  });

  it('refuses an empty note, and one that is too long', async () => {
    const { id } = await enter(app);
    for (const text of [' ', 'x'.repeat(5001)])
      expect((await asOwner(app, NOTE, { id, text })).error?.extensions.field).toBe('text');
    expect((await asOwner(app, ONE, { id })).request.entries).toHaveLength(1);
  });
});

describe('what was closed two years ago', () => {
  it('is deleted with its history, and nothing else', async () => {
    const [old, kept, open] = [await enter(app), await enter(app), await enter(app)];
    const input = { outcome: 'ANSWERED', ...byPhone, text: 'Done' };
    for (const { id } of [old, kept]) await asOwner(app, CLOSE, { id, version: 1, input });
    const closedOn = (id: number, ago: string) =>
      app.database.dataSource.query(
        `UPDATE rights_request SET closed_on = $2::date - $3::interval WHERE id = $1`,
        [id, currentDay(), ago],
      );
    await closedOn(old.id, '2 years');
    await closedOn(kept.id, '2 years -1 day');
    const [removeSome] = app.features.services.retentionJobs.get('requests')!;
    expect(await removeSome!(100)).toBe(1);
    const rows = await app.database.dataSource.query('SELECT id FROM rights_request ORDER BY id');
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([kept.id, open.id]);
    const entries = await app.database.dataSource.query(
      'SELECT 1 FROM rights_request_entry WHERE request_id = $1',
      [old.id],
    );
    expect(entries).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import {
  adminToken,
  buildCandidate,
  buildMember,
  buildOwner,
  buildUser,
  eventFields,
  openSession,
} from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const LOG = `query ($filter: AuditFilterInput, $page: Int, $pageSize: Int) {
  auditEntries(filter: $filter, page: $page, pageSize: $pageSize) { totalCount items {
    id at actorId actorName action subject subjectId subjectName label count detail } }
}`;
const SAVE_EVENT = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';
const MEMBERS = 'query ($filter: MemberFilterInput) { members(filter: $filter) { items { id name } } }';
const PROFILE = 'query ($id: Int!) { memberProfile(memberId: $id) { candidate { firstName } } }';
const SET = `mutation ($id: Int!, $status: MemberStatus!) { setMemberStatus(memberId: $id, status: $status) { id } }`;

describe('the audit log', () => {
  const app = sharedTestApp();

  async function newAdmin(name: string) {
    const { id } = await buildOwner(app, { name });
    const token = await openSession(app, { userId: id });
    return { id, ask: (query: string, variables = {}) => graphql(app, { query, variables, token }), token };
  }

  async function log(filter: Record<string, unknown>, page = 1, pageSize = 12) {
    const { data, errors } = await graphql(app, {
      query: LOG,
      variables: { filter, page, pageSize },
      token: await adminToken(app),
    });
    expect(errors).toBeUndefined();
    return data.auditEntries;
  }

  /** Makes every insert into the log fail while `work` runs. */
  async function withFailingLog(work: () => Promise<void>): Promise<void> {
    const { dataSource } = app.database;
    await dataSource.query('ALTER TABLE audit_entry RENAME TO audit_entry_away');
    try {
      await work();
    } finally {
      await dataSource.query('ALTER TABLE audit_entry_away RENAME TO audit_entry');
    }
  }

  it('[PRIV-2] records for each profile of a page who read it, without its values', async () => {
    const admin = await newAdmin('Reader Of Pages');
    const lastName = 'Canarywala';
    const made = [await buildCandidate(app, { lastName }), await buildCandidate(app, { lastName })];
    await admin.ask(MEMBERS, { filter: { lastName } });
    const { totalCount, items } = await log({ search: 'reader of pages' });
    expect(totalCount).toBe(2);
    expect(items).toEqual(
      made.map(({ memberId }) => ({
        id: expect.any(Number),
        at: expect.any(String),
        actorId: admin.id,
        actorName: 'Reader Of Pages',
        action: 'READ_PROFILE',
        subject: 'MEMBER',
        subjectId: memberId,
        subjectName: expect.any(String),
        label: null,
        count: null,
        detail: null,
      })),
    );
    const rows = JSON.stringify(await app.database.dataSource.query('SELECT * FROM audit_entry'));
    for (const { firstName } of made)
      for (const value of [lastName, firstName, '7700900445']) expect(rows).not.toContain(value);
  });

  it('has an entry each for reading a profile, changing a status and the legacy list, newest first', async () => {
    const admin = await newAdmin('Keeper Of Lists');
    const { memberId } = await buildCandidate(app);
    await admin.ask(PROFILE, { id: memberId });
    await admin.ask(PROFILE, { id: 999_999 });
    await admin.ask(SET, { id: memberId, status: 'DEACTIVE' });
    await admin.ask(SET, { id: memberId, status: 'PENDING' });
    const bearer = { authorization: `Bearer ${admin.token}` };
    await get(app, `/api/matrimonial/deactiveprofile/${memberId}/active`, bearer);
    const shown = (await get(app, '/api/matrimonial/profilelist', bearer)).json();
    const about = { subject: 'MEMBER', subjectId: memberId, count: null };
    const status = { ...about, action: 'CHANGE_MEMBER_STATUS' };
    expect((await log({ search: 'keeper of lists' })).items).toMatchObject([
      { action: 'READ_PROFILE', subject: 'MEMBER', subjectId: null, count: shown.length },
      { ...status, detail: 'ACTIVE' },
      { ...status, detail: 'DEACTIVE' },
      { ...about, action: 'READ_PROFILE' },
    ]);
  });

  it('is searched by admin or record, filtered by action, and paged', async () => {
    const admin = await newAdmin('Sought 100%');
    const { id } = await buildMember(app);
    await admin.ask(PROFILE, { id });
    await admin.ask(SET, { id, status: 'ACTIVE' });
    expect((await log({ search: '100%' })).totalCount).toBe(2);
    const changes = await log({ search: '100%', changesOnly: true });
    expect(changes.items).toMatchObject([{ action: 'CHANGE_MEMBER_STATUS' }]);
    // Names of other tests' members and admins may have the same digits.
    const byId = { search: String(id), actor: 'sought' };
    expect((await log({ ...byId, action: 'READ_PROFILE' })).items).toMatchObject([{ subjectId: id }]);
    expect((await log({ ...byId, action: 'READ_INTERESTS' })).items).toEqual([]);
    const second = await log({ search: 'sought' }, 2, 1);
    expect([second.totalCount, second.items]).toEqual([
      2,
      [expect.objectContaining({ action: 'READ_PROFILE' })],
    ]);
    const named = (await log({ search: '%' })).items.map(({ actorName }: { actorName: string }) => actorName);
    expect(new Set(named)).toEqual(new Set(['Sought 100%']));
    expect((await log({ search: '9'.repeat(20) })).items).toEqual([]);
  });

  it('is listed by one statement, and one that records the read', async () => {
    const admin = await newAdmin('Reader of lines');
    await admin.ask(SAVE_EVENT, { input: eventFields() });
    await admin.ask(SAVE_EVENT, { input: eventFields() });
    const whoAmI = await countStatements(() => admin.ask('{ viewer { userId } }'));
    expect(await countStatements(() => admin.ask(LOG))).toBe(whoAmI + 2);
  });

  it('is searched by action, kind of record, public name, and name of the admin at that time', async () => {
    const admin = await newAdmin('Once Called Gauri');
    const { data } = await admin.ask(SAVE_EVENT, { input: eventFields({ name: 'Sheetala Satam' }) });
    const { id } = data.saveEvent;
    await admin.ask('mutation ($id: Int!) { deleteEvent(id: $id) }', { id });
    await app.database.dataSource.query(`UPDATE user_account SET name = 'Married' WHERE id = $1`, [admin.id]);
    const line = { actorName: 'Once Called Gauri', subject: 'EVENT', subjectId: id, label: 'Sheetala Satam' };
    const both = [
      { ...line, action: 'BIN' },
      { ...line, action: 'CREATE' },
    ];
    expect((await log({ search: 'sheetala' })).items).toMatchObject(both);
    expect((await log({ actor: 'called gauri' })).items).toMatchObject(both);
    expect((await log({ search: 'sheetala', subjects: ['EVENT', 'NOTICE'] })).totalCount).toBe(2);
    expect((await log({ search: 'sheetala', subjects: ['MEMBER'] })).totalCount).toBe(0);
    expect((await log({ actor: 'gauri', action: 'BIN' })).items).toMatchObject(both.slice(0, 1));
    expect((await log({ actor: 'Married' })).totalCount).toBe(0);
  });

  it('shows and searches the current names of accounts, and keeps the id once they are deleted', async () => {
    const admin = await newAdmin('Namer Of Accounts');
    const member = await buildMember(app, { name: 'Member Then' });
    const user = await buildUser(app, { name: 'User Then' });
    // The same id, but of another kind of record.
    await app.features.services.audit.record(
      { userId: admin.id, name: 'Namer Of Accounts' },
      [user.id, member.id].map((subjectId) => ({ action: 'CHANGE', subject: 'event', subjectId })),
    );
    expect(await app.features.services.audit.about('member', member.id)).toEqual([]);
    await admin.ask(SET, { id: member.id, status: 'ACTIVE' });
    await admin.ask('mutation ($id: Int!) { suspendUser(id: $id) { id } }', { id: user.id });
    const { dataSource } = app.database;
    const rename = (table: string, id: number, name: string) =>
      dataSource.query(`UPDATE ${table} SET name = $2 WHERE id = $1`, [id, name]);
    await rename('member', member.id, 'Sumitra Now');
    await rename('user_account', user.id, 'Tarulata Now');
    const filter = { actor: 'namer of accounts' };
    const names = async (more = {}) =>
      (await log({ ...filter, ...more })).items.map((line: Record<string, unknown>) => [
        line.subject,
        line.subjectId,
        line.subjectName,
      ]);
    const lines = [
      ['USER', user.id, 'Tarulata Now'],
      ['MEMBER', member.id, 'Sumitra Now'],
    ];
    expect(await names()).toEqual([...lines, ['EVENT', member.id, null], ['EVENT', user.id, null]]);
    expect(await names({ search: 'tarulata' })).toEqual(lines.slice(0, 1));
    expect(await names({ search: 'SUMITRA' })).toEqual(lines.slice(1));
    const kept = JSON.stringify(await dataSource.query('SELECT * FROM audit_entry'));
    for (const name of ['Then', 'Sumitra', 'Tarulata']) expect(kept).not.toContain(name);
    await dataSource.query('DELETE FROM member WHERE id = $1', [member.id]);
    expect(await names({ subjects: ['MEMBER'] })).toEqual([['MEMBER', member.id, null]]);
  });

  it('[DATA-4] a write that cannot be recorded is rolled back', async () => {
    const admin = await newAdmin('Unwritten');
    const name = 'Never Saved';
    await withFailingLog(async () => {
      const { errors } = await admin.ask(SAVE_EVENT, { input: eventFields({ name }) });
      expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    });
    expect(await app.database.dataSource.query('SELECT id FROM event WHERE name = $1', [name])).toEqual([]);
  });

  it('[DATA-4] the entry of a failed write is rolled back with it', async () => {
    const admin = await newAdmin('Undone');
    const { query } = app.database.dataSource;
    const sql = (text: string) => query.call(app.database.dataSource, text);
    const { data } = await admin.ask(SAVE_EVENT, { input: eventFields() });
    const { id } = data.saveEvent;
    const { memberId } = await buildCandidate(app);
    const user = await buildUser(app);
    const TABLES = ['event', 'member', 'user_account'];
    const before = await log({ search: 'undone' });
    // Fails at the commit, when everything has been written.
    await sql(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$`,
    );
    for (const table of TABLES)
      await sql(`CREATE CONSTRAINT TRIGGER fail AFTER INSERT OR UPDATE OR DELETE ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail()`);
    try {
      const answers = [
        await admin.ask(SAVE_EVENT, { input: eventFields() }),
        await admin.ask(SAVE_EVENT, { input: eventFields({ id }) }),
        await admin.ask('mutation ($id: Int!) { deleteEvent(id: $id) }', { id }),
        await admin.ask(SET, { id: memberId, status: 'DEACTIVE' }),
        await admin.ask('mutation ($id: Int!) { suspendUser(id: $id) { id } }', { id: user.id }),
      ];
      for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    } finally {
      for (const table of TABLES) await sql(`DROP TRIGGER fail ON ${table}`);
    }
    expect(await log({ search: 'undone' })).toEqual(before);
  });

  it('[PRIV-4] takes out the name of who leaves where a record is their own, and the name of nobody else', async () => {
    const { audit } = app.features.services;
    const names = ['Leaves Soon', 'Stays Here'];
    const admins = [await newAdmin(names[0]!), await newAdmin(names[1]!)];
    const lines = [41, 42].map((subjectId) => ({ action: 'CHANGE', subject: 'donor', subjectId }) as const);
    for (const [index, name] of names.entries())
      await audit.record({ userId: admins[index]!.id, name }, lines);
    await audit.forgetNameAbout(app.database.dataSource.manager, admins[0]!.id, 'donor', [41]);
    expect((await log({ actor: names[0] })).items).toMatchObject([{ subjectId: 42 }]);
    expect((await log({ actor: names[1] })).totalCount).toBe(2);
  });

  it('deletes entries after two years, not earlier', async () => {
    for (const age of ['24 months 1 day', '23 months'])
      await app.database.dataSource.query(
        `INSERT INTO audit_entry (action, subject, actor_name, at) VALUES ('CHANGE', 'event', $1, now() - $2::interval)`,
        [`Long Ago ${age}`, age],
      );
    await app.features.services.audit.removeOld(100);
    expect((await log({ actor: 'long ago' })).items).toMatchObject([{ actorName: 'Long Ago 23 months' }]);
  });

  it('[PRIV-2] does not record what members read', async () => {
    const { memberId } = await buildCandidate(app);
    const token = await openSession(app, { memberId });
    const before = (await log({ subjects: ['MEMBER'] })).totalCount;
    await get(app, '/api/matrimonial/profilelist', { authorization: `Bearer ${token}` });
    await graphql(app, { query: '{ myCandidate { firstName } }', token });
    expect((await log({ subjects: ['MEMBER'] })).totalCount).toBe(before);
  });

  it('[PRIV-2] nothing is shown or done that could not be recorded', async () => {
    const admin = await newAdmin('Unlogged');
    const name = 'Unseen Account';
    const { memberId } = await buildCandidate(app, { lastName: 'Unseen' }, { name });
    await withFailingLog(async () => {
      const answers = [
        await admin.ask(MEMBERS, { filter: { lastName: 'Unseen' } }),
        await admin.ask(PROFILE, { id: memberId }),
        await admin.ask(SET, { id: memberId, status: 'DEACTIVE' }),
      ];
      for (const { body, errors } of answers) {
        expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
        expect(body).not.toContain('Unseen');
      }
      const list = await get(app, '/api/matrimonial/profilelist', { authorization: `Bearer ${admin.token}` });
      expect([list.statusCode, list.body.includes(name)]).toEqual([500, false]);
    });
    const [row] = await app.database.dataSource.query('SELECT status FROM member WHERE id = $1', [memberId]);
    expect(row.status).toBe('ACTIVE');
  });
});

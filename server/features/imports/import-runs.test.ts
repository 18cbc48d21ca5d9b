import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildOwner, openSession } from '../../testing/factories.ts';
import { whileNothingIsSent } from '../../testing/nothing-sent.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import type { NewRow } from './import.service.ts';
import { positions, type Reading, sheetsOf, UNDO } from './sheet-import-fixtures.ts';
import { isStalled } from './stalled.ts';

const app = sharedTestApp();

let token: string;
beforeEach(async () => {
  token = await adminToken(app);
});
afterEach(() => vi.useRealTimers());
const { send, preview, bringIn, finished } = sheetsOf(app, () => token);

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const lines = (id: number) =>
  query(
    `SELECT action, actor_name, label, count FROM audit_entry
      WHERE subject = 'import' AND subject_id = $1 AND action <> 'READ_LIST' ORDER BY id`,
    [id],
  );

let serial = 0;

/** Members of a committee whom nobody knows yet. */
function members(count: number): NewRow[] {
  serial += 1;
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    subject: 'committee-member',
    sourceKey: `${serial} ${at}`,
    label: `Helper ${serial} ${at}`,
    fields: { name: `Helper ${serial} ${at}`, designation: 'Member', description: 'Helps' },
  }));
}

/** An import that nobody has begun to work on. */
function begun(rows: NewRow[], actor = OPERATOR, isSheet = true) {
  serial += 1;
  const run = isSheet
    ? { source: `spreadsheet:${serial}`, label: 'list.csv', sheetSubject: 'COMMITTEE' as const }
    : { source: `https://old${serial}.example.org/`, label: 'The old site' };
  return app.features.services.imports.start(actor, run, rows);
}

const stop = (id: number, minutes: number) =>
  query(`UPDATE import_run SET moved_at = now() - make_interval(mins => $2) WHERE id = $1`, [id, minutes]);
/** Which of these runs are cut off. */
async function stalled(...ids: number[]): Promise<number[]> {
  const runs = await app.features.services.imports.stalled();
  return runs.map(({ id }) => id).filter((id) => ids.includes(id));
}

describe('an import that was cut off', () => {
  it('is one that has stood still for more than two minutes, and is not done', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1) });
    const isCutOff = (seconds: number, state: 'RUNNING' | 'UNDOING' | 'FINISHED' = 'RUNNING') =>
      isStalled({ state, movedAt: new Date(Date.now() - seconds * 1000) });
    expect([isCutOff(120), isCutOff(121), isCutOff(121, 'UNDOING'), isCutOff(121, 'FINISHED')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('of a website waits for the command, which alone can open its files; its removal is gone on with', async () => {
    const { imports } = app.features.services;
    const site = await begun(members(1), OPERATOR, false);
    const sheet = await begun(members(1));
    for (const { id } of [site, sheet]) await stop(id, 3);
    expect(await stalled(site.id, sheet.id)).toEqual([sheet.id]);
    await imports.undo(OPERATOR, site.id);
    await stop(site.id, 3);
    expect(await stalled(site.id, sheet.id)).toEqual([site.id, sheet.id]);
  });

  it('has moved again with every batch of rows, and when it is done: no other server takes it up', async () => {
    const { importWorker, imports } = app.features.services;
    const run = await begun(members(41));
    const done: number[] = [];
    const taken: boolean[] = [];
    await importWorker.work(run.id, {
      moved: async () => {
        done.push((await imports.counts(run.id)).CREATED);
        taken.push((await stalled(run.id)).length > 0);
        await stop(run.id, 3);
      },
    });
    // Also the row behind the last full batch.
    expect(done).toEqual([0, 20, 40, 41]);
    expect(taken).toEqual([false, false, false, false]);
    const { state, movedAt } = (await imports.find(run.id))!;
    expect([state, isStalled({ state: 'RUNNING', movedAt })]).toEqual(['FINISHED', false]);
  });
});

it('of a website whose picture the disk has no room for waits, and does not come without it', async () => {
  const { imports, importWorker } = app.features.services;
  const [row] = members(1);
  const fields = { ...row!.fields, fileType: 'IMAGE' };
  const run = await begun([{ ...row!, fields, file: 'helper.png' }], OPERATOR, false);
  const full = Object.assign(new Error('No space left on device'), { errno: -28 });
  const openFile = async () => ({
    stream: new Readable({
      read() {
        this.destroy(full);
      },
    }),
  });
  await expect(importWorker.work(run.id, { openFile })).rejects.toBe(full);
  expect(await imports.counts(run.id)).toMatchObject({ CREATED: 0, PENDING: 1 });
});

it('of donations goes on when the account of whoever began it is closed meanwhile', async () => {
  const { imports, importWorker } = app.features.services;
  const owner = await buildOwner(app, { name: 'Left The Office' });
  const donation = { receivedOn: '2019-10-27', donorName: 'Meena', amount: '12', type: 'Navratri' };
  const fields = { ...donation, email: '', phone: '', message: '' };
  const row = { number: 1, subject: 'donation', sourceKey: 'left', label: 'Meena', fields } as const;
  const run = await begun([row], { userId: owner.id, name: owner.name });
  await query('DELETE FROM user_account WHERE id = $1', [owner.id]);
  await importWorker.work(run.id);
  expect(await imports.counts(run.id)).toMatchObject({ CREATED: 1, PENDING: 0 });
  const [change] = await query(
    `SELECT changed_by_id, changed_by_name FROM donation_status_change
      WHERE donation_id = (SELECT record_id FROM import_row WHERE run_id = $1)`,
    [run.id],
  );
  expect(change).toEqual({ changed_by_id: null, changed_by_name: 'Left The Office' });
});

describe('an import that is undone', () => {
  it('is refused while it is under way, and not when it was cut off: then what has not come stays out', async () => {
    const { imports, importWorker } = app.features.services;
    const run = await begun(members(3), { userId: 0, name: 'The operator' });
    await query(`UPDATE import_row SET state = 'REFUSED', fields = NULL WHERE run_id = $1 AND number = 3`, [
      run.id,
    ]);
    const owner = await buildOwner(app, { name: 'Ela Owner' });
    const as = await openSession(app, { userId: owner.id });
    const undo = () => graphql(app, { query: UNDO, variables: { id: run.id }, token: as });
    expect((await undo()).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      messageKey: 'importUnderWay',
    });
    await stop(run.id, 3);
    expect((await undo()).data.undoImport.state).toBe('UNDOING');
    await finished(run.id);
    await importWorker.work(run.id);
    expect(await imports.counts(run.id)).toMatchObject({ PENDING: 0, UNDONE: 2, REFUSED: 1 });
    expect(
      await query('SELECT id FROM import_row WHERE run_id = $1 AND fields IS NOT NULL', [run.id]),
    ).toEqual([]);
    expect(await imports.find(run.id)).toMatchObject({ started: { byId: owner.id, byName: 'Ela Owner' } });
    // A second press does nothing and says nothing.
    expect((await undo()).data.undoImport.state).toBe('UNDONE');
    expect(await lines(run.id)).toEqual([
      { action: 'CREATE', actor_name: 'The operator', label: 'list.csv', count: 3 },
      { action: 'UNDO', actor_name: 'Ela Owner', label: 'list.csv', count: 0 },
    ]);
  });

  it('while the server that brings it in stands still: that one does not say afterwards that it is done', async () => {
    const { imports, importWorker } = app.features.services;
    const run = await begun(members(2));
    await importWorker.work(run.id, {
      moved: async () => {
        await stop(run.id, 3);
        await imports.undo(OPERATOR, run.id);
      },
    });
    expect(await imports.find(run.id)).toMatchObject({ state: 'UNDOING' });
    expect(await imports.counts(run.id)).toMatchObject({ CREATED: 0, UNDONE: 2 });
  });

  it('leaves nothing of what somebody has removed since, and does not name it beforehand', async () => {
    const { imports, importWorker } = app.features.services;
    const run = await begun(members(2));
    await importWorker.work(run.id);
    await query(
      `DELETE FROM committee_member
        WHERE id = (SELECT record_id FROM import_row WHERE run_id = $1 AND number = 1)`,
      [run.id],
    );
    expect(await imports.changedSince(run.id)).toEqual([]);
    await imports.undo(OPERATOR, run.id);
    await importWorker.work(run.id);
    expect(await imports.counts(run.id)).toMatchObject({ CREATED: 0, KEPT: 0, UNDONE: 2 });
  });
});

it('an import of more rows than one statement takes has all of them', async () => {
  const run = await begun(members(1001));
  expect(await app.features.services.imports.counts(run.id)).toMatchObject({ PENDING: 1001 });
});

describe('whoever was brought in', () => {
  const READING: Reading = { subject: 'USERS', columns: positions({ name: 0, email: 1, mobile: 2 }) };
  const INVITE = 'mutation ($id: Int!) { inviteImported(id: $id) }';
  const people = (...names: string[]) =>
    [
      'Name,E-mail,Mobile',
      ...names.map((name, at) => `${name},${name}@example.org,07700 90${4100 + at}`),
    ].join('\n');

  it('is invited by letters that the log counts, in the first language of the site; without mail nobody is', async () => {
    const run = await bringIn(people('usha', 'nila'), READING);
    const invite = async () =>
      (await graphql(app, { query: INVITE, token, variables: { id: run.id } })).data.inviteImported;
    const waiting = () => app.features.services.invitations.countPending(run.id);
    expect(await whileNothingIsSent(app, invite)).toBe(0);
    expect(await waiting()).toBe(2);
    expect([await invite(), await invite(), await waiting()]).toEqual([2, 0, 0]);
    await app.outboxSender.sendDue();
    expect(app.messages.mails.filter(({ to }) => to === 'usha@example.org')).toMatchObject([
      { subject: expect.stringMatching(/^[\x20-\x7e]+$/) },
    ]);
    expect(await lines(run.id)).toMatchObject([
      { action: 'CREATE', count: 2 },
      { action: 'INVITE', count: 2 },
    ]);
  });
});

describe('what a spreadsheet says', () => {
  const COMMITTEE: Reading = {
    subject: 'COMMITTEE',
    columns: positions({ name: 0, designation: 1, description: 2 }),
  };

  it('of a name of a file or a person is kept as far as there is room', async () => {
    const name = 'x'.repeat(121);
    const file = `${'f'.repeat(300)}.csv`;
    const { data } = await send(
      `mutation ($file: Upload!, $reading: SheetReadingInput!) { importSheet(file: $file, reading: $reading) { id label } }`,
      `Name,Position,About\n${name},,\n`,
      COMMITTEE,
      file,
    );
    expect(data.importSheet.label).toBe('f'.repeat(300));
    await finished(data.importSheet.id);
    const [{ label }] = await query('SELECT label FROM import_row WHERE run_id = $1', [data.importSheet.id]);
    expect(label).toBe('x'.repeat(120));
  });

  it('is not read from a column behind the last one', async () => {
    const csv = 'Name,Position,About\nAsha,Chair,Leads\n';
    const columns = (last: number) => positions({ name: 0, designation: 1, description: last });
    expect(await preview(csv, { ...COMMITTEE, columns: columns(2) })).toMatchObject({
      rows: { created: 1, refused: [] },
    });
    const { errors } = await send(
      'mutation ($file: Upload!, $reading: SheetReadingInput!) { previewSheet(file: $file, reading: $reading) { missing } }',
      csv,
      { ...COMMITTEE, columns: columns(3) },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ messageKey: 'invalidRequest', field: 'columns' });
  });
});

describe('what is old', () => {
  it('[D89] keeps that it came, without names; what was refused goes, both as much at a time as is allowed', async () => {
    const [job] = app.features.services.retentionJobs.get('imports')!;
    const run = await begun(members(4));
    await query(`UPDATE import_row SET state = 'REFUSED' WHERE run_id = $1 AND number <= 2`, [run.id]);
    await query(`UPDATE import_row SET label = '' WHERE run_id = $1 AND number = 4`, [run.id]);
    await query(`UPDATE import_run SET moved_at = now() - interval '366 days' WHERE id = $1`, [run.id]);
    const rows = () =>
      query(
        'SELECT number, label, fields IS NULL AS bare FROM import_row WHERE run_id = $1 ORDER BY number',
        [run.id],
      );
    expect([await job!(1), (await rows()).length]).toEqual([1, 3]);
    // The last one that was refused, and one name.
    expect([await job!(2), (await rows()).length]).toEqual([2, 2]);
    expect(await job!(5)).toBe(1);
    expect(await rows()).toEqual([
      { number: 3, label: '', bare: true },
      { number: 4, label: '', bare: true },
    ]);
  });
});

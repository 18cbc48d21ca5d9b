import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDemoContent, DEMO_CONTENT } from '../../../../demo/content.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { findProjectRoot } from '../../../project-root.ts';
import { adminToken, buildOwner, buildUser, PASSWORD } from '../../../testing/factories.ts';
import { get } from '../../../testing/requests.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { GuardedFetch } from './guarded-fetch.ts';
import { type Fetcher, OldSite } from './old-site.legacy.ts';
import { respelled } from './site-import-fixtures.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const LISTS = [
  '/api/admin/eventlist/0',
  '/api/poojaseva/datalist/0',
  '/api/dailyevents/datalist/0',
  '/api/dailyevents/videolist/0',
  '/api/admin/socvidlinklist/0',
  '/api/commiteemem/datalist/0',
  '/api/admin/pdffilelist/0',
];
const FOLDERS = ['EventImg', 'PoojaSevaImg', 'DailyEvantImg', 'DailyEvantImg', '', 'ComMemImg', 'PdfFile'];

type Opened = Awaited<ReturnType<typeof openTestApp>>;
type Item = Record<string, unknown> & { fileName: string };

/** Items of all kinds, and what only administrators may read. */
const ITEMS = 19;
const ALL = ITEMS + 5;

let old: Opened;
let address: URL;
let here: Opened;

const fetcher = () => new GuardedFetch({ allowHttp: true, isAllowed: () => true });
const site = (reading: Fetcher = fetcher()) => new OldSite(address, reading);
const silent = { read: () => {}, moved: () => {} };
const bringIn = (from = site()) => here.features.services.siteImport.bringIn(OPERATOR, from, silent);

async function listOf(app: TestApp, path: string, token?: string): Promise<Item[]> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return (await get(app, path, headers)).json();
}

/** Everything that an import can write, row by row. */
async function everything({ database: { dataSource } }: TestApp): Promise<string> {
  const tables = ['import_run', 'import_row', 'event', 'notice', 'user_account', 'media_file', 'audit_entry'];
  const rows = await Promise.all(
    tables.map((table) => dataSource.query(`SELECT * FROM ${table} ORDER BY 1`)),
  );
  return JSON.stringify(rows);
}

beforeAll(async () => {
  old = await openTestApp();
  const few = Object.fromEntries(
    Object.entries(DEMO_CONTENT).map(([kind, items]) => [kind, items.slice(0, 3)]),
  );
  const root = findProjectRoot(import.meta.dirname);
  expect(await addDemoContent(root, old.features.content, new AbortController().signal, few)).toEqual([]);
  const { donationTypes, contact } = old.features.services;
  await donationTypes.save(OPERATOR, 'new', {
    name: 'Annual fee',
    column: 'MEMBERSHIP',
    fee: '12.50',
    isActive: true,
  });
  await donationTypes.save(OPERATOR, 'new', { name: 'Diwali', column: 'FESTIVAL', fee: '', isActive: true });
  const message = { name: 'Mira', email: 'mira@example.org', message: 'When is the hall open on Sundays?' };
  await contact.addEarlier(OPERATOR, message, async () => {});
  await buildOwner(old, { email: 'old-admin@example.org' });
  await buildUser(old, {
    email: 'asha@example.org',
    name: 'Asha Rao',
    address: '1 High Street',
    postcode: 'LE1',
    sheri: 'Nadiad',
  });
  address = new URL(await old.server.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => old?.close());
beforeEach(async () => {
  here = await openTestApp();
  return () => here.close();
});

describe('a website that is brought in', () => {
  it('has the same rows, field by field, and the same files', async () => {
    const { counts, unread } = await bringIn();
    expect([counts.CREATED, counts.REFUSED, counts.PENDING, unread]).toEqual([ITEMS, 0, 0, []]);
    for (const [index, list] of LISTS.entries()) {
      const [theirs, ours] = await Promise.all([listOf(old, list), listOf(here, list)]);
      const fields = (items: Item[]) => items.map(({ id: _id, fileName: _name, ...others }) => others);
      expect(fields(ours), list).toEqual(fields(theirs));
      for (const [at, { fileName }] of theirs.entries()) {
        const name = ours[at]!.fileName;
        if (!FOLDERS[index] || fileName.startsWith('http') || fileName === '') {
          expect(name).toBe(fileName);
          continue;
        }
        const folder = FOLDERS[index];
        const [theirFile, ourFile] = await Promise.all([
          get(old, `/${folder}/${fileName}`),
          get(here, `/${folder}/${name}`),
        ]);
        expect([ourFile.statusCode, ourFile.headers['content-type']]).toEqual([
          200,
          theirFile.headers['content-type'],
        ]);
        // Pictures are encoded anew; films and documents come as they are.
        if (/pdf|video/.test(String(ourFile.headers['content-type'])))
          expect(ourFile.rawPayload.equals(theirFile.rawPayload), fileName).toBe(true);
      }
    }
  });

  it.each([
    ['in capitals', (key: string) => key.toUpperCase()],
    ['as classes have them', (key: string) => key.charAt(0).toUpperCase() + key.slice(1)],
    ['in small letters', (key: string) => key.toLowerCase()],
  ])('is read with its keys %s', async (_how, spell) => {
    const [asUsual, other] = await Promise.all(
      [fetcher(), respelled(fetcher(), spell)].map(async (reading) => {
        const from = site(reading);
        await from.signIn('old-admin@example.org', PASSWORD);
        return here.features.services.siteImport.preview(from, silent);
      }),
    );
    expect(other!.created).toBeGreaterThanOrEqual(ALL);
    expect(other).toEqual(asUsual);
  });

  it('comes once, however often it is brought in, and what was removed here stays removed', async () => {
    await bringIn();
    const [event] = await listOf(here, LISTS[0]!);
    await here.features.services.events.states.removeForGood(OPERATOR, Number(event!.id));
    const { counts } = await bringIn();
    expect([counts.CREATED, counts.KNOWN]).toEqual([0, ITEMS]);
    expect(await listOf(here, LISTS[0]!)).toHaveLength(2);
  });

  it('goes on where it was cut off, without anything twice', async () => {
    let files = 0;
    const real = fetcher();
    const cutOff: Fetcher = {
      json: (...request) => real.json(...request),
      stream: (...request) => {
        files += 1;
        if (files === 5) throw new Error('The power went.');
        return real.stream(...request);
      },
    };
    await expect(bringIn(site(cutOff))).rejects.toThrow('The power went.');
    const { run, counts } = await bringIn();
    expect([counts.CREATED, counts.KNOWN]).toEqual([ITEMS, 0]);
    expect(await here.features.services.imports.find(run.id)).toMatchObject({ state: 'FINISHED' });
    const lists = await Promise.all(LISTS.map((list) => listOf(here, list)));
    expect(lists.flat()).toHaveLength(ITEMS);
  });

  it('is not touched by a dry run', async () => {
    const before = await everything(here);
    const preview = await here.features.services.siteImport.preview(site(), silent);
    expect(preview).toMatchObject({ created: ITEMS, known: 0, refused: [] });
    expect(await everything(here)).toBe(before);
  });

  it('with a sign-in also brings messages, donation types and users, who have no password', async () => {
    const signedIn = site();
    await signedIn.signIn('old-admin@example.org', PASSWORD);
    const { run, counts } = await bringIn(signedIn);
    expect([counts.CREATED, counts.REFUSED]).toEqual([ALL, 0]);
    const token = await adminToken(here);
    const [theirs, ours] = await Promise.all([
      listOf(old, '/api/donpayment/getsubdontype/0', await adminToken(old)),
      listOf(here, '/api/donpayment/getsubdontype/0', token),
    ]);
    const withoutId = ({ subDnTypeID: _id, ...type }: Item) => type;
    expect(ours.map(withoutId)).toEqual(theirs.map(withoutId));
    expect(await listOf(here, '/api/admin/contactuslist/0', token)).toMatchObject([
      { name: 'Mira', email: 'mira@example.org', messages: 'When is the hall open on Sundays?' },
    ]);
    const users = await listOf(here, '/api/login/userlist', token);
    const asha = users.find(({ emailID }) => emailID === 'asha@example.org');
    expect(asha).toMatchObject({
      userName: 'Asha Rao',
      address: '1 High Street',
      postCode: 'LE1',
      sheri: 'Nadiad',
    });
    // An administrator there is none here.
    expect(users.find(({ emailID }) => emailID === 'old-admin@example.org')).toMatchObject({ userTypeID: 0 });
    expect(await here.features.services.users.hasPassword('asha@example.org', PASSWORD)).toBe(false);
    expect(here.messages.mails).toEqual([]);
    expect(await here.features.services.invitations.countPending(run.id)).toBe(2);
  });

  it('with a wrong sign-in is not read', async () => {
    await expect(site().signIn('old-admin@example.org', 'wrong')).rejects.toMatchObject({
      messageKey: 'invalidLogin',
    });
  });

  it('goes again with one press, but for what somebody has worked on since, which is named', async () => {
    const { run } = await bringIn();
    const { imports, importWorker, events, committee } = here.features.services;
    const changed = (await events.list({ limit: 1, offset: 0 }, {})).items[0]!;
    await events.save(OPERATOR, changed, { ...changed, language: 'en', name: 'Moved to May' });
    const removed = (await committee.list({ limit: 1, offset: 0 }, {})).items[0]!;
    await committee.states.removeForGood(OPERATOR, removed.id);
    expect(await imports.changedSince(run.id)).toEqual([
      changed.name === 'Moved to May' ? expect.any(String) : changed.name,
    ]);

    await imports.undo(OPERATOR, run.id);
    await importWorker.work(run.id);
    expect(await imports.counts(run.id)).toMatchObject({ CREATED: 0, UNDONE: ITEMS - 1, KEPT: 1 });
    const left = await Promise.all(LISTS.map((list) => listOf(here, list)));
    expect(left.flat()).toMatchObject([{ name: 'Moved to May' }]);
    const { items } = await imports.problems(run.id, { limit: 10, offset: 0 });
    expect(items).toMatchObject([{ state: 'KEPT', problem: 'changedByAnother' }]);
    // What was undone can come again, and what was kept is known.
    expect((await bringIn()).counts).toMatchObject({ CREATED: ITEMS - 1, KNOWN: 1 });
  });

  it('leaves lines in the log of what was done', async () => {
    const { run } = await bringIn();
    await here.features.services.imports.undo(OPERATOR, run.id);
    const lines = await here.database.dataSource.query(
      `SELECT action, subject, count FROM audit_entry WHERE subject IN ('import', 'pdf-document') ORDER BY id`,
    );
    expect(lines).toEqual([
      { action: 'CREATE', subject: 'import', count: ITEMS },
      ...Array(3).fill({ action: 'CREATE', subject: 'pdf-document', count: null }),
      { action: 'UNDO', subject: 'import', count: ITEMS },
    ]);
  });
});

describe('a website that answers badly', () => {
  const answering = (answers: Record<string, unknown>): Fetcher => ({
    async json({ pathname }) {
      if (pathname in answers) return answers[pathname];
      return [];
    },
    stream: async () => undefined,
  });

  it('brings what makes sense; what does not is named', async () => {
    const long = 'A text that is long enough to say what will happen on that day.';
    const answers = {
      '/api/admin/eventlist/0': [
        { ID: 1, Name: 'Holi', Desc: long, FileType: 'Img', FileName: 'gone.png' },
        { ID: 2, Name: 'A name that is much too long for an event', Desc: long, FileType: 'Img' },
        { ID: 'x', Name: 'No number', Desc: long },
        { ID: 3, Name: { $ne: null }, Desc: long },
        { ID: 4, Name: 'Half \ud800 a letter', Desc: long },
        { ID: 5, Name: 'Nul \0', Desc: long },
        { ID: 6, Name: 'Half a file', Desc: long, FileName: 'a\ud800.png' },
        { ID: 7, Name: 'Endless', Desc: long, FileName: `${'é'.repeat(5000)}.png` },
        'nonsense',
        null,
      ],
      '/api/admin/pdffilelist/0': [
        { id: 1, name: 'Rules', desc: 'Ours', fileType: 'Pdf', fileName: '../../etc/passwd' },
      ],
      '/api/dailyevents/datalist/0': { rows: 'no list' },
    };
    const { run, counts, unread } = await bringIn(site(answering(answers)));
    expect(unread).toEqual(['/api/dailyevents/datalist/0']);
    expect(counts).toMatchObject({ CREATED: 4, REFUSED: 7 });
    const { imports, importWorker } = here.features.services;
    const { items } = await imports.problems(run.id, { limit: 20, offset: 0 });
    expect(Object.fromEntries(items.map(({ label, problem }) => [label, problem]))).toMatchObject({
      Holi: 'fileMissing',
      Endless: 'fileMissing',
      'A name that is much too long for an event': 'eventTitleTooLong',
      Rules: 'fileRequired',
    });
    // What came without its file and has gone again is no problem any more.
    await imports.undo(OPERATOR, run.id);
    await importWorker.work(run.id);
    expect(await imports.problems(run.id, { limit: 1, offset: 0 })).toMatchObject({ totalCount: 7 });
  });

  it('with nothing readable at all ends the import', async () => {
    const nothing: Fetcher = { json: async () => ({}), stream: async () => undefined };
    await expect(bringIn(site(nothing))).rejects.toMatchObject({ messageKey: 'addressUnreadable' });
    expect(await here.features.services.imports.list({ limit: 1, offset: 0 })).toMatchObject({
      totalCount: 0,
    });
  });

  it('within the machine or its network is refused', async () => {
    const guarded = new OldSite(address, new GuardedFetch({ allowHttp: true }));
    await expect(bringIn(guarded)).rejects.toMatchObject({ messageKey: 'addressRefused' });
  });
});

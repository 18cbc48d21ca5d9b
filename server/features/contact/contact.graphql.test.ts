import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { adminToken, buildMember, buildUser, openSession } from '../../testing/factories.ts';
import { knownAddress } from '../../testing/known-address.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { openTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SEND = 'mutation Send($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
const LIST = `query List($page: Int, $pageSize: Int, $search: String) {
  contactMessages(page: $page, pageSize: $pageSize, search: $search) {
    totalCount items { id name email message createdAt }
  }
}`;
const REMOVE = 'mutation Remove($id: Int!) { deleteContactMessage(id: $id) }';

let serial = 0;

/** The fields of a new, unique message. */
function contactFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    name: `Writer ${serial}`,
    email: `writer${serial}@example.org`,
    message: 'When is the hall free?',
    ...overrides,
  };
}

interface Sending {
  from?: string;
  target?: TestApp;
  headers?: Record<string, string>;
}

async function send(input: Record<string, unknown>, options: Sending = {}) {
  const { from = freshAddress(), target = app, headers } = options;
  const response = await target.server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers,
    payload: { query: SEND, variables: { input } },
  });
  const { data, errors } = response.json();
  return { status: response.statusCode, headers: response.headers, data, error: errors?.[0] };
}

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
function adminSession(): Promise<string> {
  admin ??= adminToken(app);
  return admin;
}

async function list(variables: Record<string, unknown> = {}) {
  const { data } = await graphql(app, { query: LIST, variables, token: await adminSession() });
  return data.contactMessages;
}

async function storedCount(target: TestApp = app): Promise<number> {
  const [row] = await target.database.dataSource.query('SELECT count(*)::int AS count FROM contact_message');
  return row.count;
}

describe('contact messages by GraphQL', () => {
  it('a visitor sends a message and an admin reads it, trimmed and otherwise unchanged', async () => {
    const fields = contactFields({ name: '  હંસાબહેન ', message: ' <b>Line</b>\n\nAnother 🪔 ' });
    expect((await send(fields)).data).toEqual({ sendContactMessage: true });
    const [newest] = (await list()).items;
    expect(newest).toEqual({
      id: expect.any(Number),
      name: 'હંસાબહેન',
      email: fields.email,
      message: '<b>Line</b>\n\nAnother 🪔',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each([
    ['Enter name.', 'name', { name: ' ', email: '', message: '' }],
    ['Enter valid email.', 'email', { email: '', message: '' }],
    ['Enter valid email.', 'email', { email: 'meena', message: '' }],
    ['Enter valid email.', 'email', { email: 'meena@' }],
    ['Enter valid email.', 'email', { email: 'meena@example' }],
    ['Enter valid email.', 'email', { email: 'a@example.org, b@example.org' }],
    ['Enter valid email.', 'email', { email: 'a@example.org\nBcc: b@example.org' }],
    ['Enter valid email.', 'email', { email: `${'x'.repeat(243)}@example.org` }],
    ['Enter message.', 'message', { message: ' \n ' }],
    ['This text is too long.', 'name', { name: 'x'.repeat(121) }],
    ['This text is too long.', 'message', { message: 'x'.repeat(5001) }],
    ['This text has characters that cannot be saved.', 'message', { message: 'a\0b' }],
  ])('[spec §5] answers "%s" for %s %j', async (text, field, overrides) => {
    const before = await storedCount();
    const { status, error } = await send(contactFields(overrides));
    expect([status, error.message, error.extensions.field]).toEqual([400, text, field]);
    expect(await storedCount()).toBe(before);
  });

  it('the longest name, e-mail and message are stored', async () => {
    const email = `${'x'.repeat(242)}@example.org`;
    const { data } = await send({ name: 'x'.repeat(120), email, message: 'x'.repeat(5000) });
    expect(data.sendContactMessage).toBe(true);
    expect((await list()).items[0].email).toBe(email);
  });

  it('a message with the honeypot filled in is answered like others and dropped', async () => {
    const before = await storedCount();
    const { data } = await send(contactFields({ website: 'https://example.org/pills' }));
    expect([data.sendContactMessage, await storedCount()]).toEqual([true, before]);
    expect((await send(contactFields({ website: ' ' }))).data.sendContactMessage).toBe(true);
    expect(await storedCount()).toBe(before + 1);
  });

  it('the same message sent twenty times at once is stored once', async () => {
    const before = await storedCount();
    const fields = contactFields();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(fields)));
    expect(answers.map(({ data }) => data.sendContactMessage)).toEqual(Array(20).fill(true));
    expect(await storedCount()).toBe(before + 1);
  });

  it('retries do not count towards the limit', async () => {
    const from = freshAddress();
    const fields = contactFields();
    for (let i = 0; i < 8; i += 1) expect((await send(fields, { from })).data.sendContactMessage).toBe(true);
    expect((await send(contactFields(), { from })).status).toBe(200);
  });

  it('the same text after ten minutes is a new message, another text at once too', async () => {
    const before = await storedCount();
    const fields = contactFields();
    await send(fields);
    await app.database.dataSource.query(
      `UPDATE contact_message SET created_at = now() - interval '11 minutes' WHERE email = $1`,
      [fields.email],
    );
    await send(fields);
    await send({ ...fields, message: 'And is there parking?' });
    expect(await storedCount()).toBe(before + 3);
  });

  it('one network may send five an hour, without affecting others', async () => {
    const from = freshAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await send(contactFields(), { from })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const before = await storedCount();
    const refused = await send(contactFields(), { from });
    expect([refused.status, refused.error.extensions.code, refused.error.message]).toEqual([
      429,
      'RATE_LIMITED',
      'Too many attempts. Please try again later.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await storedCount()).toBe(before);
    expect((await send(contactFields())).status).toBe(200);
  });

  it('parallel messages from one network gain nothing', async () => {
    const from = freshAddress();
    const sent = await Promise.all(Array.from({ length: 12 }, () => send(contactFields(), { from })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('an invalid message does not count towards the limit', async () => {
    const from = freshAddress();
    for (let i = 0; i < 8; i += 1) await send(contactFields({ message: '' }), { from });
    expect((await send(contactFields(), { from })).status).toBe(200);
  });

  it('the whole site accepts 300 a day from everybody together', async () => {
    const busy = await openTestApp();
    const from = freshAddress();
    for (let time = 0; time < 3; time += 1) await send(contactFields(), { target: busy, from });
    await busy.database.dataSource.query(
      `UPDATE attempt_counter SET attempts = 299 WHERE key LIKE 'contact-site:%'`,
    );
    expect((await send(contactFields(), { target: busy, from })).status).toBe(200);
    const refused = await send(contactFields(), { target: busy, from });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await storedCount(busy)).toBe(4);
    await busy.close();
  });

  it('[D102] strangers who use up the daily limit do not block networks known from an account', async () => {
    const [known, stranger] = [await knownAddress(app), freshAddress()];
    for (const from of [stranger, known, stranger, known, stranger]) await send(contactFields(), { from });
    await app.database.dataSource.query(
      `UPDATE attempt_counter SET attempts = 300, blocked_until = now() + interval '1 hour'
        WHERE key LIKE 'contact-site:%'`,
    );
    expect((await send(contactFields(), { from: stranger })).status).toBe(429);
    expect((await send(contactFields(), { from: known })).status).toBe(200);
    await app.database.dataSource.query(`DELETE FROM attempt_counter WHERE key LIKE 'contact-site:%'`);
  });

  it("a provider's customer with many IPv6 networks may send 30 a day in total", async () => {
    const target = await openTestApp();
    const statusFrom = async (from: string) => (await send(contactFields(), { from, target })).status;
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push(await statusFrom(`2001:db8:7:${i}00::1`));
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect(await statusFrom('2001:db8:8:1::1')).toBe(200);
    await target.close();
  });

  it("a message refused by the site's limit does not count towards the network's", async () => {
    const busy = await openTestApp();
    const from = freshAddress();
    await send(contactFields(), { target: busy });
    const { dataSource } = busy.database;
    await dataSource.query(
      `UPDATE attempt_counter SET blocked_until = now() + interval '1 hour' WHERE key LIKE 'contact-newcomers:%'`,
    );
    for (let i = 0; i < 6; i += 1)
      expect((await send(contactFields(), { from, target: busy })).status).toBe(429);
    await dataSource.query(`DELETE FROM attempt_counter WHERE key LIKE 'contact-newcomers:%'`);
    expect((await send(contactFields(), { from, target: busy })).status).toBe(200);
    await busy.close();
  });

  it('a message does not wait for others being stored', async () => {
    const runner = app.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `INSERT INTO contact_message (name, email, message) VALUES ('Slow', 's@example.org', 'Hm')`,
    );
    // If it waited, it would wait for ever: the other transaction ends only afterwards.
    const first = await send(contactFields());
    await runner.rollbackTransaction();
    await runner.release();
    expect(first).toMatchObject({ status: 200 });
  });

  it("a message from another site's page is refused", async () => {
    const { status } = await send(contactFields(), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(status).toBe(403);
  });

  it('[D45] the list is newest first, in pages, with the count of all that match', async () => {
    for (const name of ['Older of two', 'Newer of two'])
      await send(contactFields({ name, message: 'Needle % in a haystack' }));
    const search = 'NEEDLE %';
    const first = await list({ page: 1, pageSize: 1, search });
    expect([first.totalCount, first.items[0].name]).toEqual([2, 'Newer of two']);
    expect((await list({ page: 2, pageSize: 1, search })).items[0].name).toBe('Older of two');
    expect(await list({ page: 9, pageSize: 1, search })).toEqual({ totalCount: 2, items: [] });
    expect((await list({ search: 'newer OF' })).totalCount).toBe(1);
    expect((await list({ search: 'nobody wrote this' })).totalCount).toBe(0);
  });

  it('a list takes one statement, and one for the audit log', async () => {
    const token = await adminSession();
    const query = '{ contactMessages { totalCount items { id } } }';
    const whoAmI = await countStatements(() => graphql(app, { query: '{ viewer { userId } }', token }));
    expect(await countStatements(() => graphql(app, { query, token }))).toBe(whoAmI + 2);
  });

  it.each([{ page: 0 }, { pageSize: 101 }, { pageSize: -1 }])('[GQL-2] %j answers 400', async (variables) => {
    const { status } = await graphql(app, { query: LIST, variables, token: await adminSession() });
    expect(status).toBe(400);
  });

  it('an admin removes one; a second attempt does not find it', async () => {
    await send(contactFields());
    const token = await adminSession();
    const { items, totalCount } = await list();
    const remove = () => graphql(app, { query: REMOVE, token, variables: { id: items[0].id } });
    expect((await remove()).data.deleteContactMessage).toBe(true);
    expect((await list()).totalCount).toBe(totalCount - 1);
    const again = await remove();
    expect([again.status, again.errors?.[0]?.message]).toEqual([404, 'Not found.']);
  });

  it.each([
    ['nobody', 401],
    ['a main user', 403],
    ['a member', 403],
  ])('[D21] [AUTHZ-2] %s may neither read nor remove them', async (who, status) => {
    await send(contactFields());
    const owner =
      who === 'a member' ? { memberId: (await buildMember(app)).id } : { userId: (await buildUser(app)).id };
    const token = who === 'nobody' ? undefined : await openSession(app, owner);
    const { id } = (await list()).items[0];
    const read = await graphql(app, { query: LIST, token });
    expect([read.status, read.body.includes('@example.org')]).toEqual([status, false]);
    expect((await graphql(app, { query: REMOVE, token, variables: { id } })).status).toBe(status);
    expect((await list()).items[0].id).toBe(id);
  });
});

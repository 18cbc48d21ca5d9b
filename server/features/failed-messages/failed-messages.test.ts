import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import { Outbox } from '../../messages/outbox.ts';
import { MessageRefused } from '../../messages/outgoing.ts';
import { loadServerSecret } from '../../server-secret.ts';
import { lines, logOf } from '../../testing/audit-lines.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();
const LIST = '{ failedMessages { id channel to subject failedAt createdAt refusedCode } }';
const SEND = 'mutation ($ids: [Int!]!) { sendFailedMessages(ids: $ids) }';
const DELETE = 'mutation ($ids: [Int!]!) { deleteFailedMessages(ids: $ids) }';
const TODAY = '{ today { waiting { kind count since } } }';
const LETTER = { to: 'asha@example.org', subject: 'Your hire request', text: 'The token is 48213.' };
const DAYS = 24 * 3600;

let admin: string;
let isRefused: boolean;
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const ask = (document: string, variables = {}) => graphql(app, { query: document, variables, token: admin });
const failed = async () => (await ask(LIST)).data.failedMessages;
const waiting = async () =>
  (await ask(TODAY)).data.today.waiting.filter(({ kind }: { kind: string }) => kind === 'FAILED_MESSAGES');
const keyOf = async (document: string, ids: number[]) =>
  (await ask(document, { ids })).errors![0]!.extensions.messageKey;

/** Puts messages into the outbox and tries to send them. */
async function post({ letters = 0, codes = 0, notices = 0 }): Promise<void> {
  const secret = await loadServerSecret(loadConfig({ SAMAJ_DATA: app.dataDirectory }, '/nowhere'));
  const outbox = new Outbox(secret, app.messages);
  const { manager } = app.database.dataSource;
  const text = { to: '+447700900123', text: '48213 is your code.' };
  for (let i = 0; i < letters; i += 1) await outbox.mail(manager, LETTER);
  for (let i = 0; i < codes; i += 1) await outbox.sms(manager, text, 600);
  for (let i = 0; i < notices; i += 1) await outbox.sms(manager, text, 3 * DAYS);
  await app.outboxSender.sendDue();
}

/** As if so much time had gone by. */
async function later(time: string): Promise<void> {
  const columns = ['created_at', 'next_attempt_at', 'failed_at', 'expires_at'];
  const moved = columns.map((column) => `${column} = ${column} - interval '${time}'`);
  await query(`UPDATE outbox_message SET ${moved.join(', ')}`);
  await app.outboxSender.sendDue();
  for (const remove of app.features.services.retentionJobs.get('failedLetters')!) await remove(100);
}

beforeEach(async () => {
  await query('DELETE FROM outbox_message');
  admin = await adminToken(app);
  isRefused = true;
  app.messages.mails.length = 0;
  for (const [channel, sent] of [
    [app.messages.mail, app.messages.mails],
    [app.messages.sms, app.messages.texts],
  ] as const)
    channel.send = async (message: never) => {
      if (isRefused) throw new MessageRefused(550, true);
      sent.push(message);
    };
});

describe('[87] letters that could not be sent', () => {
  it('are listed for owners with whom they were for and why, without what they say', async () => {
    await post({ letters: 3 });
    const rows = await failed();
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      channel: 'MAIL',
      to: 'asha@example.org',
      subject: 'Your hire request',
      refusedCode: 550,
    });
    expect(JSON.stringify(rows)).not.toContain('48213');
    expect(await waiting()).toEqual([{ kind: 'FAILED_MESSAGES', count: 3, since: rows[2].failedAt }]);
    const [{ content }] = await query('SELECT content FROM outbox_message');
    expect(content.toString('latin1')).not.toMatch(/asha|hire|48213/);
  });

  it('are those that were refused, and those that were not delivered in three days', async () => {
    app.messages.mail.send = async () => Promise.reject(new Error('The mail server is away'));
    await post({ letters: 1 });
    await later('71 hours');
    expect([await failed(), await waiting()]).toEqual([[], []]);
    await later('1 hour');
    expect(await failed()).toMatchObject([{ to: 'asha@example.org', refusedCode: null }]);
  });

  it('codes are not among them and are deleted; a text message that goes instead of a letter is', async () => {
    await post({ codes: 1, notices: 1 });
    expect(await failed()).toMatchObject([{ channel: 'SMS', to: '+447700900123', subject: '' }]);
    const left = await query('SELECT length(content) > 0 AS "hasContent" FROM outbox_message ORDER BY id');
    expect(left).toEqual([{ hasContent: false }, { hasContent: true }]);
    await later('1 day');
    expect(await query('SELECT FROM outbox_message')).toHaveLength(1);
  });

  it('are sent again when an owner wants it, for three more days, once', async () => {
    await post({ letters: 2 });
    const ids: number[] = (await failed()).map(({ id }: { id: number }) => id);
    await app.outboxSender.sendDue();
    expect(app.messages.mails).toEqual([]);
    isRefused = false;
    const logged = await logOf(app, async () =>
      expect((await ask(SEND, { ids: [ids[0]!, 999_999] })).data).toEqual({ sendFailedMessages: 1 }),
    );
    expect(logged).toEqual(lines(['SEND', 'failed-message', ids[0]!]));
    await app.outboxSender.sendDue();
    expect(app.messages.mails).toEqual([LETTER]);
    expect((await failed()).map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
    expect(await keyOf(SEND, [ids[0]!])).toBe('notFound');
  });

  it('are not sent again where nothing can send them', async () => {
    await post({ letters: 1, notices: 1 });
    const rows: { id: number; channel: string }[] = await failed();
    const idOf = (wanted: string) => rows.find(({ channel }) => channel === wanted)!.id;
    const sendsMail = vi.spyOn(Outbox.prototype, 'sendsMail', 'get').mockReturnValue(false);
    const sendsSms = vi.spyOn(Outbox.prototype, 'sendsSms', 'get').mockReturnValue(false);
    onTestFinished(() => {
      sendsMail.mockRestore();
      sendsSms.mockRestore();
    });
    expect(await keyOf(SEND, [idOf('MAIL')])).toBe('mailNotSetUp');
    expect(await keyOf(SEND, [idOf('SMS')])).toBe('unavailable');
    expect(await failed()).toHaveLength(2);
  });

  it('one that is sent again and not delivered in three days comes back to the list', async () => {
    await post({ letters: 1 });
    const [{ id }] = await failed();
    app.messages.mail.send = async () => Promise.reject(new Error('The mail server is away'));
    await ask(SEND, { ids: [id] });
    await later('71 hours');
    expect(await failed()).toEqual([]);
    await later('1 hour');
    expect(await failed()).toMatchObject([{ id, refusedCode: null }]);
  });

  it('one that is sent again and refused again comes back to the list', async () => {
    await post({ letters: 1 });
    await later('10 days');
    const [{ id, createdAt }] = await failed();
    await ask(SEND, { ids: [id] });
    expect(await failed()).toEqual([]);
    await app.outboxSender.sendDue();
    expect(await failed()).toMatchObject([{ id, createdAt, refusedCode: 550 }]);
  });

  it('are deleted when an owner sets them aside, and after thirty days', async () => {
    await post({ letters: 2 });
    const [{ id }] = await failed();
    const logged = await logOf(app, () => ask(DELETE, { ids: [id] }));
    expect(logged).toEqual(lines(['DELETE', 'failed-message', id]));
    expect(await failed()).toHaveLength(1);
    await later('29 days');
    expect(await failed()).toHaveLength(1);
    await later('1 day');
    expect(await query('SELECT FROM outbox_message')).toEqual([]);
  });

  it('what waits or is being tried cannot be set aside; none and too many are refused', async () => {
    app.messages.mail.send = async () => Promise.reject(new Error('The mail server is away'));
    await post({ letters: 1 });
    const [{ id }] = await query('SELECT id::integer FROM outbox_message');
    for (const act of [SEND, DELETE]) expect(await keyOf(act, [id])).toBe('notFound');
    for (const ids of [[], Array.from({ length: 101 }, (_, at) => at)])
      expect(await keyOf(SEND, ids)).toBe('invalidRequest');
    expect(await query('SELECT FROM outbox_message')).toHaveLength(1);
  });

  it('one that another secret has sealed is listed without its address, and can be set aside', async () => {
    await post({ letters: 1 });
    await query(`UPDATE outbox_message SET content = decode('00', 'hex')`);
    const [message] = await failed();
    expect(message).toMatchObject({ to: '', subject: '' });
    expect((await ask(DELETE, { ids: [message.id] })).data).toEqual({ deleteFailedMessages: 1 });
  });
});

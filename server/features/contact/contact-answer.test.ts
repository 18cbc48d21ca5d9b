import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const ANSWER = `mutation ($id: Int!, $answer: String!) {
  answerContactMessage(id: $id, answer: $answer) { answer doneAt doneBy }
}`;
const DONE = `mutation ($id: Int!, $done: Boolean!) {
  setContactMessageDone(id: $id, done: $done) { answer doneAt doneBy }
}`;
const ONE = 'query ($id: Int!) { contactMessage(id: $id) { answer doneAt doneBy } }';

const QUESTION = 'When is the hall free?\nOn a Sunday, please.';

let serial = 0;

/** A visitor's message. @returns its id */
async function ask(message = QUESTION): Promise<number> {
  serial += 1;
  const fields = { name: 'Mina', email: `mina${serial}@example.org`, message };
  let id = 0;
  await app.features.services.contact.addEarlier(OPERATOR, fields, async (_manager, stored) => {
    id = stored.id;
  });
  return id;
}

async function send(query: string, variables: Record<string, unknown>) {
  return graphql(app, { query, variables, token: await adminToken(app) });
}

async function mailsTo(address: string) {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === address);
}

describe('a message that the office answers', () => {
  it('gets the answer by mail with the question below, and a reply goes to the office', async () => {
    await app.database.dataSource.query(
      `UPDATE site_settings SET email = 'office@example.org', name = 'Shree Samaj'`,
    );
    const id = await ask();
    const { data } = await send(ANSWER, { id, answer: '  Yes, on the 6th.\n\nNamaste  ' });
    expect(data.answerContactMessage).toEqual({
      answer: 'Yes, on the 6th.\n\nNamaste',
      doneAt: expect.any(String),
      doneBy: expect.any(String),
    });
    expect(data.answerContactMessage.doneBy).not.toBe('');
    const [mail] = await mailsTo(`mina${serial}@example.org`);
    expect(mail).toMatchObject({ replyTo: 'office@example.org', subject: 'Your message to Shree Samaj' });
    expect(mail?.text).toBe(
      'Yes, on the 6th.\n\nNamaste\n\nShree Samaj\n\nMina wrote on our website:\n> When is the hall free?\n> On a Sunday, please.\n',
    );
  });

  it('gets the answer in the script in which it was written, where the site has that language', async () => {
    const id = await ask('હૉલ ક્યારે ખાલી છે?');
    await send(ANSWER, { id, answer: 'રવિવારે.' });
    const [mail] = await mailsTo(`mina${serial}@example.org`);
    expect(mail?.subject).toMatch(/\Sને તમારો સંદેશો$/);
    expect(mail?.text).toContain('અમારી વેબસાઇટ પર Minaએ લખ્યું હતું:\n> હૉલ');
  });

  it('is answered once: of two who press at the same time one is told, and one mail is sent', async () => {
    const id = await ask();
    const answers = await Promise.all(['Yes.', 'No.'].map((answer) => send(ANSWER, { id, answer })));
    const refused = answers.flatMap(({ errors }) => errors?.[0]?.message ?? []);
    expect(refused).toEqual(['This message has already been answered.']);
    expect(await mailsTo(`mina${serial}@example.org`)).toHaveLength(1);
    const undone = await send(DONE, { id, done: false });
    expect(undone.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it.each([
    ['nothing', '   '],
    ['too much', 'x'.repeat(20_000)],
  ])('is not answered by %s', async (_name, answer) => {
    const id = await ask();
    const { errors } = await send(ANSWER, { id, answer });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'answer' });
    expect((await send(ONE, { id })).data.contactMessage).toEqual({
      answer: null,
      doneAt: null,
      doneBy: null,
    });
  });

  it('is marked as done without an answer, and as waiting again', async () => {
    const id = await ask();
    expect((await send(DONE, { id, done: true })).data.setContactMessageDone).toEqual({
      answer: null,
      doneAt: expect.any(String),
      doneBy: expect.any(String),
    });
    expect((await send(DONE, { id, done: false })).data.setContactMessageDone.doneAt).toBeNull();
    const entries = await app.features.services.audit.about('contact-message', id);
    expect(entries.map(({ action }) => action)).toEqual(['CREATE', 'DONE', 'REOPEN']);
    expect(await mailsTo(`mina${serial}@example.org`)).toEqual([]);
  });

  it.each([
    ['answered', ANSWER, { answer: 'Yes, on the 6th.' }, 'messageAnswered'],
    ['marked as done', DONE, { done: true }, 'changedByAnother'],
  ])(
    'is not deleted by who has not seen that it was %s meanwhile',
    async (_what, act, others, messageKey) => {
      const id = await ask();
      const remove =
        'mutation ($id: Int!, $doneAt: DateTimeISO) { deleteContactMessage(id: $id, doneAt: $doneAt) }';
      await send(act, { id, ...others });
      const refused = await send(remove, { id, doneAt: null });
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', messageKey });
      const { doneAt } = (await send(ONE, { id })).data.contactMessage;
      expect((await send(remove, { id, doneAt })).errors).toBeUndefined();
    },
  );

  it('is refused for an unknown one', async () => {
    for (const [query, others] of [
      [ANSWER, { answer: 'Yes.' }],
      [DONE, { done: true }],
    ] as const) {
      const { errors } = await send(query, { id: 999_999, ...others });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('on a site that cannot send mail', () => {
  const silent = sharedTestApp({ sendsMessages: true, environment: { DEMO: '0' } });

  it('an answer is refused in words, and nothing is stored', async () => {
    const fields = { name: 'Mina', email: 'mina@example.org', message: QUESTION };
    let id = 0;
    await silent.features.services.contact.addEarlier(OPERATOR, fields, async (_manager, stored) => {
      id = stored.id;
    });
    const token = await adminToken(silent);
    const { errors } = await graphql(silent, { query: ANSWER, token, variables: { id, answer: 'Yes.' } });
    expect(errors?.[0]?.message).toContain('cannot send email yet');
    const { data } = await graphql(silent, { query: ONE, token, variables: { id } });
    expect(data.contactMessage.answer).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { answerBy } from '../../../rules/request-dates.ts';
import { dayIn as dayOfLetter } from '../../../rules/time-texts.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import {
  ACKNOWLEDGE,
  asOwner,
  CLOSE,
  dayIn,
  EXTEND,
  enter,
  mailsTo,
  NOTE,
  ONE,
  REOPEN,
} from './requests-fixtures.ts';

const app = sharedTestApp();
const byMail = { notifiedBy: 'MAIL' };
const byLetter = { notifiedBy: 'LETTER', notifiedOn: currentDay() };
const lastEntry = (request: { entries: object[] }) => request.entries.at(-1);

describe('confirming that it has come', () => {
  it('mails the words of the office with the reference below, and notes them', async () => {
    await app.database.dataSource.query(
      `UPDATE site_settings SET name = 'Shree Samaj', email = 'office@example.org'`,
    );
    const { id, version, email, acknowledgementDraft } = await enter(app, { name: 'Asha' });
    expect(acknowledgementDraft).toMatch(/^Dear Asha,\n\n/);
    const input = { ...byMail, text: `${acknowledgementDraft}\n\nNamaste` };
    const { request } = await asOwner(app, ACKNOWLEDGE, { id, version, input });
    expect(request).toMatchObject({ acknowledgedOn: currentDay() });
    expect(lastEntry(request)).toMatchObject({
      act: 'ACKNOWLEDGED',
      notifiedBy: 'MAIL',
      notifiedOn: currentDay(),
      text: input.text,
    });
    const [mail] = await mailsTo(app, email);
    const reference = `R${String(id).padStart(5, '0')}`;
    expect(mail).toMatchObject({
      replyTo: 'office@example.org',
      subject: expect.stringContaining(reference),
    });
    expect(mail?.text).toBe(`${input.text}\n\nReference: ${reference}\n\nShree Samaj\n`);
  });

  it('is noted as done by letter or telephone on its day, and nothing is mailed', async () => {
    const { id, version, email } = await enter(app, { receivedOn: dayIn(-5) });
    const input = { notifiedBy: 'PHONE', notifiedOn: dayIn(-2), text: '' };
    const { request } = await asOwner(app, ACKNOWLEDGE, { id, version, input });
    expect(request.acknowledgedOn).toBe(dayIn(-2));
    expect(lastEntry(request)).toMatchObject({ notifiedBy: 'PHONE', notifiedOn: dayIn(-2), text: '' });
    expect(await mailsTo(app, email)).toEqual([]);
  });

  it.each([
    [{ ...byMail, text: ' ' }, 'text', 'answerRequired'],
    [{ notifiedBy: 'PHONE', notifiedOn: '' }, 'notifiedOn', 'requestDayInvalid'],
    [{ notifiedBy: 'PHONE', notifiedOn: dayIn(1) }, 'notifiedOn', 'requestDayInvalid'],
    [{ notifiedBy: 'PHONE', notifiedOn: dayIn(-6) }, 'notifiedOn', 'requestDayTooEarly'],
  ])('is refused for %j', async (input, field, messageKey) => {
    const { id, version } = await enter(app, { receivedOn: dayIn(-5) });
    const { error } = await asOwner(app, ACKNOWLEDGE, { id, version, input });
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field, messageKey });
    expect((await asOwner(app, ONE, { id })).request).toMatchObject({ acknowledgedOn: null, version: 1 });
  });

  it('is done once: of two who press at the same time one is told, and one letter goes out', async () => {
    const { id, version, email } = await enter(app);
    const input = { ...byMail, text: 'It has come.' };
    const answers = await Promise.all([1, 2].map(() => asOwner(app, ACKNOWLEDGE, { id, version, input })));
    expect(answers.flatMap(({ error }) => error?.extensions.code ?? [])).toEqual(['CONFLICT']);
    expect(await mailsTo(app, email)).toHaveLength(1);
    const { request } = await asOwner(app, ONE, { id });
    const again = await asOwner(app, ACKNOWLEDGE, { id, version: request.version, input });
    expect(again.error?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'requestAcknowledged' });
  });

  it('by mail is refused for somebody without an e-mail', async () => {
    const { id, version } = await enter(app, { email: '', phone: '0116 496 0000' });
    const { error } = await asOwner(app, ACKNOWLEDGE, {
      id,
      version,
      input: { ...byMail, text: 'It has come.' },
    });
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', messageKey: 'requestNoEmail' });
  });
});

describe('taking more time', () => {
  it('moves the day of the answer, counted from the day on which it came, and tells why', async () => {
    const receivedOn = dayIn(-3);
    const { id, version, email } = await enter(app, { kind: 'ACCESS', receivedOn });
    const input = { ...byMail, months: 2, reason: 'The papers are in the loft.' };
    const { request } = await asOwner(app, EXTEND, { id, version, input });
    expect(request).toMatchObject({ extendedBy: 2, answerBy: answerBy('ACCESS', receivedOn, 2) });
    expect(lastEntry(request)).toMatchObject({ act: 'EXTENDED', text: input.reason, notifiedBy: 'MAIL' });
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toContain('Reason: The papers are in the loft.');
    expect(mail?.text).toContain('ico.org.uk');
  });

  it('names the later day in the letter', async () => {
    const { id, version, email } = await enter(app, { kind: 'ACCESS' });
    const input = { ...byMail, months: 2, reason: 'Many papers' };
    const { request } = await asOwner(app, EXTEND, { id, version, input });
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toContain(dayOfLetter('en', request.answerBy, 'full'));
  });

  it('is possible once', async () => {
    const { id } = await enter(app);
    const input = { ...byLetter, months: 1, reason: 'Many papers' };
    await asOwner(app, EXTEND, { id, version: 1, input });
    const { error } = await asOwner(app, EXTEND, { id, version: 2, input });
    expect(error?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'requestNotExtendable' });
  });

  it.each([
    ['for a complaint', { kind: 'COMPLAINT' }],
    ['after its day', { kind: 'ACCESS', receivedOn: dayIn(-60) }],
  ])('is refused %s', async (_when, fields) => {
    const { id, version, email } = await enter(app, fields);
    const { error } = await asOwner(app, EXTEND, {
      id,
      version,
      input: { ...byMail, months: 1, reason: 'Late' },
    });
    expect(error?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'requestNotExtendable' });
    expect(await mailsTo(app, email)).toEqual([]);
  });

  it('is possible until the day of the answer, that day among them', async () => {
    const { id } = await enter(app);
    await app.database.dataSource.query('UPDATE rights_request SET answer_by = $2 WHERE id = $1', [
      id,
      currentDay(),
    ]);
    const input = { ...byLetter, months: 1, reason: 'Many papers' };
    const { request } = await asOwner(app, EXTEND, { id, version: 1, input });
    expect(request).toMatchObject({ extendedBy: 1 });
  });

  it.each([
    [{ months: 3, reason: 'Long' }, 'months'],
    [{ months: 1, reason: ' ' }, 'reason'],
  ])('is refused for %j', async (fields, field) => {
    const { id, version } = await enter(app);
    const { error } = await asOwner(app, EXTEND, { id, version, input: { ...byLetter, ...fields } });
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});

describe('how it ends', () => {
  it.each([
    ['ANSWERED', true],
    ['REFUSED', true],
    ['WITHDRAWN', false],
  ] as const)('%s is mailed, and says where else to complain: %s', async (outcome, saysWhere) => {
    const { id, version, email } = await enter(app);
    const input = { ...byMail, outcome, text: 'We have nothing but your name.' };
    const { request } = await asOwner(app, CLOSE, { id, version, input });
    expect(request).toMatchObject({ outcome, closedOn: currentDay() });
    expect(lastEntry(request)).toMatchObject({ act: outcome, text: input.text, notifiedBy: 'MAIL' });
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toContain(input.text);
    expect(mail?.text.includes('Information Commissioner')).toBe(saysWhere);
    const lines = await app.database.dataSource.query(
      `SELECT action, detail FROM audit_entry WHERE subject = 'rights-request' AND subject_id = $1 AND detail <> ''`,
      [id],
    );
    expect(lines).toEqual([{ action: 'CHANGE_STATUS', detail: outcome }]);
  });

  it('needs words', async () => {
    const { id, version } = await enter(app);
    const { error } = await asOwner(app, CLOSE, {
      id,
      version,
      input: { ...byLetter, outcome: 'REFUSED', text: '' },
    });
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  });

  it('holds: nothing but a note can be added', async () => {
    const { id } = await enter(app);
    const closing = { ...byLetter, outcome: 'ANSWERED', text: 'Sent a copy' };
    const { request } = await asOwner(app, CLOSE, { id, version: 1, input: closing });
    const { version } = request;
    for (const [query, input] of [
      [CLOSE, closing],
      [ACKNOWLEDGE, { ...byLetter, text: '' }],
      [EXTEND, { ...byLetter, months: 1, reason: 'Late' }],
    ] as const) {
      const { error } = await asOwner(app, query, { id, version, input });
      expect(error?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'requestClosed' });
    }
    expect((await asOwner(app, NOTE, { id, text: 'She thanked us' })).request.version).toBe(version);
  });
});

describe('opening again what was closed by mistake', () => {
  const closing = { ...byLetter, outcome: 'ANSWERED', text: 'Sent a copy' };

  it('makes it due again, which its history and the log say, and mails nothing', async () => {
    const { id, version, email, acknowledgeBy } = await enter(app);
    const closed = (await asOwner(app, CLOSE, { id, version, input: closing })).request;
    const { request } = await asOwner(app, REOPEN, { id, version: closed.version });
    expect(request).toMatchObject({ outcome: null, closedOn: null });
    expect(lastEntry(request)).toMatchObject({
      act: 'REOPENED',
      notifiedBy: null,
      actorName: expect.stringMatching(/./),
    });
    const [row] = await app.database.dataSource.query(
      'SELECT due_on::text, (SELECT count(*)::integer FROM audit_entry WHERE action = $2 AND subject_id = $1) AS lines FROM rights_request WHERE id = $1',
      [id, 'OPEN_AGAIN'],
    );
    expect(row).toEqual({ due_on: acknowledgeBy, lines: 1 });
    expect(await mailsTo(app, email)).toEqual([]);
    const again = await asOwner(app, CLOSE, { id, version: request.version, input: closing });
    expect(again.request).toMatchObject({ outcome: 'ANSWERED' });
  });

  it('is refused for an open one, for an older version and for an unknown one', async () => {
    const { id, version } = await enter(app);
    const open = await asOwner(app, REOPEN, { id, version });
    expect(open.error?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'requestNotClosed' });
    await asOwner(app, CLOSE, { id, version, input: closing });
    const old = await asOwner(app, REOPEN, { id, version });
    expect(old.error?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
    const none = await asOwner(app, REOPEN, { id: 999_999, version });
    expect(none.error?.extensions.code).toBe('NOT_FOUND');
    expect((await asOwner(app, ONE, { id })).request).toMatchObject({ outcome: 'ANSWERED' });
  });
});

describe('on a site that cannot send mail', () => {
  const silent = sharedTestApp({ sendsMessages: true, environment: { DEMO: '0' } });

  it('a letter by mail is refused in words, and nothing is stored; a noted one is', async () => {
    const { id, version, canMail } = await enter(silent);
    expect(canMail).toBe(false);
    const mailed = { ...byMail, outcome: 'ANSWERED', text: 'Here it is' };
    const { error } = await asOwner(silent, CLOSE, { id, version, input: mailed });
    expect(error?.message).toContain('cannot send email yet');
    const { request } = await asOwner(silent, ONE, { id });
    expect([request.closedOn, request.entries.length, request.version]).toEqual([null, 1, 1]);
    const noted = await asOwner(silent, CLOSE, { id, version, input: { ...mailed, ...byLetter } });
    expect(noted.request.closedOn).toBe(currentDay());
  });
});

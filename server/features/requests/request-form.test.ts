import { beforeEach, describe, expect, it } from 'vitest';
import { acknowledgeBy, answerBy } from '../../../rules/request-dates.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { buildMember, buildUser, openSession } from '../../testing/factories.ts';
import { knownAddress } from '../../testing/known-address.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { requesterData } from './requester-data.ts';
import { asOwner, LIST, mailsTo, sendForm, sentFields } from './requests-fixtures.ts';

const app = sharedTestApp();

async function found(search: unknown) {
  const { data } = await asOwner(app, LIST, { search });
  return data.rightsRequests.items;
}

async function rowCount(): Promise<number> {
  const [{ count }] = await app.database.dataSource.query('SELECT count(*)::integer FROM rights_request');
  return count;
}

beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

describe('a complaint or request sent by the form of the site', () => {
  it('is in the register with its dates, and the sender is told its reference and those dates', async () => {
    const fields = sentFields({ kind: 'ERASURE', phone: '0116 496 0000', onBehalfOf: 'My mother' });
    const { sent } = await sendForm(app, fields);
    const dates = {
      acknowledgeBy: acknowledgeBy(currentDay()),
      answerBy: answerBy('ERASURE', currentDay()),
    };
    expect(sent).toEqual({ reference: expect.stringMatching(/^R\d{5}$/), ...dates, isMailed: true });
    expect(await found(sent.reference)).toEqual([
      expect.objectContaining({
        ...fields,
        ...dates,
        channel: 'FORM',
        receivedOn: currentDay(),
        identityChecked: false,
        userId: null,
        memberId: null,
        assignedTo: null,
        outcome: null,
      }),
    ]);
  });

  it.each([
    [{ kind: 'COMPLAINT', name: ' ' }, 'name', 'Enter name.'],
    [{ email: 'no address' }, 'email', 'Enter valid email.'],
    [{ email: '', phone: ' ' }, 'email', 'Enter an email address or a phone no., so that we can answer you.'],
    [{ about: '\n' }, 'about', 'Enter what it is about.'],
    [{ about: 'x'.repeat(5001) }, 'about', 'This text is too long.'],
    [{ name: 'Asha\nBcc: all@example.org' }, 'name', 'Enter this text on one line.'],
    [{ phone: '1'.repeat(31) }, 'phone', 'This text is too long.'],
  ])('is refused in words, and nothing is stored: %j', async (overrides, field, message) => {
    const before = await rowCount();
    const fields = sentFields(overrides);
    const { error } = await sendForm(app, fields);
    expect([error.message, error.extensions.field]).toEqual([message, field]);
    expect(await rowCount()).toBe(before);
  });

  it('needs an e-mail or a telephone no., and one of them is enough', async () => {
    const fields = sentFields({ email: '', phone: '0116 496 0001' });
    expect((await sendForm(app, fields)).sent.reference).toMatch(/^R/);
    expect((await sendForm(app, sentFields())).sent.reference).toMatch(/^R/);
  });

  it('is stored once when it is sent twice, also at the same time, and counts once', async () => {
    const fields = sentFields();
    const from = freshAddress();
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(app, fields, { from })));
    expect(new Set(answers.map(({ sent }) => sent.reference)).size).toBe(1);
    expect(await found(fields.about)).toHaveLength(1);
    expect(await mailsTo(app, String(fields.email))).toHaveLength(1);
  });

  it('is another where anybody else says the same: of one family, by e-mail or telephone', async () => {
    const fields = sentFields({ phone: '0116 496 0001' });
    const answers = [];
    for (const other of [{}, { email: 'brother@example.org' }, { phone: '0116 496 0002' }])
      answers.push(await sendForm(app, { ...fields, ...other }));
    expect(new Set(answers.map(({ sent }) => sent.reference)).size).toBe(3);
  });

  it('with the trap for programs filled in looks as if it had come, and is dropped', async () => {
    const fields = sentFields({ website: 'https://example.org' });
    const { sent } = await sendForm(app, fields);
    expect(sent).toMatchObject({ acknowledgeBy: acknowledgeBy(currentDay()) });
    expect(await found(fields.about)).toEqual([]);
  });

  it('is limited for one connection, and a place where members sign in still gets through', async () => {
    const from = freshAddress();
    for (let count = 0; count < 5; count++) await sendForm(app, sentFields(), { from });
    const { error } = await sendForm(app, sentFields(), { from });
    expect(error.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect((await sendForm(app, sentFields(), { from: await knownAddress(app) })).sent).toBeDefined();
  });

  it('notes the account that was signed in, whatever name and e-mail were typed', async () => {
    const user = await buildUser(app, { name: 'Meena Shah' });
    const fields = sentFields({ email: 'other@example.org' });
    await sendForm(app, fields, { token: await openSession(app, { userId: user.id }) });
    expect(await found(fields.about)).toEqual([
      expect.objectContaining({
        userId: user.id,
        memberId: null,
        accountName: 'Meena Shah',
        identityChecked: false,
      }),
    ]);
  });

  it('notes the matrimonial member who was signed in', async () => {
    const member = await buildMember(app, { name: 'Kiran' });
    const fields = sentFields();
    await sendForm(app, fields, { token: await openSession(app, { memberId: member.id }) });
    expect(await found(fields.about)).toEqual([
      expect.objectContaining({ userId: null, memberId: member.id, accountName: 'Kiran' }),
    ]);
  });

  it('[PRIV-5] is in the data of the account that sent it, not of the one with a member’s number', async () => {
    const { id } = await buildUser(app);
    const { dataSource } = app.database;
    const [own, other] = [sentFields(), sentFields()];
    for (const { about } of [own, other]) await sendForm(app, about === own.about ? own : other);
    await dataSource.query('UPDATE rights_request SET user_id = $2 WHERE about = $1', [own.about, id]);
    await dataSource.query('ALTER TABLE rights_request DISABLE TRIGGER ALL');
    await dataSource.query('UPDATE rights_request SET member_id = $2 WHERE about = $1', [other.about, id]);
    await dataSource.query('ALTER TABLE rights_request ENABLE TRIGGER ALL');
    const { complaintsAndRequests } = (await requesterData(dataSource).collect(id)) as {
      complaintsAndRequests: { about: string }[];
    };
    expect(complaintsAndRequests.map(({ about }) => about)).toEqual([own.about]);
  });

  it('says nothing of an account that has this e-mail', async () => {
    const { email } = await buildUser(app);
    const known = await sendForm(app, sentFields({ email }));
    const unknown = await sendForm(app, sentFields());
    expect({ ...known.sent, reference: '' }).toEqual({ ...unknown.sent, reference: '' });
  });
});

describe('the letters about it', () => {
  it('to the sender has reference and dates in the language of the page, and nothing that was typed', async () => {
    const fields = sentFields({ name: 'Visit www.example.net', about: 'Buy at www.example.net' });
    const { sent } = await sendForm(app, fields, { language: 'gu' });
    const [mail, ...others] = await mailsTo(app, String(fields.email));
    expect(others).toEqual([]);
    expect(mail?.text).toContain(sent.reference);
    expect(mail?.text).toContain('નમસ્તે');
    expect(mail?.text).toContain(sent.acknowledgeBy.slice(0, 4));
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('example.net');
  });

  it('to the office names the kind and the days, not who wrote nor what', async () => {
    await app.database.dataSource.query(`UPDATE site_settings SET email = 'office@example.org'`);
    const fields = sentFields({ name: 'Private Person', about: 'The treasurer shouted' });
    const { sent } = await sendForm(app, fields);
    const mail = (await mailsTo(app, 'office@example.org')).at(-1);
    expect(mail?.subject).toContain(sent.reference);
    expect(mail?.text).toContain('a complaint');
    expect(mail?.text).not.toMatch(/Private|shouted|asha\d/);
  });

  it('to the office is left out where the settings have no e-mail', async () => {
    await app.database.dataSource.query(`UPDATE site_settings SET email = ''`);
    const before = (await mailsTo(app, 'office@example.org')).length;
    await sendForm(app, sentFields({ email: '', phone: '0116 496 0002' }));
    expect(await mailsTo(app, 'office@example.org')).toHaveLength(before);
    expect(await mailsTo(app, '')).toEqual([]);
  });
});

describe('on a site that cannot send mail', () => {
  const silent = sharedTestApp({ sendsMessages: true, environment: { DEMO: '0' } });

  it('it is taken all the same', async () => {
    const { sent } = await sendForm(silent, sentFields());
    expect(sent).toMatchObject({ reference: expect.stringMatching(/^R/), isMailed: false });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { hireReference } from '../../../../rules/hire-reference.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { ACCEPT, buildRequest, hireFields, ONE, SAVE, sendRequest } from '../hall-hire-fixtures.ts';
import { buildRoom } from '../office/office-calendar-fixtures.ts';

const app = sharedTestApp();

const FIELDS = `reference version status purpose guests startsAt endsAt declineReason wish chargesPence roomNames
  agreementVersion agreementText agreementAcceptedAt charges { kind } canChange canWish canWithdraw canAccept`;
const FIND = `query ($token: String!, $language: String) { hire: ownHire(token: $token, language: $language) { ${FIELDS} } }`;
const CHANGE = `mutation ($token: String!, $input: OwnHireInput!) { hire: changeOwnHire(token: $token, input: $input) { ${FIELDS} } }`;
const WISH = `mutation ($token: String!, $version: Int!, $wish: String!) {
  hire: wishForOwnHire(token: $token, version: $version, wish: $wish) { ${FIELDS} } }`;
const WITHDRAW = `mutation ($token: String!, $version: Int!) { hire: withdrawOwnHire(token: $token, version: $version) { ${FIELDS} } }`;
const AGREE = `mutation ($token: String!, $agreementVersion: Int!) {
  hire: acceptHireAgreement(token: $token, agreementVersion: $agreementVersion) { ${FIELDS} } }`;

async function newMails() {
  const before = app.messages.mails.length;
  await app.outboxSender.sendDue();
  return app.messages.mails.slice(before);
}

/** What is in the last link of a letter. */
const linkIn = (text = '') => /\/hire(?:\?lang=\w+)?#([\w-]{43})$/m.exec(text)?.[1] ?? '';

/** Sends a request and answers the token of its letter, and the request as the office sees it. */
async function requested(overrides: Record<string, unknown> = {}) {
  const office = await adminToken(app);
  await newMails();
  const hire = await buildRequest(app, office, overrides);
  const letter = (await newMails()).find(({ to }) => to === hire.email);
  return { token: linkIn(letter?.text), hire, office };
}

async function call(query: string, variables: Record<string, unknown>) {
  const { data, errors } = await graphql(app, { query, variables });
  return { hire: data?.hire, refusal: errors?.[0]?.extensions.messageKey };
}

const hireMoves = () => app.features.services.hireMoves;

describe('the private link of a hire', () => {
  beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

  it('comes by letter in the language of the hirer, and shows where the request stands; only its hash is stored', async () => {
    await newMails();
    const fields = hireFields({ email: 'hansa@example.org' });
    await sendRequest(app, fields, { language: 'gu' });
    const letter = (await newMails()).find(({ to }) => to === 'hansa@example.org');
    const token = linkIn(letter?.text);
    expect(letter?.text).toContain('તમારી વિનંતી કે બુકિંગ');
    const { hire } = await call(FIND, { token, language: 'gu' });
    expect(hire).toMatchObject({ status: 'REQUESTED', purpose: 'Birthday', canChange: true, canWish: false });
    expect(hire.agreementText).toContain('મહેમાનોએ');
    const [{ found }] = await app.database.dataSource.query(
      `SELECT count(*)::int AS found FROM hall_hire WHERE hall_hire::text LIKE '%' || $1 || '%'`,
      [token],
    );
    expect(found).toBe(0);
    expect((await call(FIND, { token: `${token.slice(0, -2)}AA` })).hire).toBeNull();
    expect((await call(WITHDRAW, { token: 'unknown', version: 1 })).refusal).toBe('notFound');
  });

  it('changes a request, which tells the office, unless that is taken or somebody else was first', async () => {
    const { token, hire, office } = await requested();
    const input = { version: hire.version, purpose: 'Wedding', guests: '80', roomIds: [1] };
    const taken = hireFields({ date: '2094-05-01', from: '10:00', to: '12:00' });
    await graphql(app, { query: SAVE, variables: { input: taken }, token: office });
    const times = { date: '2094-05-01', from: '11:00', to: '15:00' };
    expect((await call(CHANGE, { token, input: { ...input, ...times } })).refusal).toBe('hallTaken');
    const free = { ...times, from: '12:00' };
    expect((await call(CHANGE, { token, input: { ...input, ...free, purpose: '' } })).refusal).toBe(
      'hirePurposeRequired',
    );
    await newMails();
    const changed = await call(CHANGE, { token, input: { ...input, ...free } });
    expect(changed.hire).toMatchObject({
      ...{ status: 'REQUESTED', purpose: 'Wedding', guests: 80 },
      ...{ startsAt: '2094-05-01T11:00:00.000Z', endsAt: '2094-05-01T14:00:00.000Z' },
    });
    const [letter] = await newMails();
    expect(letter).toMatchObject({ replyTo: hire.email, subject: expect.stringContaining('changed') });
    const seen = await graphql(app, { query: ONE, variables: { id: hire.id }, token: office });
    expect(seen.data.hire).toMatchObject({ day: 'Saturday', hours: '3', email: hire.email, name: hire.name });
    expect((await call(CHANGE, { token, input: { ...input, ...free } })).refusal).toBe('changedByAnother');
  });

  it('[D33] is not moved to hours that are being taken: it waits for what is written in the calendar', async () => {
    const { token, hire, office } = await requested();
    const times = { from: '10:00', to: '12:00' };
    const booked = { input: hireFields({ ...times, date: '2094-06-01' }) };
    const { data } = await graphql(app, { query: SAVE, variables: booked, token: office });
    const next = { ...times, date: '2094-06-02', purpose: 'Wedding', guests: '80', roomIds: [1] };
    const { refusal } = await during(
      app,
      (manager) =>
        manager.query(
          `UPDATE occupancy SET blocked_until = blocked_until + interval '1 day' WHERE hire_id = $1`,
          [data.hire.id],
        ),
      () => call(CHANGE, { token, input: { ...next, version: hire.version } }),
    );
    expect(refusal).toBe('hallTaken');
  });

  it('asks the office for a change of what is accepted, until the office has saved it', async () => {
    const { token, hire, office } = await requested();
    const { id, version } = hire;
    await graphql(app, { query: ACCEPT, variables: { id, version }, token: office });
    const letter = (await newMails()).find(({ to }) => to === hire.email);
    expect(linkIn(letter?.text)).toBe(token);
    const found = (await call(FIND, { token })).hire;
    expect(found).toMatchObject({ status: 'ACCEPTED', canChange: false, canWish: true });
    const input = {
      version: found.version,
      purpose: 'P',
      roomIds: [1],
      date: '2094-06-01',
      from: '10:00',
      to: '12:00',
    };
    expect((await call(CHANGE, { token, input })).refusal).toBe('hireDecided');
    expect((await call(WISH, { token, version: found.version, wish: ' ' })).refusal).toBe('hireWishRequired');
    const wished = await call(WISH, { token, version: found.version, wish: 'An hour later, please' });
    expect(wished.hire).toMatchObject({ wish: 'An hour later, please', startsAt: found.startsAt });
    expect((await newMails())[0]?.text).toContain('An hour later, please');
    const fields = hireFields({ name: hire.name, email: hire.email, date: hire.startsAt.slice(0, 10) });
    const saved = async (seen: number, changed: object) => {
      const input = { id, version: seen, ...fields, ...changed };
      await graphql(app, { query: SAVE, variables: { input }, token: office });
      return (await call(FIND, { token })).hire;
    };
    const kept = await saved(wished.hire.version, { charges: '10' });
    expect(kept.wish).toBe('An hour later, please');
    const slot = { date: hire.startsAt.slice(0, 10), from: '18:00', to: '22:30', roomIds: [1] };
    const { version: seen } = await hireMoves().move(OPERATOR, id, kept.version, slot);
    expect((await call(FIND, { token })).hire.wish).toBe('An hour later, please');
    const answered = await saved(seen, { isWishAnswered: true });
    expect(answered.wish).toBeNull();
    const again = await call(WISH, { token, version: answered.version, wish: 'Earlier' });
    expect((await saved(again.hire.version, { to: '22:45' })).wish).toBeNull();
  });

  it('keeps what the office has agreed while rooms and times stay, and follows the rooms that it changes to', async () => {
    const office = await adminToken(app);
    const every = {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: '00:00',
      to: '00:00',
      per: 'ONCE',
      memberPence: null,
    };
    const hall = await buildRoom(app, office, {
      depositPence: 30_000,
      prices: [{ ...every, pence: 50_000 }],
    });
    const { token, hire } = await requested({ roomIds: [hall], deposit: '1' });
    expect(hire).toMatchObject({ depositPence: 30_000, chargesPence: 50_000 });
    const day = hire.startsAt.slice(0, 10);
    const agreed = hireFields({ name: hire.name, email: hire.email, date: day, roomIds: [hall] });
    const amounts = { charges: '400', deposit: '200', outstanding: '150' };
    const input = { ...agreed, ...amounts, id: hire.id, version: hire.version };
    await graphql(app, { query: SAVE, variables: { input }, token: office });
    const asked = { purpose: 'Party', guests: '90', date: day, from: '18:00', to: '22:30', roomIds: [hall] };
    const same = await call(CHANGE, { token, input: { ...asked, version: hire.version + 1 } });
    expect(same.hire).toMatchObject({ purpose: 'Party', guests: 90 });
    const seen = async () =>
      (await graphql(app, { query: ONE, variables: { id: hire.id }, token: office })).data.hire;
    expect(await seen()).toMatchObject({
      chargesPence: 40_000,
      depositPence: 20_000,
      outstandingPence: 15_000,
    });
    const small = await buildRoom(app, office, { prices: [{ ...every, pence: 9000 }] });
    await call(CHANGE, { token, input: { ...asked, version: hire.version + 2, roomIds: [small] } });
    expect(await seen()).toMatchObject({ chargesPence: 9000, depositPence: null, outstandingPence: null });
  });

  it('keeps a room that is offered no more, which nobody else can choose, and names it', async () => {
    const office = await adminToken(app);
    const [old, other] = [await buildRoom(app, office, { name: 'Old hall' }), await buildRoom(app, office)];
    const { token, hire } = await requested({ roomIds: [old] });
    await app.database.dataSource.query('UPDATE room SET is_hidden = true WHERE id = ANY ($1)', [
      [old, other],
    ]);
    const asked = { purpose: 'Party', date: hire.startsAt.slice(0, 10), from: '17:00', to: '22:30' };
    const input = { ...asked, version: hire.version };
    expect((await call(CHANGE, { token, input: { ...input, roomIds: [other] } })).refusal).toBe(
      'roomNotOffered',
    );
    const changed = await call(CHANGE, { token, input: { ...input, roomIds: [old] } });
    expect(changed.hire).toMatchObject({ purpose: 'Party', roomNames: 'Old hall' });
  });

  it('withdraws a request, which is no booking in the letter to the hirer', async () => {
    const { token, hire } = await requested();
    await call(WITHDRAW, { token, version: hire.version });
    const [letter] = (await newMails()).filter(({ to }) => to === hire.email);
    expect(letter?.subject).toBe('Your hall hire request is withdrawn');
    expect(letter?.text).not.toMatch(/cancelled|Reason/);
  });

  it('withdraws what was accepted, so that its hours are free for others; the books say why in the language of the office', async () => {
    const { token, hire, office } = await requested({ deposit: '100' });
    const { id, version } = hire;
    await app.database.dataSource.query(`UPDATE hall_hire SET letter_language = 'gu' WHERE id = $1`, [id]);
    await graphql(app, { query: ACCEPT, variables: { id, version }, token: office });
    await newMails();
    const found = (await call(FIND, { token })).hire;
    const wished = await call(WISH, { token, version: found.version, wish: 'An hour later' });
    expect((await call(WITHDRAW, { token, version: found.version })).refusal).toBe('changedByAnother');
    const { hire: gone } = await call(WITHDRAW, { token, version: wished.hire.version });
    // Nobody waits for an answer to the wish any more.
    expect(gone).toMatchObject({ status: 'CANCELLED', canWithdraw: false, canAccept: false, wish: null });
    expect(gone.declineReason).toBe('ભાડે લેનારે પાછું ખેંચ્યું.');
    const letters = (await newMails()).filter(({ to }) => to === hire.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['હૉલનું તમારું બુકિંગ રદ થયું છે']);
    const [charge, ...others] = (await app.features.services.charges.of([{ hireId: id }])).get(id)!;
    expect(others).toEqual([]);
    expect(charge).toMatchObject({
      state: 'VOID',
      voided: { byName: hireReference(id), reason: 'Withdrawn by the hirer.' },
    });
    const acts = await app.database.dataSource.query(
      `SELECT action, detail, actor_name FROM audit_entry WHERE subject = 'hire' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    expect(acts).toEqual([{ action: 'CHANGE_STATUS', detail: 'CANCELLED', actor_name: hireReference(id) }]);
    const again = hireFields({ date: hire.startsAt.slice(0, 10) });
    expect((await sendRequest(app, again)).error).toBeUndefined();
    expect((await call(WITHDRAW, { token, version: gone.version })).refusal).toBe('hireDecided');
  });

  it('opens nothing any more to whoever uses it while the account of the hirer is being closed', async () => {
    const { token, hire } = await requested();
    const { refusal } = await during(
      app,
      (manager) =>
        manager.query(`UPDATE hall_hire SET status = 'CANCELLED', link_hash = NULL WHERE id = $1`, [hire.id]),
      () => call(WITHDRAW, { token, version: hire.version }),
    );
    expect(refusal).toBe('notFound');
  });

  it('accepts the agreement in the version that was read, which is kept when the office writes another', async () => {
    const { token, office, hire } = await requested();
    const found = (await call(FIND, { token })).hire;
    const { hallPage } = app.features.services;
    const write = async (agreement: string) => {
      const { version } = await hallPage.find();
      await hallPage.save(OPERATOR, version, { agreement });
    };
    await write('Leave the hall clean.');
    expect((await call(AGREE, { token, agreementVersion: found.agreementVersion })).refusal).toBe(
      'hireAgreementChanged',
    );
    const { agreementVersion } = (await call(FIND, { token })).hire;
    const agreed = (await call(AGREE, { token, agreementVersion })).hire;
    expect(agreed.agreementAcceptedAt).not.toBeNull();
    await write('Something else.');
    expect((await call(FIND, { token })).hire).toMatchObject({
      ...{ agreementVersion, agreementText: 'Leave the hall clean.' },
      agreementAcceptedAt: agreed.agreementAcceptedAt,
    });
    const seen = await graphql(app, { query: ONE, variables: { id: hire.id }, token: office });
    expect(seen.data.hire.agreedOn).toBe(agreed.agreementAcceptedAt.slice(0, 10));
  });

  it('accepts the agreement of a hire that the office has written down as agreed, whose day stays', async () => {
    const { token, office, hire } = await requested({ agreedOn: '2026-01-02' });
    const { agreementVersion } = (await call(FIND, { token })).hire;
    const { agreementAcceptedAt } = (await call(AGREE, { token, agreementVersion })).hire;
    expect(agreementAcceptedAt).not.toBeNull();
    // A second press changes nothing, and the office is told once.
    expect((await call(AGREE, { token, agreementVersion })).hire.agreementAcceptedAt).toBe(
      agreementAcceptedAt,
    );
    expect((await newMails()).filter(({ subject }) => subject.includes('accepted'))).toHaveLength(1);
    const seen = await graphql(app, { query: ONE, variables: { id: hire.id }, token: office });
    expect(seen.data.hire.agreedOn).toBe('2026-01-02');
  });

  it('shows the agreement as it was written to whom it has no text for', async () => {
    const { token } = await requested();
    const { hallPage } = app.features.services;
    const write = async (fields: object) => hallPage.save(OPERATOR, (await hallPage.find()).version, fields);
    const { agreement, ownLanguage: language, translations } = await hallPage.find();
    const gu = (text: string) => ({ gu: { ...translations.gu, agreement: text } });
    await write({ language, agreement: 'Lock the door.', translations: gu('') });
    expect((await call(FIND, { token, language: 'gu' })).hire.agreementText).toBe('Lock the door.');
    await write({ language, agreement, translations: gu(translations.gu!.agreement!) });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { hireReference } from '../../../rules/hire-reference.ts';
import { adminToken } from '../../testing/factories.ts';
import { lastSunday, NEXT_YEAR } from '../../testing/future-dates.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ACCEPT, CANCEL, DECLINE, hireFields, LIST, sendRequest } from './hall-hire-fixtures.ts';

const app = sharedTestApp();

/** The clocks change. */
const [SPRING, AUTUMN] = [lastSunday(3), lastSunday(10)];
const DAY_BEFORE_AUTUMN = AUTUMN.replace(/\d+$/, (day) => String(Number(day) - 1));

const OFFICE = 'SELECT email FROM site_settings';

async function storedCount(): Promise<number> {
  const [row] = await app.database.dataSource.query('SELECT count(*)::int AS count FROM hall_hire');
  return row.count;
}

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
async function decide(query: string, variables: Record<string, unknown>) {
  admin ??= adminToken(app);
  const { data, errors } = await graphql(app, { query, variables, token: await admin });
  expect(errors).toBeUndefined();
  return data;
}

/** The request that came last. */
async function newest() {
  const { hires } = await decide(LIST, { pageSize: 1 });
  return hires.items[0];
}

function declined(id: number, version: number) {
  return decide(DECLINE, { id, version, reason: 'The kitchen is being painted' });
}

async function cancelled(id: number, version: number) {
  const { hire } = await decide(ACCEPT, { id, version });
  await decide(CANCEL, { id, version: hire.version, reason: 'The roof leaks' });
}

async function newMails() {
  const before = app.messages.mails.length;
  await app.outboxSender.sendDue();
  return app.messages.mails.slice(before);
}

describe('[D33] hire requests', () => {
  beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

  it('a visitor sends a request and an admin reads it, with day and hours as typed', async () => {
    const fields = hireFields({
      name: '  હંસાબહેન ',
      address: '14 Station Road\nLeicester',
      postcode: 'LE4 5AB',
      telephone: '0116 496 0100',
      guests: '120',
      date: `${NEXT_YEAR}-02-06`,
      day: 'Sat',
      hours: '5 with the kitchen',
      deposit: '£100',
      paidBy: 'CHEQUE',
      agreedOn: `${NEXT_YEAR}-01-02`,
    });
    const sent = await sendRequest(app, fields);
    const { data } = await graphql(app, { query: LIST, token: await adminToken(app) });
    expect(sent.data.sendHireRequest).toBe(hireReference(data.hires.items[0].id));
    expect(data.hires.items[0]).toMatchObject({
      status: 'REQUESTED',
      origin: 'REQUEST',
      name: 'હંસાબહેન',
      address: '14 Station Road\nLeicester',
      guests: 120,
      day: 'Sat',
      hours: '5 with the kitchen',
      startsAt: `${NEXT_YEAR}-02-06T18:00:00.000Z`,
      endsAt: `${NEXT_YEAR}-02-06T22:30:00.000Z`,
      depositPence: 10_000,
      chargesPence: null,
      outstandingPence: null,
      paidBy: 'CHEQUE',
      agreedOn: `${NEXT_YEAR}-01-02`,
      decidedAt: null,
    });
  });

  it('a visitor cannot set charges, neither by GraphQL nor in the service', async () => {
    const before = await storedCount();
    for (const amounts of [{ charges: '1' }, { outstanding: '1' }])
      expect((await sendRequest(app, hireFields(amounts))).status).toBe(400);
    expect(await storedCount()).toBe(before);
    const wishes = {
      guests: '',
      address: '',
      postcode: '',
      telephone: '',
      day: '',
      hours: '',
      deposit: '100',
    };
    const fields = hireFields({ ...wishes, charges: '1', outstanding: '2' });
    await app.features.services.hireRequests.send(fields as never, { ip: freshAddress() });
    const rows = await app.database.dataSource.query(
      'SELECT deposit_pence, charges_pence, outstanding_pence FROM hall_hire WHERE name = $1',
      [fields.name],
    );
    expect(rows).toEqual([{ deposit_pence: 10_000, charges_pence: null, outstanding_pence: null }]);
  });

  it.each([
    [SPRING, '00:30', '23:00', `${SPRING}T00:30:00.000Z`, `${SPRING}T22:00:00.000Z`],
    [AUTUMN, '00:30', '23:00', `${DAY_BEFORE_AUTUMN}T23:30:00.000Z`, `${AUTUMN}T23:00:00.000Z`],
    [AUTUMN, '01:15', '01:45', `${AUTUMN}T00:15:00.000Z`, `${AUTUMN}T01:45:00.000Z`],
  ])('when the clocks change on %s, %s to %s is %s to %s', async (date, from, to, startsAt, endsAt) => {
    const { name } = hireFields();
    await sendRequest(app, hireFields({ name, date, from, to }));
    const [row] = await app.database.dataSource.query(
      'SELECT starts_at, ends_at FROM hall_hire WHERE name = $1',
      [name],
    );
    expect([row.starts_at.toISOString(), row.ends_at.toISOString()]).toEqual([startsAt, endsAt]);
  });

  it.each([
    ['Enter the name of the hirer.', 'name', { name: ' ', purpose: '' }],
    ['Enter valid email.', 'email', { email: 'a@example.org\nBcc: b@example.org' }],
    ['Enter a phone or mobile no.', 'telephone', { mobile: '' }],
    ['Enter the purpose of the booking.', 'purpose', { purpose: '' }],
    ['Enter the number of guests in digits.', 'guests', { guests: 'many' }],
    ['Enter the date of the booking.', 'date', { date: '' }],
    ['Enter a date in the future.', 'date', { date: '2026-01-05' }],
    ['Enter the times of the booking.', 'from', { from: '' }],
    [
      'The booking must end after it begins, the next day within 16 hours.',
      'to',
      { from: '08:00', to: '01:00' },
    ],
    ['Enter valid amount.', 'deposit', { deposit: 'a lot' }],
  ])('answers "%s" for %s and stores nothing', async (text, field, overrides) => {
    const before = await storedCount();
    const { status, error } = await sendRequest(app, hireFields(overrides));
    expect([status, error.message, error.extensions.field]).toEqual([400, text, field]);
    expect(await storedCount()).toBe(before);
  });

  it('mails the office and the hirer, with the request', async () => {
    await newMails();
    const [{ email: office }] = await app.database.dataSource.query(OFFICE);
    const fields = hireFields({
      date: '2087-07-12',
      name: 'હંસાબહેન O’Neill',
      address: '14 Station Road\nLeicester',
      postcode: 'LE4 5AB',
      purpose: "Asha's 50th birthday",
      guests: '120',
      deposit: '100',
    });
    await sendRequest(app, fields);
    const [toOffice, toHirer, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(toOffice).toMatchObject({ to: office, replyTo: fields.email });
    expect(toOffice?.text).toContain('12 July 2087, 18:00–22:30');
    expect(toHirer).toMatchObject({ to: fields.email, replyTo: office });
    for (const fact of [
      'When: Saturday, 12 July 2087, 18:00–22:30',
      'Name: હંસાબહેન O’Neill',
      'Address: 14 Station Road, Leicester LE4 5AB',
      'Mobile: 07700 900123',
      "Purpose: Asha's 50th birthday",
      'Guests: 120',
      'Advance deposit: £100.00',
    ])
      expect(toHirer?.text).toContain(fact);
    expect(toHirer?.text).not.toContain('Telephone:');
  });

  it.each([
    ['Cheap pills at https://example.org'],
    ['Cheap pills at example.org'],
    ['Cheap pills, ring 0900 123456'],
    ['Cheap pills <b>now</b>'],
    ['Cheap pills at a@b'],
  ])('the letter to the hirer does not repeat text that a stranger may want to send: %s', async (purpose) => {
    await newMails();
    await sendRequest(app, hireFields({ purpose, name: purpose, address: purpose }));
    const [toOffice, toHirer] = await newMails();
    expect(toOffice?.text).toContain('Cheap pills');
    expect(toHirer?.text).not.toContain('pills');
  });

  it('without an e-mail address only the office gets a mail; a refused request sends none', async () => {
    await newMails();
    await sendRequest(app, hireFields({ email: '' }));
    await sendRequest(app, hireFields({ purpose: '' }));
    const mails = await newMails();
    expect(mails.map(({ replyTo }) => replyTo)).toEqual([undefined]);
  });

  it('letters are sent only after the commit: a rollback sends none', async () => {
    await newMails();
    const { dataSource } = app.database;
    // The office's letter is queued, then queueing the hirer's fails the whole request.
    await dataSource.query('CREATE UNIQUE INDEX one_letter ON outbox_message (channel)');
    const before = await storedCount();
    const { status } = await sendRequest(app, hireFields());
    await dataSource.query('DROP INDEX one_letter');
    expect([status, await storedCount(), await newMails()]).toEqual([500, before, []]);
  });

  it('a request with the honeypot filled in is answered like others and dropped', async () => {
    const before = await storedCount();
    const { data } = await sendRequest(app, hireFields({ website: 'https://example.org/pills' }));
    expect([data.sendHireRequest, await storedCount()]).toEqual([expect.stringMatching(/^H\d{5}$/), before]);
  });

  it('the same request sent ten times at once is stored once, with one pair of letters', async () => {
    await newMails();
    const before = await storedCount();
    const fields = hireFields();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendRequest(app, fields)));
    const [reference] = answers.map(({ data }) => data?.sendHireRequest);
    expect(reference).toMatch(/^H\d{5}$/);
    expect(answers.map(({ data }) => data?.sendHireRequest)).toEqual(Array(10).fill(reference));
    expect([await storedCount(), (await newMails()).length]).toEqual([before + 1, 2]);
  });

  it('a corrected request is a new one, and so is the same after ten minutes', async () => {
    const before = await storedCount();
    const fields = hireFields();
    await sendRequest(app, fields);
    await sendRequest(app, { ...fields, guests: '80' });
    await app.database.dataSource.query(
      `UPDATE hall_hire SET created_at = now() - interval '11 minutes' WHERE name = $1`,
      [fields.name],
    );
    await sendRequest(app, fields);
    expect(await storedCount()).toBe(before + 3);
  });

  it.each([
    ['declined', (id: number, version: number) => declined(id, version)],
    ['cancelled', (id: number, version: number) => cancelled(id, version)],
  ])('[D33] a %s request can be sent again at once', async (_what, refuse) => {
    const fields = hireFields();
    await sendRequest(app, fields);
    const { id, version } = await newest();
    await refuse(id, version);
    await newMails();
    await sendRequest(app, fields);
    expect(await newest()).toMatchObject({ name: fields.name, status: 'REQUESTED' });
    expect((await newest()).id).toBeGreaterThan(id);
    expect(await newMails()).toHaveLength(2);
  });

  it('[D33] a retry of a request that was accepted meanwhile is recognised as a repeat', async () => {
    const fields = hireFields();
    const first = await sendRequest(app, fields);
    const { id, version } = await newest();
    await decide(ACCEPT, { id, version });
    // Not that the hall is taken, as it is by this very request.
    expect(await sendRequest(app, fields)).toEqual(first);
    expect((await newest()).id).toBe(id);
  });

  it("a request from another site's page is refused", async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await sendRequest(app, hireFields(), { headers })).status).toBe(403);
  });
});

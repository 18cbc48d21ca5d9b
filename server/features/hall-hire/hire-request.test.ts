import { describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { hireFields, LIST, sendRequest } from './testing.ts';

const app = sharedTestApp();

const OFFICE = 'SELECT email FROM site_settings';

async function storedCount(): Promise<number> {
  const [row] = await app.database.dataSource.query('SELECT count(*)::int AS count FROM hall_hire');
  return row.count;
}

async function newMails() {
  const before = app.messages.mails.length;
  await app.outboxSender.sendDue();
  return app.messages.mails.slice(before);
}

describe('[D33] hire requests', () => {
  it('a visitor asks and an admin reads it, with day and hours as they stood in the form', async () => {
    const fields = hireFields({
      name: '  હંસાબહેન ',
      address: '14 Station Road\nLeicester',
      postcode: 'LE4 5AB',
      telephone: '0116 496 0100',
      guests: '120',
      date: '2027-02-06',
      day: 'Sat',
      hours: '5 with the kitchen',
      deposit: '£100',
      paidBy: 'CHEQUE',
      agreedOn: '2027-01-02',
    });
    expect((await sendRequest(app, fields)).data).toEqual({ sendHireRequest: true });
    const { data } = await graphql(app, { query: LIST, token: await adminToken(app) });
    expect(data.hires.items[0]).toMatchObject({
      status: 'REQUESTED',
      origin: 'REQUEST',
      name: 'હંસાબહેન',
      address: '14 Station Road\nLeicester',
      guests: 120,
      day: 'Sat',
      hours: '5 with the kitchen',
      startsAt: '2027-02-06T18:00:00.000Z',
      endsAt: '2027-02-06T22:30:00.000Z',
      depositPence: 10_000,
      chargesPence: null,
      outstandingPence: null,
      paidBy: 'CHEQUE',
      agreedOn: '2027-01-02',
      decidedAt: null,
    });
  });

  it('what the hall costs, a visitor does not say: not by the interface, and not past it', async () => {
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
    await app.features.services.hireRequests.send(fields as never, freshAddress());
    const rows = await app.database.dataSource.query(
      'SELECT deposit_pence, charges_pence, outstanding_pence FROM hall_hire WHERE name = $1',
      [fields.name],
    );
    expect(rows).toEqual([{ deposit_pence: 10_000, charges_pence: null, outstanding_pence: null }]);
  });

  it.each([
    ['2027-03-28', '00:30', '23:00', '2027-03-28T00:30:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '00:30', '23:00', '2027-10-30T23:30:00.000Z', '2027-10-31T23:00:00.000Z'],
    ['2027-10-31', '01:15', '01:45', '2027-10-31T00:15:00.000Z', '2027-10-31T01:45:00.000Z'],
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
    ['Enter a telephone or mobile no.', 'telephone', { mobile: '' }],
    ['Enter the purpose of the hire.', 'purpose', { purpose: '' }],
    ['Enter the number of guests in digits.', 'guests', { guests: 'many' }],
    ['Enter the date of the hire.', 'date', { date: '' }],
    ['Enter a date in the future.', 'date', { date: '2026-01-05' }],
    ['Enter the times of the hire.', 'from', { from: '' }],
    ['The hire must end after it begins, on the same day.', 'to', { from: '20:00', to: '01:00' }],
    ['Enter valid amount.', 'deposit', { deposit: 'a lot' }],
  ])('answers "%s" for %s and stores nothing', async (text, field, overrides) => {
    const before = await storedCount();
    const { status, error } = await sendRequest(app, hireFields(overrides));
    expect([status, error.message, error.extensions.field]).toEqual([400, text, field]);
    expect(await storedCount()).toBe(before);
  });

  it('writes to the office and to the hirer, who is told nothing but the time in both languages', async () => {
    await newMails();
    const [{ email: office }] = await app.database.dataSource.query(OFFICE);
    const fields = hireFields({ date: '2027-07-10', purpose: 'Cheap pills at https://example.org' });
    await sendRequest(app, fields);
    const [toOffice, toHirer, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(toOffice).toMatchObject({ to: office, replyTo: fields.email });
    expect(toOffice?.text).toContain('Cheap pills');
    expect(toOffice?.text).toContain('10 July 2027, 18:00–22:30');
    expect(toHirer).toMatchObject({ to: fields.email, replyTo: office });
    expect(toHirer?.text).toMatch(/10 July 2027, 18:00–22:30[\s\S]*શનિવાર, 10 જુલાઈ, 2027, 18:00–22:30/);
    expect(toHirer?.text).not.toContain('pills');
    expect(toHirer?.text).not.toContain(fields.name);
  });

  it('without an e-mail only the office is written to; a refused request writes to nobody', async () => {
    await newMails();
    await sendRequest(app, hireFields({ email: '' }));
    await sendRequest(app, hireFields({ purpose: '' }));
    const mails = await newMails();
    expect(mails.map(({ replyTo }) => replyTo)).toEqual([undefined]);
  });

  it('letters leave only after the commit: what rolls back writes to nobody', async () => {
    await newMails();
    const { dataSource } = app.database;
    // The office's letter is written, then the hirer's fails the whole request.
    await dataSource.query(
      'ALTER TABLE outbox_message ADD CONSTRAINT one_letter CHECK (id % 2 = 0) NOT VALID',
    );
    const before = await storedCount();
    const { status } = await sendRequest(app, hireFields());
    await dataSource.query('ALTER TABLE outbox_message DROP CONSTRAINT one_letter');
    expect([status, await storedCount(), await newMails()]).toEqual([500, before, []]);
  });

  it('what a program filled in everywhere is answered like the others and dropped', async () => {
    const before = await storedCount();
    const { data } = await sendRequest(app, hireFields({ website: 'https://example.org/pills' }));
    expect([data.sendHireRequest, await storedCount()]).toEqual([true, before]);
  });

  it('the same request ten times at once is stored once, with one pair of letters', async () => {
    await newMails();
    const before = await storedCount();
    const fields = hireFields();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendRequest(app, fields)));
    expect(answers.map(({ data }) => data?.sendHireRequest)).toEqual(Array(10).fill(true));
    expect([await storedCount(), (await newMails()).length]).toEqual([before + 1, 2]);
  });

  it('a corrected request is another one, and so is the same after ten minutes', async () => {
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

  it('one network sends five an hour, then it waits; another one gets through', async () => {
    const from = freshAddress();
    for (let i = 0; i < 5; i += 1) expect((await sendRequest(app, hireFields(), { from })).status).toBe(200);
    const refused = await sendRequest(app, hireFields(), { from });
    expect([refused.status, refused.error.message]).toEqual([
      429,
      'Too many attempts. Please try again later.',
    ]);
    expect((await sendRequest(app, hireFields())).status).toBe(200);
  });

  it('the networks of one customer send 15 a day together', async () => {
    const from = (network: number) => `2001:db8:5:${network}::1`;
    for (let network = 0; network < 15; network += 1)
      expect((await sendRequest(app, hireFields(), { from: from(network) })).status).toBe(200);
    expect((await sendRequest(app, hireFields(), { from: from(15) })).status).toBe(429);
    expect((await sendRequest(app, hireFields(), { from: '2001:db8:6:1::1' })).status).toBe(200);
  });

  it("a request from another site's page is refused", async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await sendRequest(app, hireFields(), { headers })).status).toBe(403);
  });

  it('the whole site takes 100 a day', async () => {
    await app.database.dataSource.query(
      `UPDATE attempt_counter SET attempts = 99 WHERE key LIKE 'hall-hire-site:%'`,
    );
    expect((await sendRequest(app, hireFields())).status).toBe(200);
    expect((await sendRequest(app, hireFields())).status).toBe(429);
  });
});

import { randomUUID } from 'node:crypto';
import ExcelJS from 'exceljs';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken, buildMember, buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { giftsOf } from './gift-fixtures.ts';

const app = sharedTestApp();
const { given, see, take, mailedLink, mailsTo, rows } = giftsOf(app);
const MINE = '{ myDonations(page: 1, pageSize: 10) { items { reference } } }';
const SET = `mutation ($id: Int!, $status: DonationStatus!, $note: String) {
  setDonationStatus(id: $id, status: $status, note: $note) { status } }`;

const newEmail = () => `${randomUUID()}@example.org`;

async function account(email: string) {
  const { id } = await buildUser(app, { email });
  const token = await openSession(app, { userId: id });
  const mine = async () =>
    (await graphql(app, { query: MINE, token })).data.myDonations.items.map(
      (item: { reference: string }) => item.reference,
    );
  return { id, token, mine };
}

beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

describe('the private link of a gift', () => {
  it('is kept as a hash only; whatever else is sent opens nothing', async () => {
    const email = newEmail();
    const link = await given({ email });
    const mailed = await mailedLink(email);
    expect(mailed).not.toBe(link);
    expect((await see(mailed)).reference).toBe((await see(link)).reference);
    const stored = await app.database.dataSource.query(
      `SELECT encode(token_hash, 'hex') AS hash FROM donation_link`,
    );
    const { reference } = await see(link);
    for (const guess of ['', ' ', `${link} `, reference, stored[0].hash, 'x'.repeat(100_000), '\u0000'])
      expect(await see(guess)).toBeNull();
  });

  it('shows each state as soon as the treasurer has set it, and the donor gets the receipt', async () => {
    const email = newEmail();
    const link = await given({ email });
    const [{ id }] = await rows(email);
    const token = await adminToken(app);
    const states: unknown[] = [];
    for (const change of [
      { status: 'CANCELLED' },
      { status: 'PENDING' },
      { status: 'PAID' },
      { status: 'PENDING', note: 'A mistake' },
      { status: 'PAID' },
      { status: 'REFUNDED' },
    ]) {
      const { errors } = await graphql(app, { query: SET, variables: { id, ...change }, token });
      expect(errors).toBeUndefined();
      const { status, receivedOn } = await see(link);
      states.push([status, receivedOn !== null]);
    }
    expect(states).toEqual([
      ['CANCELLED', false],
      ['PENDING', false],
      ['PAID', true],
      ['PENDING', false],
      ['PAID', true],
      ['REFUNDED', true],
    ]);
    expect((await mailsTo(email)).filter(({ subject }) => /^Receipt SMJ-\S+$/.test(subject))).toHaveLength(2);
  });
});

describe('gifts of somebody who has an account later', () => {
  it('all become theirs by a link that came by letter, in whichever case the e-mail was typed', async () => {
    const email = newEmail();
    await given({ email });
    await given({ email: email.toUpperCase() });
    const stranger = newEmail();
    await given({ email: stranger });
    const me = await account(email);
    const link = await mailedLink(email);
    expect(await me.mine()).toEqual([]);
    expect(await see(link, me.token)).toMatchObject({ canBeTaken: true, isOwn: false });
    expect((await take(link, me.token)).data.takeGift).toBe(2);
    expect(await see(link, me.token)).toMatchObject({ canBeTaken: false, isOwn: true });
    expect(await me.mine()).toHaveLength(2);
    expect((await take(link, me.token)).data.takeGift).toBe(0);
    expect(await rows(stranger)).toMatchObject([{ user_id: null }]);
  });

  it('one becomes theirs also where the account has sent another under the same key', async () => {
    const email = newEmail();
    const idempotencyKey = randomUUID();
    await given({ email, idempotencyKey });
    const me = await account(email);
    await given({ email, idempotencyKey }, { token: me.token });
    expect((await take(await mailedLink(email), me.token)).data?.takeGift).toBe(1);
    expect(await me.mine()).toHaveLength(2);
  });

  it('only its own gift becomes theirs by the link of the screen, since an account proves no e-mail', async () => {
    const email = newEmail();
    const victims = await given({ email });
    const { reference } = await see(victims);
    const thief = await account(email);
    const own = await given({ email });
    expect((await take(own, thief.token)).data.takeGift).toBe(1);
    expect(await thief.mine()).not.toContain(reference);
  });

  it('nothing becomes anybody’s of another e-mail, nor somebody’s who is not signed in', async () => {
    const email = newEmail();
    await given({ email });
    const link = await mailedLink(email);
    const other = await account(newEmail());
    expect((await take(link, other.token)).data.takeGift).toBe(0);
    expect(await see(link, other.token)).toMatchObject({ canBeTaken: false, isOwn: false });
    expect((await take(link)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const member = await openSession(app, { memberId: (await buildMember(app, { email })).id });
    expect(await see(link, member)).toMatchObject({ canBeTaken: false, isOwn: false });
    expect((await take(link, member)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await rows(email)).toMatchObject([{ user_id: null }]);
  });

  it('a gift that is somebody’s stays theirs, whoever has a link', async () => {
    const email = newEmail();
    const giver = await account(newEmail());
    await given({ email }, { token: giver.token });
    const me = await account(email);
    expect((await take(await mailedLink(email), me.token)).data.takeGift).toBe(0);
    expect(await giver.mine()).toHaveLength(1);
  });

  it('money from before, which is of the same e-mail, stays where it is', async () => {
    const email = newEmail();
    await given({ email });
    await app.database.dataSource.query(
      `INSERT INTO donation (reference, sub_type_id, type_name, type_language, letter_language, donor_name, phone, email,
         message, amount_pence, status, idempotency_key, received_on)
       VALUES ($1, 6, 'Navratri', 'en', 'en', 'D', '', $2, '', 100, 'PAID', $1, '2020-01-01')`,
      [randomUUID().slice(0, 20), email],
    );
    const me = await account(email);
    expect((await take(await mailedLink(email), me.token)).data.takeGift).toBe(1);
  });

  it('[PRIV-4] closing the account takes their names away, and no link opens them', async () => {
    const email = newEmail();
    const page = await given({ email });
    const link = await mailedLink(email);
    const me = await account(email);
    await take(link, me.token);
    const file = await get(app, '/exports/my-data.json', { authorization: `Bearer ${me.token}` });
    expect(file.body).toContain('"frequency": "ONCE"');
    const close = 'mutation ($password: String!) { closeMyAccount(password: $password) }';
    const variables = { password: PASSWORD };
    const { errors } = await graphql(app, { query: close, variables, token: me.token, from: freshAddress() });
    expect(errors).toBeUndefined();
    expect([await rows(email), await see(link), await see(page)]).toEqual([[], null, null]);
  });
});

describe('gifts without an account in the office', () => {
  const LIST = `query ($search: String) { donations(filter: { search: $search }) { totalCount sums { pendingPence }
    items { id userId email phone frequency amountPence } } }`;

  it('stand in the ledger with sums, wait on the page of the day, and are in the spreadsheet', async () => {
    const email = newEmail();
    await given({ email, frequency: 'MONTHLY', amount: '21' });
    const token = await adminToken(app);
    const { data } = await graphql(app, { query: LIST, variables: { search: email }, token });
    expect(data.donations).toMatchObject({
      totalCount: 1,
      sums: { pendingPence: 2100 },
      items: [{ userId: null, email, phone: '', frequency: 'MONTHLY', amountPence: 2100 }],
    });
    const today = await graphql(app, { query: '{ today { waiting { kind count } } }', token });
    expect(today.data.today.waiting).toContainEqual({ kind: 'DONATIONS', count: expect.any(Number) });
    const { rawPayload } = await get(app, `/exports/donations.xlsx?search=${email}`, {
      authorization: `Bearer ${token}`,
    });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(rawPayload as never);
    const cells = (row: number) => (workbook.worksheets[0]!.getRow(row).values as unknown[]).slice(1);
    const row = Object.fromEntries(cells(1).map((header, index) => [header, cells(2)[index]]));
    expect(row).toMatchObject({ Frequency: 'Every month', Account: 'Without an account', Email: email });
  });

  it('a new type is open to all unless it is of the hall’s column, and an old client leaves it as it is', async () => {
    const SAVE = `mutation ($input: DonationTypeInput!) { saveDonationType(input: $input) { id version isOpenToVisitors } }`;
    const token = await adminToken(app);
    const save = async (input: object) =>
      (
        await graphql(app, {
          query: SAVE,
          variables: { input: { fee: '', isActive: true, ...input } },
          token,
        })
      ).data.saveDonationType;
    const name = randomUUID();
    expect((await save({ name, column: 'FESTIVAL' })).isOpenToVisitors).toBe(true);
    const hall = await save({ name, column: 'HALL_AND_OTHER' });
    expect(hall.isOpenToVisitors).toBe(false);
    const opened = await save({ ...hall, name, column: 'HALL_AND_OTHER', isOpenToVisitors: true });
    const { id, version } = opened;
    expect((await save({ id, version, name: `${name} 2`, column: 'HALL_AND_OTHER' })).isOpenToVisitors).toBe(
      true,
    );
  });
});

import { expect } from 'vitest';
import { adminToken, buildUser, openSession } from '../../../testing/factories.ts';
import { get, graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { donate } from '../../giving/donation-fixtures.ts';
import { hireFields } from '../../hall-hire/hall-hire-fixtures.ts';

export const CLOSE = 'mutation ($password: String!) { closeMyAccount(password: $password) }';
export const SET_STATUS =
  'mutation ($id: Int!, $status: DonationStatus!, $day: String) { setDonationStatus(id: $id, status: $status, receivedOn: $day) { id } }';
const HIRE = 'mutation ($input: HireRequestInput!) { sendHireRequest(input: $input) }';
const ACCEPT = 'mutation ($id: Int!, $version: Int!) { acceptHire(id: $id, version: $version) { id } }';
export const LEDGER = `{ donations(page: 1, pageSize: 50) { totalCount sums { paidPence pendingPence }
  items { donorName email phone message status reference } } }`;

/** Accounts with what people leave on the site, to be taken away or left behind. */
export function accountFixtures(app: TestApp) {
  const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

  async function newAccount(overrides = {}) {
    const user = await buildUser(app, overrides);
    const token = await openSession(app, { userId: user.id });
    const close = (password: string) =>
      graphql(app, { query: CLOSE, variables: { password }, token, from: freshAddress() });
    return { ...user, token, close };
  }

  const getWith = (address: string, token?: string) =>
    get(app, address, token ? { authorization: `Bearer ${token}` } : {});
  const download = (token?: string) => getWith('/exports/my-data.json', token);
  /** The same as a page. */
  const read = (token?: string) => getWith('/exports/my-data.html?lang=gu', token);

  /** A canary's account with a paid and a pending donation, a hire that is over, one to come and a request. */
  async function canary(word: string) {
    const me = await newAccount({
      name: `${word} Name`,
      address: `${word} Lane`,
      postcode: 'CT1 1AA',
      sheri: `${word} Sheri`,
      email: `${word.toLowerCase()}@example.org`,
    });
    const owner = await adminToken(app);
    const donation = {
      donorName: `${word} Donor`,
      email: `${word}donor@example.org`,
      phone: '07700 900444',
      message: `${word} message`,
    };
    await donate(app, me.token, donation);
    await donate(app, me.token, { ...donation, amount: '7.00' });
    const [paid] = await query(`SELECT id FROM donation WHERE user_id = $1 ORDER BY id LIMIT 1`, [me.id]);
    const variables = { id: paid.id, status: 'PAID', day: '2026-01-15' };
    const { errors } = await graphql(app, { query: SET_STATUS, variables, token: owner });
    expect(errors).toBeUndefined();
    for (const purpose of ['over', 'to come', 'asked']) {
      const input = hireFields({
        name: `${word} Hirer`,
        email: `${word}${purpose.length}@hire.org`,
        address: `${word} ${purpose} Road`,
        purpose,
      });
      const sent = await graphql(app, {
        query: HIRE,
        variables: { input },
        token: me.token,
        from: freshAddress(),
      });
      expect(sent.errors).toBeUndefined();
    }
    for (const { id, version } of await query(
      `SELECT id, version FROM hall_hire WHERE user_id = $1 AND purpose <> 'asked'`,
      [me.id],
    ))
      expect(
        (await graphql(app, { query: ACCEPT, variables: { id, version }, token: owner })).errors,
      ).toBeUndefined();
    await query(
      `UPDATE hall_hire SET starts_at = now() - id * interval '2 days', ends_at = now() - id * interval '2 days' + interval '1 hour',
              wish = $2, wished_at = now()
        WHERE user_id = $1 AND purpose = 'over'`,
      [me.id, `${word} wish`],
    );
    await app.outboxSender.sendDue();
    return me;
  }

  return { query, newAccount, download, read, canary };
}

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { donate, newDonor } from '../giving/donation-fixtures.ts';

const LIST = 'query ($search: String) { donations(filter: { search: $search }) { items { id } } }';
const SET = `mutation ($id: Int!, $status: DonationStatus!, $note: String) {
  setDonationStatus(id: $id, status: $status, note: $note) { status }
}`;

describe('the language of letters to donors', () => {
  const app = sharedTestApp();
  const offer = (languages: string[]) =>
    app.database.dataSource.query('UPDATE site_settings SET languages = $1', [languages]);

  beforeEach(() => offer(['en', 'gu', 'te']));

  async function mailsTo(email: string) {
    await app.outboxSender.sendDue();
    return app.messages.mails.filter(({ to }) => to === email);
  }

  /** Makes a donation on a page of that language. */
  async function made(language?: string) {
    const email = `${randomUUID()}@example.org`;
    const { data } = await donate(app, (await newDonor(app)).token, { email }, { language });
    return { email, reference: data.donate.reference };
  }

  it('[D32] [D97] is that of the page where it was made, also after the site offers others', async () => {
    const { email, reference } = await made('te');
    await offer(['en', 'gu']);
    const token = await adminToken(app);
    const { data } = await graphql(app, { query: LIST, variables: { search: reference }, token });
    const { id } = data.donations.items[0];
    for (const change of [{ status: 'PAID' }, { status: 'PENDING', note: 'A mistake' }])
      expect(
        (await graphql(app, { query: SET, variables: { id, ...change }, token })).errors,
      ).toBeUndefined();
    const letters = await mailsTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      `మీ విరాళం ${reference}`,
      `రసీదు ${reference}`,
      `రసీదు ${reference} రద్దయింది`,
    ]);
    for (const { text } of letters) expect(text).not.toMatch(/Hello|Reference|\p{Script=Gujr}/u);
  });

  it('[D32] is the first of the site for who says none, as old clients do', async () => {
    await offer(['gu', 'en']);
    const { email } = await made();
    expect((await mailsTo(email))[0]?.text).toMatch(/^નમસ્તે,/);
    const { user, token } = await newDonor(app);
    const viewer = await app.sessions.find(token);
    const fields = {
      subTypeId: 6,
      donorName: 'A',
      amount: '5',
      email: user.email,
      phone: '0116',
      message: '',
    };
    await app.features.services.donations.donateWithoutKey(viewer!, fields, '198.51.100.77');
    expect((await mailsTo(user.email))[0]?.text).toMatch(/^નમસ્તે,/);
  });

  it('[D83] an unknown one is refused, and nothing is stored', async () => {
    const { user, token } = await newDonor(app);
    for (const language of ['xx', 'EN', '__proto__', ''])
      expect((await donate(app, token, {}, { language })).errors?.[0]?.extensions.code).toBe(
        'BAD_USER_INPUT',
      );
    const rows = await app.database.dataSource.query('SELECT FROM donation WHERE user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });
});

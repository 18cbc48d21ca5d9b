import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { adminToken, buildMember, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { donate, FREE_AMOUNT_TYPE, newDonor, OWN } from './donation-fixtures.ts';

const app = sharedTestApp();

const MINE = `query Mine($page: Int) { myDonations(page: $page, pageSize: 2, language: "en") { totalCount items { ${OWN} } } }`;
const ONE = `query One($reference: String!) { myDonation(reference: $reference) { ${OWN} } }`;
const TYPES = '{ donationTypes { id name translations { language name } column feePence } }';
const TYPE = 'query ($id: Int!) { donationType(id: $id) { id name } }';
const PREFILL = 'query Prefill($id: Int!) { donationPrefill(subTypeId: $id) { donorName phone email } }';

async function countOf(userId: number): Promise<number> {
  const rows = await app.database.dataSource.query('SELECT 1 FROM donation WHERE user_id = $1', [userId]);
  return rows.length;
}

describe('donating by GraphQL', () => {
  it('[D32] a donation is Pending and has a reference and the trimmed input', async () => {
    const { token } = await newDonor(app);
    const { data } = await donate(app, token, { donorName: '  હંસાબહેન ', message: ' Line\nAnother 🪔 ' });
    expect(data.donate).toEqual({
      reference: expect.stringMatching(/^SMJ-[2-9B-DF-HJKMP-RTV-Y]{4}-[2-9B-DF-HJKMP-RTV-Y]{4}$/),
      typeName: 'Navratri',
      donorName: 'હંસાબહેન',
      phone: '07700 900002',
      email: 'kiran@example.org',
      message: 'Line\nAnother 🪔',
      amountPence: 5150,
      status: 'PENDING',
      createdAt: expect.stringMatching(/^\d{4}-/),
      receivedOn: null,
    });
  });

  it.each([
    ['Select donation type.', 'subTypeId', { subTypeId: 0, donorName: '' }],
    ['Select donation type.', 'subTypeId', { subTypeId: 999_999 }],
    ['Enter name', 'donorName', { donorName: ' ', amount: '', email: '', phone: '' }],
    ['Enter valid amount.', 'amount', { amount: '', email: '', phone: '' }],
    ['Enter valid amount.', 'amount', { amount: '0' }],
    ['Enter valid amount.', 'amount', { amount: '-5' }],
    ['Enter valid amount.', 'amount', { amount: '12.345' }],
    ['Enter valid amount.', 'amount', { amount: '100000.01' }],
    ['Enter email', 'email', { email: ' ', phone: '' }],
    ['Enter valid email.', 'email', { email: 'kiran at example', phone: '' }],
    ['Enter phone no.', 'phone', { phone: ' ' }],
    ['This text is too long.', 'phone', { phone: '0'.repeat(31) }],
  ])('[spec §5] [D30] answers "%s" for %s %j and stores nothing', async (text, field, overrides) => {
    const { user, token } = await newDonor(app);
    const { status, errors } = await donate(app, token, overrides);
    expect([status, errors?.[0]?.message, errors?.[0]?.extensions.field]).toEqual([400, text, field]);
    expect(await countOf(user.id)).toBe(0);
  });

  it('the longest message is stored, a longer one refused', async () => {
    const { token } = await newDonor(app);
    expect((await donate(app, token, { message: 'x'.repeat(5000) })).status).toBe(200);
    expect((await donate(app, token, { message: 'x'.repeat(5001) })).errors?.[0]?.extensions.field).toBe(
      'message',
    );
  });

  it.each(['1', '', '9999999', 'nonsense'])('[D30] a fixed fee replaces the amount %j', async (amount) => {
    const { token } = await newDonor(app);
    const { data } = await donate(app, token, { subTypeId: 1, amount });
    expect(data.donate.amountPence).toBe(2500);
  });

  it('[D30] £100,000 is the most', async () => {
    const { token } = await newDonor(app);
    expect((await donate(app, token, { amount: '100000' })).data.donate.amountPence).toBe(10_000_000);
  });

  it('[DATA-2] twenty concurrent requests with one key make one row and one letter, with the same answer', async () => {
    const { user, token } = await newDonor(app);
    const input = { idempotencyKey: randomUUID(), email: `${randomUUID()}@example.org` };
    const answers = await Promise.all(Array.from({ length: 20 }, () => donate(app, token, input)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect([answers[0]?.status, await countOf(user.id)]).toEqual([200, 1]);
    await app.outboxSender.sendDue();
    expect(app.messages.mails.filter(({ to }) => to === input.email)).toHaveLength(1);
  });

  it.each([{ amount: '51.51' }, { subTypeId: 7 }, { donorName: 'Somebody' }, { message: '' }])(
    '[DATA-2] the same key with %j is refused',
    async (overrides) => {
      const { user, token } = await newDonor(app);
      const idempotencyKey = randomUUID();
      await donate(app, token, { idempotencyKey });
      const { status, errors } = await donate(app, token, { idempotencyKey, ...overrides });
      expect([status, errors?.[0]?.extensions.messageKey]).toEqual([409, 'donationSentBefore']);
      expect(await countOf(user.id)).toBe(1);
    },
  );

  it.each([
    { phone: '\u200E07700\u2011900\u2011123' },
    { donorName: 'Vis\u200Eitor' },
    { message: ' \uFEFFFor the\u200B temple\n' },
    { amount: '\u200E51.50\u200E' },
  ])(
    '[DATA-2] the same key with %j again, of which unseen marks are taken off, is the same donation',
    async (typed) => {
      const { user, token } = await newDonor(app);
      const input = { idempotencyKey: randomUUID(), ...typed };
      const first = await donate(app, token, input);
      expect((await donate(app, token, input)).body).toBe(first.body);
      expect([first.status, await countOf(user.id)]).toEqual([200, 1]);
    },
  );

  it('[DATA-2] with a fixed fee a different amount is still the same donation', async () => {
    const { user, token } = await newDonor(app);
    const input = { subTypeId: 1, idempotencyKey: randomUUID() };
    const first = await donate(app, token, { ...input, amount: '1' });
    expect((await donate(app, token, { ...input, amount: '2' })).body).toBe(first.body);
    expect([first.status, await countOf(user.id)]).toEqual([200, 1]);
  });

  it('[DATA-2] without a fixed fee a different amount is another donation, also where the first was as much as some fee', async () => {
    const { token } = await newDonor(app);
    const { feePence } = await app.database.dataSource.manager.findOneByOrFail(DonationSubType, { id: 1 });
    const idempotencyKey = randomUUID();
    await donate(app, token, { idempotencyKey, amount: String(feePence! / 100) });
    const { errors } = await donate(app, token, { idempotencyKey, amount: '26.01' });
    expect(errors?.[0]?.extensions.messageKey).toBe('donationSentBefore');
  });

  it('[DATA-2] a key is unique only within its user and must be valid', async () => {
    const [one, other] = [await newDonor(app), await newDonor(app)];
    const idempotencyKey = randomUUID();
    const first = await donate(app, one.token, { idempotencyKey });
    const second = await donate(app, other.token, { idempotencyKey });
    expect(second.data.donate.reference).not.toBe(first.data.donate.reference);
    expect((await donate(app, one.token, { idempotencyKey: 'short' })).status).toBe(400);
  });

  it('[D32] the letter before payment does not greet by the name that was typed', async () => {
    const { token } = await newDonor(app);
    const email = `${randomUUID()}@example.org`;
    await donate(app, token, { email, donorName: 'You have won', phone: '0900 1', message: 'Call us' });
    await app.outboxSender.sendDue();
    const letter = app.messages.mails.find(({ to }) => to === email);
    expect(letter?.text).toContain('Hello,');
    for (const typed of ['You have won', '0900 1', 'Call us'])
      expect(`${letter?.subject} ${letter?.text}`).not.toContain(typed);
  });

  it('[D32] the donor gets a letter that says it is not paid yet', async () => {
    const { token } = await newDonor(app);
    const email = `${randomUUID()}@example.org`;
    const { reference } = (await donate(app, token, { email, amount: '1250' })).data.donate;
    await app.outboxSender.sendDue();
    const letter = app.messages.mails.find(({ to }) => to === email);
    expect(letter?.subject).toContain(reference);
    for (const part of [reference, 'not been paid yet', '£1,250.00', 'Navratri', 'https://example.org/pay'])
      expect(letter?.text).toContain(part);
  });

  it("one's own are newest first, in pages; somebody else's is answered like an unknown one", async () => {
    const [one, other] = [await newDonor(app), await newDonor(app)];
    for (const amount of ['1', '2', '3']) await donate(app, one.token, { amount });
    const { data } = await graphql(app, { query: MINE, token: one.token });
    expect([
      data.myDonations.totalCount,
      data.myDonations.items.map((item: { amountPence: number }) => item.amountPence),
    ]).toEqual([3, [300, 200]]);
    expect((await graphql(app, { query: MINE, token: other.token })).data.myDonations.totalCount).toBe(0);
    const { reference } = data.myDonations.items[0];
    const ask = (token: string, variables: object) =>
      graphql(app, { query: ONE, token, variables: { reference, ...variables } });
    expect((await ask(one.token, {})).data.myDonation.amountPence).toBe(300);
    const foreign = await ask(other.token, {});
    expect([foreign.status, foreign.data]).toEqual([200, { myDonation: null }]);
    expect((await ask(other.token, { reference: 'SMJ-2222-2222' })).body).toBe(foreign.body);
    expect((await ask(other.token, { reference: 'a\0b' })).body).toBe(foreign.body);
  });

  it('a list takes one statement', async () => {
    const { token } = await newDonor(app);
    for (let i = 0; i < 3; i += 1) await donate(app, token);
    const whoAmI = await countStatements(() => graphql(app, { query: '{ viewer { userId } }', token }));
    expect(await countStatements(() => graphql(app, { query: MINE, token }))).toBe(whoAmI + 1);
  });

  it('the form is prefilled from the account, later from the newest donation of that type', async () => {
    const { user, token } = await newDonor(app);
    const prefill = async (id: number) =>
      (await graphql(app, { query: PREFILL, token, variables: { id } })).data.donationPrefill;
    const account = { donorName: user.name, email: user.email, phone: user.mobile.slice(-10) };
    expect(await prefill(FREE_AMOUNT_TYPE)).toEqual(account);
    await donate(app, token, { donorName: 'Hansa', phone: '0116', email: 'hansa@example.org' });
    expect(await prefill(FREE_AMOUNT_TYPE)).toEqual({
      donorName: 'Hansa',
      phone: '0116',
      email: 'hansa@example.org',
    });
    expect(await prefill(7)).toEqual(account);
  });

  it('the types are ordered by column and position; number 1 is a membership with a fixed fee', async () => {
    const { token } = await newDonor(app);
    const { donationTypes } = (await graphql(app, { query: TYPES, token })).data;
    expect(donationTypes[0]).toEqual({
      id: 1,
      name: 'Single membership, one year',
      translations: [
        { language: 'en', name: 'Single membership, one year' },
        { language: 'gu', name: 'વ્યક્તિગત સભ્યપદ, એક વર્ષ' },
      ],
      column: 'MEMBERSHIP',
      feePence: 2500,
    });
    const columns = donationTypes.map(({ column }: { column: string }) => column);
    expect([...new Set(columns)]).toEqual(['MEMBERSHIP', 'FESTIVAL', 'HALL_AND_OTHER']);
    expect(columns).toEqual(
      columns.toSorted((a: string, b: string) => columns.indexOf(a) - columns.indexOf(b)),
    );
    const one = (id: number) => graphql(app, { query: TYPE, variables: { id }, token });
    expect((await one(1)).data.donationType).toEqual({ id: 1, name: 'Single membership, one year' });
    const { data, errors } = await one(999_999);
    expect([data.donationType, errors]).toEqual([null, undefined]);
  });

  it.each([
    ['nobody', 401],
    ['a member', 403],
  ])('[AUTHZ-2] %s may neither donate nor read', async (who, status) => {
    const token =
      who === 'nobody' ? undefined : await openSession(app, { memberId: (await buildMember(app)).id });
    const before = await app.database.dataSource.query('SELECT 1 FROM donation');
    expect((await donate(app, token)).status).toBe(status);
    for (const query of [TYPES, MINE]) expect((await graphql(app, { query, token })).status).toBe(status);
    const one = await graphql(app, { query: ONE, token, variables: { reference: 'SMJ' } });
    expect(one.errors?.[0]?.extensions.code).toBe(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    expect((await graphql(app, { query: PREFILL, token, variables: { id: 1 } })).status).toBe(status);
    expect(await app.database.dataSource.query('SELECT 1 FROM donation')).toHaveLength(before.length);
  });

  it('[D83] a donation tells what it is for in the language asked for, with the language that it came in', async () => {
    const { token } = await newDonor(app);
    await donate(app, token);
    await donate(app, token, { subTypeId: 1 });
    await app.database.dataSource.query(
      `UPDATE donation SET type_translations = '{}' WHERE type_name = 'Single membership, one year'`,
    );
    const query =
      '{ myDonations(page: 1, pageSize: 2, language: "gu") { items { language typeName textLanguages { typeName } } } }';
    expect((await graphql(app, { query, token })).data.myDonations.items).toEqual([
      { language: 'gu', typeName: 'Single membership, one year', textLanguages: { typeName: 'en' } },
      { language: 'gu', typeName: 'નવરાત્રિ', textLanguages: { typeName: 'gu' } },
    ]);
  });

  it('an admin can donate, in their own name', async () => {
    expect((await donate(app, await adminToken(app))).data.donate.status).toBe('PENDING');
  });
});

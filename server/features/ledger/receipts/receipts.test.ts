import { describe, expect, it, vi } from 'vitest';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { Outbox } from '../../../messages/outbox.ts';
import { newDonation } from '../../../testing/access/records.ts';
import { adminToken, buildUser, openSession } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { refund } from '../refunds/refund-fixtures.ts';
import { newPromises } from './receipt-fixtures.ts';

const app = sharedTestApp();

let treasurer: Promise<string> | undefined;

/** One for the whole file: making an account takes a while. */
function token(): Promise<string> {
  treasurer ??= adminToken(app);
  return treasurer;
}

const SET = `mutation ($id: Int!, $status: DonationStatus!, $note: String, $receivedOn: String, $paymentMethod: PaymentMethod) {
  setDonationStatus(id: $id, status: $status, note: $note, receivedOn: $receivedOn, paymentMethod: $paymentMethod) {
    status paymentMethod receiptNumber history { toStatus paymentMethod } } }`;
const LIST = `query ($filter: ReceiptFilterInput) { receipts(filter: $filter, pageSize: 50) { totalCount items {
  id number state amountPence receivedOn voidedReason donation { id reference donorName } } } }`;
const PRINT =
  'query ($id: Int!) { printedReceipt(id: $id) { language number title letterhead paragraphs isVoid } }';
const SEND = 'mutation ($id: Int!) { sendReceiptAgain(id: $id) { id } }';
const MINE = 'query ($reference: String!) { myDonation(reference: $reference) { receiptNumber } }';

const REFUNDED =
  'query ($reference: String!) { myDonation(reference: $reference) { amountPence refundedPence refundedOn } }';

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors, status } = await graphql(app, { query, variables, token: await token() });
  return { data: data && (Object.values(data)[0] as never as Record<string, never>), errors, status };
}

async function set(id: number, fields: Record<string, unknown>) {
  const { data, errors } = await ask(SET, { id, ...fields });
  expect(errors).toBeUndefined();
  return data as never as {
    status: string;
    paymentMethod: string | null;
    receiptNumber: string | null;
    history: unknown[];
  };
}

interface Listed {
  id: number;
  number: string;
  state: string;
  voidedReason: string | null;
  donation: { donorName: string } | null;
}

async function list(filter: Record<string, unknown>): Promise<Listed[]> {
  return (await ask(LIST, { filter })).data!.items;
}

async function mailsTo(email: string) {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === email);
}

describe('the receipt of a donation', () => {
  it('[D32] [D97] has a number with Paid, which is voided with a wrong one and never used again', async () => {
    const email = 'numbers@example.org';
    const [{ id, reference }] = await newPromises(app, 1, { email });
    const paid = await set(id, { status: 'PAID', receivedOn: '2021-05-01', paymentMethod: 'CHEQUE' });
    expect(paid).toMatchObject({
      paymentMethod: 'CHEQUE',
      receiptNumber: 'SMJ-2021-0001',
      history: [{ toStatus: 'PAID', paymentMethod: 'CHEQUE' }],
    });
    expect(await set(id, { status: 'PENDING', note: 'Of another' })).toMatchObject({
      paymentMethod: null,
      receiptNumber: null,
      history: [{ toStatus: 'PENDING', paymentMethod: null }, { paymentMethod: 'CHEQUE' }],
    });
    const again = await set(id, { status: 'PAID', receivedOn: '2021-06-01' });
    expect([again.paymentMethod, again.receiptNumber]).toEqual([null, 'SMJ-2021-0002']);
    expect(await list({ search: reference })).toMatchObject([
      { number: 'SMJ-2021-0002', state: 'ISSUED', voidedReason: null },
      { number: 'SMJ-2021-0001', state: 'VOID', voidedReason: 'Of another' },
    ]);
    const mails = await mailsTo(email);
    expect(mails.map(({ text }) => /SMJ-2021-\d+/.exec(text)?.[0])).toEqual([
      'SMJ-2021-0001',
      'SMJ-2021-0001',
      'SMJ-2021-0002',
    ]);
    expect(mails[1]!.subject).toContain('cancelled');
    // What is said of the first stays.
    await set(id, { status: 'PENDING', note: 'Of a third' });
    expect((await list({ search: reference })).map(({ voidedReason }) => voidedReason)).toEqual([
      ...['Of a third', 'Of another'],
    ]);
  });

  it('[D32] is kept by a refund and says so', async () => {
    const [{ id }] = await newPromises(app, 1, { donorName: 'Meera Shah' });
    const { receiptNumber } = await set(id, { status: 'PAID', receivedOn: '2022-05-01' });
    expect((await set(id, { status: 'REFUNDED' })).receiptNumber).toBe(receiptNumber);
    const [receipt] = await list({ search: 'meera shah' });
    expect(receipt).toMatchObject({ number: receiptNumber, state: 'REFUNDED' });
    expect(await list({ search: 'meera shah', state: 'ISSUED' })).toEqual([]);
    const { paragraphs } = (await ask(PRINT, { id: receipt!.id })).data as never as { paragraphs: string[] };
    expect(paragraphs[0]).toContain('1 May 2022');
    expect(paragraphs.at(-1)).toMatch(/^This payment was refunded on \d+ \w+ \d{4}\.$/);
  });

  it('[D32] says of what part was refunded how much and until when: printed, mailed again, and to its donor', async () => {
    const user = await buildUser(app);
    const { id, reference } = await newDonation(app, user.id);
    await set(id, { status: 'PAID', receivedOn: '2022-05-01' });
    const [{ amount_pence: pence, email }] = await app.database.dataSource.query(
      'SELECT amount_pence, email FROM donation WHERE id = $1',
      [id],
    );
    await refund(app, id, 100);
    await refund(app, id, 150, 100);
    const said = /^We have refunded £2\.50 of this payment, most recently on \d+ \w+ \d{4}\.$/m;
    const [receipt] = await list({ search: reference });
    const { paragraphs } = (await ask(PRINT, { id: receipt!.id })).data as never as { paragraphs: string[] };
    expect(paragraphs.at(-1)).toMatch(said);
    await ask(SEND, { id: receipt!.id });
    expect((await mailsTo(email)).at(-1)!.text).toMatch(said);
    const session = await openSession(app, { userId: user.id });
    const { data } = await graphql(app, { query: REFUNDED, variables: { reference }, token: session });
    const [refundedPence, refundedOn] = [250, currentDay()];
    expect(data?.myDonation).toEqual({ amountPence: pence, refundedPence, refundedOn });
  });

  it('[D32] is known to its donor', async () => {
    const user = await buildUser(app);
    const { id, reference } = await newDonation(app, user.id);
    const { receiptNumber } = await set(id, { status: 'PAID' });
    const session = await openSession(app, { userId: user.id });
    const { data } = await graphql(app, { query: MINE, variables: { reference }, token: session });
    expect(data?.myDonation).toEqual({ receiptNumber });
    expect(receiptNumber).toMatch(/^SMJ-\d{4}-\d{4}$/);
  });
});

describe('the register', () => {
  it('is filtered by year, state and words, in pages', async () => {
    const [one, other] = await newPromises(app, 2, { donorName: 'Register Rao' });
    await set(one!.id, { status: 'PAID', receivedOn: '2019-05-01' });
    await set(other!.id, { status: 'PAID', receivedOn: '2018-05-01' });
    await set(other!.id, { status: 'PENDING', note: 'A mistake' });
    const numbers = async (filter: object) =>
      (await list({ search: 'register', ...filter })).map(({ number }) => number);
    expect(await numbers({})).toEqual(['SMJ-2018-0001', 'SMJ-2019-0001']);
    expect(await numbers({ year: 2019 })).toEqual(['SMJ-2019-0001']);
    expect(await numbers({ state: 'VOID' })).toEqual(['SMJ-2018-0001']);
    expect(await numbers({ state: 'REFUNDED' })).toEqual([]);
    expect((await list({ search: 'smj-2019-0001' })).map(({ donation }) => donation?.donorName)).toEqual([
      'Register Rao',
    ]);
    expect((await ask('{ receiptYears }')).data).toEqual(expect.arrayContaining([2019, 2018]));
  });

  it('of a donation that was refunded has its valid receipt as refunded, and not one that was void before', async () => {
    const [{ id, reference }] = await newPromises(app, 1);
    for (const status of ['PAID', 'PENDING', 'PAID', 'REFUNDED'])
      await set(id, {
        status,
        ...(status === 'PAID' ? { receivedOn: '2015-05-01' } : { note: 'A mistake' }),
      });
    const numbers = async (state: string) =>
      (await list({ search: reference, state })).map(({ number }) => number);
    expect(await numbers('REFUNDED')).toEqual(['SMJ-2015-0002']);
    expect(await numbers('VOID')).toEqual(['SMJ-2015-0001']);
  });

  it.each([{ year: 0 }, { year: 20_000 }, { search: 'x'.repeat(101) }])('%j answers 400', async (filter) => {
    expect((await ask(LIST, { filter })).status).toBe(400);
  });

  it('prints a receipt in the language of its donor, who needs no e-mail', async () => {
    const promised = { language: 'gu', donorName: 'આશા રાવ' } as const;
    const [{ id, reference }] = await newPromises(app, 1, promised);
    await set(id, { status: 'PAID', receivedOn: '2020-05-01' });
    const [receipt] = await list({ search: reference });
    const { data } = await ask(PRINT, { id: receipt!.id });
    expect(data).toMatchObject({
      language: 'gu',
      number: 'SMJ-2020-0001',
      title: 'રસીદ SMJ-2020-0001',
      isVoid: false,
    });
    const { paragraphs } = data as never as { paragraphs: string[] };
    expect(paragraphs[0]).toContain('આપનાર: આશા રાવ');
    expect(paragraphs[0]).toContain('£10.00');
    expect(JSON.stringify(data)).not.toContain('{{');
    expect((await ask(PRINT, { id: 999_999 })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('mails a valid receipt again, three times a day, and each time is in the audit log', async () => {
    const email = 'again@example.org';
    const [{ id, reference }] = await newPromises(app, 1, { email });
    await set(id, { status: 'PAID', receivedOn: '2017-05-01' });
    const [receipt] = await list({ search: reference });
    const send = async () => (await ask(SEND, { id: receipt!.id })).errors?.[0]?.extensions?.code;
    expect([await send(), await send(), await send(), await send()]).toEqual([
      undefined,
      undefined,
      undefined,
      'RATE_LIMITED',
    ]);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(4);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(1);
    const lines = await app.database.dataSource.query(
      `SELECT label FROM audit_entry WHERE action = 'SEND' AND subject = 'receipt' AND subject_id = $1`,
      [receipt!.id],
    );
    expect(lines).toEqual(Array(3).fill({ label: 'SMJ-2017-0001' }));
  });

  it('mails none that was voided or has no address', async () => {
    const [wrong] = await newPromises(app, 1, { email: 'wrong@example.org', donorName: 'Wrong Rao' });
    const [bare] = await newPromises(app, 1, { donorName: 'Bare Rao' });
    await set(wrong!.id, { status: 'PAID' });
    await set(wrong!.id, { status: 'PENDING', note: 'A mistake' });
    await set(bare!.id, { status: 'PAID' });
    const refusal = async (search: string) => {
      const [receipt] = await list({ search });
      return (await ask(SEND, { id: receipt!.id })).errors?.[0]?.extensions?.messageKey;
    };
    expect(await refusal('Wrong Rao')).toBe('receiptVoid');
    expect(await refusal('Bare Rao')).toBe('receiptNoEmail');
    // Of a donation that an import brought in and that went with it.
    const { pastDonations } = app.features.services;
    const past = { receivedOn: '2001-02-03', donorName: 'Gone Rao', amount: '25', type: 'Navratri' };
    const fields = { ...past, paymentMethod: '', email: '', phone: '', message: '' };
    await pastDonations.add(OPERATOR, fields, async () => undefined);
    const [{ donation: left, id: gone }] = (await list({ search: 'Gone Rao' })) as never as [
      { id: number; donation: { id: number } },
    ];
    await pastDonations.remove(OPERATOR, left.id, async () => undefined);
    for (const query of [SEND, PRINT])
      expect((await ask(query, { id: gone })).errors?.[0]?.extensions?.messageKey).toBe('notFound');
  });

  it('does not say that it was mailed where no mail server is set up', async () => {
    const email = 'no.server@example.org';
    const [{ id, reference }] = await newPromises(app, 1, { email });
    await set(id, { status: 'PAID' });
    const [receipt] = await list({ search: reference });
    const sendsMail = vi.spyOn(Outbox.prototype, 'sendsMail', 'get').mockReturnValue(false);
    try {
      const { errors } = await ask(SEND, { id: receipt!.id });
      expect(errors?.[0]?.extensions?.messageKey).toBe('mailNotSetUp');
    } finally {
      sendsMail.mockRestore();
    }
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

it('[77] numbers that a restore has left out are listed as such', async () => {
  const query = (sql: string, parameters: unknown[]) => app.database.dataSource.query(sql, parameters);
  const gaps = async () => (await ask('{ receiptGaps { first last } }')).data;
  const paid = async () => {
    const [{ id }] = await newPromises(app, 1);
    const on = { status: 'PAID', receivedOn: '2011-03-03', paymentMethod: 'CASH' } as const;
    return (await set(id, on)).receiptNumber;
  };
  expect(await gaps()).toEqual([]);
  expect(await paid()).toBe('SMJ-2011-0001');
  await query('UPDATE receipt_counter SET running = running + 40 WHERE year = 2011', []);
  expect(await gaps()).toEqual([{ first: 'SMJ-2011-0002', last: 'SMJ-2011-0041' }]);
  expect(await paid()).toBe('SMJ-2011-0042');
  expect(await gaps()).toEqual([{ first: 'SMJ-2011-0002', last: 'SMJ-2011-0041' }]);
});

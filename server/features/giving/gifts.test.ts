import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { whileNothingIsSent } from '../../testing/nothing-sent.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { newDonor } from './donation-fixtures.ts';
import { giftFields, giftsOf } from './gift-fixtures.ts';

const app = sharedTestApp();
const { give, given, see, mailsTo, rows } = giftsOf(app);
const settings = (set: string, values: unknown[] = []) =>
  app.database.dataSource.query(`UPDATE site_settings SET ${set}`, values);
const count = async () =>
  (await app.database.dataSource.query('SELECT count(*)::int AS n FROM donation'))[0].n;

beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

describe('a gift without an account', () => {
  it('is stored as not paid, of nobody’s account, and its private page shows its state and nobody’s name', async () => {
    const fields = giftFields({ frequency: 'MONTHLY' });
    const gift = await see(await given(fields));
    expect(gift).toEqual({
      reference: expect.stringMatching(/^SMJ-\w{4}-\w{4}$/),
      typeName: 'Navratri',
      column: 'FESTIVAL',
      amountPence: 5100,
      frequency: 'MONTHLY',
      status: 'PENDING',
      createdAt: expect.any(String),
      receivedOn: null,
      isMailed: true,
      isOwn: false,
      canBeTaken: false,
    });
    expect(await rows(String(fields.email))).toMatchObject([
      { user_id: null, phone: '', donor_name: 'Savita Joshi', message: 'Jai Ambe' },
    ]);
  });

  it('[D30] a fixed fee replaces the amount, and is paid once', async () => {
    const gift = await see(await given({ subTypeId: 2, amount: '1', frequency: 'MONTHLY' }));
    expect(gift).toMatchObject({ amountPence: 4500, frequency: 'ONCE', column: 'MEMBERSHIP' });
  });

  it.each([
    [{ subTypeId: 999 }, 'subTypeId', 'Select donation type.'],
    // For the hall.
    [{ subTypeId: 13 }, 'subTypeId', 'Select donation type.'],
    [{ amount: '0' }, 'amount', 'Enter valid amount.'],
    [{ amount: '5.001' }, 'amount', 'Enter valid amount.'],
    [{ amount: '100000.01' }, 'amount', 'Enter valid amount.'],
    [{ donorName: ' ' }, 'donorName', 'Enter name'],
    [{ donorName: 'A\nB' }, 'donorName', 'Enter this text on one line.'],
    [{ email: 'nobody' }, 'email', 'Enter valid email.'],
    [{ message: 'x'.repeat(5001) }, 'message', 'This text is too long.'],
    [{ idempotencyKey: 'short' }, 'idempotencyKey', 'The request could not be read.'],
  ])('[D30] is refused in words, and nothing is stored: %j', async (overrides, field, message) => {
    const before = await count();
    const { errors } = await give(overrides);
    expect([errors?.[0]?.message, errors?.[0]?.extensions.field]).toEqual([message, field]);
    expect(await count()).toBe(before);
  });

  it('offers the active funds that are open to all, by their names in the language', async () => {
    const FUNDS = '{ giftFunds(language: "gu") { id name column feePence } }';
    const ids = async () =>
      (await graphql(app, { query: FUNDS })).data.giftFunds.map((fund: { id: number }) => fund.id);
    const { giftFunds } = (await graphql(app, { query: FUNDS })).data;
    expect(giftFunds[1]).toEqual({
      id: 2,
      name: 'પરિવાર સભ્યપદ, એક વર્ષ',
      column: 'MEMBERSHIP',
      feePence: 4500,
    });
    expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 17]);
    await app.database.dataSource.query('UPDATE donation_sub_type SET is_active = false WHERE id = 7');
    expect(await ids()).not.toContain(7);
    expect((await give({ subTypeId: 7 })).status).toBe(400);
    await app.database.dataSource.query('UPDATE donation_sub_type SET is_active = true WHERE id = 7');
  });

  it('is not taken for a fund that is closed just then', async () => {
    const { dataSource } = app.database;
    onTestFinished(() => dataSource.query('UPDATE donation_sub_type SET is_active = true WHERE id = 7'));
    const { errors } = await during(
      app,
      (manager) => manager.query('UPDATE donation_sub_type SET is_active = false WHERE id = 7'),
      () => give({ subTypeId: 7 }),
    );
    expect(errors?.[0]?.extensions.field).toBe('subTypeId');
  });

  it('of somebody who is signed in is theirs, with the telephone number of the account', async () => {
    const { user, token } = await newDonor(app);
    const link = await given({ email: 'other@example.org' }, { token });
    expect(await see(link, token)).toMatchObject({ isOwn: true, canBeTaken: false });
    expect(
      await app.database.dataSource.query('SELECT phone FROM donation WHERE user_id = $1', [user.id]),
    ).toEqual([{ phone: user.mobile.slice(3) }]);
  });

  it('[DATA-2] [D95] sent again, also at the same time, is one gift with one page and one letter', async () => {
    const fields = giftFields();
    const answers = await Promise.all([give(fields), give(fields), give(fields)]);
    const links = new Set([...answers, await give(fields)].map(({ data }) => data.give));
    expect(links.size).toBe(1);
    expect(await rows(String(fields.email))).toHaveLength(1);
    expect(await mailsTo(String(fields.email))).toHaveLength(1);
  });

  it('[DATA-2] a key of another gift opens nothing of it', async () => {
    const fields = giftFields();
    await given(fields);
    for (const other of [{ amount: '52' }, { email: 'x@example.org' }, { frequency: 'MONTHLY' }]) {
      const { errors } = await give({ ...fields, ...other });
      expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    }
  });

  it('[DATA-2] with a fixed fee, sent again as a gift of every month, is the same gift still', async () => {
    const fields = giftFields({ subTypeId: 2, frequency: 'MONTHLY' });
    const link = await given(fields);
    expect(await given(fields)).toBe(link);
  });

  it('what a bot sends is dropped, and it notices nothing', async () => {
    const before = await count();
    const link = await given({ website: 'https://spam.example' });
    expect(link).toMatch(/^[\w-]{43}$/);
    expect([await see(link), await count()]).toEqual([null, before]);
    const { errors } = await give({ website: 'https://spam.example', amount: '0' });
    expect(errors?.[0]?.extensions.field).toBe('amount');
  });

  it('says that no letter was sent where nothing can be', async () => {
    const link = await whileNothingIsSent(app, () => given());
    expect(await see(link)).toMatchObject({ status: 'PENDING', isMailed: false });
  });

  it('answers the same whether or not the e-mail has an account', async () => {
    const { user } = await newDonor(app);
    const [known, unknown] = [await give({ email: user.email }), await give()];
    expect([known.status, Object.keys(known.data)]).toEqual([unknown.status, Object.keys(unknown.data)]);
    const [one, other] = [await see(known.data.give), await see(unknown.data.give)];
    expect({ ...one, reference: '', createdAt: '' }).toEqual({ ...other, reference: '', createdAt: '' });
  });

  it('is not taken while the association takes no donations; the link to an older one still shows it', async () => {
    const link = await given();
    await settings(`unused_parts = '{donations}'`);
    const codes = [await give(), await graphql(app, { query: '{ giftFunds { id } }' })].map(
      ({ errors }) => errors?.[0]?.extensions.code,
    );
    const seen = await graphql(app, {
      query: 'query ($t: String!) { gift(token: $t) { status } }',
      variables: { t: link },
    });
    await settings(`unused_parts = '{}'`);
    expect([...codes, seen.data?.gift?.status]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'PENDING']);
  });
});

describe('limits on gifts', () => {
  it('an inbox gets four letters an hour, whatever stands behind a plus', async () => {
    const statuses: number[] = [];
    for (const email of [
      'Plus+1@example.org',
      'plus+2@example.org',
      'plus@example.org',
      'plus+3+4@example.org',
      'plus+5@example.org',
    ])
      statuses.push((await give({ email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('an e-mail gets four letters an hour, whoever asks for them, and a refused gift does not count', async () => {
    const email = `${randomUUID()}@example.org`;
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) expect((await give({ email, amount: '0' })).status).toBe(400);
    // The address is the same in any case.
    for (let i = 0; i < 6; i += 1)
      statuses.push((await give({ email: i % 2 ? email.toUpperCase() : email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await app.outboxSender.sendDue();
    const letters = app.messages.mails.filter(({ to }) => to.toLowerCase() === email);
    expect(letters).toHaveLength(4);
    expect((await give()).status).toBe(200);
  });

  it('a network sends ten gifts an hour, to however many addresses', async () => {
    const from = freshAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await give({}, { from })).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([10, 429]);
    expect((await give()).status).toBe(200);
  });
});

describe('the letter about a gift', () => {
  const email = () => `${randomUUID()}@example.org`;
  const letterOf = async (overrides: Record<string, unknown> = {}, language?: string) => {
    const to = email();
    await given({ email: to, ...overrides }, { language });
    return (await mailsTo(to))[0]!;
  };

  it('says in the donor’s language how to pay with which reference, with the link, and repeats nothing that was typed', async () => {
    const { subject, text } = await letterOf({ message: 'CLICK-HERE', donorName: 'evil.example' }, 'gu');
    const reference = /SMJ-\w{4}-\w{4}/.exec(subject)?.[0];
    expect(subject).toBe(`તમારું દાન ${reference}`);
    for (const part of [
      'Shree Samaj Leicester',
      '00-00-00',
      '12345678',
      `${reference} લખો:`,
      '£51.00',
      'નવરાત્રિ',
      '/gift?lang=gu#',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/CLICK-HERE|evil\.example|દર મહિને/);
  });

  it('says for every month how to set up a standing order', async () => {
    const { text } = await letterOf({ frequency: 'MONTHLY' });
    expect(text).toContain('set up a standing order with your bank');
    expect(text).toContain('Every month');
  });

  it('says that the association will write, when there is no way to pay', async () => {
    await settings(`payment_url = '', bank_account_name = ''`);
    const { text } = await letterOf();
    await settings(`payment_url = 'https://example.org/pay', bank_account_name = 'Shree Samaj Leicester'`);
    expect(text).toContain('We will email you how to pay.');
    expect(text).not.toMatch(/Sort code|12345678|To pay, open/);
  });

  it('has an IBAN and BIC where those are used', async () => {
    await settings(
      `bank_sort_code = '', bank_account_number = '', bank_iban = 'DE89370400440532013000', bank_bic = 'COBADEFFXXX'`,
    );
    const { text } = await letterOf();
    await settings(
      `bank_sort_code = '00-00-00', bank_account_number = '12345678', bank_iban = '', bank_bic = ''`,
    );
    expect(text).toContain('IBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX');
    expect(text).not.toContain('Sort code');
  });
});

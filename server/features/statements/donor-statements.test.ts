import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { whileNothingIsSent } from '../../testing/nothing-sent.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { refund } from '../ledger/refunds/refund-fixtures.ts';
import { days, statementDesk } from './statement-fixtures.ts';

const app = sharedTestApp();
const desk = statementDesk(app);
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

describe('the statement of a donor', () => {
  it('has what came in the year, by day, with receipts, and not what is open or was a mistake', async () => {
    const donorId = await desk.newDonor({
      name: 'Asha Rao',
      address: '1 High Street\nLeicester',
      postcode: 'LE1 1AA',
    });
    const later = await desk.donation(donorId, {
      on: '2009-12-31',
      pence: 2550,
      paymentMethod: 'STANDING_ORDER',
    });
    await desk.donation(donorId, { on: '2009-01-01', pence: 100_000, paymentMethod: null });
    for (const on of ['2008-12-31', '2010-01-01']) await desk.donation(donorId, { on });
    const mistaken = await desk.donation(donorId, { on: '2009-05-05' });
    const { donationStates } = app.features.services;
    await donationStates.setStatus(OPERATOR, mistaken, { status: 'PENDING', note: 'Of another' });
    await donationStates.setStatus(OPERATOR, later, { status: 'REFUNDED' });
    expect(await desk.done('one', { id: donorId, ...days(2009) })).toMatchObject({
      language: 'en',
      title: 'Your donations in 2009',
      recipient: ['Asha Rao', '1 High Street', 'Leicester', 'LE1 1AA'],
      donations: [
        {
          day: '1 January 2009',
          fund: 'Navratri',
          paymentMethod: '',
          receipt: 'SMJ-2009-0002',
          amount: '£1,000.00',
        },
        {
          day: '31 December 2009',
          paymentMethod: 'Standing order',
          receipt: 'SMJ-2009-0001',
          amount: '£25.50',
          refunded: expect.stringMatching(/^Refunded: £25\.50 on \d+ \w+ \d{4}$/),
        },
      ],
      totals: ['Received: £1,025.50', 'Refunded: £25.50', 'Total after refunds: £1,000.00'],
      sentAt: null,
    });
    expect(await desk.done('one', { id: donorId, ...days(2007) })).toBeNull();
  });

  it('is in the language of the donor, whatever that of the office is, and names other days', async () => {
    const id = await desk.newDonor({ name: 'Meera Shah', language: 'gu' });
    await desk.donation(id, { on: '2019-05-01', paymentMethod: 'CHEQUE' });
    expect(await desk.done('one', { id, from: '2019-04-06', to: '2020-04-05' })).toMatchObject({
      language: 'gu',
      title: '6 એપ્રિલ, 2019થી 5 એપ્રિલ, 2020 સુધીનાં તમારાં દાન',
      donations: [{ paymentMethod: 'ચેક', refunded: '' }],
      totals: ['કુલ: £10.00'],
    });
  });

  it('has nothing of what was paid for the hall, which is no donation', async () => {
    const id = await desk.newDonor({ name: 'Hires the hall' });
    const [{ id: subTypeId }] = await query(
      `SELECT id FROM donation_sub_type WHERE column_name = 'HALL_AND_OTHER' AND NOT is_open_to_visitors LIMIT 1`,
    );
    await desk.donation(id, { on: '2006-05-01', subTypeId });
    expect(await desk.done('one', { id, ...days(2006) })).toBeNull();
    await desk.donation(id, { on: '2006-05-02', pence: 700 });
    expect((await desk.done('one', { id, ...days(2006) })).totals).toEqual(['Total: £7.00']);
  });

  it('is nobody’s for what names no donor, whose sum is without what was refunded', async () => {
    const id = await desk.donation(null, { on: '2005-07-07', pence: 5000 });
    await refund(app, id, 1200);
    expect(await desk.done('summary', days(2005))).toMatchObject({
      ...{ donorCount: 0, receivedPence: 5000, refundedPence: 1200 },
      ...{ unnamedCount: 1, unnamedPence: 3800 },
    });
  });

  it('goes with the donations when two donors are one', async () => {
    const one = await desk.newDonor({ name: 'Goes Away' });
    const stays = await desk.newDonor({ name: 'Stays Here' });
    await desk.donation(one, { on: '2015-02-01', pence: 500 });
    await desk.donation(stays, { on: '2015-03-01', pence: 700 });
    const version = 1;
    await app.features.services.donorMerges.merge(OPERATOR, { id: one, version }, { id: stays, version });
    const { items } = await desk.done('list', days(2015));
    expect(items).toMatchObject([{ donorId: stays, receivedPence: 1200 }]);
  });

  it('comes in pages by name, of all or of those without an e-mail, and its reads are in the log', async () => {
    for (const name of ['chitra', 'Bina', 'Anu', 'Dev'])
      await desk.donation(await desk.newDonor({ name, email: name === 'Bina' ? 'bina@example.org' : '' }), {
        on: '2016-07-07',
      });
    await desk.donation(null, { on: '2016-07-08', pence: 4321 });
    const names = async (variables: object) => {
      const { items, totalCount } = await desk.done('list', { ...days(2016), ...variables });
      return [totalCount, ...items.map(({ recipient: [name] }: { recipient: string[] }) => name)];
    };
    expect(await names({ pageSize: 3 })).toEqual([4, 'Anu', 'Bina', 'chitra']);
    expect(await names({ pageSize: 3, page: 2 })).toEqual([4, 'Dev']);
    expect(await names({ donors: 'WITHOUT_EMAIL' })).toEqual([3, 'Anu', 'chitra', 'Dev']);
    expect(await desk.done('summary', days(2016))).toEqual({
      ...{
        isForgotten: false,
        donorCount: 4,
        withEmailCount: 1,
        sentCount: 0,
        changedCount: 0,
        donationCount: 5,
      },
      ...{ receivedPence: 8321, refundedPence: 0, unnamedCount: 1, unnamedPence: 4321 },
    });
    const [log] = await query(
      `SELECT count(*)::integer AS lines FROM audit_entry WHERE action = 'READ_LIST' AND subject = 'donor-statement'`,
    );
    expect(log.lines).toBe(1);
  });

  it.each([
    { from: '2026-02-30', to: '2026-12-31' },
    { from: '2026-02-01', to: '2026-01-01' },
    { from: '', to: '2026-01-01' },
  ])('of the days %j is refused', async (variables) => {
    for (const operation of ['summary', 'list', 'sendSome'] as const)
      expect(await desk.refusal(operation, variables)).toBe('invalidDate');
  });
});

describe('mailing statements', () => {
  it('waits until the last of the days is over', async () => {
    const today = currentDay();
    const until = (to: string) => ({ from: addDays(to, -1), to });
    expect(await desk.refusal('sendSome', until(today))).toBe('statementDaysNotOver');
    expect(await desk.done('sendSome', until(addDays(today, -1)))).toEqual({ done: 0, remaining: 0 });
  });

  it('is done once for each donor and days, however often and by how many it is pressed', async () => {
    const emails = Array.from({ length: 30 }, (_, at) => `once-${at}@example.org`);
    for (const email of emails)
      await desk.donation(await desk.newDonor({ name: 'Once', email }), { on: '2014-07-07' });
    await desk.donation(await desk.newDonor({ name: 'Paper' }), { on: '2014-07-07' });
    const first = await desk.done('sendSome', days(2014));
    expect(first).toEqual({ done: 25, remaining: 5 });
    const both = await Promise.all([desk.done('sendSome', days(2014)), desk.done('sendSome', days(2014))]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 5]);
    expect(await desk.done('sendSome', days(2014))).toEqual({ done: 0, remaining: 0 });
    for (const email of emails) expect(await desk.mailsTo(email)).toHaveLength(1);
    expect((await desk.mailsTo(emails[0]!))[0]).toMatchObject({
      subject: 'Your donations in 2014',
      text: expect.stringMatching(
        /^Dear Once,\n\nYour donations in 2014\n\n.*\n\n7 July 2014 · Navratri · Cash · SMJ-2014-\d{4} · £10\.00\n\nTotal: £10\.00\n\n/,
      ),
    });
    expect(await desk.done('summary', days(2014))).toMatchObject({ withEmailCount: 30, sentCount: 30 });
    const half = { ...days(2014), to: '2014-07-31' };
    expect(await desk.done('summary', half)).toMatchObject({ withEmailCount: 30, sentCount: 0 });
    const [log] = await query(
      `SELECT count(*)::integer AS lines FROM audit_entry WHERE action = 'MAIL' AND label LIKE '2014-01-01%'`,
    );
    expect(log.lines).toBe(30);
  });

  it('sends it again to one who asks, some times a day, and never to one without an e-mail', async () => {
    const email = 'again@example.org';
    const id = await desk.newDonor({ name: 'Again', email });
    await desk.donation(id, { on: '2013-07-07' });
    const unsent = await whileNothingIsSent(app, () => desk.refusal('send', { id, ...days(2013) }));
    expect(unsent).toBe('mailNotSetUp');
    for (let time = 0; time < 3; time++)
      expect(await desk.done('send', { id, ...days(2013) })).toMatchObject({
        sentByName: expect.any(String),
      });
    expect(await desk.refusal('send', { id, ...days(2013) })).toBe('tooManyRequests');
    expect(await desk.mailsTo(email)).toHaveLength(3);
    const paper = await desk.newDonor({ name: 'Paper' });
    await desk.donation(paper, { on: '2013-07-07' });
    expect(await desk.refusal('send', { id: paper, ...days(2013) })).toBe('donorNoEmail');
    expect(await desk.refusal('send', { id: paper, ...days(2012) })).toBe('notFound');
    // Who had enough letters today is not waited for either.
    expect(await desk.done('sendSome', days(2013))).toEqual({ done: 0, remaining: 0 });
  });

  it('sends no more than that a day when two send it at once', async () => {
    const email = 'at.once@example.org';
    const id = await desk.newDonor({ name: 'At Once', email });
    await desk.donation(id, { on: '2011-07-07' });
    const send = () => desk.refusal('send', { id, ...days(2011) });
    for (let time = 0; time < 2; time++) expect(await send()).toBeUndefined();
    const refusals = await together(
      app,
      (manager) => manager.query('SELECT FROM donor WHERE id = $1 FOR UPDATE', [id]),
      [send, send],
    );
    expect(refusals).toEqual([undefined, 'tooManyRequests']);
    expect(await desk.mailsTo(email)).toHaveLength(3);
  });

  it('repeats no name that a mail program would turn into a link', async () => {
    const email = 'link@example.org';
    const id = await desk.newDonor({ name: 'Win at evil.example.com', email });
    await desk.donation(id, { on: '2011-07-07' });
    await desk.done('sendSome', days(2011));
    expect((await desk.mailsTo(email))[0]!.text).not.toContain('evil');
  });
});

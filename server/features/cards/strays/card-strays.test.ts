import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Part } from '../../../../rules/parts.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { lines, logOf } from '../../../testing/audit-lines.ts';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { together } from '../../../testing/two-at-once.ts';
import { cardApp } from '../card-fixtures.ts';

const { app, stripe, donations, sendAll, details, set, opened } = cardApp();
const MONEY = '{ cardMoney { id reason pence currency amountPence reference } }';
const RUNNING = `query ($page: Int, $pageSize: Int) {
  runningByCard(page: $page, pageSize: $pageSize) { totalCount items { donationId isFailing } } }`;
const ENTER = 'mutation ($id: Int!) { enterCardMoney(id: $id) }';
const SETTLE = 'mutation ($id: Int!) { settleCardMoney(id: $id) }';
const TODAY = '{ today { waiting { kind count amountPence } } }';

let admin: string;

async function leaveUnused(unusedParts: readonly Part[]): Promise<void> {
  const { siteSettings } = app.features.services;
  const { version, ownLanguage: _own, translations: _texts, ...settings } = await siteSettings.find();
  await siteSettings.save(OPERATOR, version, { ...settings, unusedParts });
}

beforeEach(async () => {
  await app.database.dataSource.query('DELETE FROM attempt_counter');
  // Dealt with, and not forgotten: it would be found again.
  await app.database.dataSource.query('UPDATE card_stray SET settled_at = now()');
  await app.database.dataSource.query(`UPDATE card_subscription SET state = 'ENDED', ended_by = 'DONOR'`);
  stripe.events.length = 0;
  admin = await adminToken(app);
});
afterEach(() => leaveUnused([]));

const ask = (query: string, variables = {}) => graphql(app, { query, variables, token: admin });
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const money = async () => (await ask(MONEY)).data.cardMoney;
const waiting = async () =>
  (await ask(TODAY)).data.today.waiting.filter(({ kind }: { kind: string }) => kind.startsWith('CARD_'));

/** A donation of every month of ten pounds, whose second month was taken with another amount. */
async function raised(total: number) {
  const donation = await opened({ amount: '10', frequency: 'MONTHLY' });
  stripe.pay(donation.session.id);
  const bill = (pence: number) => {
    stripe.bill(donation.session.subscription!, 'debit');
    const invoice = stripe.invoicesOf(donation.session.subscription!).at(-1)!;
    invoice.total = pence;
    stripe.intents.get(invoice.payment_intent)!.amount = pence;
    stripe.settleInvoice(invoice.id);
    return invoice;
  };
  const { id: invoiceId } = bill(total);
  await sendAll();
  return { ...donation, bill, invoiceId };
}

describe('[78] money by card that is in no donation', () => {
  it('as a month of another amount is a task, which the treasurer enters; later ones follow', async () => {
    const { email, reference, bill, invoiceId } = await raised(2000);
    expect(await donations.rows(email)).toHaveLength(1);
    const [stray, ...others] = await money();
    expect([stray, others]).toMatchObject([
      { reason: 'OTHER_AMOUNT', pence: 2000, amountPence: 1000, reference },
      [],
    ]);
    expect(await waiting()).toEqual([{ kind: 'CARD_MONEY', count: 1, amountPence: 2000 }]);
    // Known, so that Stripe is not asked for it again in each round.
    stripe.paths.length = 0;
    await app.features.services.cardEvents!.reconcile();
    expect(stripe.paths).not.toContain(`/v1/invoices/${invoiceId}`);

    expect((await ask(ENTER, { id: stray.id })).data.enterCardMoney).toBe(true);
    expect(await donations.rows(email)).toMatchObject([
      { amount_pence: 1000 },
      { amount_pence: 2000, status: 'PAID' },
    ]);
    expect([await money(), await waiting()]).toEqual([[], []]);
    bill(2000);
    await sendAll();
    expect(await donations.rows(email)).toHaveLength(3);
    bill(3000);
    await sendAll();
    expect(await money()).toMatchObject([{ pence: 3000 }]);
  });

  it('is not entered when somebody says just then that it is dealt with, and whoever enters it is told', async () => {
    const { email } = await raised(2000);
    const [{ id }] = await money();
    const answer = stripe.answer.bind(stripe);
    let settling: Promise<unknown> | undefined;
    const answering = vi.spyOn(stripe, 'answer').mockImplementation(async (request, response) => {
      settling ??= ask(SETTLE, { id });
      await settling;
      return answer(request, response);
    });
    onTestFinished(() => answering.mockRestore());
    expect((await ask(ENTER, { id })).errors?.[0]?.extensions.messageKey).toBe('changedByAnother');
    expect(await donations.rows(email)).toHaveLength(1);
  });

  it('for a donation that was paid in another way is a task until it has gone back or is dealt with', async () => {
    const twice = await opened({ amount: '30' });
    await set(twice.id, 'PAID', admin);
    stripe.pay(twice.session.id);
    await sendAll();
    const [stray] = await money();
    expect(stray).toMatchObject({ reason: 'PAID_TWICE', pence: 3000, reference: twice.reference });
    expect((await ask(ENTER, { id: stray.id })).errors?.[0]?.extensions.messageKey).toBe('changedByAnother');
    stripe.refund(twice.session.payment_intent!, 3000);
    await sendAll();
    expect(await money()).toEqual([]);
    expect((await details(twice.id, admin)).status).toBe('PAID');
    const other = await raised(2000);
    const [{ id }] = await money();
    expect((await ask(SETTLE, { id })).data.settleCardMoney).toBe(true);
    expect([await money(), await donations.rows(other.email)]).toMatchObject([[], [{ amount_pence: 1000 }]]);
    expect((await ask(SETTLE, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    // Stripe speaks of it once more.
    stripe.refund(stripe.invoicesOf(other.session.subscription!).at(-1)!.payment_intent, 500);
    await sendAll();
    expect(await money()).toEqual([]);
  });

  it('which came twice and is dealt with does not count once the other payment has come back', async () => {
    const twice = await opened({ amount: '30' });
    await set(twice.id, 'PAID', admin);
    stripe.pay(twice.session.id);
    await sendAll();
    const [{ id }] = await money();
    await ask(SETTLE, { id });
    await set(twice.id, 'PENDING', admin, 'The cheque has bounced');
    await query(`UPDATE card_payment SET ask_at = now() - interval '1 second'`);
    await app.features.services.cardEvents!.reconcile();
    // Stripe speaks of it once more.
    stripe.refund(twice.session.payment_intent!, 500);
    await sendAll();
    expect(await details(twice.id, admin)).toMatchObject({ status: 'PENDING', isPaidByCard: false });
    expect(await money()).toEqual([]);
  });

  it('as a month of another amount and is dealt with becomes no donation when a later one of that amount is entered', async () => {
    const { email, bill, session } = await raised(2000);
    const [first] = await money();
    const { payment_intent: intent } = stripe.invoicesOf(session.subscription!).at(-1)!;
    await ask(SETTLE, { id: first.id });
    bill(2000);
    await sendAll();
    const [second] = await money();
    await ask(ENTER, { id: second.id });
    expect(await donations.rows(email)).toHaveLength(2);
    // Stripe speaks of the first one once more.
    stripe.refund(intent, 500);
    await sendAll();
    expect(await donations.rows(email)).toHaveLength(2);
  });

  it('of another currency is a task of its own, which is no donation and in no sum, until it has gone back', async () => {
    const donation = await opened({ amount: '40' });
    Object.assign(donation.session, { currency: 'usd', amount_total: 5100 });
    stripe.pay(donation.session.id);
    Object.assign(stripe.intents.get(donation.session.payment_intent!)!, { currency: 'usd', amount: 5100 });
    await sendAll();
    const [stray, ...others] = await money();
    expect([stray, others]).toMatchObject([
      {
        reason: 'OTHER_CURRENCY',
        pence: 5100,
        currency: 'USD',
        amountPence: 4000,
        reference: donation.reference,
      },
      [],
    ]);
    expect((await details(donation.id, admin)).status).toBe('PENDING');
    const pounds = await raised(2000);
    expect(await waiting()).toEqual([{ kind: 'CARD_MONEY', count: 2, amountPence: 2000 }]);
    expect((await ask(ENTER, { id: stray.id })).errors?.[0]?.extensions.messageKey).toBe('changedByAnother');
    stripe.refund(donation.session.payment_intent!, 5100);
    await sendAll();
    expect(await money()).toMatchObject([{ reference: pounds.reference, currency: 'GBP' }]);
  });

  it('[PRIV-2] is dealt with once, also by two at once, and the log says what was decided', async () => {
    await raised(2000);
    const [{ id, reference }] = await money();
    const [{ donation_id: donationId }] = await query('SELECT donation_id FROM card_stray WHERE id = $1', [
      id,
    ]);
    const settle = () => ask(SETTLE, { id });
    let answers: Awaited<ReturnType<typeof ask>>[] = [];
    const log = await logOf(app, async () => {
      answers = await together(
        app,
        (manager) => manager.query('SELECT FROM card_stray WHERE id = $1 FOR UPDATE', [id]),
        [settle, settle],
      );
    });
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([undefined, 'NOT_FOUND']);
    const decided = lines(['DECIDE', 'donation', donationId, { label: reference }]);
    expect(log).toEqual(decided);
    const { email, ...other } = await raised(2000);
    const [{ id: entered }] = await money();
    const entering = await logOf(app, () => ask(ENTER, { id: entered }));
    const [first, month] = await donations.rows(email);
    expect(entering).toEqual(
      lines(
        ['CHANGE_STATUS', 'donation', month.id, { label: month.reference, detail: 'PAID' }],
        ['DECIDE', 'donation', first.id, { label: other.reference }],
      ),
    );
  });

  it('[52] and what is still taken every month is told while donations are unused', async () => {
    const { id } = await raised(1000);
    expect(await waiting()).toEqual([]);
    await leaveUnused(['donations']);
    expect(await waiting()).toEqual([{ kind: 'CARD_MONTHLY', count: 1, amountPence: 1000 }]);
    expect((await ask(RUNNING)).data.runningByCard).toEqual({
      totalCount: 1,
      items: [{ donationId: id, isFailing: false }],
    });
  });

  it('[78] and what is taken every month is listed to the last, in pages', async () => {
    const ids = [];
    for (let number = 0; number < 3; number += 1) ids.push((await raised(1000)).id);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await ask(RUNNING, { page, pageSize: 1 })).data.runningByCard);
    expect(pages).toEqual(
      ids.map((donationId) => ({ totalCount: 3, items: [{ donationId, isFailing: false }] })),
    );
  });
});

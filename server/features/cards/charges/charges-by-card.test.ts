import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../../rules/days.ts';
import { currentDay, momentOf } from '../../../../rules/zoned-time.ts';
import { lines, logOf } from '../../../testing/audit-lines.ts';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { chargeDesk } from '../../charges/charge-fixtures.ts';
import { HallHire } from '../../hall-hire/hall-hire.entity.ts';
import { CANCEL, REMOVE } from '../../hall-hire/hall-hire-fixtures.ts';
import { repliesOf, replyFields } from '../../replies/reply-fixtures.ts';
import { cardApp } from '../card-fixtures.ts';

const { app, stripe, sendAll } = cardApp();
const desk = chargeDesk(app);
const replies = repliesOf(app);

const OWN_HIRE =
  'query ($token: String!) { ownHire(token: $token) { charges { id kind state card openPence } } }';
const PAY_HIRE =
  'mutation ($token: String!, $chargeId: Int!) { url: payHireByCard(token: $token, chargeId: $chargeId) }';
const STRAYS = '{ cardMoney { id reason pence currency amountPence donationId reference } }';
const SETTLE = 'mutation ($id: Int!) { settleCardMoney(id: $id) }';
const OWN_REPLY = 'query ($token: String!) { reply(token: $token) { card charge { pence paidPence } } }';
const PAY_REPLY =
  'mutation ($token: String!, $language: String) { url: payReplyByCard(token: $token, language: $language) }';

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

beforeEach(async () => {
  await query('DELETE FROM attempt_counter');
  stripe.events.length = 0;
});

/** A hire with its private link, and what it asks. */
async function hired(overrides: Record<string, unknown> = {}) {
  const { id, version } = await desk.hire(overrides);
  const { hireLinks } = app.features.services;
  const hire = await app.database.dataSource.manager.findOneByOrFail(HallHire, { id });
  await hireLinks.page(app.database.dataSource.manager, hire, { languages: ['en'] });
  return {
    ...{ id, version, token: hireLinks.token(hire) },
    deposit: await desk.ofKind(id, 'DEPOSIT'),
    balance: await desk.ofKind(id, 'HIRE'),
  };
}

const pay = async (token: string, chargeId: number) =>
  graphql(app, { query: PAY_HIRE, variables: { token, chargeId } });
const sessionOf = ({ reference, id }: { reference: string; id: number }) =>
  stripe.sessionOf(`${reference}/${id}`);

/** What the hirer sees of each charge. */
const shown = async (token: string) =>
  (await graphql(app, { query: OWN_HIRE, variables: { token } })).data.ownHire.charges.map(
    ({ kind, state, card, openPence }: Record<string, unknown>) => [kind, state, card, openPence].join(' '),
  );

describe('what a hire costs, paid by card', () => {
  it('is paid charge by charge from the private link, and is no donation', async () => {
    const { token, deposit, balance } = await hired();
    const [{ donations }] = await query('SELECT count(*)::int AS donations FROM donation');
    expect(await shown(token)).toEqual(['DEPOSIT OPEN OFFERED 10000', 'HIRE OPEN OFFERED 25000']);
    const held = () => app.features.services.chargeAccounts.depositsHeld(currentDay());
    const heldBefore = await held();
    const { data } = await pay(token, deposit.id);
    const session = sessionOf(deposit);
    expect(data.url).toContain(session.id);
    expect(session).toMatchObject({ amount_total: 10_000, mode: 'payment' });
    expect(session.success_url).toMatch(new RegExp(`/hire\\?card=${deposit.id}#${token}$`));
    // Pressed again, the page is the same.
    expect((await pay(token, deposit.id)).data.url).toBe(data.url);
    stripe.pay(session.id);
    await sendAll();
    expect(await shown(token)).toEqual(['DEPOSIT PAID NOT_OFFERED 0', 'HIRE OPEN OFFERED 25000']);
    const { movements, returnablePence } = await desk.one(deposit.id);
    expect(movements.map(({ kind, method }: Record<string, unknown>) => [kind, method])).toEqual([
      ['PAYMENT', 'CARD'],
      ['FEE', 'CARD'],
    ]);
    expect(returnablePence).toBe(10_000);
    // All of it is owed to the payer, whatever Stripe has kept.
    expect((await held()) - heldBefore).toBe(10_000);
    expect(await desk.one(balance.id)).toMatchObject({ paidPence: 0 });
    expect((await query('SELECT count(*)::int AS donations FROM donation'))[0].donations).toBe(donations);
    expect((await pay(token, deposit.id)).errors?.[0]?.extensions.messageKey).toBe('notPayableByCard');
  });

  it('is entered once, however often and in whichever order it is heard, also where nothing was heard', async () => {
    const { token, balance } = await hired();
    await pay(token, balance.id);
    const session = sessionOf(balance);
    stripe.pay(session.id);
    const events = [...stripe.events];
    stripe.events.length = 0;
    await app.features.services.cardEvents!.reconcile();
    stripe.events.push(...events.reverse());
    await sendAll();
    expect(await desk.one(balance.id)).toMatchObject({ state: 'PAID', paidPence: 25_000, openPence: 0 });
  });

  it('is not paid by as much of another currency', async () => {
    const { token, balance } = await hired();
    await pay(token, balance.id);
    const session = sessionOf(balance);
    session.currency = 'usd';
    stripe.pay(session.id);
    await sendAll();
    expect(await desk.one(balance.id)).toMatchObject({ state: 'OPEN', paidPence: 0, movements: [] });
    // Somebody has to give it back.
    const { cardMoney } = (await graphql(app, { query: STRAYS, token: await adminToken(app) })).data;
    const { id: strayId, ...stray } = cardMoney.at(-1);
    expect(stray).toEqual({
      ...{ reason: 'OTHER_CURRENCY', pence: 25_000, currency: 'USD', amountPence: 25_000 },
      ...{ donationId: null, reference: balance.reference },
    });
    const settled = { query: SETTLE, variables: { id: strayId }, token: await adminToken(app) };
    expect((await graphql(app, settled)).data.settleCardMoney).toBe(true);
    const { data } = await graphql(app, { query: STRAYS, token: await adminToken(app) });
    expect(data.cardMoney.map(({ id }: { id: number }) => id)).not.toContain(strayId);
  });

  it('goes back as Stripe says, which the log tells: a deposit is given back, hire charges are asked again', async () => {
    const { token, deposit, balance } = await hired();
    for (const charge of [deposit, balance]) {
      await pay(token, charge.id);
      stripe.pay(sessionOf(charge).id);
    }
    await sendAll();
    const intents = [deposit, balance].map((charge) => sessionOf(charge).payment_intent!);
    stripe.refund(intents[0]!, 4000);
    stripe.chargeBack(intents[1]!, 'lost');
    await sendAll();
    expect(await desk.one(deposit.id)).toMatchObject({
      state: 'PAID',
      returnedPence: 4000,
      returnablePence: 6000,
    });
    expect(await desk.one(balance.id)).toMatchObject({
      state: 'OPEN',
      paidPence: 0,
      openPence: 25_000,
    });
    // What the provider keeps is nobody's act.
    const told = ({ id }: { id: number }) =>
      query(
        `SELECT action, label FROM audit_entry WHERE subject = 'charge' AND subject_id = $1 AND actor_name = 'Stripe' ORDER BY id`,
        [id],
      );
    expect(await told(deposit)).toEqual([
      { action: 'PAY', label: `${deposit.reference} 100.00` },
      { action: 'REFUND', label: `${deposit.reference} 40.00` },
    ]);
    expect(await told(balance)).toEqual([
      { action: 'PAY', label: `${balance.reference} 250.00` },
      { action: 'REFUND', label: `${balance.reference} 250.00` },
    ]);
  });

  it('of a deposit that the payer’s bank has taken back is asked again: the office has not given it back', async () => {
    const { token, deposit } = await hired();
    await pay(token, deposit.id);
    const session = sessionOf(deposit);
    stripe.pay(session.id);
    await sendAll();
    stripe.chargeBack(session.payment_intent!, 'lost');
    await sendAll();
    const charge = await desk.one(deposit.id);
    expect(charge).toMatchObject({ state: 'OPEN', paidPence: 0, returnedPence: 0, openPence: 10_000 });
    const shown = charge.movements.map(({ kind, pence }) => [kind, pence]);
    expect(shown).toContainEqual(['PAYMENT', 10_000]);
    expect(shown).toContainEqual(['RETURN', 10_000]);
    await pay(token, deposit.id);
    expect(sessionOf(deposit)).toMatchObject({ status: 'open', amount_total: 10_000 });
  });

  it('is asked for at what is open now: the page of an earlier amount is closed', async () => {
    const { token, balance } = await hired();
    await pay(token, balance.id);
    const first = sessionOf(balance);
    const input = { seenPence: 25_000, amount: '100', day: currentDay(), method: 'CASH' };
    await desk.done('pay', { id: balance.id, input });
    const { data } = await pay(token, balance.id);
    expect(first.status).toBe('expired');
    expect(data.url).not.toContain(first.id);
    expect(sessionOf(balance).amount_total).toBe(15_000);
  });

  it('that came although it was paid otherwise or is asked no more is to be given back; an open page is closed by the job', async () => {
    const { id, version, token, deposit, balance } = await hired();
    for (const charge of [deposit, balance]) await pay(token, charge.id);
    const input = { seenPence: 10_000, amount: '100', day: currentDay(), method: 'CASH' };
    await desk.done('pay', { id: deposit.id, input });
    stripe.pay(sessionOf(deposit).id);
    await sendAll();
    expect(await desk.one(deposit.id)).toMatchObject({
      state: 'PAID',
      paidPence: 20_000,
      returnablePence: 20_000,
    });
    const office = { token: await desk.token() };
    const variables = { id, version, reason: 'The roof leaks' };
    await graphql(app, { query: CANCEL, variables, ...office });
    await app.features.services.cardEvents!.reconcile();
    expect(sessionOf(balance).status).toBe('expired');
    const gone = await graphql(app, { query: REMOVE, variables: { id, version: version + 1 }, ...office });
    expect(gone.errors?.[0]?.message).toBe('Money was paid for this booking, so it cannot be deleted.');
  });

  it('keeps no hire from being deleted once its page is closed without a payment', async () => {
    const { id, version, token, deposit } = await hired();
    await pay(token, deposit.id);
    const variables = { id, version: version + 1, reason: 'Entered twice' };
    const office = { token: await desk.token() };
    await graphql(app, { query: CANCEL, variables: { ...variables, version }, ...office });
    const remove = async () => (await graphql(app, { query: REMOVE, variables, ...office })).errors?.[0];
    expect(await remove()).toBeDefined();
    await app.features.services.cardEvents!.reconcile();
    expect(sessionOf(deposit).status).toBe('expired');
    expect(await remove()).toBeUndefined();
  });

  it('is paid by a hirer without an e-mail, too', async () => {
    const { token, deposit } = await hired({ email: '' });
    expect((await pay(token, deposit.id)).data.url).toMatch(/^https:/);
    expect(stripe.asked.at(-1)!.has('customer_email')).toBe(false);
  });

  it('opens nothing for another link, and for a charge of another hire', async () => {
    const [one, other] = [await hired(), await hired()];
    expect((await pay(one.token, other.deposit.id)).data.url).toBeNull();
    expect((await pay('unknown', one.deposit.id)).data.url).toBeNull();
  });
});

it('a page that names a charge by its number, but with another reference, pays nothing and is told to the treasurer', async () => {
  const { token, deposit } = await hired();
  await pay(token, deposit.id);
  const session = sessionOf(deposit);
  await query(`UPDATE charge SET reference = 'SMJ-AAAA-AAAA' WHERE id = $1`, [deposit.id]);
  stripe.pay(session.id);
  await sendAll();
  expect(await desk.one(deposit.id)).toMatchObject({ state: 'OPEN', paidPence: 0 });
  const { cardMoney } = (await graphql(app, { query: STRAYS, token: await adminToken(app) })).data;
  const reference = session.metadata.reference!;
  const stray = cardMoney.find((one: { reference: string }) => one.reference === reference);
  expect(stray).toMatchObject({ reason: 'NOT_IN_BOOKS', pence: 10_000 });
  const settled = { query: SETTLE, variables: { id: stray.id }, token: await adminToken(app) };
  const log = await logOf(app, () => graphql(app, settled));
  expect(log).toEqual(lines(['DECIDE', 'charge', null, { label: reference }]));
});

describe('places at an event, paid by card', () => {
  it('are paid from the private link of the reply, in the language of the page', async () => {
    const startsAt = momentOf(addDays(currentDay(), 30), '18:00');
    const at = await replies.newEvent({ pricePence: 600, payDays: 7 }, { startsAt });
    const token = await replies.sent(at, replyFields(2));
    const own = async () => (await graphql(app, { query: OWN_REPLY, variables: { token } })).data.reply;
    expect(await own()).toMatchObject({ card: 'OFFERED', charge: { pence: 1200, paidPence: 0 } });
    const { data } = await graphql(app, { query: PAY_REPLY, variables: { token, language: 'gu' } });
    const [charge] = await query('SELECT id, reference FROM charge ORDER BY id DESC LIMIT 1');
    const session = sessionOf(charge);
    expect(data.url).toContain(session.id);
    expect(session.success_url).toContain('/replies?card=done');
    stripe.pay(session.id, 'debit');
    await sendAll();
    expect(await own()).toMatchObject({ card: 'UNDER_WAY', charge: { paidPence: 0 } });
    stripe.collect(session.id);
    await sendAll();
    expect(await own()).toMatchObject({ card: 'NOT_OFFERED', charge: { paidPence: 1200 } });
  });

  it('are offered to nobody who owes nothing', async () => {
    const token = await replies.sent(await replies.newEvent(), replyFields(1));
    const { data } = await graphql(app, { query: OWN_REPLY, variables: { token } });
    expect(data.reply.card).toBe('NOT_OFFERED');
    const paid = await graphql(app, { query: PAY_REPLY, variables: { token } });
    expect([paid.data.url, paid.errors]).toEqual([null, undefined]);
  });
});

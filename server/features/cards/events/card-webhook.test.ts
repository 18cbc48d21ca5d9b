import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedEvent, sign } from '../../../testing/fake-stripe-books.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { giftsOf } from '../../giving/gift-fixtures.ts';
import { cardApp } from '../card-fixtures.ts';

const { app, stripe, send, opened } = cardApp();
const without = sharedTestApp();

const TABLES = ['card_event', 'card_payment', 'card_entry', 'donation', 'donation_status_change'];

/** Everything that a message could change. */
const books = () =>
  Promise.all(TABLES.map((table) => app.database.dataSource.query(`SELECT * FROM ${table} ORDER BY 1`)));

const message = (object: object, more: object = {}) =>
  JSON.stringify({ id: 'evt_hostile', object: 'event', type: 'x', created: 1, data: { object }, ...more });

beforeEach(async () => {
  await app.database.dataSource.query('DELETE FROM attempt_counter');
  stripe.events.length = 0;
});

async function paid() {
  const donation = await opened({ amount: '70' });
  stripe.pay(donation.session.id);
  return { ...donation, event: stripe.events.splice(0)[0]! };
}

describe('a message that Stripe has not sent', () => {
  it.each<[string, (event: SignedEvent) => SignedEvent]>([
    ['signed with another secret', ({ payload }) => sign(payload, 'whsec_other')],
    [
      'signed six minutes ago',
      ({ payload }) => sign(payload, undefined, Math.floor(Date.now() / 1000) - 360),
    ],
    ['changed after it was signed', ({ payload, signature }) => ({ payload: `${payload} `, signature })],
    ['without a signature', ({ payload }) => ({ payload, signature: '' })],
    ['with nonsense for a signature', ({ payload }) => ({ payload, signature: 't=1,v1=00' })],
  ])('%s is refused and changes nothing', async (_how, forge) => {
    const { event } = await paid();
    const before = await books();
    const { statusCode, body } = await send(forge(event));
    expect(statusCode).toBe(400);
    expect(body).not.toContain('whsec');
    expect(await books()).toEqual(before);
  });

  it('of 10 MB, or of another type, is refused before it is read', async () => {
    const before = await books();
    const big = await send(sign(message({ padding: 'x'.repeat(10_000_000) })));
    expect(big.statusCode).toBe(413);
    const form = await app.server.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect(form.statusCode).toBe(415);
    expect(await books()).toEqual(before);
  });
});

describe('a message that is signed, but is none of Stripe’s', () => {
  it.each([
    ['no JSON', 'nonsense'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without an id', JSON.stringify({ type: 'x', created: 1, data: { object: {} } })],
    ['with a number for an id', message({}, { id: 7 })],
    ['with an id of 300 characters', message({}, { id: 'e'.repeat(300) })],
    ['with NUL in its id', message({}, { id: 'evt\u0000' })],
    ['without its data', JSON.stringify({ id: 'evt_odd', type: 'x', created: 1 })],
    ['about null', JSON.stringify({ id: 'evt_odd', type: 'x', created: 1, data: { object: null } })],
    ['of no moment', message({}, { created: 'yesterday' })],
    ['about a page with a list for an id', message({ object: 'checkout.session', id: ['cs'] })],
    ['about a payment that is a number', message({ object: 'charge', payment_intent: 5 })],
  ])('[REST-2] %s: 400, and nothing changes', async (_how, payload) => {
    const before = await books();
    expect((await send(sign(payload))).statusCode).toBe(400);
    expect(await books()).toEqual(before);
  });
});

describe('a message that is signed', () => {
  /** All but the message itself, which is kept. */
  const money = async () => (await books()).slice(1);

  it('and comes again is answered and adds nothing', async () => {
    const { event, id } = await paid();
    expect((await send(event)).statusCode).toBe(200);
    const before = await books();
    for (let time = 0; time < 3; time += 1) expect((await send(event)).statusCode).toBe(200);
    expect(await books()).toEqual(before);
    const [{ status }] = await app.database.dataSource.query('SELECT status FROM donation WHERE id = $1', [
      id,
    ]);
    expect(status).toBe('PAID');
  });

  it.each<[string, (donation: Awaited<ReturnType<typeof paid>>) => object]>([
    ['that is not in this account', () => ({ object: 'checkout.session', id: 'cs_of_another_account' })],
    [
      'of another amount',
      ({ session }) => {
        session.amount_total = 7100;
        return { object: 'checkout.session', id: session.id };
      },
    ],
    [
      'of another currency',
      ({ session }) => {
        session.currency = 'usd';
        return { object: 'checkout.session', id: session.id };
      },
    ],
    [
      'for a donation that is not there',
      ({ session }) => {
        session.metadata.reference = 'SMJ-0000-0000\u0000';
        return { object: 'checkout.session', id: session.id };
      },
    ],
    [
      'for something else that the association sells there',
      ({ session }) => {
        session.metadata = {};
        return { object: 'checkout.session', id: session.id };
      },
    ],
    ['of a kind that donations do not have', () => ({ object: 'customer', id: 'cus_1' })],
    ['of nothing', () => ({})],
  ])('about a page %s changes no money', async (_which, objectOf) => {
    const donation = await paid();
    const before = await money();
    const payload = message(objectOf(donation), { id: `evt_${donation.id}` });
    expect((await send(sign(payload))).statusCode).toBe(200);
    expect(await money()).toEqual(before);
  });

  it('about what the association sells there every month beside, or what is not in this account, is done with and enters nothing', async () => {
    const { session } = await opened({ frequency: 'MONTHLY' });
    session.metadata = {};
    stripe.pay(session.id);
    stripe.bill(session.subscription!, 'paid');
    for (const [object, id] of [
      ['invoice', 'in_unknown'],
      ['subscription', 'sub_unknown'],
    ])
      stripe.events.push(sign(message({ object, id }, { id: `evt_${id}` })));
    const all = (table: string) => app.database.dataSource.query(`SELECT * FROM ${table} ORDER BY 1`);
    const kept = async () => [await money(), await all('card_stray'), await all('card_subscription')];
    const before = await kept();
    for (const event of stripe.events.splice(0)) await send(event);
    expect(await kept()).toEqual(before);
    const waiting = 'SELECT id FROM card_event WHERE handled_at IS NULL';
    expect(await app.database.dataSource.query(waiting)).toEqual([]);
  });

  it('by an account that is connected with the association’s changes no money', async () => {
    const { session, id } = await paid();
    const before = await money();
    const object = { object: 'checkout.session', id: session.id };
    await send(sign(message(object, { id: `evt_${id}`, account: 'acct_other' })));
    expect(await money()).toEqual(before);
  });
});

describe('an association without an account at Stripe', () => {
  it('has no address for messages, offers no card, and opens no page', async () => {
    expect(without.routes.filter(({ url }) => url.startsWith('/webhooks'))).toEqual([]);
    const { payload, signature } = sign(message({}));
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await without.server.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload });
    expect(answer.statusCode).toBe(404);
    const donations = giftsOf(without);
    const token = await donations.given();
    const query = 'query ($token: String!) { gift(token: $token) { card } }';
    const { data } = await graphql(without, { query, variables: { token } });
    expect(data.gift.card).toBe('NOT_OFFERED');
    const pay = 'mutation ($token: String!) { payGiftByCard(token: $token) }';
    expect((await graphql(without, { query: pay, variables: { token } })).data.payGiftByCard).toBeNull();
    expect(without.features.services.cardEvents).toBeUndefined();
    expect(Object.keys(without.features.upkeep)).not.toContain('what was paid by card');
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { FakeStripe, STRIPE_SECRET_KEY } from '../../testing/fake-stripe.ts';
import { type SignedEvent, STRIPE_WEBHOOK_SECRET } from '../../testing/fake-stripe-books.ts';
import { graphql } from '../../testing/requests.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { giftsOf } from '../giving/gift-fixtures.ts';

const PAY =
  'mutation ($token: String!, $language: String) { payGiftByCard(token: $token, language: $language) }';
const DETAILS = `query ($id: Int!) { donation(id: $id) {
  status amountPence receivedOn isPaidByCard refundedPence feePence
  history { fromStatus toStatus changedByName note receivedOn } cardEntries { kind pence } } }`;
const SET = `mutation ($id: Int!, $status: DonationStatus!, $note: String) {
  setDonationStatus(id: $id, status: $status, note: $note) { status } }`;

/** An app whose association has an account at a fake Stripe; both are ready only inside tests. */
export function cardApp() {
  const app = {} as TestApp;
  const stripe = new FakeStripe();
  let close: () => Promise<void>;
  beforeAll(async () => {
    const STRIPE_API_URL = await stripe.start();
    const environment = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL };
    const opened = await openTestApp({ environment });
    close = opened.close;
    Object.assign(app, opened);
  });
  afterAll(async () => {
    await close();
    await stripe.stop();
  });
  return { app, stripe, ...cardDesk(app, stripe) };
}

function cardDesk(app: TestApp, stripe: FakeStripe) {
  const donations = giftsOf(app);
  const send = ({ payload, signature }: SignedEvent) =>
    app.server.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  return {
    donations,
    send,
    /** Sends what Stripe has to say and has not said yet. */
    async sendAll(): Promise<void> {
      for (const event of stripe.events.splice(0)) await send(event);
    },
    payByCard: (token: string, language?: string) =>
      graphql(app, { query: PAY, variables: { token, language } }),
    details: async (id: number, token: string) =>
      (await graphql(app, { query: DETAILS, variables: { id }, token })).data.donation,
    set: (id: number, status: string, token: string, note: string | null = null) =>
      graphql(app, { query: SET, variables: { id, status, note }, token }),
    /** A donation whose page at Stripe is open. */
    async opened(overrides: Record<string, unknown> = {}) {
      const email = `${randomUUID()}@example.org`;
      const token = await donations.given({ email, ...overrides });
      const [{ id, reference }] = await donations.rows(email);
      await graphql(app, { query: PAY, variables: { token } });
      return {
        id: id as number,
        reference: reference as string,
        email,
        token,
        session: stripe.sessionOf(reference),
      };
    },
  };
}

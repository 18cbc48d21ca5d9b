import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { Intent, Return, Session, Thing } from './fake-stripe-objects.ts';

export const STRIPE_SECRET_KEY = 'sk_test_fake';
export const STRIPE_WEBHOOK_SECRET = 'whsec_fake';

/** What Stripe keeps for a payment: a fortieth and 20 pence. */
export const feeOf = (pence: number) => Math.round(pence / 40) + 20;

/** A message as Stripe sends it. */
export interface SignedEvent {
  payload: string;
  signature: string;
}

const total = (things: readonly { amount: number }[]) => things.reduce((sum, { amount }) => sum + amount, 0);

const now = () => Math.floor(Date.now() / 1000);

/** Signs as Stripe's own helper for tests does. @param timestamp in seconds */
export function sign(payload: string, secret = STRIPE_WEBHOOK_SECRET, timestamp = now()): SignedEvent {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, signature };
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * As much of Stripe as the site uses, as a server of its own: the official package talks to it. What people do there is done by
 * its methods; each adds the message that Stripe would send to {@link events}, which nobody sends.
 */
export class FakeStripe {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, Return>();
  readonly disputes = new Map<string, Return>();
  readonly events: SignedEvent[] = [];
  /** By idempotency key. */
  readonly answers = new Map<string, unknown>();
  /** Answers nothing but errors while it is true. */
  isDown = false;
  /** The state of refunds that are asked for now. */
  refundStatus = 'succeeded';
  /** The parameters of each new session. */
  readonly asked: URLSearchParams[] = [];
  /** Where the page of a session is. */
  pageOf = (id: string) => `https://checkout.stripe.example/${id}`;
  #server: Server | undefined;
  #count = 0;

  /** @returns its address */
  async start(): Promise<string> {
    this.#server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /** The newest page for a donation. */
  sessionOf(reference: string): Session {
    const own = [...this.sessions.values()].filter((one) => one.client_reference_id === reference);
    return own.at(-1)!;
  }

  /** Somebody pays on the page, by a card or by a direct debit, which is only begun. */
  pay(sessionId: string, by: 'card' | 'debit' = 'card'): void {
    const session = this.sessions.get(sessionId)!;
    if (session.status !== 'open') return;
    const { amount_total: amount, currency, metadata } = session;
    const intent: Intent = { ...this.#newThing('pi'), status: 'processing', amount, currency, metadata };
    this.intents.set(intent.id, intent);
    Object.assign(session, { status: 'complete', payment_intent: intent.id });
    if (by === 'card') this.collect(sessionId, 'checkout.session.completed');
    else this.#tell('checkout.session.completed', { object: 'checkout.session', id: sessionId });
  }

  /** The money of a direct debit comes. */
  collect(sessionId: string, event = 'checkout.session.async_payment_succeeded'): void {
    const session = this.sessions.get(sessionId)!;
    const intent = this.intents.get(session.payment_intent ?? '');
    if (intent?.status !== 'processing') return;
    intent.status = 'succeeded';
    session.payment_status = 'paid';
    this.#tell(event, { object: 'checkout.session', id: sessionId });
    this.#tell('payment_intent.succeeded', { object: 'payment_intent', id: intent.id });
  }

  /** The bank refuses a direct debit. */
  fail(sessionId: string): void {
    const intent = this.intents.get(this.sessions.get(sessionId)!.payment_intent ?? '');
    if (intent?.status !== 'processing') return;
    intent.status = 'canceled';
    this.#tell('checkout.session.async_payment_failed', { object: 'checkout.session', id: sessionId });
  }

  expire(sessionId: string): void {
    const session = this.sessions.get(sessionId)!;
    if (session.status !== 'open') return;
    session.status = 'expired';
    this.#tell('checkout.session.expired', { object: 'checkout.session', id: sessionId });
  }

  /** Money is given back, by the site or on Stripe's own pages. @throws when it is more than is left */
  refund(intentId: string, amount: number, metadata: Record<string, string> = {}): Return {
    const left = this.leftOf(intentId);
    if (amount > left) throw new Refusal(400, 'Charge has already been refunded.');
    const refund = {
      ...this.#newThing('re'),
      object: 'refund',
      payment_intent: intentId,
      amount,
      status: this.refundStatus,
      metadata,
    };
    this.refunds.set(refund.id, refund);
    this.#tell('charge.refunded', { object: 'charge', id: `ch_${intentId}`, payment_intent: intentId });
    return refund;
  }

  /** The payer's bank takes everything back that is left. */
  chargeBack(intentId: string, status: 'needs_response' | 'lost' | 'won'): void {
    const known = [...this.disputes.values()].find((one) => one.payment_intent === intentId);
    const amount = this.leftOf(intentId);
    if (!known && amount <= 0) return;
    if (known && known.status !== 'needs_response') return;
    const dispute = known ?? { ...this.#newThing('dp'), payment_intent: intentId, amount, status };
    dispute.status = status;
    this.disputes.set(dispute.id, dispute);
    this.#tell('charge.dispute.closed', { object: 'dispute', id: dispute.id, payment_intent: intentId });
  }

  /** Pence that can still be given back of a payment. */
  leftOf(intentId: string): number {
    const intent = this.intents.get(intentId);
    if (intent?.status !== 'succeeded') return 0;
    const disputes = this.#disputesOf(intentId).filter(({ status }) => status !== 'won');
    return intent.amount - total([...this.#refundsOf(intentId), ...disputes]);
  }

  /** Pence that are back with the payer for good. */
  returnedOf(intentId: string): number {
    const refunds = this.#refundsOf(intentId).filter(({ status }) => status === 'succeeded');
    const disputes = this.#disputesOf(intentId).filter(({ status }) => status === 'lost');
    return total([...refunds, ...disputes]);
  }

  #refundsOf(intentId: string): Return[] {
    return [...this.refunds.values()].filter(({ payment_intent }) => payment_intent === intentId);
  }

  #disputesOf(intentId: string): Return[] {
    return [...this.disputes.values()].filter(({ payment_intent }) => payment_intent === intentId);
  }

  #newThing(prefix: string): Thing {
    this.#count += 1;
    return { id: `${prefix}_${process.pid}_${this.#count}`, created: now() };
  }

  #tell(type: string, object: object): void {
    const event = { ...this.#newThing('evt'), object: 'event', type, data: { object } };
    this.events.push(sign(JSON.stringify(event)));
  }

  /** Answers a call of the official package. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const parameters = new URLSearchParams(await text(request));
    const send = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    try {
      if (this.isDown) throw new Refusal(500, 'Down');
      if (request.headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`)
        throw new Refusal(401, 'Invalid API Key');
      const key = request.headers['idempotency-key'];
      const answer =
        request.method === 'POST'
          ? this.#once(typeof key === 'string' ? key : '', pathname, parameters)
          : this.#read(pathname, searchParams);
      send(200, answer);
    } catch (error) {
      const { status = 500, message } = error as Refusal;
      send(status, { error: { type: 'invalid_request_error', message } });
    }
  }

  #once(key: string, pathname: string, parameters: URLSearchParams): object {
    const before = this.answers.get(key) as { parameters: string; answer: object } | undefined;
    if (before && before.parameters !== String(parameters))
      throw new Refusal(400, 'Keys for idempotent requests can only be used with the same parameters.');
    const answer = before?.answer ?? this.#write(pathname, parameters);
    this.answers.set(key, { parameters: String(parameters), answer });
    return answer;
  }

  #write(pathname: string, parameters: URLSearchParams): object {
    if (pathname === '/v1/refunds') {
      const by = parameters.get('metadata[userId]');
      return this.refund(
        parameters.get('payment_intent') ?? '',
        Number(parameters.get('amount')),
        by ? { userId: by } : {},
      );
    }
    if (pathname !== '/v1/checkout/sessions') throw new Refusal(404, 'Unrecognized request URL');
    this.asked.push(parameters);
    const thing = this.#newThing('cs_test');
    const amount = Number(parameters.get('line_items[0][price_data][unit_amount]'));
    if (amount < 30) throw new Refusal(400, 'Amount must convert to at least 30 pence.');
    const session: Session = {
      ...thing,
      object: 'checkout.session',
      mode: parameters.get('mode'),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: parameters.get('client_reference_id'),
      metadata: { reference: parameters.get('metadata[reference]') ?? undefined },
      amount_total: amount,
      currency: parameters.get('line_items[0][price_data][currency]') ?? '',
      success_url: parameters.get('success_url') ?? '',
      cancel_url: parameters.get('cancel_url') ?? '',
    };
    this.sessions.set(thing.id, session);
    return this.#shown(session);
  }

  #read(pathname: string, search: URLSearchParams): object {
    const session = this.sessions.get(pathname.split('/').at(-1) ?? '');
    if (session) return this.#shown(session);
    if (pathname === '/v1/balance') return { object: 'balance' };
    const lists: Record<string, Iterable<Thing & { payment_intent: string | null }>> = {
      '/v1/checkout/sessions': this.sessions.values(),
      '/v1/refunds': this.refunds.values(),
      '/v1/disputes': this.disputes.values(),
    };
    const list = lists[pathname];
    if (!list) throw new Refusal(404, 'No such object');
    const [intent, since] = [search.get('payment_intent'), Number(search.get('created[gte]') ?? 0)];
    const own = [...list].filter(
      ({ payment_intent, created }) => (!intent || payment_intent === intent) && created >= since,
    );
    const data = search.has('expand[0]')
      ? own.map((one) => ({ ...one, payment_intent: this.intents.get(one.payment_intent ?? '') ?? null }))
      : own;
    return { object: 'list', url: pathname, has_more: false, data };
  }

  #shown(session: Session): object {
    const intent = this.intents.get(session.payment_intent ?? '');
    const charge = intent?.status === 'succeeded' && {
      id: `ch_${intent.id}`,
      object: 'charge',
      amount: intent.amount,
      currency: intent.currency,
      created: intent.created,
      balance_transaction: {
        id: `txn_${intent.id}`,
        fee: feeOf(intent.amount),
        currency: intent.currency,
        created: intent.created,
      },
    };
    return {
      ...session,
      url: session.status === 'open' ? this.pageOf(session.id) : null,
      payment_intent: intent ? { ...intent, object: 'payment_intent', latest_charge: charge || null } : null,
    };
  }
}

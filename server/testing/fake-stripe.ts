import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FakeStripeBooks, feeOf, Refusal } from './fake-stripe-books.ts';
import type { Invoice, Session, Thing } from './fake-stripe-objects.ts';

export const STRIPE_SECRET_KEY = 'sk_test_fake';

/** As much of Stripe as the site uses, as a server of its own: the official package talks to it. */
export class FakeStripe extends FakeStripeBooks {
  /** By idempotency key. */
  readonly answers = new Map<string, { parameters: string; answer: Record<string, unknown> }>();
  /** Answers nothing but errors while it is true. */
  isDown = false;
  /** Does what it is asked, but its answers get lost while it is true. */
  isCutOff = false;
  /** Keeps everybody waiting while it is true. */
  isSilent = false;
  /** Ids about which it answers nothing but a refusal. */
  readonly broken = new Set<string>();
  /** The paths that it was asked for. */
  readonly paths: string[] = [];
  /** Of the association's account there, where that is another than what people pay in. */
  bookedIn: string | undefined;
  /** How often it has refused. */
  refused = 0;
  /** The parameters of each new session. */
  readonly asked: URLSearchParams[] = [];
  /** Where the page of a session is. */
  pageOf = (id: string) => `https://checkout.stripe.example/${id}`;
  #server: Server | undefined;

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

  /** Answers a call of the official package. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const parameters = new URLSearchParams(await text(request));
    const send = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    this.paths.push(pathname);
    if (this.isSilent) return;
    try {
      if (this.broken.has(pathname.split('/').at(-1) ?? '')) throw new Refusal(400, 'Broken');
      if (this.isDown) throw new Refusal(500, 'Down');
      if (request.headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`)
        throw new Refusal(401, 'Invalid API Key');
      const key = request.headers['idempotency-key'];
      const subscription = /^\/v1\/subscriptions\/(\w+)$/.exec(pathname)?.[1];
      if (
        request.method === 'DELETE' &&
        !this.end(
          subscription ?? '',
          (parameters.size > 0 ? parameters : searchParams).get('cancellation_details[comment]'),
        )
      )
        throw new Refusal(404, 'No such subscription');
      const answer =
        request.method === 'POST'
          ? this.#once(typeof key === 'string' ? key : '', pathname, parameters)
          : this.#read(pathname, searchParams);
      if (this.isCutOff) response.destroy();
      else send(200, answer);
    } catch (error) {
      const { status = 500, message } = error as Refusal;
      this.refused += 1;
      send(status, { error: { type: 'invalid_request_error', message } });
    }
  }

  #once(key: string, pathname: string, parameters: URLSearchParams): Record<string, unknown> {
    const before = this.answers.get(key);
    if (before && before.parameters !== String(parameters))
      throw new Refusal(400, 'Keys for idempotent requests can only be used with the same parameters.');
    // As it was then, whatever has become of it.
    const answer = before?.answer ?? structuredClone(this.#write(pathname, parameters));
    this.answers.set(key, { parameters: String(parameters), answer });
    return answer;
  }

  #write(pathname: string, parameters: URLSearchParams): Record<string, unknown> {
    if (pathname === '/v1/refunds') {
      const by = parameters.get('metadata[userId]');
      return this.refund(
        parameters.get('payment_intent') ?? '',
        Number(parameters.get('amount')),
        by ? { userId: by } : {},
      );
    }
    const expiring = this.sessions.get(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(pathname)?.[1] ?? '');
    if (expiring) {
      if (expiring.status !== 'open')
        throw new Refusal(400, 'Only Checkout Sessions that are open can be expired.');
      this.expire(expiring.id);
      return this.#shown(expiring);
    }
    if (pathname !== '/v1/checkout/sessions') throw new Refusal(404, 'Unrecognized request URL');
    this.asked.push(parameters);
    const thing = this.newThing('cs_test');
    const amount = Number(parameters.get('line_items[0][price_data][unit_amount]'));
    if (amount < 30) throw new Refusal(400, 'Amount must convert to at least 30 pence.');
    const session: Session = {
      ...thing,
      object: 'checkout.session',
      mode: parameters.get('mode') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      subscription: null,
      invoice: null,
      client_reference_id: parameters.get('client_reference_id'),
      metadata: { reference: parameters.get('metadata[reference]') ?? undefined },
      amount_total: amount,
      currency: parameters.get('line_items[0][price_data][currency]') ?? '',
      customer_details: null,
      customer_email: parameters.get('customer_email'),
      success_url: parameters.get('success_url') ?? '',
      cancel_url: parameters.get('cancel_url') ?? '',
    };
    this.sessions.set(thing.id, session);
    return this.#shown(session);
  }

  #read(pathname: string, search: URLSearchParams): object {
    const id = pathname.split('/').at(-1) ?? '';
    const session = this.sessions.get(id);
    if (session) return this.#shown(session);
    const one = this.subscriptions.get(id) ?? this.invoices.get(id) ?? this.#shownIntent(id);
    if (one) return one;
    if (pathname === '/v1/balance') return { object: 'balance' };
    const lists: Record<string, Iterable<Thing>> = {
      '/v1/checkout/sessions': this.sessions.values(),
      '/v1/refunds': this.refunds.values(),
      '/v1/disputes': this.disputes.values(),
      '/v1/invoices': this.invoices.values(),
      '/v1/invoice_payments': this.#invoicePayments(search.get('payment[payment_intent]')),
    };
    const list = lists[pathname];
    if (!list) throw new Refusal(404, 'No such object');
    const since = Number(search.get('created[gte]') ?? 0);
    const wanted = ['payment_intent', 'subscription', 'status', 'invoice'].filter((name) => search.has(name));
    const data = [...list].filter(
      (thing) => thing.created >= since && wanted.every((name) => thing[name] === search.get(name)),
    );
    return { object: 'list', url: pathname, has_more: false, data };
  }

  /** @param intentId of one payment only */
  #invoicePayments(intentId: string | null): Thing[] {
    const own = [...this.invoices.values()].filter(
      ({ payment_intent }) => !intentId || payment_intent === intentId,
    );
    return own.map(({ id, created, status, payment_intent }: Invoice) => ({
      id: `inpay_${id}`,
      object: 'invoice_payment',
      created,
      invoice: id,
      status: status === 'paid' ? 'paid' : 'open',
      payment: { type: 'payment_intent', payment_intent },
    }));
  }

  #shownIntent(id: string | null): object | null {
    const intent = this.intents.get(id ?? '');
    if (!intent) return null;
    const charge = intent.status === 'succeeded' && {
      id: `ch_${intent.id}`,
      object: 'charge',
      amount: intent.amount,
      currency: intent.currency,
      created: intent.created,
      balance_transaction: {
        id: `txn_${intent.id}`,
        fee: feeOf(intent.amount),
        currency: this.bookedIn ?? intent.currency,
        created: intent.created,
      },
    };
    return { ...intent, object: 'payment_intent', latest_charge: charge || null };
  }

  #shown(session: Session): Record<string, unknown> {
    return {
      ...session,
      url: session.status === 'open' ? this.pageOf(session.id) : null,
      payment_intent: this.#shownIntent(session.payment_intent),
      subscription: this.subscriptions.get(session.subscription ?? '') ?? null,
    };
  }
}

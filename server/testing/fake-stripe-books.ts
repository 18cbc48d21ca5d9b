import Stripe from 'stripe';
import type { Intent, Invoice, Return, Session, Subscription, Thing } from './fake-stripe-objects.ts';

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

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * What Stripe knows of the association. What people do there is done by its methods; each adds the message that Stripe would
 * send to {@link events}, which nobody sends.
 */
export class FakeStripeBooks {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, Return>();
  readonly disputes = new Map<string, Return>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly events: SignedEvent[] = [];
  /** The state of refunds that are asked for now. */
  refundStatus = 'succeeded';
  #count = 0;

  /** The newest page for a donation. */
  sessionOf(reference: string): Session {
    const own = [...this.sessions.values()].filter((one) => one.client_reference_id === reference);
    return own.at(-1)!;
  }

  /** Somebody pays on the page, by a card or by a direct debit, which is only begun; every month, if that is promised there. */
  pay(sessionId: string, by: 'card' | 'debit' = 'card'): void {
    const session = this.sessions.get(sessionId)!;
    if (session.status !== 'open') return;
    session.status = 'complete';
    session.customer_details = { name: 'Payer at Stripe', email: session.customer_email };
    if (session.mode === 'subscription') this.#subscribe(session);
    else session.payment_intent = this.#newIntent(session.amount_total, session.metadata).id;
    if (by === 'card') this.collect(sessionId, 'checkout.session.completed');
    else this.#tell('checkout.session.completed', { object: 'checkout.session', id: sessionId });
  }

  /** The money of a direct debit comes. */
  collect(sessionId: string, event = 'checkout.session.async_payment_succeeded'): void {
    const session = this.sessions.get(sessionId)!;
    const invoice = this.invoices.get(session.invoice ?? '');
    if (!this.#succeed(this.intentOf(session))) return;
    session.payment_status = 'paid';
    this.#tell(event, { object: 'checkout.session', id: sessionId });
    if (invoice) this.#paid(invoice);
  }

  /** The bank refuses a direct debit. */
  fail(sessionId: string): void {
    const session = this.sessions.get(sessionId)!;
    const intent = this.intents.get(this.intentOf(session) ?? '');
    if (intent?.status !== 'processing') return;
    intent.status = 'canceled';
    this.#tell('checkout.session.async_payment_failed', { object: 'checkout.session', id: sessionId });
    if (session.subscription) this.end(session.subscription);
  }

  /** The next month of a subscription is due: it is paid, begun by a direct debit, or fails. */
  bill(subscriptionId: string, how: 'paid' | 'debit' | 'failed'): void {
    const subscription = this.subscriptions.get(subscriptionId);
    if (!subscription || subscription.status === 'canceled') return;
    const invoice = this.#newInvoice(subscription, 'subscription_cycle');
    if (how === 'paid') this.settleInvoice(invoice.id);
    if (how !== 'failed') return;
    subscription.status = 'past_due';
    this.#tell('invoice.payment_failed', { object: 'invoice', id: invoice.id });
    this.#tell('customer.subscription.updated', { object: 'subscription', id: subscriptionId });
  }

  /** A month that was begun, or had failed, is paid after all. */
  settleInvoice(invoiceId: string): void {
    const invoice = this.invoices.get(invoiceId);
    if (!invoice || !this.#succeed(invoice.payment_intent)) return;
    const subscription = this.subscriptions.get(invoice.parent.subscription_details.subscription)!;
    if (subscription.status === 'past_due') subscription.status = 'active';
    this.#paid(invoice);
  }

  /** Nothing more is taken, whoever has said so. @returns false when it was over already */
  end(subscriptionId: string, comment: string | null = null): boolean {
    const subscription = this.subscriptions.get(subscriptionId);
    if (!subscription || subscription.status === 'canceled') return false;
    Object.assign(subscription, { status: 'canceled', ended_at: now(), cancellation_details: { comment } });
    this.#tell('customer.subscription.deleted', { object: 'subscription', id: subscriptionId });
    return true;
  }

  /** Of a page: the payment that was made on it. */
  intentOf({ payment_intent, invoice }: Session): string | null {
    return payment_intent ?? this.invoices.get(invoice ?? '')?.payment_intent ?? null;
  }

  invoicesOf(subscriptionId: string): Invoice[] {
    return [...this.invoices.values()].filter(
      ({ parent }) => parent.subscription_details.subscription === subscriptionId,
    );
  }

  #subscribe(session: Session): void {
    const { amount_total, currency, metadata } = session;
    const subscription: Subscription = {
      ...this.newThing('sub'),
      object: 'subscription',
      status: 'active',
      currency,
      metadata,
      items: { data: [{ quantity: 1, price: { unit_amount: amount_total } }] },
      ended_at: null,
      cancellation_details: { comment: null },
    };
    this.subscriptions.set(subscription.id, subscription);
    const { id } = this.#newInvoice(subscription, 'subscription_create');
    Object.assign(session, { subscription: subscription.id, invoice: id });
  }

  #newInvoice({ id, metadata, items, currency }: Subscription, billing_reason: string): Invoice {
    const total = items.data[0]!.price.unit_amount;
    const invoice: Invoice = {
      ...this.newThing('in'),
      object: 'invoice',
      status: 'open',
      billing_reason,
      currency,
      total,
      // Payments of subscriptions say nothing of the site.
      payment_intent: this.#newIntent(total, {}).id,
      parent: { subscription_details: { subscription: id, metadata } },
    };
    this.invoices.set(invoice.id, invoice);
    return invoice;
  }

  #newIntent(amount: number, metadata: Intent['metadata']): Intent {
    const intent: Intent = {
      ...this.newThing('pi'),
      status: 'processing',
      amount,
      currency: 'gbp',
      metadata,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  #succeed(intentId: string | null): boolean {
    const intent = this.intents.get(intentId ?? '');
    if (intent?.status !== 'processing') return false;
    intent.status = 'succeeded';
    this.#tell('payment_intent.succeeded', { object: 'payment_intent', id: intent.id });
    return true;
  }

  #paid(invoice: Invoice): void {
    invoice.status = 'paid';
    this.#tell('invoice.paid', { object: 'invoice', id: invoice.id });
  }

  expire(sessionId: string): void {
    const session = this.sessions.get(sessionId)!;
    if (session.status !== 'open') return;
    session.status = 'expired';
    this.#tell('checkout.session.expired', { object: 'checkout.session', id: sessionId });
  }

  /** Money is refunded, by the site or on Stripe's own pages. @throws when it is more than is left */
  refund(intentId: string, amount: number, metadata: Record<string, string> = {}): Return {
    const left = this.leftOf(intentId);
    if (amount > left) throw new Refusal(400, 'Charge has already been refunded.');
    const refund = {
      ...this.newThing('re'),
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
    const dispute = known ?? { ...this.newThing('dp'), payment_intent: intentId, amount, status };
    dispute.status = status;
    this.disputes.set(dispute.id, dispute);
    this.#tell('charge.dispute.closed', { object: 'dispute', id: dispute.id, payment_intent: intentId });
  }

  /** Pence that can still be refunded of a payment. */
  leftOf(intentId: string): number {
    const intent = this.intents.get(intentId);
    if (intent?.status !== 'succeeded') return 0;
    const disputes = this.#disputesOf(intentId).filter(({ status }) => status !== 'won');
    const refunds = this.#refundsOf(intentId).filter(({ status }) => status !== 'failed');
    return intent.amount - total([...refunds, ...disputes]);
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

  /** With an id of its own. */
  newThing(prefix: string): Thing {
    this.#count += 1;
    return { id: `${prefix}_${process.pid}_${this.#count}`, created: now() };
  }

  #tell(type: string, object: object): void {
    const event = { ...this.newThing('evt'), object: 'event', type, data: { object } };
    this.events.push(sign(JSON.stringify(event)));
  }
}

import type Stripe from 'stripe';
import { AppError } from '../../../../rules/errors.ts';
import type { StripeSettings } from '../../../config.ts';
import type {
  CardNotice,
  CardPayments,
  Checkout,
  Movement,
  NewCheckout,
  RecentPayments,
} from './card-payments.ts';

/** Milliseconds for one answer; somebody waits for it. */
const TIMEOUT = 10_000;

/** Languages of ours that Stripe's page speaks; in others it follows the browser. */
const PAGE_LANGUAGES: readonly string[] = ['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'tr', 'zh'];

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const momentOf = (seconds: number) => new Date(seconds * 1000);

/** Cards, wallets and direct debits by Stripe: all ways that the association has switched on there. */
export class StripePayments implements CardPayments {
  readonly #settings: StripeSettings;
  #stripe: Promise<Stripe> | undefined;

  constructor(settings: StripeSettings) {
    this.#settings = settings;
  }

  async createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }> {
    const { reference, description, email, language, amountPence } = checkout;
    const currency = checkout.currency.toLowerCase();
    const session = await this.#ask((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          ...(email && { customer_email: email }),
          line_items: [
            {
              quantity: 1,
              price_data: { currency, unit_amount: amountPence, product_data: { name: description } },
            },
          ],
          // By it those of this site are known from whatever else the association sells there.
          metadata: { reference },
          payment_intent_data: { description: reference, metadata: { reference } },
          locale: PAGE_LANGUAGES.includes(language) ? language : 'auto',
          success_url: checkout.doneUrl,
          cancel_url: checkout.backUrl,
        },
        { idempotencyKey: checkout.key },
      ),
    );
    return { id: session.id, url: session.url ?? '' };
  }

  async findCheckout(id: string): Promise<Checkout | null> {
    try {
      const session = await this.#ask((stripe) =>
        stripe.checkout.sessions.retrieve(id, {
          expand: ['payment_intent.latest_charge.balance_transaction'],
        }),
      );
      return this.#read(session);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async findCheckoutOf(paymentId: string): Promise<Checkout | null> {
    const { data } = await this.#ask((stripe) =>
      stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 }),
    );
    return data[0] ? this.findCheckout(data[0].id) : null;
  }

  listSince(since: Date): Promise<RecentPayments> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    return this.#ask(async (stripe) => {
      const recent: RecentPayments = { checkoutIds: [], returned: [] };
      for await (const { id, metadata } of stripe.checkout.sessions.list({ created, limit: 100 }))
        if (metadata?.reference) recent.checkoutIds.push(id);
      const add = (movementId: string, payment: string | Stripe.PaymentIntent | null) => {
        const isOurs = typeof payment === 'object' && payment?.metadata.reference;
        if (isOurs) recent.returned.push({ movementId, paymentId: payment.id });
      };
      const list = { created, limit: 100, expand: ['data.payment_intent'] };
      for await (const { id, status, payment_intent } of stripe.refunds.list(list))
        if (status === 'succeeded') add(id, payment_intent);
      for await (const { id, status, payment_intent } of stripe.disputes.list(list))
        if (status === 'lost') add(id, payment_intent);
      return recent;
    });
  }

  async refund({ paymentId, pence, userId, key }: Parameters<CardPayments['refund']>[0]): Promise<void> {
    await this.#ask((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentId, amount: pence, metadata: { userId: String(userId) } },
        { idempotencyKey: key },
      ),
    );
  }

  async readNotice(body: Buffer, signature: string): Promise<CardNotice> {
    const { webhooks } = await this.#open();
    let event: Stripe.Event;
    try {
      event = webhooks.constructEvent(body, signature, this.#settings.webhookSecret);
    } catch {
      // What it says may quote the body.
      throw new AppError('BAD_USER_INPUT', 'invalidRequest');
    }
    const thing = event.data.object as {
      id?: string;
      object?: string;
      payment_intent?: string | { id: string };
    };
    // Of an account that is connected with the association's: not its own money.
    const isOwn = !event.account;
    return {
      id: event.id,
      type: event.type,
      createdAt: momentOf(event.created),
      checkoutId: isOwn && thing.object === 'checkout.session' ? (thing.id ?? null) : null,
      paymentId: isOwn ? idOf(thing.object === 'payment_intent' ? thing.id : thing.payment_intent) : null,
    };
  }

  async #read(session: Stripe.Checkout.Session): Promise<Checkout | null> {
    const { amount_total: amountPence, currency } = session;
    const reference = session.metadata?.reference;
    if (session.mode !== 'payment' || !reference || !amountPence || !currency) return null;
    const intent = session.payment_intent as Stripe.PaymentIntent | null;
    const isPaid = session.status === 'complete' && session.payment_status === 'paid';
    return {
      id: session.id,
      url: session.url,
      state: isPaid ? 'PAID' : stateOf(session, intent),
      reference,
      amountPence,
      currency: currency.toUpperCase(),
      paymentId: intent?.id ?? null,
      movements: isPaid && intent ? await this.#movements(intent) : [],
    };
  }

  async #movements(intent: Stripe.PaymentIntent): Promise<Movement[]> {
    const charge = intent.latest_charge as Stripe.Charge | null;
    if (!charge) return [];
    const movements: Movement[] = [
      { kind: 'PAYMENT', id: charge.id, pence: charge.amount, at: momentOf(charge.created) },
    ];
    const booked = charge.balance_transaction as Stripe.BalanceTransaction | null;
    // What is booked in another currency says nothing in ours.
    if (booked?.fee && booked.currency === charge.currency)
      movements.push({ kind: 'FEE', id: booked.id, pence: booked.fee, at: momentOf(booked.created) });
    await this.#ask(async (stripe) => {
      for await (const refund of stripe.refunds.list({ payment_intent: intent.id, limit: 100 })) {
        const { id, amount, created, status, metadata } = refund;
        const userId = Number(metadata?.userId) || undefined;
        if (status === 'succeeded')
          movements.push({ kind: 'REFUND', id, pence: amount, at: momentOf(created), userId });
      }
      for await (const dispute of stripe.disputes.list({ payment_intent: intent.id, limit: 100 })) {
        const { id, amount, created, status } = dispute;
        if (status === 'lost')
          movements.push({ kind: 'CHARGEBACK', id, pence: amount, at: momentOf(created) });
      }
    });
    return movements;
  }

  /** The package is large, and most sites never need it. */
  #open(): Promise<Stripe> {
    const { secretKey, url } = this.#settings;
    const { hostname, port, protocol } = new URL(url);
    this.#stripe ??= import('stripe').then(
      ({ default: StripeClient }) =>
        new StripeClient(secretKey, {
          host: hostname,
          port: port || (protocol === 'https:' ? 443 : 80),
          protocol: protocol === 'https:' ? 'https' : 'http',
          timeout: TIMEOUT,
          maxNetworkRetries: 1,
          telemetry: false,
        }),
    );
    return this.#stripe;
  }

  async #ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const stripe = await this.#open();
    try {
      return await question(stripe);
    } catch (error) {
      throw refusalOf(error);
    }
  }
}

function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null) {
  if (session.status === 'open') return 'OPEN';
  return session.status === 'complete' && intent?.status === 'processing' ? 'PROCESSING' : 'ENDED';
}

/** Nothing of what Stripe says goes on to whoever asked: it may name the account. */
function refusalOf(error: unknown): unknown {
  const { type, statusCode } = error as { type?: string; statusCode?: number };
  if (!type?.startsWith('Stripe')) return error;
  if (statusCode === 404) return new AppError('NOT_FOUND', 'notFound');
  if (type === 'StripeInvalidRequestError' || type === 'StripeIdempotencyError')
    return Object.assign(new AppError('CONFLICT', 'cardRefused'), { cause: error });
  return Object.assign(new AppError('UNAVAILABLE', 'cardsUnavailable'), { cause: error });
}

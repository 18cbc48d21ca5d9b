import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../../../rules/errors.ts';
import { isStorable } from '../../../../rules/validation.ts';
import type { StripeSettings } from '../../../config.ts';
import type {
  CardNotice,
  CardPayments,
  Checkout,
  CheckoutOrigin,
  NewCheckout,
  RecentPayments,
  Subscription,
  SubscriptionEnd,
} from '../card-payments.ts';
import { idOf, momentOf, StripeClient } from './stripe-client.ts';
import { movementsOf } from './stripe-movements.ts';
import {
  firstPageOf,
  invoiceOfPayment,
  isFurtherMonth,
  isLiving,
  paymentOfInvoice,
  readInvoice,
  readSubscription,
} from './stripe-subscriptions.ts';

const eventId = z.string().min(1).max(255).refine(isStorable);

/** What is kept of a message, and what it is about. */
const signedEvent = z.object({
  id: eventId,
  type: z.string().min(1).max(100).refine(isStorable),
  created: z.int().min(0).max(1e11),
  account: z.string().nullish(),
  data: z.object({
    object: z.object({
      id: eventId.nullish(),
      object: z.string().nullish(),
      payment_intent: z.union([eventId, z.object({ id: eventId })]).nullish(),
    }),
  }),
});

/** Languages of ours that Stripe's page speaks; in others it follows the browser. */
const PAGE_LANGUAGES: readonly string[] = ['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'tr', 'zh'];

/** Cards, wallets and direct debits by Stripe: all ways that the association has switched on there. */
export class StripePayments implements CardPayments {
  readonly #client: StripeClient;

  constructor(settings: StripeSettings) {
    this.#client = new StripeClient(settings);
  }

  async createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }> {
    const { reference, description, email, language, amountPence, isMonthly } = checkout;
    const currency = checkout.currency.toLowerCase();
    // By it those of this site are known from whatever else the association sells there.
    const about = { description: reference, metadata: { reference } };
    const session = await this.#client.ask((stripe) =>
      stripe.checkout.sessions.create(
        {
          ...(isMonthly
            ? { mode: 'subscription', subscription_data: about }
            : { mode: 'payment', payment_intent_data: about }),
          client_reference_id: reference,
          ...(email && { customer_email: email }),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency,
                unit_amount: amountPence,
                product_data: { name: description },
                ...(isMonthly && { recurring: { interval: 'month' } }),
              },
            },
          ],
          metadata: { reference },
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
    if (id.startsWith('in_')) {
      const found = await readInvoice(this.#client, id);
      return typeof found === 'string' ? this.findCheckout(found) : found;
    }
    const session = await this.#client.find((stripe) =>
      stripe.checkout.sessions.retrieve(id, {
        expand: ['payment_intent.latest_charge.balance_transaction', 'subscription'],
      }),
    );
    return session && this.#read(session);
  }

  async findOrigin({
    id,
    subscriptionId: subscription,
    isFurtherMonth,
  }: Parameters<CardPayments['findOrigin']>[0]): Promise<CheckoutOrigin | null> {
    const session =
      isFurtherMonth && subscription
        ? await firstPageOf(this.#client, subscription)
        : await this.#client.find((stripe) => stripe.checkout.sessions.retrieve(id));
    if (!session) return null;
    const { success_url: doneUrl, customer_details: payer } = session;
    return { doneUrl: doneUrl ?? '', payerName: payer?.name ?? '', payerEmail: payer?.email ?? '' };
  }

  async endCheckout(id: string): Promise<void> {
    await this.#client.ask((stripe) => stripe.checkout.sessions.expire(id));
  }

  async findCheckoutOf(paymentId: string): Promise<Checkout | null> {
    const { data } = await this.#client.ask((stripe) =>
      stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 }),
    );
    const id = data[0]?.id ?? (await invoiceOfPayment(this.#client, paymentId));
    return id ? this.findCheckout(id) : null;
  }

  findSubscription(id: string): Promise<Subscription | null> {
    return readSubscription(this.#client, id);
  }

  async endSubscription(id: string, by: SubscriptionEnd): Promise<void> {
    await this.#client.ask((stripe) =>
      stripe.subscriptions.cancel(id, { cancellation_details: { comment: by } }),
    );
  }

  listSince(since: Date): Promise<RecentPayments> {
    const list = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
    return this.#client.ask(async (stripe) => {
      const recent: RecentPayments = { checkoutIds: [], returned: [] };
      for await (const { id, metadata } of stripe.checkout.sessions.list(list))
        if (metadata?.reference) recent.checkoutIds.push(id);
      for await (const invoice of stripe.invoices.list({ ...list, status: 'paid' }))
        if (isFurtherMonth(invoice)) recent.checkoutIds.push(invoice.id);
      const add = (movementId: string, payment: string | { id: string } | null) => {
        const paymentId = idOf(payment);
        if (paymentId) recent.returned.push({ movementId, paymentId });
      };
      for await (const { id, status, payment_intent } of stripe.refunds.list(list))
        if (status === 'succeeded') add(id, payment_intent);
      for await (const { id, status, payment_intent } of stripe.disputes.list(list))
        if (status === 'lost') add(id, payment_intent);
      return recent;
    });
  }

  async refund({ paymentId, pence, userId, key }: Parameters<CardPayments['refund']>[0]): Promise<void> {
    const refund = { payment_intent: paymentId, amount: pence, metadata: { userId: String(userId) } };
    await this.#client.ask(async (stripe) => {
      let failed = 0;
      for await (const { status } of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
        // On its way, whoever has asked for it.
        if (status === 'pending' || status === 'requires_action') return;
        if (status === 'failed' || status === 'canceled') failed += 1;
      }
      // The same key gets the same answer for a day, also when that refund has failed since.
      await stripe.refunds.create(refund, { idempotencyKey: `${key}-${failed}` });
    });
  }

  async readNotice(body: Buffer, signature: string): Promise<CardNotice> {
    const { webhooks } = await this.#client.open();
    let event: z.output<typeof signedEvent>;
    try {
      // Signed, it may still be nothing that we understand.
      event = signedEvent.parse(
        webhooks.constructEvent(body, signature, this.#client.settings.webhookSecret),
      );
    } catch {
      // What it says may quote the body.
      throw new AppError('BAD_USER_INPUT', 'invalidRequest');
    }
    const thing = event.data.object;
    // Of an account that is connected with the association's: not its own money.
    const isOwn = !event.account;
    const idIf = (...objects: string[]) =>
      isOwn && thing.id && objects.includes(thing.object ?? '') ? thing.id : null;
    return {
      id: event.id,
      type: event.type,
      createdAt: momentOf(event.created),
      checkoutId: idIf('checkout.session', 'invoice'),
      paymentId: idIf('payment_intent') ?? (isOwn ? idOf(thing.payment_intent) : null),
      subscriptionId: idIf('subscription'),
    };
  }

  async #read(session: Stripe.Checkout.Session): Promise<Checkout | null> {
    const { amount_total: asked, currency, invoice } = session;
    const reference = session.metadata?.reference;
    if (!['payment', 'subscription'].includes(session.mode) || !reference || !asked || !currency) return null;
    const subscription = session.subscription as Stripe.Subscription | null;
    const invoiceId = subscription && idOf(invoice);
    // A first month that failed is tried again later, which the page never learns of.
    const intent = invoiceId
      ? await paymentOfInvoice(this.#client, invoiceId)
      : (session.payment_intent as Stripe.PaymentIntent | null);
    const isPaid =
      session.status === 'complete' &&
      (invoiceId ? intent?.status === 'succeeded' : session.payment_status === 'paid');
    const isUnderWay = intent?.status === 'processing' || (subscription !== null && isLiving(subscription));
    return {
      id: session.id,
      url: session.url,
      state: isPaid ? 'PAID' : stateOf(session, isUnderWay),
      reference,
      subscriptionId: idOf(subscription),
      isFurtherMonth: false,
      amountPence: isPaid && invoiceId ? intent!.amount : asked,
      currency: currency.toUpperCase(),
      paymentId: intent?.id ?? null,
      movements: isPaid && intent ? await movementsOf(this.#client, intent) : [],
    };
  }
}

function stateOf({ status }: Stripe.Checkout.Session, isUnderWay: boolean) {
  if (status === 'open') return 'OPEN';
  return status === 'complete' && isUnderWay ? 'PROCESSING' : 'ENDED';
}

import type Stripe from 'stripe';
import { type Checkout, type Subscription, SubscriptionEnd, SubscriptionState } from '../card-payments.ts';
import { idOf, momentOf, type StripeClient } from './stripe-client.ts';
import { movementsOf } from './stripe-movements.ts';

/** Of an invoice: the first month is that of the page on which the subscription was made. */
const FIRST_MONTH: Stripe.Invoice.BillingReason = 'subscription_create';

/** Which subscription of this site an invoice belongs to; null for whatever else the association sells there. */
function subscriptionOf({ parent }: Stripe.Invoice): { id: string; reference: string } | null {
  const details = parent?.subscription_details;
  const id = idOf(details?.subscription);
  const reference = details?.metadata?.reference;
  return id && reference ? { id, reference } : null;
}

/** Whether a paid invoice is a further month of a subscription of this site. */
export function isFurtherMonth(invoice: Stripe.Invoice): boolean {
  return subscriptionOf(invoice) !== null && invoice.billing_reason !== FIRST_MONTH;
}

/** The page on which a subscription was made. */
export async function firstPageOf(
  client: StripeClient,
  subscription: string,
): Promise<Stripe.Checkout.Session | undefined> {
  const { data } = await client.ask((stripe) => stripe.checkout.sessions.list({ subscription, limit: 1 }));
  return data[0];
}

/** Whether more is to be taken for it. */
export function isLiving({ status }: Stripe.Subscription): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

/** The payment that has paid an invoice, or is to pay it, with its latest charge; null when it is not paid there. */
export async function paymentOfInvoice(
  client: StripeClient,
  invoiceId: string,
): Promise<Stripe.PaymentIntent | null> {
  const { data } = await client.ask((stripe) =>
    stripe.invoicePayments.list({ invoice: invoiceId, limit: 100 }),
  );
  const withStatus = (wanted: string) => data.find(({ status }) => status === wanted);
  const id = idOf((withStatus('paid') ?? withStatus('open'))?.payment.payment_intent);
  if (!id) return null;
  return client.ask((stripe) =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }),
  );
}

/** The invoice that a payment was made for; null for other payments. */
export async function invoiceOfPayment(client: StripeClient, paymentId: string): Promise<string | null> {
  const payment = { type: 'payment_intent', payment_intent: paymentId } as const;
  const { data } = await client.ask((stripe) => stripe.invoicePayments.list({ payment, limit: 1 }));
  return idOf(data[0]?.invoice);
}

/** An invoice as it is now: of a first month the id of its page, of a further one what is paid. Null for others. */
export async function readInvoice(client: StripeClient, id: string): Promise<Checkout | string | null> {
  const invoice = await client.find((stripe) => stripe.invoices.retrieve(id));
  const subscription = invoice && subscriptionOf(invoice);
  if (!subscription) return null;
  if (!isFurtherMonth(invoice)) return idOf(await firstPageOf(client, subscription.id));
  const payment = await paymentOfInvoice(client, id);
  const isPaid = invoice.status === 'paid' && payment?.status === 'succeeded';
  return {
    id,
    url: null,
    state: isPaid ? 'PAID' : 'OPEN',
    reference: subscription.reference,
    subscriptionId: subscription.id,
    isFurtherMonth: true,
    // What has moved, whatever the invoice asked for.
    amountPence: isPaid ? payment.amount : invoice.total,
    currency: invoice.currency.toUpperCase(),
    paymentId: payment?.id ?? null,
    movements: isPaid ? await movementsOf(client, payment) : [],
  };
}

/** Null for one that the account does not have, or that is not of this site. */
export async function readSubscription(client: StripeClient, id: string): Promise<Subscription | null> {
  const subscription = await client.find((stripe) => stripe.subscriptions.retrieve(id));
  const reference = subscription?.metadata.reference;
  if (!reference) return null;
  const { currency, items, ended_at: endedAt, cancellation_details: details, created } = subscription;
  const state = stateOf(subscription);
  const isEnded = state === SubscriptionState.ENDED;
  return {
    id,
    state,
    endedBy: isEnded ? enderOf(details?.comment) : null,
    endedAt: isEnded ? momentOf(endedAt ?? created) : null,
    reference,
    amountPence: items.data.reduce((sum, { price, quantity }) => sum + price.unit_amount! * quantity!, 0),
    currency: currency.toUpperCase(),
  };
}

function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  if (!isLiving(subscription)) return SubscriptionState.ENDED;
  const isTaken = subscription.status === 'active' || subscription.status === 'trialing';
  return isTaken ? SubscriptionState.ACTIVE : SubscriptionState.FAILING;
}

/** What was said there when it was ended here, or else nothing. */
function enderOf(comment: string | null | undefined): SubscriptionEnd {
  const { DONOR, OFFICE, PROVIDER } = SubscriptionEnd;
  return [DONOR, OFFICE].find((end) => end === comment) ?? PROVIDER;
}

/** What moved at the provider of a payment. Chargebacks count when they are lost, refunds when they have succeeded. */
export const CardEntryKind = {
  PAYMENT: 'PAYMENT',
  FEE: 'FEE',
  REFUND: 'REFUND',
  CHARGEBACK: 'CHARGEBACK',
} as const;
export type CardEntryKind = keyof typeof CardEntryKind;

/**
 * A page on which somebody pays: still open; paid in a way that takes days, such as a direct debit; paid; or over without
 * money. None of them leads back to an earlier one.
 */
export const CheckoutState = {
  OPEN: 'OPEN',
  PROCESSING: 'PROCESSING',
  ENDED: 'ENDED',
  PAID: 'PAID',
} as const;
export type CheckoutState = keyof typeof CheckoutState;

/** A donation of every month: taken each month; not taken when it last was due, and tried again; or over for good. */
export const SubscriptionState = { ACTIVE: 'ACTIVE', FAILING: 'FAILING', ENDED: 'ENDED' } as const;
export type SubscriptionState = keyof typeof SubscriptionState;

/** Who has ended one: the donor or the office here, or the provider, after payments that failed or by a hand there. */
export const SubscriptionEnd = { DONOR: 'DONOR', OFFICE: 'OFFICE', PROVIDER: 'PROVIDER' } as const;
export type SubscriptionEnd = keyof typeof SubscriptionEnd;

/** One movement of money, which never changes. */
export interface Movement {
  kind: CardEntryKind;
  /** The provider's own. */
  id: string;
  /** More than 0, whichever way it went. */
  pence: number;
  at: Date;
  /** Of a refund: the account of the office that asked for it here. */
  userId?: number;
}

/** What the provider says now of a page on which somebody pays, or of its invoice for a further month. */
export interface Checkout {
  id: string;
  /** Where the page is while it is open. */
  url: string | null;
  state: CheckoutState;
  /** Of the donation; of a further month that of the donation that promised it. */
  reference: string;
  /** Of which it is a month. */
  subscriptionId: string | null;
  /** The first month is that of the page. */
  isFurtherMonth: boolean;
  amountPence: number;
  /** ISO 4217, as `GBP`. */
  currency: string;
  /** The payment's id, once there is one. */
  paymentId: string | null;
  movements: Movement[];
}

/** What the provider says now of a donation of every month. */
export interface Subscription {
  id: string;
  state: SubscriptionState;
  /** Null while it goes on. */
  endedBy: SubscriptionEnd | null;
  endedAt: Date | null;
  /** Of the donation that promised it. */
  reference: string;
  /** Of a month. */
  amountPence: number;
  /** ISO 4217, as `GBP`. */
  currency: string;
}

/** Where a page came from, and who paid on it, as far as the provider knows. */
export interface CheckoutOrigin {
  /** Where the payer went afterwards. */
  doneUrl: string;
  /** Empty when it was not said. */
  payerName: string;
  payerEmail: string;
}

export interface NewCheckout {
  /** Asked again with the same key, the provider answers with the same page. */
  key: string;
  reference: string;
  /** What the money is for, as the payer reads it. */
  description: string;
  amountPence: number;
  currency: string;
  /** The same again every month, until somebody ends it. */
  isMonthly: boolean;
  email: string;
  language: string;
  /** Where the payer goes afterwards, and after pressing "back". */
  doneUrl: string;
  backUrl: string;
}

/** What a signed message of the provider is about; what it says beside is asked from the provider anew. */
export interface CardNotice {
  id: string;
  type: string;
  createdAt: Date;
  /** A page or an invoice. */
  checkoutId: string | null;
  paymentId: string | null;
  subscriptionId: string | null;
}

/** The payments that a provider knows of and may not have told. */
export interface RecentPayments {
  /** Of pages, and of invoices that are paid. */
  checkoutIds: string[];
  /** Of refunds and lost chargebacks: the movement with its payment, which may be none of this site. */
  returned: { movementId: string; paymentId: string }[];
}

/**
 * A company that takes cards for the association.
 * Every call throws AppError UNAVAILABLE when the company does not answer, and CONFLICT when it refuses.
 */
export interface CardPayments {
  createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /**
   * By the id of a page or an invoice; the invoice of a first month is answered by its page.
   * Null for one that the association's account does not have, or that is not of this site.
   */
  findCheckout(id: string): Promise<Checkout | null>;
  /** Of a page; of an invoice that of the page on which its subscription began. Null for one that the account does not have. */
  findOrigin(
    checkout: Pick<Checkout, 'id' | 'subscriptionId' | 'isFurtherMonth'>,
  ): Promise<CheckoutOrigin | null>;
  /** Closes a page, so that nobody can pay on it. @throws AppError CONFLICT or NOT_FOUND also for one that is not open */
  endCheckout(id: string): Promise<void>;
  /** By the payment that was made there. */
  findCheckoutOf(paymentId: string): Promise<Checkout | null>;
  /** Null as above. */
  findSubscription(id: string): Promise<Subscription | null>;
  /** Takes nothing more from now on. @throws AppError CONFLICT or NOT_FOUND also for one that is over */
  endSubscription(id: string, by: SubscriptionEnd): Promise<void>;
  listSince(since: Date): Promise<RecentPayments>;
  /** @param userId of the office's account that gives the money back */
  refund(refund: { paymentId: string; pence: number; userId: number; key: string }): Promise<void>;
  /** @throws AppError BAD_USER_INPUT for what the company has not signed, or signed more than five minutes ago */
  readNotice(body: Buffer, signature: string): Promise<CardNotice>;
}

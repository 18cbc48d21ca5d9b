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

/** What the provider says now of a page on which somebody pays. */
export interface Checkout {
  id: string;
  /** Where the page is while it is open. */
  url: string | null;
  state: CheckoutState;
  /** Of the donation. */
  reference: string;
  amountPence: number;
  /** ISO 4217, as `GBP`. */
  currency: string;
  /** The payment's id, once there is one. */
  paymentId: string | null;
  movements: Movement[];
}

export interface NewCheckout {
  /** Asked again with the same key, the provider answers with the same page. */
  key: string;
  reference: string;
  /** What the money is for, as the payer reads it. */
  description: string;
  amountPence: number;
  currency: string;
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
  checkoutId: string | null;
  paymentId: string | null;
}

/** The payments that a provider knows of and may not have told. */
export interface RecentPayments {
  checkoutIds: string[];
  /** Of refunds and lost chargebacks: the movement with its payment. */
  returned: { movementId: string; paymentId: string }[];
}

/**
 * A company that takes cards for the association.
 * Every call throws AppError UNAVAILABLE when the company does not answer, and CONFLICT when it refuses.
 */
export interface CardPayments {
  createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /** Null for one that the association's account does not have, or that is not of this site. */
  findCheckout(id: string): Promise<Checkout | null>;
  /** By the payment that was made there. */
  findCheckoutOf(paymentId: string): Promise<Checkout | null>;
  listSince(since: Date): Promise<RecentPayments>;
  /** @param userId of the office's account that gives the money back */
  refund(refund: { paymentId: string; pence: number; userId: number; key: string }): Promise<void>;
  /** @throws AppError BAD_USER_INPUT for what the company has not signed, or signed more than five minutes ago */
  readNotice(body: Buffer, signature: string): Promise<CardNotice>;
}

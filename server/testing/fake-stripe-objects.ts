/** What all objects of Stripe have. */
export type Thing = Record<string, unknown> & { id: string; created: number };

export interface Session extends Thing {
  mode: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  /** Null for a subscription, whose first invoice has it. */
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  client_reference_id: string | null;
  metadata: { reference?: string };
  amount_total: number;
  currency: string;
  /** Once somebody has paid there. */
  customer_details: { name: string | null; email: string | null } | null;
  customer_email: string | null;
  success_url: string;
  cancel_url: string;
}

export interface Intent extends Thing {
  status: 'processing' | 'succeeded' | 'canceled';
  metadata: { reference?: string };
  amount: number;
  currency: string;
}

/** A refund or a dispute. */
export interface Return extends Thing {
  payment_intent: string;
  amount: number;
  status: string;
  metadata?: Record<string, string>;
}

export interface Subscription extends Thing {
  status: 'active' | 'past_due' | 'canceled';
  metadata: { reference?: string };
  currency: string;
  items: { data: { quantity: number; price: { unit_amount: number } }[] };
  ended_at: number | null;
  cancellation_details: { comment: string | null };
}

export interface Invoice extends Thing {
  status: 'open' | 'paid';
  billing_reason: string;
  currency: string;
  total: number;
  /** Which Stripe itself says of the invoice's payments. */
  payment_intent: string;
  parent: { subscription_details: { subscription: string; metadata: { reference?: string } } };
}

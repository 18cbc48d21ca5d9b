/** What all objects of Stripe have. */
export type Thing = Record<string, unknown> & { id: string; created: number };

export interface Session extends Thing {
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  client_reference_id: string | null;
  metadata: { reference?: string };
  amount_total: number;
  currency: string;
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

import type Stripe from 'stripe';
import { AppError } from '../../../../rules/errors.ts';
import type { StripeSettings } from '../../../config.ts';

/** Milliseconds for one answer; somebody waits for it. */
const TIMEOUT = 10_000;

/** Stripe names another thing by its id, or has it in full where that was asked for. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export const momentOf = (seconds: number) => new Date(seconds * 1000);

/** The official package, and its refusals in our words. */
export class StripeClient {
  #stripe: Promise<Stripe> | undefined;

  constructor(readonly settings: StripeSettings) {}

  /** The package is large, and most sites never need it. */
  open(): Promise<Stripe> {
    const { secretKey, url } = this.settings;
    const { hostname, port, protocol } = new URL(url);
    this.#stripe ??= import('stripe').then(
      ({ default: OfficialClient }) =>
        new OfficialClient(secretKey, {
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

  /** @throws AppError NOT_FOUND; CONFLICT when Stripe refuses; UNAVAILABLE */
  async ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const stripe = await this.open();
    try {
      return await question(stripe);
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** As {@link ask}; null instead of NOT_FOUND. */
  async find<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer | null> {
    try {
      return await this.ask(question);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
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

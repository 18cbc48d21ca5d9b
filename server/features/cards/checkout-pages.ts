import { type DataSource, In } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { place } from '../../../rules/place.ts';
import type { RateLimit, RateLimiter } from '../../identity/rate-limiter.ts';
import type { PaidOnPage } from './card-entries.ts';
import { CardPayment } from './card-payment.entity.ts';
import { type CardPayments, type Checkout, CheckoutState, type NewCheckout } from './card-payments.ts';

/** Currencies of which Stripe counts other units than everybody else. */
const COUNTED_OTHERWISE: readonly string[] = ['ISK', 'UGX'];

/** Whether an association with an account at the provider can take cards in its currency. */
export const areCardsTaken = () => !COUNTED_OTHERWISE.includes(place.currency);

/** Each press asks the provider; people press a few times. */
const PER_PAGE: RateLimit = {
  name: 'card-checkout',
  limit: 20,
  window: 3600,
  firstWait: 60,
  longestWait: 3600,
};

/** Where the payer goes after paying and after pressing "back", and the language of the page. */
export interface PageAround {
  language: Language;
  doneUrl: string;
  backUrl: string;
}

/** What is to be paid on a page. */
interface Payable extends Pick<NewCheckout, 'reference' | 'description' | 'email' | 'isMonthly'> {
  paid: PaidOnPage;
}

interface Steps {
  /** Enters what the provider says of a page. */
  settle(checkout: Checkout): Promise<void>;
  /** Pence to pay by card now. @throws AppError CONFLICT when there are none */
  requireOffered(): Promise<number>;
}

/** Opens pages at the provider, for each that is paid one at a time. */
export class CheckoutPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: CardPayments,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /**
   * Opens a page for paying this; pressed again, the same one while it is open.
   * @returns its address
   * @throws AppError CONFLICT when there is nothing to pay by card; RATE_LIMITED; UNAVAILABLE
   */
  async open(payable: Payable, steps: Steps, around: PageAround): Promise<string> {
    await this.rateLimiter.attempt(PER_PAGE, payable.reference);
    const { manager } = this.dataSource;
    // Counted before an open one is looked for: one that another press stores in between is found open, or has the same key.
    const before = await manager.countBy(CardPayment, payable.paid);
    const open = await this.#findOpen(payable, steps);
    const amountPence = await steps.requireOffered();
    if (open?.state === CheckoutState.OPEN && open.url) {
      if (open.amountPence === amountPence) return open.url;
      await this.payments.endCheckout(open.id);
    }
    return this.#add(payable, { before, amountPence }, around);
  }

  /** What is so at the provider of the newest page that is not over. */
  async #findOpen({ paid }: Payable, { settle }: Steps): Promise<Checkout | null> {
    const { OPEN, PROCESSING, ENDED } = CheckoutState;
    const { manager } = this.dataSource;
    const where = { ...paid, state: In([OPEN, PROCESSING]) };
    const before = await manager.findOne(CardPayment, { where, order: { id: 'DESC' } });
    const checkout = before && (await this.payments.findCheckout(before.checkoutId));
    if (checkout) await settle(checkout);
    // Of an account that the association had before this one.
    else if (before) await manager.update(CardPayment, { id: before.id, state: OPEN }, { state: ENDED });
    return checkout;
  }

  async #add(
    { paid, reference, ...shown }: Payable,
    { before, amountPence }: { before: number; amountPence: number },
    around: PageAround,
  ): Promise<string> {
    const { id: checkoutId, url } = await this.payments.createCheckout({
      // Of two presses at once, or one that was cut off before its page was stored, both get the same page. With another
      // amount it is another page: the provider refuses a key that comes with other facts.
      key: `checkout-${reference}-${before}-${amountPence}-${around.language}`,
      currency: place.currency,
      ...{ reference, amountPence, ...shown, ...around },
    });
    await this.dataSource.manager
      .createQueryBuilder()
      .insert()
      .into(CardPayment)
      .values({ ...paid, checkoutId })
      .orIgnore()
      .execute();
    return url;
  }
}

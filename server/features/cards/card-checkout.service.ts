import { type DataSource, In, Not } from 'typeorm';
import { CardOffer } from '../../../rules/card-offer.ts';
import { DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { place } from '../../../rules/place.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RateLimit, RateLimiter } from '../../identity/rate-limiter.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import { pencePaidByLines } from '../ledger/payments.ts';
import type { CardLedgerService } from './card-ledger.service.ts';
import { CardPayment } from './card-payment.entity.ts';
import { type CardPayments, CheckoutState, SubscriptionState } from './card-payments.ts';
import { CardSubscription } from './monthly/card-subscription.entity.ts';

/** Currencies of which Stripe counts other units than everybody else. */
const COUNTED_OTHERWISE: readonly string[] = ['ISK', 'UGX'];

/** Whether an association with an account at the provider can take cards in its currency. */
export const areCardsTaken = () => !COUNTED_OTHERWISE.includes(place.currency);

/** Each press asks the provider; people press a few times. */
const PER_DONATION: RateLimit = {
  name: 'card-checkout',
  limit: 20,
  window: 3600,
  firstWait: 60,
  longestWait: 3600,
};

interface Page {
  language: Language;
  /** Where the donor goes after paying, and after pressing "back". */
  doneUrl: string;
  backUrl: string;
}

/** Offers donors to pay by card, and opens the provider's page for it. */
export class CardCheckoutService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: CardPayments,
    private readonly ledger: CardLedgerService,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /** What is offered for each donation, in their order. */
  async offers(donations: readonly Donation[]): Promise<CardOffer[]> {
    const waiting = donations.filter(({ status }) => status === DonationStatus.PENDING);
    if (waiting.length === 0 || !areCardsTaken()) return donations.map(() => CardOffer.NOT_OFFERED);
    const ids = waiting.map(({ id }) => id);
    const { manager } = this.dataSource;
    const paidInPart = await pencePaidByLines(manager, ids);
    const underWay = await manager.find(CardPayment, {
      where: { donationId: In(ids), state: CheckoutState.PROCESSING },
    });
    const goingOn = await manager.findBy(CardSubscription, {
      donationId: In(ids),
      state: Not(SubscriptionState.ENDED),
    });
    return donations.map((donation) => {
      const isOf = ({ donationId }: { donationId: number }) => donationId === donation.id;
      if (underWay.some(isOf)) return CardOffer.UNDER_WAY;
      const isOffered = waiting.includes(donation) && !paidInPart.has(donation.id) && !goingOn.some(isOf);
      if (!isOffered) return CardOffer.NOT_OFFERED;
      return donation.frequency === DonationFrequency.MONTHLY ? CardOffer.OFFERED_MONTHLY : CardOffer.OFFERED;
    });
  }

  /**
   * Opens a page for paying this donation; pressed again, the same one while it is open.
   * @returns its address
   * @throws AppError CONFLICT when there is nothing to pay by card; RATE_LIMITED; UNAVAILABLE
   */
  async start(donation: Donation, page: Page): Promise<string> {
    await this.rateLimiter.attempt(PER_DONATION, String(donation.id));
    // Counted before an open one is looked for: one that another press stores in between is found open, or has the same key.
    const before = await this.dataSource.manager.countBy(CardPayment, { donationId: donation.id });
    return (await this.#openPage(donation)) ?? (await this.#newPage(donation, before, page));
  }

  async #openPage({ id }: Donation): Promise<string | null> {
    const { OPEN, PROCESSING, ENDED } = CheckoutState;
    const { manager } = this.dataSource;
    const where = { donationId: id, state: In([OPEN, PROCESSING]) };
    const before = await manager.findOne(CardPayment, { where, order: { id: 'DESC' } });
    const checkout = before && (await this.payments.findCheckout(before.checkoutId));
    if (checkout) await this.ledger.settle(checkout);
    // Of an account that the association had before this one.
    else if (before) await manager.update(CardPayment, { id: before.id, state: OPEN }, { state: ENDED });
    await this.#requireOffered(id);
    return checkout?.state === OPEN ? checkout.url : null;
  }

  async #newPage(donation: Donation, before: number, { language, doneUrl, backUrl }: Page): Promise<string> {
    const { id: donationId, reference, amountPence, email, frequency } = donation;
    const { manager } = this.dataSource;
    const { id: checkoutId, url } = await this.payments.createCheckout({
      // Of two presses at once, or one that was cut off before its page was stored, both get the same page.
      key: `checkout-${reference}-${before}-${language}`,
      reference,
      description: inLanguage(donation, DONATION_TEXTS, language).typeName,
      amountPence,
      currency: place.currency,
      isMonthly: frequency === DonationFrequency.MONTHLY,
      email,
      language,
      doneUrl,
      backUrl,
    });
    await manager
      .createQueryBuilder()
      .insert()
      .into(CardPayment)
      .values({ donationId, checkoutId })
      .orIgnore()
      .execute();
    return url;
  }

  async #requireOffered(id: number): Promise<void> {
    const donation = await this.dataSource.manager.findOneByOrFail(Donation, { id });
    const [offer] = await this.offers([donation]);
    if (offer !== CardOffer.OFFERED && offer !== CardOffer.OFFERED_MONTHLY)
      throw new AppError('CONFLICT', 'notPayableByCard');
  }
}

import { type DataSource, In, Not } from 'typeorm';
import { CardOffer } from '../../../rules/card-offer.ts';
import { DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { inLanguage } from '../../database/translations.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import { pencePaidByLines } from '../ledger/payments.ts';
import type { CardLedgerService } from './card-ledger.service.ts';
import { CardPayment } from './card-payment.entity.ts';
import { CheckoutState, SubscriptionState } from './card-payments.ts';
import { areCardsTaken, type CheckoutPages, type PageAround } from './checkout-pages.ts';
import { CardSubscription } from './monthly/card-subscription.entity.ts';

/** Offers donors to pay by card, and opens the provider's page for it. */
export class CardCheckoutService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: CheckoutPages,
    private readonly ledger: CardLedgerService,
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
      const isOf = ({ donationId }: { donationId: number | null }) => donationId === donation.id;
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
  start(donation: Donation, around: PageAround): Promise<string> {
    const { id, reference, email, frequency } = donation;
    const description = inLanguage(donation, DONATION_TEXTS, around.language).typeName;
    const isMonthly = frequency === DonationFrequency.MONTHLY;
    return this.pages.open(
      { paid: { donationId: id }, reference, description, email, isMonthly },
      { settle: (checkout) => this.ledger.settle(checkout), requireOffered: () => this.#requireOffered(id) },
      around,
    );
  }

  async #requireOffered(id: number): Promise<number> {
    const donation = await this.dataSource.manager.findOneByOrFail(Donation, { id });
    const [offer] = await this.offers([donation]);
    if (offer !== CardOffer.OFFERED && offer !== CardOffer.OFFERED_MONTHLY)
      throw new AppError('CONFLICT', 'notPayableByCard');
    return donation.amountPence;
  }
}

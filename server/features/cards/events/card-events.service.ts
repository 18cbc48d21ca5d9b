import { type DataSource, IsNull, MoreThanOrEqual } from 'typeorm';
import { deleteSome } from '../../../database/remove-some.ts';
import type { Plumbing } from '../../plumbing.ts';
import type { CardLedgerService } from '../card-ledger.service.ts';
import { type CardNotice, type CardPayments, type Checkout, CheckoutState } from '../card-payments.ts';
import { CardQuestions, IS_DUE, MOST_TRIES } from '../card-questions.ts';
import { type ChargesByCardService, isForCharge } from '../charges/charges-by-card.service.ts';
import type { CardSubscriptionService } from '../monthly/card-subscription.service.ts';
import { CardEvent } from './card-event.entity.ts';

/** How far back the provider is asked: a chargeback may be lost three months after it began. */
const DAYS_BACK = 120;

/** How long messages are kept that were acted on; the provider repeats one for a month at most. */
const DAYS_KEPT = 90;

/** Messages that wait, taken up at a time. */
const BATCH_SIZE = 100;

/**
 * Hears what the provider of cards says, and asks it regularly what was not heard. A message is no more than a reason to ask:
 * so it does not matter in which order, how often, or whether it comes.
 */
export class CardEventService {
  private readonly questions: CardQuestions;

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: CardPayments,
    private readonly books: { ledger: CardLedgerService; chargesByCard: ChargesByCardService },
    private readonly subscriptions: CardSubscriptionService,
    private readonly log: Plumbing['log'],
  ) {
    this.questions = new CardQuestions(dataSource, log);
  }

  /**
   * Keeps a message of the provider and acts on it. What fails then is done by {@link reconcile}; a repeated message adds
   * nothing.
   * @throws AppError BAD_USER_INPUT for what the provider has not signed
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    const notice = await this.payments.readNotice(body, signature);
    const { raw } = await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(CardEvent)
      .values(notice)
      .orIgnore()
      .returning('id')
      .execute();
    if (raw.length === 0) return;
    await this.#handle(notice).catch((err: unknown) =>
      this.log.error({ err }, 'Cards: could not act on a message; the next round will try again'),
    );
  }

  /**
   * Acts on messages that wait, and asks the provider for what was not heard. What fails is asked about again later; one
   * thing that fails, and an outage, keep nothing else waiting.
   */
  async reconcile(stopping?: AbortSignal): Promise<void> {
    const { questions, subscriptions } = this;
    const { ledger } = this.books;
    const about = (table: Parameters<typeof questions.putOff>[0] | null, what: string) => ({
      table,
      what,
      stopping,
    });
    await questions.askAll(about('card_event', 'act on a message'), await this.#waiting(), (notice) =>
      this.#handle(notice),
    );
    await questions.askAll(
      about('card_payment', 'ask for a payment'),
      await ledger.unfinished(),
      async (payment) => {
        const refused = payment.isToEnd && (await this.#endPage(payment.checkoutId));
        const checkout = await this.payments.findCheckout(payment.checkoutId);
        if (checkout) await this.#settle(checkout);
        else await ledger.forgetPage(payment.id);
        if (refused && checkout?.state === CheckoutState.OPEN) throw refused;
        if (payment.state === CheckoutState.PAID) await questions.putOff('card_payment', payment.id);
      },
    );
    const unheard = { id: 'unheard' };
    await questions.askAll(about(null, 'ask for what was not heard'), [unheard], () =>
      this.#askForUnheard(about),
    );
    await questions.askAll(
      about('card_subscription', 'ask for a gift of every month'),
      await subscriptions.living(),
      (subscription) => subscriptions.keepUp(subscription),
    );
    await deleteSome(
      this.dataSource,
      'card_event',
      `coalesce(handled_at, received_at) < now() - interval '${DAYS_KEPT} days'`,
      BATCH_SIZE,
    );
  }

  /** Messages that wait. Of those that were asked about in vain again and again, the lists of the provider tell. */
  async #waiting(): Promise<CardEvent[]> {
    const { manager } = this.dataSource;
    const inVain = { handledAt: IsNull(), tries: MoreThanOrEqual(MOST_TRIES) };
    await manager.update(CardEvent, inVain, { handledAt: new Date() });
    return manager.find(CardEvent, {
      where: { handledAt: IsNull(), askAt: IS_DUE },
      order: { askAt: 'ASC', id: 'ASC' },
      take: BATCH_SIZE,
    });
  }

  async #askForUnheard(
    about: (table: null, what: string) => Parameters<CardQuestions['askAll']>[0],
  ): Promise<void> {
    const since = new Date(Date.now() - DAYS_BACK * 86_400_000);
    const { checkoutIds, returned } = await this.books.ledger.unknown(await this.payments.listSince(since));
    await this.questions.askAll(
      about(null, 'ask for a payment'),
      checkoutIds.map((id) => ({ id })),
      async ({ id }) => this.#settle(await this.payments.findCheckout(id)),
    );
    await this.questions.askAll(
      about(null, 'ask for a refund'),
      returned.map(({ paymentId: id }) => ({ id })),
      async ({ id }) => this.#settle(await this.payments.findCheckoutOf(id)),
    );
  }

  /** @returns why not: somebody may have paid there just now, or it may be over */
  async #endPage(checkoutId: string): Promise<unknown> {
    try {
      await this.payments.endCheckout(checkoutId);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  async #handle({ id, checkoutId, paymentId, subscriptionId }: Omit<CardNotice, 'type' | 'createdAt'>) {
    if (checkoutId) await this.#settle(await this.payments.findCheckout(checkoutId));
    else if (paymentId) await this.#settle(await this.payments.findCheckoutOf(paymentId));
    else if (subscriptionId) await this.subscriptions.refresh(subscriptionId);
    await this.dataSource.manager.update(CardEvent, { id }, { handledAt: new Date() });
  }

  async #settle(checkout: Checkout | null): Promise<void> {
    if (!checkout) return;
    if (isForCharge(checkout)) return this.books.chargesByCard.settle(checkout);
    await this.books.ledger.settle(checkout);
    if (checkout.subscriptionId) await this.subscriptions.refresh(checkout.subscriptionId);
  }
}

import { type DataSource, IsNull } from 'typeorm';
import { deleteSome } from '../../../database/remove-some.ts';
import type { Plumbing } from '../../feature.ts';
import { CardEvent } from './card-event.entity.ts';
import type { CardLedgerService } from './card-ledger.service.ts';
import type { CardNotice, CardPayments, Checkout } from './card-payments.ts';
import type { CardSubscriptionService } from './card-subscription.service.ts';

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
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: CardPayments,
    private readonly ledger: CardLedgerService,
    private readonly subscriptions: CardSubscriptionService,
    private readonly log: Plumbing['log'],
  ) {}

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
    if (raw.length > 0) await this.#tryTo('act on a message', () => this.#handle(notice));
  }

  /**
   * Acts on messages that wait, and asks the provider for what was not heard. Of a call that fails the others are done, and
   * it is tried again the next time.
   */
  async reconcile(): Promise<void> {
    const waiting = await this.dataSource.manager.find(CardEvent, {
      where: { handledAt: IsNull() },
      order: { receivedAt: 'ASC' },
      take: BATCH_SIZE,
    });
    for (const notice of waiting) await this.#tryTo('act on a message', () => this.#handle(notice));
    for (const id of await this.ledger.unfinished())
      await this.#tryTo('ask for a payment', async () => this.#settle(await this.payments.findCheckout(id)));
    await this.#tryTo('ask for what was not heard', () => this.#askForUnheard());
    for (const subscription of await this.subscriptions.living())
      await this.#tryTo('ask for a gift of every month', () => this.subscriptions.keepUp(subscription));
    await deleteSome(
      this.dataSource,
      'card_event',
      `handled_at < now() - interval '${DAYS_KEPT} days'`,
      BATCH_SIZE,
    );
  }

  async #askForUnheard(): Promise<void> {
    const since = new Date(Date.now() - DAYS_BACK * 86_400_000);
    const { checkoutIds, returned } = await this.ledger.unknown(await this.payments.listSince(since));
    for (const id of checkoutIds)
      await this.#tryTo('ask for a payment', async () => this.#settle(await this.payments.findCheckout(id)));
    for (const { paymentId } of returned)
      await this.#tryTo('ask for a refund', async () =>
        this.#settle(await this.payments.findCheckoutOf(paymentId)),
      );
  }

  async #handle({ id, checkoutId, paymentId, subscriptionId }: Omit<CardNotice, 'type' | 'createdAt'>) {
    if (checkoutId) await this.#settle(await this.payments.findCheckout(checkoutId));
    else if (paymentId) await this.#settle(await this.payments.findCheckoutOf(paymentId));
    else if (subscriptionId) await this.subscriptions.refresh(subscriptionId);
    await this.dataSource.manager.update(CardEvent, { id }, { handledAt: new Date() });
  }

  async #settle(checkout: Checkout | null): Promise<void> {
    if (!checkout) return;
    await this.ledger.settle(checkout);
    if (checkout.subscriptionId) await this.subscriptions.refresh(checkout.subscriptionId);
  }

  async #tryTo(what: string, act: () => Promise<void>): Promise<void> {
    await act().catch((err: unknown) =>
      this.log.error({ err }, `Cards: could not ${what}; the next round will try again`),
    );
  }
}

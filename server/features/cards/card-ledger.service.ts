import { type DataSource, type EntityManager, In } from 'typeorm';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { donationStatusRules } from '../../../rules/paid-donations.ts';
import { place } from '../../../rules/place.ts';
import { isStorable, validate } from '../../../rules/validation.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import type { Actor } from '../../identity/viewer.ts';
import { Donation } from '../ledger/donation.entity.ts';
import type { Charity } from '../ledger/donation-letters.ts';
import type { DonationStateService } from '../ledger/donation-state.service.ts';
import { allocatedTo, sumUpFees } from '../ledger/payments.ts';
import type { Plumbing } from '../plumbing.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { storeMovements, storePayment } from './card-entries.ts';
import { CardEntry } from './card-entry.entity.ts';
import { CardPayment } from './card-payment.entity.ts';
import {
  CardEntryKind,
  type CardPayments,
  type Checkout,
  CheckoutState,
  type RecentPayments,
} from './card-payments.ts';
import { MOST_TRIES } from './card-questions.ts';
import { donationOfMonth, keepSubscription } from './monthly/card-months.ts';
import { CardStray } from './strays/card-stray.entity.ts';
import { dealtWith, keepStray, penceLeft, settleStray } from './strays/keep-stray.ts';
import { LostPayments } from './strays/lost-payments.ts';

type Unfinished = Pick<CardPayment, 'id' | 'checkoutId' | 'state'> & { isToEnd: boolean };

/** Who the history names for what was paid, or refunded, at the provider. */
export const PROVIDER: Actor = { userId: 0, name: 'Stripe' };

/** Everything that the provider says must be the donation's own, or nothing of it is believed. */
export function isOf(
  checkout: Pick<Checkout, 'amountPence' | 'currency'>,
  donation: Donation | null,
): donation is Donation {
  return donation?.amountPence === checkout.amountPence && checkout.currency === place.currency;
}

const hasItsCurrency = ({ currency }: Checkout) => currency === place.currency;

/** Whether an earlier month of the subscription, which the office has entered, or this one, had that amount. */
async function hasAgreedAmount(manager: EntityManager, checkout: Checkout): Promise<boolean> {
  if (!checkout.isFurtherMonth || !hasItsCurrency(checkout)) return false;
  const [{ isAgreed }] = await manager.query<[{ isAgreed: boolean }]>(
    `SELECT EXISTS (SELECT FROM card_subscription item
       JOIN card_payment month ON month.card_subscription_id = item.id
       JOIN donation ON donation.id = month.donation_id
      WHERE item.subscription_id = $1 AND donation.amount_pence = $2) AS "isAgreed"`,
    [checkout.subscriptionId, checkout.amountPence],
  );
  return isAgreed;
}

/** Enters in the books what the provider of cards says, and gives money back there. */
export class CardLedgerService {
  /** Keeps what the books do not have, for the treasurer. */
  readonly lost: LostPayments;

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: CardPayments,
    private readonly siteSettings: SiteSettingsService,
    private readonly states: DonationStateService,
    private readonly needed: Pick<Plumbing, 'publicUrl' | 'log'>,
  ) {
    this.lost = new LostPayments(dataSource, payments, needed);
  }

  /**
   * Enters what is so at the provider: the money once, whoever says it and how often. The donation becomes Paid or Refunded
   * by the ledger's own rules. What does not fit a donation changes nothing; the treasurer is told.
   * @param note of the office, for the history of a refund
   * @param options `isAnyAmount` for a month that the office enters although it was taken with another amount
   */
  async settle(checkout: Checkout, note: string | null = null, { isAnyAmount = false } = {}): Promise<void> {
    const settings = await this.siteSettings.find();
    const isLost = await this.dataSource.transaction(async (manager) => {
      const { id, reference } = checkout;
      const lock = { mode: 'pessimistic_write' } as const;
      const promised = isStorable(reference)
        ? await manager.findOne(Donation, { where: { reference }, lock })
        : null;
      const isAsPromised: boolean = isOf(checkout, promised);
      const isAsAgreed = isAnyAmount ? hasItsCurrency(checkout) : await hasAgreedAmount(manager, checkout);
      if (!promised) return true;
      const elsewhere = await dealtWith(manager, id);
      if (elsewhere?.isEntered === false) return false;
      if (!(isAsPromised || (checkout.isFurtherMonth && isAsAgreed))) {
        const reason = hasItsCurrency(checkout) ? 'OTHER_AMOUNT' : 'OTHER_CURRENCY';
        await keepStray(manager, { donationId: promised.id, reason }, checkout);
        this.needed.log.warn(
          { checkout: id },
          'Card payment does not match its donation; nothing was recorded',
        );
        return false;
      }
      const { subscriptionId, isFurtherMonth } = checkout;
      const subscription = subscriptionId
        ? await keepSubscription(manager, promised.id, subscriptionId)
        : null;
      const donation =
        subscription && isFurtherMonth
          ? await donationOfMonth(manager, promised, checkout, { ...settings, subscription })
          : promised;
      if (!donation) return false;
      const payment = await storePayment(manager, { donationId: donation.id }, checkout, subscription);
      const isHeardOf = await manager.existsBy(CardEntry, { cardPaymentId: payment.id });
      await storeMovements(manager, payment.id, checkout.movements);
      // What had come in another way, and went back, is over.
      if (!elsewhere && (!isHeardOf || penceLeft(checkout) > 0))
        await this.#count(manager, donation, payment, checkout, settings);
      if (await manager.existsBy(CardPayment, { id: payment.id, isCounted: true }))
        await settleStray(manager, id);
      else await keepStray(manager, { donationId: donation.id, reason: 'PAID_TWICE' }, checkout);
      await sumUpFees(manager, donation.id);
      const userIds = checkout.movements.flatMap(({ userId }) => userId ?? []);
      const actor = await actorOf(manager, userIds);
      await this.states.sumUpRefunds(manager, actor, donation, { by: 'CARD', note, settings });
      return false;
    });
    if (isLost) await this.lost.keep(checkout);
  }

  /**
   * Refunds what is left of a donation that was paid by card, and then sets it to Refunded.
   * @param note not yet validated, for the history
   * @returns false, with nothing done, for a donation that was not paid by card
   * @throws AppError BAD_USER_INPUT; UNAVAILABLE; CONFLICT when the provider refuses, or takes days for it
   */
  async refund(actor: Actor, donationId: number, note: string | null): Promise<boolean> {
    const { manager } = this.dataSource;
    const donation = await manager.findOneBy(Donation, { id: donationId, status: DonationStatus.PAID });
    const payment = await manager.findOneBy(CardPayment, { donationId, isCounted: true });
    if (!donation || !payment?.paymentId) return false;
    const status = DonationStatus.REFUNDED;
    const valid = validate(donationStatusRules(donation.status), { status, note, receivedOn: null });
    const { amountPence, refundedPence } = donation;
    const refused = await this.payments
      .refund({
        paymentId: payment.paymentId,
        pence: amountPence - refundedPence,
        userId: actor.userId,
        key: `refund-${payment.paymentId}-${refundedPence}`,
      })
      .catch((error: unknown) => error);
    // Also after a refusal: it may have been refunded there meanwhile.
    const now = await this.payments.findCheckout(payment.checkoutId);
    if (now) await this.settle(now, valid.note);
    if (await manager.existsBy(Donation, { id: donationId, status })) return true;
    throw refused ?? new AppError('CONFLICT', 'cardRefundTakesDays');
  }

  /** Makes the donation Paid, unless its money has come in another way already: then it was paid twice, and stays as it is. */
  async #count(
    manager: EntityManager,
    donation: Donation,
    payment: CardPayment,
    checkout: Checkout,
    settings: Charity,
  ): Promise<void> {
    const paid = checkout.movements.find(({ kind }) => kind === CardEntryKind.PAYMENT);
    if (!paid) return;
    // The provider's clock may be ahead of ours around midnight.
    const [receivedOn] = [paid.at, new Date()].map((moment) => wallClock(moment).date).sort();
    const came = { receivedOn: receivedOn!, settings };
    if (await this.states.settleByCard(manager, PROVIDER, donation, came))
      await manager.update(CardPayment, { id: payment.id }, { isCounted: true });
  }

  /**
   * Payments whose provider may have more to say: not over yet, without their fee, or paid while the donation waits or is
   * cancelled, and nothing else pays it, unless that money is dealt with. A fee may never be told. `isToEnd` is a page that is still open although its
   * donation or charge does not wait for it any more, as when its donor has closed the account or has paid otherwise.
   */
  unfinished(): Promise<Unfinished[]> {
    return this.dataSource.query(
      `SELECT payment.id, payment.checkout_id AS "checkoutId", payment.state,
              payment.state = 'OPEN' AND payment.card_subscription_id IS NULL
                AND (donation.status <> 'PENDING' OR ${allocatedTo('donation')} > 0 OR charge.state <> 'OPEN') AS "isToEnd"
         FROM card_payment payment
         LEFT JOIN donation ON donation.id = payment.donation_id LEFT JOIN charge ON charge.id = payment.charge_id
        WHERE payment.ask_at <= now() AND (payment.state IN ('OPEN', 'PROCESSING')
           OR payment.state = 'PAID' AND donation.status IN ('PENDING', 'CANCELLED') AND ${allocatedTo('donation')} = 0
              AND NOT EXISTS (SELECT FROM card_stray WHERE checkout_id = payment.checkout_id AND settled_at IS NOT NULL)
              AND (SELECT sum(CASE kind WHEN 'PAYMENT' THEN pence WHEN 'FEE' THEN 0 ELSE -pence END) > 0
                     FROM card_entry WHERE card_payment_id = payment.id)
           OR payment.state = 'PAID' AND payment.tries < ${MOST_TRIES} AND NOT EXISTS (
                SELECT FROM card_entry WHERE card_payment_id = payment.id AND kind = 'FEE'))
        ORDER BY payment.ask_at, payment.id`,
    );
  }

  /** A page that the provider does not know, as of an account that the association had before, is over. */
  async forgetPage(id: number): Promise<void> {
    const { OPEN, PROCESSING, ENDED } = CheckoutState;
    await this.dataSource.manager.update(
      CardPayment,
      { id, state: In([OPEN, PROCESSING]) },
      { state: ENDED },
    );
  }

  /** Of what the provider names, that which is not entered yet; of what went back, what belongs to a payment of this site. */
  async unknown({ checkoutIds, returned }: RecentPayments): Promise<RecentPayments> {
    const { manager } = this.dataSource;
    const paymentIds = returned.map(({ paymentId }) => paymentId);
    const known = await manager.find(CardPayment, {
      where: [{ checkoutId: In(checkoutIds) }, { paymentId: In(paymentIds) }],
    });
    const strays = await manager.findBy(CardStray, { checkoutId: In(checkoutIds) });
    const entered = await manager.findBy(CardEntry, {
      movementId: In(returned.map(({ movementId }) => movementId)),
    });
    const there = new Set(known.flatMap(({ checkoutId, paymentId }) => [checkoutId, paymentId]));
    const isStray = new Set(strays.map(({ checkoutId }) => checkoutId));
    const moved = new Set(entered.map(({ movementId }) => movementId));
    return {
      checkoutIds: checkoutIds.filter((id) => !there.has(id) && !isStray.has(id)),
      returned: returned.filter(
        ({ movementId, paymentId }) => there.has(paymentId) && !moved.has(movementId),
      ),
    };
  }
}

/** The last of the office that gave money back here, or else the provider. */
async function actorOf(manager: EntityManager, userIds: readonly number[]): Promise<Actor> {
  const [user] = await manager.query<{ userId: number; name: string }[]>(
    'SELECT id AS "userId", name FROM user_account WHERE id = $1',
    [userIds.at(-1) ?? 0],
  );
  return user ?? PROVIDER;
}

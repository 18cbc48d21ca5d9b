import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { place } from '../../../../rules/place.ts';
import { findPage, type Page } from '../../../database/page.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { Charge } from '../../charges/charge.entity.ts';
import { Donation } from '../../ledger/donation.entity.ts';
import type { Waiting } from '../../today-part.ts';
import type { CardLedgerService } from '../card-ledger.service.ts';
import { CardPayment } from '../card-payment.entity.ts';
import { type CardPayments, SubscriptionState } from '../card-payments.ts';
import { isForCharge } from '../charges/charges-by-card.service.ts';
import { CardSubscription } from '../monthly/card-subscription.entity.ts';
import type { CardSubscriptionService } from '../monthly/card-subscription.service.ts';
import { CardStray } from './card-stray.entity.ts';
import { settled } from './keep-stray.ts';

/** How many payments are shown; whoever decides about some sees the next. */
const SHOWN = 100;

/** SQL: somebody has to decide about it, or to end what is still taken every month. */
const WAITS = '(settled_at IS NULL OR subscription_id IS NOT NULL)';

/** Money by card that is in no donation and in no charge, as the treasurer sees it. */
export interface ShownStray
  extends Pick<CardStray, 'id' | 'reason' | 'pence' | 'currency' | 'cameAt' | 'donationId'> {
  reference: string;
  /** Who gives, or pays the charge; of what is not in the books who paid, as the provider knows them, with the email. */
  donorName: string;
  email: string;
  /** Of the donation or charge; null of what is not in the books. */
  amountPence: number | null;
  /** It is not in the books, and more is taken every month. */
  isMonthly: boolean;
}

/** A donation of every month that goes on by card. */
export interface RunningByCard {
  donationId: number;
  reference: string;
  donorName: string;
  amountPence: number;
  isFailing: boolean;
}

function shownOf({ state, donation }: CardSubscription & { donation: Donation }): RunningByCard {
  const { id: donationId, reference, donorName, amountPence } = donation;
  return { donationId, reference, donorName, amountPence, isFailing: state === SubscriptionState.FAILING };
}

/** Money by card that is in no donation, and donations of every month that go on: what the treasurer has to look at. */
export class CardStraysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: {
      payments: CardPayments;
      ledger: CardLedgerService;
      subscriptions: CardSubscriptionService;
      audit: AuditService;
    },
  ) {}

  /** What waits, the oldest first. */
  list(): Promise<ShownStray[]> {
    return this.dataSource.query(
      `SELECT stray.id, stray.reason, stray.pence, stray.currency, stray.came_at AS "cameAt",
              donation.id AS "donationId", coalesce(donation.reference, charge.reference, stray.reference) AS reference,
              coalesce(donation.donor_name, charge.payer_name, stray.payer_name) AS "donorName", stray.payer_email AS email,
              coalesce(donation.amount_pence, charge.pence) AS "amountPence", stray.subscription_id IS NOT NULL AS "isMonthly"
         FROM card_stray stray
         LEFT JOIN donation ON donation.id = stray.donation_id LEFT JOIN charge ON charge.id = stray.charge_id
        WHERE ${WAITS} ORDER BY stray.came_at, stray.id LIMIT ${SHOWN}`,
    );
  }

  /** Donations of every month that are not over, those that fail first. */
  async running(page: Page): Promise<{ items: RunningByCard[]; totalCount: number }> {
    const query = this.dataSource.manager
      .createQueryBuilder(CardSubscription, 'item')
      .innerJoinAndMapOne('item.donation', Donation, 'donation', 'donation.id = item.donation_id')
      .where(`item.state <> 'ENDED'`)
      .orderBy(`item.state = 'FAILING'`, 'DESC')
      .addOrderBy('item.id');
    const { items, totalCount } = await findPage(query, page);
    return { items: (items as (CardSubscription & { donation: Donation })[]).map(shownOf), totalCount };
  }

  /** For the page of the day; what is still taken every month only while nobody would look for it. */
  async waiting(isInUse: boolean): Promise<Waiting[]> {
    const [{ count, since, amountPence, running, monthlyPence }] = await this.dataSource.query(
      `SELECT count(*)::integer AS count, min(came_at) AS since, coalesce(sum(pence) FILTER (WHERE currency = $1), 0)::float8 AS "amountPence",
              (SELECT count(*)::integer FROM card_subscription WHERE state <> 'ENDED') AS running,
              (SELECT coalesce(sum(donation.amount_pence), 0)::float8 FROM card_subscription item
                 JOIN donation ON donation.id = item.donation_id WHERE item.state <> 'ENDED') AS "monthlyPence"
         FROM card_stray WHERE ${WAITS}`,
      [place.currency],
    );
    const waiting: Waiting[] = [];
    if (count > 0) waiting.push({ kind: 'CARD_MONEY', count, since, amountPence });
    if (running > 0 && !isInUse)
      waiting.push({ kind: 'CARD_MONTHLY', count: running, amountPence: monthlyPence });
    return waiting;
  }

  /**
   * Enters a month that was taken with another amount as the donation that it is; later months of that amount are entered by
   * themselves.
   * @throws AppError NOT_FOUND; CONFLICT for what is no such month; UNAVAILABLE
   */
  async enter(actor: Actor, id: number): Promise<void> {
    const stray = await this.#find(id);
    const checkout = await this.services.payments.findCheckout(stray.checkoutId);
    if (checkout?.isFurtherMonth) await this.services.ledger.settle(checkout, null, { isAnyAmount: true });
    // Settled it is also when somebody else has said meanwhile that it is dealt with.
    if (
      !(await this.dataSource.manager.existsBy(CardPayment, {
        checkoutId: stray.checkoutId,
        isCounted: true,
      }))
    )
      throw new AppError('CONFLICT', 'changedByAnother');
    await this.#record(actor, this.dataSource.manager, stray);
  }

  /**
   * Says that money is dealt with: it was refunded, or entered in another way.
   * @throws AppError NOT_FOUND, also when somebody else has just said so; CONFLICT while more is taken every month
   */
  async setSettled(actor: Actor, id: number): Promise<void> {
    const stray = await this.#find(id);
    if (stray.subscriptionId) throw new AppError('CONFLICT', 'changedByAnother');
    await this.dataSource.transaction(async (manager) => {
      const waits = { id, settledAt: IsNull() };
      const { affected } = await manager.update(CardStray, waits, settled());
      if (affected !== 1) throw new AppError('NOT_FOUND', 'notFound');
      await this.#record(actor, manager, stray);
    });
  }

  /**
   * Ends what is taken every month for a donation that the books do not have.
   * @throws AppError NOT_FOUND; UNAVAILABLE; CONFLICT when the provider refuses
   */
  async endMonthly(actor: Actor, id: number): Promise<void> {
    const stray = await this.dataSource.manager.findOneBy(CardStray, { id });
    if (!stray?.subscriptionId) throw new AppError('NOT_FOUND', 'notFound');
    await this.services.subscriptions.endLost(actor, stray);
  }

  async #find(id: number): Promise<CardStray> {
    const stray = await this.dataSource.manager.findOneBy(CardStray, { id, settledAt: IsNull() });
    if (!stray) throw new AppError('NOT_FOUND', 'notFound');
    return stray;
  }

  async #record(actor: Actor, manager: EntityManager, stray: CardStray): Promise<void> {
    const { donationId, chargeId } = stray;
    const id = donationId ?? chargeId ?? undefined;
    const isCharge = chargeId !== null || (!donationId && isForCharge(stray));
    const { reference: label } =
      id === undefined
        ? stray
        : await manager.findOneByOrFail<{ id: number; reference: string }>(isCharge ? Charge : Donation, {
            id,
          });
    const subject = isCharge ? 'charge' : 'donation';
    await this.services.audit.record(actor, [{ action: 'DECIDE', subject, subjectId: id, label }], manager);
  }
}

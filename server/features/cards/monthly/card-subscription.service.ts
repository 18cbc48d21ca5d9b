import { type DataSource, Not } from 'typeorm';
import { DonationNote } from '../../../../rules/donation-notes.ts';
import { AppError } from '../../../../rules/errors.ts';
import type { RateLimit, RateLimiter } from '../../../identity/rate-limiter.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { Donation } from '../../ledger/donation.entity.ts';
import type { Plumbing } from '../../plumbing.ts';
import { isOf } from '../card-ledger.service.ts';
import {
  type CardPayments,
  type Subscription,
  SubscriptionEnd,
  SubscriptionState,
} from '../card-payments.ts';
import { IS_DUE } from '../card-questions.ts';
import { subscriptionsOf } from '../paid-by-card.ts';
import { CardStray } from '../strays/card-stray.entity.ts';
import { keepSubscription } from './card-months.ts';
import { CardSubscription } from './card-subscription.entity.ts';

/** Each press asks the provider; people press a few times. */
const PER_DONATION: RateLimit = {
  name: 'end-monthly',
  limit: 20,
  window: 3600,
  firstWait: 60,
  longestWait: 3600,
};

/** Of donors whose account was closed while the page was open on which one began. */
const END_THOSE_OF_CLOSED_ACCOUNTS = `
  UPDATE card_subscription SET is_to_end = true
   WHERE state <> 'ENDED' AND NOT is_to_end AND donation_id IN (
         SELECT donation_id FROM donation_status_change WHERE note_code = $1)`;

/** What is over stays over; since when a state is so is kept. */
const STORE_STATE = `
  UPDATE card_subscription SET state = $2::varchar, ended_by = $3,
         state_since = CASE WHEN state = $2::varchar THEN state_since ELSE coalesce($4::timestamptz, now()) END
   WHERE subscription_id = $1 AND state <> 'ENDED'`;

interface Services {
  payments: CardPayments;
  rateLimiter: RateLimiter;
  audit: AuditService;
  log: Plumbing['log'];
}

/** Donations of every month that the provider of cards takes by itself: whether they go on, and how they are ended. */
export class CardSubscriptionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /** Keeps what the provider says of one, which must be that of its donation when it is first heard of. */
  async settle({ id, state, endedBy, endedAt, ...subscription }: Subscription): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await manager.existsBy(CardSubscription, { subscriptionId: id }))) {
        const donation = await manager.findOne(Donation, {
          where: { reference: subscription.reference },
          lock: { mode: 'pessimistic_write' },
        });
        if (!isOf(subscription, donation)) {
          if (state === SubscriptionState.ENDED)
            await manager.update(CardStray, { subscriptionId: id }, { subscriptionId: null });
          const about = { subscription: id };
          return this.services.log.warn(about, 'A gift of every month by card fits no donation');
        }
        await keepSubscription(manager, donation.id, id);
      }
      await manager.query(STORE_STATE, [id, state, endedBy, endedAt]);
    });
  }

  /** Asks the provider for one. */
  async refresh(id: string): Promise<void> {
    const subscription = await this.services.payments.findSubscription(id);
    if (subscription) await this.settle(subscription);
  }

  /** Those that go on and are to be asked about; first those that are to end. */
  async living(): Promise<CardSubscription[]> {
    await this.dataSource.query(END_THOSE_OF_CLOSED_ACCOUNTS, [DonationNote.ACCOUNT_CLOSED]);
    return this.dataSource.manager.find(CardSubscription, {
      where: { state: Not(SubscriptionState.ENDED), askAt: IS_DUE },
      order: { isToEnd: 'DESC', askAt: 'ASC', id: 'ASC' },
    });
  }

  /** Asks the provider for one that goes on, after ending it if the donor's account was closed. */
  async keepUp({ subscriptionId, isToEnd }: CardSubscription): Promise<void> {
    try {
      if (isToEnd) await this.services.payments.endSubscription(subscriptionId, SubscriptionEnd.DONOR);
    } finally {
      // Also after a refusal: it may have been ended there meanwhile.
      await this.refresh(subscriptionId);
    }
  }

  /**
   * Ends what is taken each month for a donation, or in whose course it came; the months that were paid stay.
   * @param by the donor, by the private page, or who it is of the office
   * @throws AppError NOT_FOUND when there is none; RATE_LIMITED; UNAVAILABLE; CONFLICT when the provider refuses
   */
  async end(donationId: number, by: 'DONOR' | Actor): Promise<CardSubscription> {
    const { rateLimiter, audit } = this.services;
    await rateLimiter.attempt(PER_DONATION, String(donationId));
    const { manager } = this.dataSource;
    const subscriptions = await subscriptionsOf(manager, donationId);
    const end = by === 'DONOR' ? SubscriptionEnd.DONOR : SubscriptionEnd.OFFICE;
    for (const { subscriptionId, state } of subscriptions) {
      if (state === SubscriptionState.ENDED) continue;
      const refused = await this.#endAtProvider(subscriptionId, end);
      const isOver = await manager.existsBy(CardSubscription, { subscriptionId, state: 'ENDED' });
      if (!isOver) throw refused ?? new AppError('CONFLICT', 'cardRefused');
    }
    const [newest] = await subscriptionsOf(manager, donationId);
    if (!newest) throw new AppError('NOT_FOUND', 'notFound');
    if (by !== 'DONOR') {
      const { reference: label } = await manager.findOneByOrFail(Donation, { id: donationId });
      const line = { action: 'END_MONTHLY', subject: 'donation', subjectId: donationId, label } as const;
      await audit.record(by, [line], manager);
    }
    return newest;
  }

  /**
   * Ends one whose donation the books do not have.
   * @throws AppError UNAVAILABLE; CONFLICT when the provider refuses
   */
  async endLost(actor: Actor, { subscriptionId, reference: label }: CardStray): Promise<void> {
    if (!subscriptionId) return;
    const refused = await this.#endAtProvider(subscriptionId, SubscriptionEnd.OFFICE);
    if (await this.dataSource.manager.existsBy(CardStray, { subscriptionId }))
      throw refused ?? new AppError('CONFLICT', 'cardRefused');
    await this.services.audit.record(actor, [{ action: 'END_MONTHLY', subject: 'donation', label }]);
  }

  /** @returns why not, if the provider refused */
  async #endAtProvider(subscriptionId: string, by: SubscriptionEnd): Promise<unknown> {
    const ending = this.services.payments.endSubscription(subscriptionId, by);
    const refused = await ending.catch((error: unknown) => error);
    // Also after a refusal: it may have been ended there meanwhile.
    await this.refresh(subscriptionId);
    return refused;
  }
}

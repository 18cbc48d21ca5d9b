import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../rules/errors.ts';
import {
  ClaimState,
  claimableUntil,
  claimPaidRules,
  claimSentRules,
  newClaimRules,
  taxOn,
} from '../../../rules/gift-aid-claims.ts';
import { parsePence } from '../../../rules/money.ts';
import { validate } from '../../../rules/validation.ts';
import { findPage, type Page } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { SeenClaim } from '../bank/claim-payments.ts';
import type { GiftAidPlace } from '../gift-aid/gift-aid-place.ts';
import type { ClaimHooks } from './claim-hooks.ts';
import type { ClaimStep, ClaimSteps } from './claim-steps.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';
import { GiftAidClaimEntry } from './gift-aid-claim-entry.entity.ts';
import { GiftAidClaimGift } from './gift-aid-claim-gift.entity.ts';
import { GIFT_OF_CLAIMED, KNOWN_OF_CLAIMED, STILL_GIVEN } from './gifts/donation-eligibility.ts';
import { yearEndOf } from './gifts/gift-aid-gifts.service.ts';
import { makeClaim } from './make-claim.ts';
import type { Schedule } from './schedule/schedule.ts';
import { schedulesOf } from './schedule/schedule-rows.ts';

/** A claim as it is listed: with what the tax office owes for it, in pence. */
interface KnownClaim extends GiftAidClaim {
  taxPence: number;
  overclaimedTaxPence: number;
  /** The tax on small donations that were claimed for with it. */
  smallTaxPence: number;
}

/** A gift of a claim. */
interface ClaimedGift extends Pick<GiftAidClaimGift, 'id' | 'taxpayer' | 'receivedOn' | 'pence'> {
  /** Of the donation. */
  reference: string;
  /** What of {@link pence} was refunded since the claim was made, or counts no more for another reason. */
  refundedPence: number;
}

/** SQL: what of a claimed gift was refunded since, or counts no more for another reason. */
const REFUNDED_SINCE = `(claimed.pence - ${STILL_GIVEN})`;

/** What is claimed from the tax office; the only writer of its tables. */
export class GiftAidClaimService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly place: GiftAidPlace,
    private readonly steps: ClaimSteps,
    private readonly hooks: ClaimHooks,
  ) {}

  /** The newest first. @throws AppError NOT_FOUND where there is no Gift Aid, as all that follows */
  async list(page: Page): Promise<{ items: KnownClaim[]; totalCount: number }> {
    await this.place.require();
    const query = this.dataSource.manager.createQueryBuilder(GiftAidClaim, 'item').orderBy('item.id', 'DESC');
    const { items, totalCount } = await findPage(query, page);
    return { items: await this.#known(items), totalCount };
  }

  /** With what was done with it, the newest first, and how many schedules it has. @throws AppError NOT_FOUND */
  async find(id: number) {
    const claim = await this.#find(id);
    const { manager } = this.dataSource;
    const entries = await manager.find(GiftAidClaimEntry, { where: { claimId: id }, order: { id: 'DESC' } });
    const schedules = await this.#schedules(claim);
    const [{ refundedCount, firstDay }] = await manager.query<
      [{ refundedCount: number; firstDay: string | null }]
    >(
      `WITH ${KNOWN_OF_CLAIMED}
       SELECT count(*) FILTER (WHERE ${REFUNDED_SINCE} > 0)::integer AS "refundedCount",
              to_char(min(claimed.received_on), 'YYYY-MM-DD') AS "firstDay"
         FROM gift_aid_claim_gift claimed ${GIFT_OF_CLAIMED}
        WHERE claimed.claim_id = $1`,
      [id],
    );
    return {
      ...(await this.#known([claim]))[0]!,
      entries,
      schedules: schedules.map(({ gifts }, index) => ({
        part: index + 1,
        rowCount: gifts.length,
        pence: gifts.reduce((sum, { pence }) => sum + pence, 0),
      })),
      refundedCount,
      sendBy: firstDay && claimableUntil(firstDay, await yearEndOf(manager)),
    };
  }

  /** The gifts of a claim by day, also of one that was undone. @throws AppError NOT_FOUND */
  async gifts(id: number, page: Page): Promise<{ items: ClaimedGift[]; totalCount: number }> {
    const { donationCount } = await this.#find(id);
    const items = await this.dataSource.query<ClaimedGift[]>(
      `WITH ${KNOWN_OF_CLAIMED}
       SELECT claimed.id, item.reference, claimed.taxpayer, to_char(claimed.received_on, 'YYYY-MM-DD') AS "receivedOn",
              claimed.pence, ${REFUNDED_SINCE} AS "refundedPence"
         FROM gift_aid_claim_gift claimed ${GIFT_OF_CLAIMED}
        WHERE claimed.claim_id = $1 ORDER BY claimed.received_on, claimed.id LIMIT $2 OFFSET $3`,
      [id, page.limit, page.offset],
    );
    return { items, totalCount: donationCount };
  }

  /**
   * A schedule as the tax office takes it.
   * @param part from 1
   * @throws AppError NOT_FOUND; CONFLICT for a claim that was undone
   */
  async schedule(id: number, part: number): Promise<Schedule> {
    const claim = await this.#find(id);
    if (claim.state === ClaimState.VOID) throw new AppError('CONFLICT', 'giftAidClaimVoid');
    const schedule = (await this.#schedules(claim))[part - 1];
    if (!schedule) throw new AppError('NOT_FOUND', 'notFound');
    return schedule;
  }

  /**
   * Claims for all gifts that can be claimed for up to a day, and takes off what was claimed too much before, as far as
   * the claim goes; the rest is taken off the next one.
   * @param fields not yet validated
   * @returns the id
   * @throws AppError BAD_USER_INPUT; CONFLICT when there is nothing to claim
   */
  async make(actor: Actor, fields: z.input<typeof newClaimRules>): Promise<number> {
    await this.place.require();
    const validated = validate(newClaimRules, fields);
    return this.dataSource.transaction(async (manager) => {
      const id = await makeClaim(manager, validated);
      await this.steps.enter(manager, actor, { claimId: id, kind: 'PREPARED' });
      return id;
    });
  }

  /** @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT as the state does not allow it, or somebody else was first */
  async sent(actor: Actor, seen: SeenClaim, fields: z.input<typeof claimSentRules>): Promise<void> {
    const { day } = validate(claimSentRules, fields);
    await this.#step(actor, seen, 'SENT', { sentOn: day });
  }

  /** @throws AppError as {@link sent}; BAD_USER_INPUT for a day before it was sent */
  async paid(actor: Actor, seen: SeenClaim, fields: z.input<typeof claimPaidRules>): Promise<void> {
    const { day, amount } = validate(claimPaidRules, fields);
    await this.#step(actor, seen, 'PAID', { paidOn: day, paidPence: parsePence(amount)! });
  }

  /** Undoes that it was paid, or sent. @throws AppError as {@link sent} */
  async undo(actor: Actor, seen: SeenClaim): Promise<void> {
    const { state } = await this.#find(seen.id);
    if (state === ClaimState.PAID)
      await this.#step(actor, seen, 'NOT_PAID', { paidOn: null, paidPence: null });
    else await this.#step(actor, seen, 'NOT_SENT', { sentOn: null });
  }

  /**
   * Frees the gifts of a claim that was not paid.
   * @throws AppError as {@link sent}; CONFLICT when a later claim has made good what was claimed for its gifts
   */
  async voidClaim(actor: Actor, seen: SeenClaim): Promise<void> {
    await this.#step(actor, seen, 'VOID', {});
  }

  async #known(claims: readonly GiftAidClaim[]): Promise<KnownClaim[]> {
    const ids = claims.map(({ id }) => id);
    const small = await this.hooks.penceWith(this.dataSource.manager, ids);
    return claims.map((claim) => ({
      ...claim,
      taxPence: taxOn(claim.giftsPence) - taxOn(claim.overclaimedPence),
      overclaimedTaxPence: taxOn(claim.overclaimedPence),
      smallTaxPence: taxOn(small.get(claim.id) ?? 0),
    }));
  }

  async #find(id: number): Promise<GiftAidClaim> {
    await this.place.require();
    const claim = await this.dataSource.manager.findOneBy(GiftAidClaim, { id });
    if (!claim) throw new AppError('NOT_FOUND', 'notFound');
    return claim;
  }

  async #schedules({ id, areSmallTogether, overclaimedPence }: GiftAidClaim): Promise<Schedule[]> {
    const gifts = await this.dataSource.manager.find(GiftAidClaimGift, {
      select: { taxpayer: true, receivedOn: true, pence: true },
      where: { claimId: id },
      order: { receivedOn: 'ASC', id: 'ASC' },
    });
    return schedulesOf(gifts, areSmallTogether, taxOn(overclaimedPence));
  }

  async #step(actor: Actor, seen: SeenClaim, kind: ClaimStep, fields: Partial<GiftAidClaim>): Promise<void> {
    await this.place.require();
    await this.dataSource.transaction((manager) => this.steps.take(manager, actor, seen, kind, fields));
  }
}

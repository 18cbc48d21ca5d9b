import { type DataSource, type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../rules/errors.ts';
import { ClaimState, claimPaidRules, taxOn } from '../../../rules/gift-aid-claims.ts';
import { parsePence } from '../../../rules/money.ts';
import { reasonRules } from '../../../rules/reason.ts';
import { smallClaimable, smallClaimRules } from '../../../rules/small-donations.ts';
import { daysOfTaxYear, smallClaimableUntil, taxYearOf } from '../../../rules/tax-years.ts';
import { validate } from '../../../rules/validation.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { byActor, voidedBy } from '../../database/by.ts';
import { findPage, type Page } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { GiftAidPlace } from '../gift-aid/gift-aid-place.ts';
import { GiftAidClaim } from '../gift-aid-claims/gift-aid-claim.entity.ts';
import { lockClaims } from '../gift-aid-claims/lock-claims.ts';
import { SmallClaim } from './small-claim.entity.ts';
import { smallSumsOf } from './small-sums.ts';

type ListedClaim = SmallClaim & {
  taxPence: number;
  /** Also of what is paid with the claim that it was sent with. */
  isPaid: boolean;
};

/** What is claimed for small donations, never more than the tax office allows; the only writer of its table. */
export class SmallClaimService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly place: GiftAidPlace,
    private readonly audit: AuditService,
  ) {}

  /**
   * The tax years that can still be claimed for, and those before in which something was collected; the newest first.
   * @throws AppError NOT_FOUND where there is no Gift Aid, as all that follows
   */
  async years() {
    await this.place.require();
    const { manager } = this.dataSource;
    const today = currentDay();
    const [{ first }] = await manager.query<[{ first: string | null }]>(
      `SELECT to_char(min(day), 'YYYY-MM-DD') AS first FROM small_collection WHERE voided_at IS NULL`,
    );
    const newest = taxYearOf(today);
    const years = [];
    for (let year = newest; isShown(year, today, first); year--) years.push(await this.#year(manager, year));
    return years;
  }

  /** The newest first, also what was voided; of a tax year, or of a Gift Aid claim that they were sent with. */
  async list(
    { taxYear, claimId }: { taxYear?: number | null; claimId?: number | null },
    page: Page,
  ): Promise<{ items: ListedClaim[]; totalCount: number }> {
    await this.place.require();
    const { manager } = this.dataSource;
    const query = manager.createQueryBuilder(SmallClaim, 'item').orderBy('item.id', 'DESC');
    if (taxYear != null) query.andWhere('item.tax_year = :taxYear', { taxYear });
    if (claimId != null) query.andWhere('item.claim_id = :claimId', { claimId });
    const { items, totalCount } = await findPage(query, page);
    const ids = items.flatMap((item) => item.claimId ?? []);
    const paid = await manager.find(GiftAidClaim, { where: { id: In(ids), state: ClaimState.PAID } });
    const isPaid = ({ paidOn, claimId: id }: SmallClaim) =>
      paidOn !== null || paid.some((claim) => claim.id === id);
    return {
      items: items.map((item) => ({ ...item, taxPence: taxOn(item.pence), isPaid: isPaid(item) })),
      totalCount,
    };
  }

  /**
   * Says that small donations of a tax year were claimed for.
   * @param fields not yet validated
   * @param seenClaimedPence what was claimed for of that year, as it was seen
   * @throws AppError BAD_USER_INPUT for more than can be claimed for, or too late; CONFLICT when somebody else was first, or
   *   the Gift Aid claim was not sent
   */
  async claim(
    actor: Actor,
    fields: z.input<typeof smallClaimRules>,
    seenClaimedPence: number,
  ): Promise<void> {
    await this.place.require();
    const { taxYear, amount, claimId, day } = validate(smallClaimRules, fields);
    await this.dataSource.transaction(async (manager) => {
      await lockClaims(manager);
      const sentOn = claimId ? await sentDayOf(manager, claimId) : day;
      if (sentOn > smallClaimableUntil(taxYear))
        throw new AppError('BAD_USER_INPUT', 'smallDonationsTooLate', { field: 'taxYear' });
      const sums = await smallSumsOf(manager, taxYear);
      if (sums.claimedPence !== seenClaimedPence) throw new AppError('CONFLICT', 'changedByAnother');
      const pence = parsePence(amount)!;
      if (pence > smallClaimable(sums).claimablePence)
        throw new AppError('BAD_USER_INPUT', 'smallDonationsExceeded', { field: 'amount' });
      const { id } = await manager.save(SmallClaim, {
        taxYear,
        pence,
        sentOn,
        claimId,
        made: byActor(actor),
      });
      await this.#record(manager, actor, 'CREATE', id);
    });
  }

  /**
   * Says that the tax office has paid what was sent by itself.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when it is paid or voided already, or was sent with a claim
   */
  async paid(actor: Actor, id: number, fields: z.input<typeof claimPaidRules>): Promise<void> {
    await this.place.require();
    const { day, amount } = validate(claimPaidRules, fields);
    await this.dataSource.transaction(async (manager) => {
      const { claimId, paidOn, sentOn } = await this.#lockLiving(manager, id);
      if (claimId || paidOn) throw new AppError('CONFLICT', 'changedByAnother');
      if (day < sentOn) throw new AppError('BAD_USER_INPUT', 'giftAidPaidBeforeSent', { field: 'day' });
      await manager.update(SmallClaim, { id }, { paidOn: day, paidPence: parsePence(amount)! });
      await this.#record(manager, actor, 'CHANGE', id);
    });
  }

  /**
   * Says that the tax office has not paid after all what was sent by itself.
   * @throws AppError NOT_FOUND; CONFLICT when it is not paid, or voided
   */
  async notPaid(actor: Actor, id: number): Promise<void> {
    await this.place.require();
    await this.dataSource.transaction(async (manager) => {
      const { paidOn } = await this.#lockLiving(manager, id);
      if (!paidOn) throw new AppError('CONFLICT', 'changedByAnother');
      await manager.update(SmallClaim, { id }, { paidOn: null, paidPence: null });
      await this.#record(manager, actor, 'CHANGE', id);
    });
  }

  /**
   * Says that it was not claimed, or is claimed no more; then that much can be claimed for again.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT without a reason; NOT_FOUND; CONFLICT when it is paid, or voided already
   */
  async voidClaim(actor: Actor, id: number, fields: z.input<typeof reasonRules>): Promise<void> {
    await this.place.require();
    const { reason } = validate(reasonRules, fields);
    await this.dataSource.transaction(async (manager) => {
      const { paidOn, claimId } = await this.#lockLiving(manager, id);
      const isPaidWith =
        claimId && (await manager.existsBy(GiftAidClaim, { id: claimId, state: ClaimState.PAID }));
      if (paidOn || isPaidWith) throw new AppError('CONFLICT', 'smallClaimIsPaid');
      await manager.update(SmallClaim, { id }, { voided: voidedBy(actor, reason) });
      await this.#record(manager, actor, 'UNDO', id);
    });
  }

  async #year(manager: EntityManager, taxYear: number) {
    const { madePence, ...sums } = await smallSumsOf(manager, taxYear);
    const claimable = smallClaimable(sums);
    const withMade = smallClaimable({ ...sums, giftAidPence: sums.giftAidPence + madePence });
    return {
      taxYear,
      ...daysOfTaxYear(taxYear),
      until: smallClaimableUntil(taxYear),
      ...sums,
      ...claimable,
      taxPence: taxOn(claimable.claimablePence),
      claimableWithMadePence: withMade.claimablePence,
    };
  }

  async #lockLiving(manager: EntityManager, id: number): Promise<SmallClaim> {
    await lockClaims(manager);
    const claim = await manager.findOneBy(SmallClaim, { id });
    if (!claim) throw new AppError('NOT_FOUND', 'notFound');
    if (claim.voided.at) throw new AppError('CONFLICT', 'changedByAnother');
    return claim;
  }

  async #record(
    manager: EntityManager,
    actor: Actor,
    action: 'CREATE' | 'CHANGE' | 'UNDO',
    subjectId: number,
  ): Promise<void> {
    await this.audit.record(actor, [{ action, subject: 'small-claim', subjectId }], manager);
  }
}

function isShown(taxYear: number, today: string, firstDay: string | null): boolean {
  return smallClaimableUntil(taxYear) >= today || (firstDay !== null && taxYear >= taxYearOf(firstDay));
}

/** @throws AppError CONFLICT for a claim that the tax office has not got */
async function sentDayOf(manager: EntityManager, claimId: number): Promise<string> {
  const claim = await manager.findOneBy(GiftAidClaim, { id: claimId });
  const isSent = claim?.state === ClaimState.SENT || claim?.state === ClaimState.PAID;
  if (!isSent) throw new AppError('CONFLICT', 'smallClaimNotSent');
  return claim.sentOn!;
}

import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../rules/errors.ts';
import { parsePence } from '../../../rules/money.ts';
import { reasonRules } from '../../../rules/reason.ts';
import {
  countedCollectionRules,
  smallCollectionRules,
  smallCorrectionRules,
  taxYearRules,
} from '../../../rules/small-donations.ts';
import { daysOfTaxYear } from '../../../rules/tax-years.ts';
import { validate } from '../../../rules/validation.ts';
import { byActor } from '../../database/by.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import type { Page } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { GiftAidPlace } from '../gift-aid/gift-aid-place.ts';
import { lockClaims } from '../gift-aid-claims/lock-claims.ts';
import { type OfferedCount, offeredCount, offeredCounts } from './offered-counts.ts';
import { SmallCollection } from './small-collection.entity.ts';
import { SmallCollectionGift } from './small-collection-gift.entity.ts';
import { COLLECTED_PENCE, requireStillClaimable } from './small-sums.ts';
import { markVoid } from './void-collection.ts';

/** A collection with what of it is still in the books. */
interface ListedCollection extends SmallCollection {
  collectedPence: number;
}

type NewCollection = Omit<SmallCollection, 'id' | 'made' | 'voided' | 'cashCountId' | 'replacesId'> &
  Partial<Pick<SmallCollection, 'cashCountId' | 'replacesId'>>;

/** Collections of small gifts, for treasurers; the only writer of its tables but for counts that are voided. */
export class SmallCollectionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly place: GiftAidPlace,
    private readonly audit: AuditService,
  ) {}

  /** Those of a tax year, the latest day first, also what was voided. @throws AppError NOT_FOUND where there is no Gift Aid, as all that follows */
  async list(year: number, page: Page): Promise<{ items: ListedCollection[]; totalCount: number }> {
    await this.place.require();
    const { taxYear } = validate(taxYearRules, { taxYear: year });
    const { firstDay, lastDay } = daysOfTaxYear(taxYear);
    const query = this.dataSource.manager
      .createQueryBuilder(SmallCollection, 'collection')
      .where('collection.day BETWEEN :firstDay AND :lastDay', { firstDay, lastDay });
    const totalCount = await query.getCount();
    const { entities, raw } = await query
      .addSelect(COLLECTED_PENCE, 'collected')
      .orderBy('collection.day', 'DESC')
      .addOrderBy('collection.id', 'DESC')
      .limit(page.limit)
      .offset(page.offset)
      .getRawAndEntities<{ collected: number }>();
    return {
      items: entities.map((item, index) => ({ ...item, collectedPence: raw[index]!.collected })),
      totalCount,
    };
  }

  /** Counts whose cash of nobody was not taken as a collection, the latest first. */
  async offered(page: Page): Promise<{ items: OfferedCount[]; totalCount: number }> {
    await this.place.require();
    return offeredCounts(this.dataSource.manager, page);
  }

  /**
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; CONFLICT when there is the same already
   */
  async add(actor: Actor, fields: z.input<typeof smallCollectionRules>): Promise<void> {
    await this.place.require();
    const { amount, areSmall: _said, ...said } = validate(smallCollectionRules, fields);
    await this.#write(async (manager) => {
      await lockClaims(manager);
      await this.#insert(manager, actor, { ...said, pence: parsePence(amount)! });
    });
  }

  /**
   * Takes gifts of a count as a collection, so that nothing is typed twice.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when the count has changed, or was taken already
   */
  async takeCount(
    actor: Actor,
    cashCountId: number,
    fields: z.input<typeof countedCollectionRules>,
  ): Promise<void> {
    await this.place.require();
    const { donationIds } = validate(countedCollectionRules, fields);
    await this.#write(async (manager) => {
      // As whoever takes the count back: it first, then the claims, then its gifts.
      const [count] = await manager.query('SELECT id FROM cash_count WHERE id = $1 FOR UPDATE', [
        cashCountId,
      ]);
      if (!count) throw new AppError('NOT_FOUND', 'notFound');
      await lockClaims(manager);
      await manager.query('SELECT FROM donation WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [donationIds]);
      const offered = await offeredCount(manager, cashCountId);
      const chosen = offered?.gifts.filter(({ donationId }) => donationIds.includes(donationId)) ?? [];
      if (!offered || chosen.length !== new Set(donationIds).size)
        throw new AppError('CONFLICT', 'changedByAnother');
      const { day, place, countedBy, countedWith } = offered;
      const pence = chosen.reduce((sum, gift) => sum + gift.pence, 0);
      const said = { day, place, countedBy, countedWith, pence, paymentMethod: 'CASH' as const, cashCountId };
      const collectionId = await this.#insert(manager, actor, said);
      await manager.insert(
        SmallCollectionGift,
        chosen.map(({ donationId }) => ({ collectionId, donationId })),
      );
    });
  }

  /**
   * Voids a collection and adds what is right instead.
   * @param fields not yet validated
   * @throws AppError as {@link voidCollection}; CONFLICT for one that was taken from a count
   */
  async correct(actor: Actor, id: number, fields: z.input<typeof smallCorrectionRules>): Promise<void> {
    await this.place.require();
    const { amount, reason, areSmall: _said, ...said } = validate(smallCorrectionRules, fields);
    await this.#write(async (manager) => {
      const wrong = await this.#voidCollection(manager, actor, id, reason);
      if (wrong.cashCountId) throw new AppError('CONFLICT', 'smallCollectionOfCount');
      await this.#insert(manager, actor, { ...said, pence: parsePence(amount)!, replacesId: id });
      await requireStillClaimable(manager, wrong.day);
    });
  }

  /**
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT without a reason; NOT_FOUND; CONFLICT when it is voided already, or small donations
   *   were claimed for on the strength of it
   */
  async voidCollection(actor: Actor, id: number, fields: z.input<typeof reasonRules>): Promise<void> {
    await this.place.require();
    const { reason } = validate(reasonRules, fields);
    await this.#write(async (manager) => {
      const { day } = await this.#voidCollection(manager, actor, id, reason);
      await requireStillClaimable(manager, day);
    });
  }

  async #voidCollection(
    manager: EntityManager,
    actor: Actor,
    id: number,
    reason: string,
  ): Promise<SmallCollection> {
    await lockClaims(manager);
    const collection = await manager.findOneBy(SmallCollection, { id });
    if (!collection) throw new AppError('NOT_FOUND', 'notFound');
    if (collection.voided.at) throw new AppError('CONFLICT', 'changedByAnother');
    await markVoid(manager, actor, collection, reason);
    const line = { action: 'UNDO', subject: 'small-donations', subjectId: id } as const;
    await this.audit.record(actor, [line], manager);
    return collection;
  }

  async #insert(manager: EntityManager, actor: Actor, said: NewCollection): Promise<number> {
    await requireNotTyped(manager, said);
    const { id } = await manager.save(SmallCollection, { ...said, made: byActor(actor) });
    const line = { action: 'CREATE', subject: 'small-donations', subjectId: id } as const;
    await this.audit.record(actor, [line], manager);
    return id;
  }

  async #write(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    try {
      await this.dataSource.transaction(work);
    } catch (error) {
      const violated = violatedConstraint(error);
      if (violated === 'small_collection_once') throw new AppError('CONFLICT', 'smallCollectionKnown');
      throw error;
    }
  }
}

/**
 * What was taken from a count is not typed as well, nor the other way round; two counts may be alike.
 * @throws AppError CONFLICT
 */
async function requireNotTyped(
  manager: EntityManager,
  { day, place, pence, paymentMethod, cashCountId = null }: NewCollection,
): Promise<void> {
  const alike = await manager.findBy(SmallCollection, {
    day,
    place,
    pence,
    paymentMethod,
    voided: { at: IsNull() },
  });
  if (alike.some((other) => !cashCountId || !other.cashCountId))
    throw new AppError('CONFLICT', 'smallCollectionKnown');
}

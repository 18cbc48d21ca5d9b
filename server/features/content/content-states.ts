import {
  type DataSource,
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThanOrEqual,
  Not,
  Raw,
} from 'typeorm';
import type { AuditAction } from '../../../rules/audit.ts';
import { ContentState, chosenItemsRules, visibilityRules } from '../../../rules/content-state.ts';
import { AppError } from '../../../rules/errors.ts';
import { validate, validateChange } from '../../../rules/validation.ts';
import { eachAlone } from '../../database/each-alone.ts';
import { requireVersion } from '../../database/load-for-edit.ts';
import { keptUntil } from '../../database/remove-some.ts';
import { writeStatement } from '../../database/statement.ts';
import type { MediaService } from '../../files/media.service.ts';
import { possibleNames } from '../../files/media-names.ts';
import { type Actor, OPERATOR } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ContentHooks } from './content-hooks.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { ContentKind } from './content-kind.ts';
import type { ContentRevisions } from './content-revisions.ts';
import { isShownAt } from './content-rows.ts';

/** What the log says when an item gets a state. */
const MADE: Record<ContentState, AuditAction> = {
  [ContentState.PUBLISHED]: 'SHOW',
  [ContentState.HIDDEN]: 'HIDE',
  [ContentState.DRAFT]: 'DRAFT',
};

const languagesOf = ({ heldLanguages, unneededLanguages }: ContentItem) =>
  JSON.stringify([heldLanguages, unneededLanguages]);

const momentsOf = ({ shownFrom, shownUntil }: ContentItem) =>
  [shownFrom, shownUntil].map((moment) => moment?.getTime() ?? null).join();

/** Decides who sees the items of one kind when, and keeps their bin. */
export class ContentStates<Item extends ContentItem> {
  constructor(
    private readonly kind: ContentKind<Item>,
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly audit: AuditService,
    private readonly revisions: ContentRevisions<Item>,
    private readonly hooks: ContentHooks<Item>,
  ) {}

  /**
   * Changes an item that is about to be saved.
   * @param fields of `visibilityRules`, unvalidated
   * @returns what the log says of it; undefined if nothing but languages has changed
   * @throws AppError BAD_USER_INPUT, also when it would be gone before it is shown
   */
  apply(item: Item, fields: object): AuditAction | undefined {
    const { state, shownFrom, shownUntil, heldLanguages, unneededLanguages } = validateChange(
      visibilityRules,
      item,
      fields,
    );
    const before = { state: item.state, moments: momentsOf(item) };
    const given = {
      state: state ?? undefined,
      shownFrom,
      shownUntil,
      heldLanguages: heldLanguages ?? undefined,
      unneededLanguages: unneededLanguages ?? undefined,
    };
    Object.assign(item, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
    const isPlanned = momentsOf(item) !== before.moments;
    if (isPlanned && item.state !== ContentState.HIDDEN && (item.shownFrom || item.shownUntil)) return 'PLAN';
    // A new item that is published at once is only created.
    const previous = before.state ?? ContentState.PUBLISHED;
    return item.state && item.state !== previous ? MADE[item.state] : undefined;
  }

  /**
   * Changes several items at once.
   * @param fields of `visibilityRules`, unvalidated
   * @param versions as the caller has seen them; each is one more afterwards, also where nothing else has changed, so that
   *   who undoes it can say what it was
   * @throws AppError BAD_USER_INPUT; NOT_FOUND when one of them is missing or in the bin, CONFLICT when somebody has changed
   *   one: then none is changed
   */
  async change(actor: Actor, ids: unknown, fields: object, versions?: unknown): Promise<void> {
    validate(visibilityRules, fields);
    await this.#withItems({ ids, versions }, async (manager, items) => {
      for (const item of items) {
        if (item.binnedAt) throw new AppError('NOT_FOUND', 'notFound');
        const before = languagesOf(item);
        const made = this.apply(item, fields);
        const action = made ?? (languagesOf(item) === before ? undefined : 'CHANGE');
        item.updatedAt = new Date();
        await manager.save(item);
        await this.hooks.written(manager, item);
        if (action) await this.#record(manager, actor, action, item);
      }
    });
  }

  /**
   * @param versions as in {@link ContentStates.change}
   * @throws AppError NOT_FOUND when one of them is missing or in the bin already, CONFLICT when somebody has changed one:
   *   then none is deleted
   */
  async bin(actor: Actor, ids: unknown, versions?: unknown): Promise<void> {
    await this.#withItems({ ids, versions }, async (manager, items) => {
      for (const item of items) {
        if (item.binnedAt) throw new AppError('NOT_FOUND', 'notFound');
        item.binnedAt = new Date();
        await manager.save(item);
        await this.hooks.written(manager, item);
        await this.#record(manager, actor, 'BIN', item);
      }
    });
  }

  /**
   * Takes items out of the bin, as they were, with their files. What is not in the bin stays as it is, so that two may
   * press at once.
   * @param versions as in {@link ContentStates.change}
   * @throws AppError NOT_FOUND when one of them has been deleted for good; CONFLICT when somebody has changed one
   */
  async restore(actor: Actor, ids: unknown, versions?: unknown): Promise<void> {
    await this.#withItems({ ids, versions }, async (manager, items) => {
      for (const item of items) {
        if (!item.binnedAt) continue;
        item.binnedAt = null;
        await manager.save(item);
        await this.hooks.written(manager, item);
        await this.#record(manager, actor, 'RESTORE', item);
      }
    });
  }

  /**
   * Deletes what is in the bin for good.
   * @param until leaves what came there later, which the caller has not seen; by default nothing
   * @returns how many items
   */
  async emptyBin(actor: Actor, until?: Date | null): Promise<number> {
    const binnedAt = until ? LessThanOrEqual(until) : Not(IsNull());
    return this.#removeBinned(actor, { binnedAt } as FindOptionsWhere<Item>, { until });
  }

  /** Deletes for good some of what has been in the bin long enough. @returns how many */
  removeOld(limit: number): Promise<number> {
    const isOld = Raw((column) => `${column} < ${keptUntil('bin')}`);
    return this.#removeBinned(OPERATOR, { binnedAt: isOld } as FindOptionsWhere<Item>, { limit });
  }

  /** When something of it is next shown or gone by itself; undefined for never. */
  async nextChange(): Promise<Date | undefined> {
    const { tableName } = this.dataSource.getMetadata(this.kind.entity);
    const { sql, parameters } = writeStatement((bind) => {
      const now = `${bind(new Date())}::timestamptz`;
      return `SELECT min(moment) AS moment FROM ${tableName} item, unnest(ARRAY[shown_from, shown_until]) AS moment
        WHERE item.state = 'PUBLISHED' AND item.binned_at IS NULL AND moment > ${now}`;
    });
    const [{ moment }] = await this.dataSource.query(sql, parameters);
    return moment ?? undefined;
  }

  /** Whether visitors may not have a file, because all items that it belongs to are hidden from them at this moment. */
  async hidesFile(storedName: string): Promise<boolean> {
    const { tableName } = this.dataSource.getMetadata(this.kind.entity);
    const { sql, parameters } = writeStatement((bind) => {
      const now = `${bind(new Date())}::timestamptz`;
      return `SELECT FROM media_file file JOIN ${tableName} item ON item.file_id = file.id
        WHERE file.folder = ${bind(this.kind.folder)} AND file.file_name = ANY(${bind(possibleNames(storedName))})
          AND NOT (${isShownAt(now)})`;
    });
    return (await this.dataSource.query(sql, parameters)).length > 0;
  }

  /**
   * Deletes one item for good.
   * @param isWanted asked of the locked item; by default it is. What it throws leaves the item
   * @returns whether it was there and wanted
   */
  async removeForGood(
    actor: Actor,
    id: number,
    isWanted: (manager: EntityManager, item: Item) => Promise<boolean> = async () => true,
  ): Promise<boolean> {
    const removed = await this.dataSource.transaction(async (manager) => {
      await this.hooks.begin(manager);
      const where = { id } as FindOptionsWhere<Item>;
      const item = await manager.findOne(this.kind.entity, { where, lock: { mode: 'pessimistic_write' } });
      if (!item || !(await isWanted(manager, item))) return null;
      await this.#record(manager, actor, 'DELETE', item);
      await this.hooks.beforeRemoval(manager, item);
      await this.revisions.forget(manager, id);
      await manager.remove(item);
      if (item.fileId !== null) await this.media.release(manager, item.fileId);
      return item;
    });
    if (removed?.fileId) await this.media.purge([removed.fileId]);
    return removed !== null;
  }

  /** Each alone: one to which something still refers leaves the others. */
  async #removeBinned(
    actor: Actor,
    where: FindOptionsWhere<Item>,
    { limit, until }: { limit?: number; until?: Date | null },
  ): Promise<number> {
    const { entity } = this.kind;
    const found = await this.dataSource.manager.find(entity, { where, take: limit });
    const isBinned = async (_manager: EntityManager, { binnedAt }: Item) =>
      binnedAt !== null && (!until || binnedAt <= until);
    const removed = await eachAlone(found, ({ id }) => this.removeForGood(actor, id, isBinned));
    return removed.filter(Boolean).length;
  }

  /** Locks the items in the order of their ids, so that two who change the same cannot deadlock. */
  #withItems(given: object, work: (manager: EntityManager, items: Item[]) => Promise<void>): Promise<void> {
    const chosen = validate(chosenItemsRules, given);
    const seen = new Map(chosen.ids.map((id, index) => [id, chosen.versions?.[index]]));
    const ids = [...seen.keys()];
    return this.dataSource.transaction(async (manager) => {
      await this.hooks.begin(
        manager,
        await manager.findBy(this.kind.entity, { id: In(ids) } as FindOptionsWhere<Item>),
      );
      const items = await manager
        .createQueryBuilder(this.kind.entity, 'item')
        .setLock('pessimistic_write')
        .where({ id: In(ids) })
        .orderBy('item.id')
        .getMany();
      if (items.length !== ids.length) throw new AppError('NOT_FOUND', 'notFound');
      for (const item of items) requireVersion(item, seen.get(item.id));
      await work(manager, items);
    });
  }

  #record(manager: EntityManager, actor: Actor, action: AuditAction, { id, name }: Item): Promise<void> {
    const entry = { action, subject: this.kind.subject, subjectId: id, label: name };
    return this.audit.record(actor, [entry], manager);
  }
}

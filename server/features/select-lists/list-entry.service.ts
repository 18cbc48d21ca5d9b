import type { ClassType } from 'type-graphql';
import type { DataSource, DeepPartial, EntityManager, FindOptionsOrder, FindOptionsWhere } from 'typeorm';
import type { AuditAction } from '../../../rules/audit.ts';
import { AppError } from '../../../rules/errors.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import { loadForEdit, type Target } from '../../database/load-for-edit.ts';
import { moveInOrder } from '../../database/move-in-order.ts';
import { readShared } from '../../database/replica.ts';
import { mergeTexts, type SentTexts } from '../../database/translations.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditEntryInput, AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { ListEntry } from './list-entry.entity.ts';

/** Entries that stand in an order: what select options and profile-for have in common. */
export abstract class ListEntryService<Entry extends ListEntry> {
  protected constructor(
    protected readonly dataSource: DataSource,
    private readonly entity: ClassType<Entry>,
    /** The index that keeps texts apart, and the field it is about. */
    private readonly unique: { index: string; field: string },
    /** What it has in several languages. */
    private readonly texts: readonly string[],
    private readonly audit: AuditService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /** All that are offered, in their order. */
  offered(): Promise<Entry[]> {
    return this.offeredWhere({ active: true } as FindOptionsWhere<Entry>);
  }

  protected offeredWhere(where: FindOptionsWhere<Entry>): Promise<Entry[]> {
    return readShared(this.dataSource, ({ manager }) => this.inOrder(where, manager));
  }

  protected inOrder(where: FindOptionsWhere<Entry>, manager = this.dataSource.manager): Promise<Entry[]> {
    return manager.find(this.entity, {
      where,
      order: { position: 'ASC', id: 'ASC' } as FindOptionsOrder<Entry>,
    });
  }

  /** Those whose order an entry is part of. */
  protected abstract neighbours(entry: Entry): FindOptionsWhere<Entry>;

  /** What the log of admins' doings calls an entry. */
  protected abstract nameOf(entry: Entry): Pick<AuditEntryInput, 'subject' | 'label'>;

  /** What else an edit or a removal of a stored entry must not do. */
  protected abstract checkChange(manager: EntityManager, stored: Entry, values?: object): Promise<void>;

  /**
   * Changes an entry, or adds one behind its neighbours.
   * @param values checked, as `sent` is; undefined ones stay as they were
   * @throws AppError NOT_FOUND; CONFLICT for another version or a text that is there already
   */
  protected async store(
    actor: Actor,
    target: Target,
    values: DeepPartial<Entry>,
    sent: SentTexts,
  ): Promise<Entry> {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const siteLanguage = await this.siteSettings.firstLanguage();
    return this.dataSource.transaction(async (manager) => {
      const stored = target === 'new' ? undefined : await loadForEdit(manager, this.entity, target);
      if (stored) await this.checkChange(manager, stored, given);
      const entry = stored ?? (await this.#atTheEnd(manager, given));
      try {
        const row = { before: stored, texts: this.texts, siteLanguage };
        const merged = mergeTexts(row, given, sent);
        const saved = await manager.save(Object.assign(entry, merged));
        await this.#record(manager, actor, stored ? 'CHANGE' : 'CREATE', saved);
        return saved;
      } catch (error) {
        if (violatedConstraint(error) !== this.unique.index) throw error;
        throw new AppError('CONFLICT', 'optionTaken', { field: this.unique.field });
      }
    });
  }

  /** @throws AppError NOT_FOUND; CONFLICT for one that must stay */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const entry = await loadForEdit(manager, this.entity, { id });
      await this.checkChange(manager, entry);
      await this.#record(manager, actor, 'DELETE', entry);
      await manager.remove(entry);
    });
  }

  /**
   * Moves an entry among its neighbours; what others have moved meanwhile stays moved.
   * @param place from 1; behind the last one is the end
   * @returns all of them in their new order
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a place before the first
   */
  async move(actor: Actor, id: number, place: number): Promise<Entry[]> {
    return this.dataSource.transaction(async (manager) => {
      const moved = await this.#find(manager, id);
      const among = this.neighbours(moved);
      await moveInOrder(manager, this.entity, { id, place, among, number: 'position' });
      await this.#record(manager, actor, 'REORDER', moved);
      return this.inOrder(among, manager);
    });
  }

  #record(manager: EntityManager, actor: Actor, action: AuditAction, entry: Entry): Promise<void> {
    return this.audit.record(actor, [{ action, subjectId: entry.id, ...this.nameOf(entry) }], manager);
  }

  async #atTheEnd(manager: EntityManager, values: object): Promise<Entry> {
    const entry = Object.assign(manager.create(this.entity), values);
    const last = await manager.maximum(this.entity, 'position' as never, this.neighbours(entry));
    return Object.assign(entry, { position: (last ?? 0) + 1 });
  }

  async #find(manager: EntityManager, id: number): Promise<Entry> {
    const entry = await manager.findOne(this.entity, { where: { id } as FindOptionsWhere<Entry> });
    if (!entry) throw new AppError('NOT_FOUND', 'notFound');
    return entry;
  }
}

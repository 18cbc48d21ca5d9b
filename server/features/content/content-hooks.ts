import type { EntityManager } from 'typeorm';
import type { ContentItem } from './content-item.entity.ts';

/**
 * What a kind keeps in tables of its own beside its items, within the transaction of each write. What it throws refuses the
 * write.
 */
export interface ContentHook<Item extends ContentItem> {
  /**
   * Before the item's row is locked: what others wait for, in the same order for everybody.
   * @param coming items as they will probably be, for what takes long and is done before others have to wait
   */
  begin?(manager: EntityManager, coming: readonly Partial<Item>[]): Promise<void>;
  /** After an item was written in any way: saved, copied, brought back, put into the bin or taken out of it. */
  written(manager: EntityManager, item: Item): Promise<void>;
  /** Those of these items that people rely on, though nobody has changed them: an import that is undone leaves them. */
  reliedOn?(manager: EntityManager, ids: readonly number[]): Promise<readonly number[]>;
  /** Before an item, which is locked, is deleted for good with all that refers to it. */
  beforeRemoval?(manager: EntityManager, item: Item): Promise<void>;
  /** What a copy of an item does not have. */
  notCopied?: Partial<Item>;
}

/** The hooks of one kind. */
export class ContentHooks<Item extends ContentItem> {
  readonly #hooks: ContentHook<Item>[] = [];

  add(hook: ContentHook<Item>): void {
    this.#hooks.push(hook);
  }

  async begin(manager: EntityManager, coming: readonly Partial<Item>[] = []): Promise<void> {
    for (const hook of this.#hooks) await hook.begin?.(manager, coming);
  }

  async written(manager: EntityManager, item: Item): Promise<void> {
    for (const hook of this.#hooks) await hook.written(manager, item);
  }

  async beforeRemoval(manager: EntityManager, item: Item): Promise<void> {
    for (const hook of this.#hooks) await hook.beforeRemoval?.(manager, item);
  }

  async reliedOn(manager: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
    const found = await Promise.all(this.#hooks.map((hook) => hook.reliedOn?.(manager, ids)));
    return new Set(found.flatMap((relied) => relied ?? []));
  }

  notCopied(): Partial<Item> {
    return Object.assign({}, ...this.#hooks.map(({ notCopied }) => notCopied));
  }
}

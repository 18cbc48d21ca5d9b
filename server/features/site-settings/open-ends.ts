import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { OPEN_ENDS, type OpenEndKind } from '../../../rules/open-ends.ts';

/** How much is not over; features that stand above the settings add theirs when they are built. */
export class OpenEnds {
  readonly #counts = new Map<OpenEndKind, (manager: EntityManager) => Promise<number>>();

  /** @param sql counts them as `count`; its parameters are read anew each time */
  add(kind: OpenEndKind, sql: string, parameters: () => unknown[] = () => []): void {
    this.#counts.set(kind, async (manager) => {
      const [{ count }] = await manager.query(sql, parameters());
      return Number(count);
    });
  }

  /** Of all parts, whether they are used or not; what is over is left out. */
  async list(manager: EntityManager): Promise<{ kind: OpenEndKind; count: number }[]> {
    const found: { kind: OpenEndKind; count: number }[] = [];
    for (const [kind, count] of this.#counts) found.push({ kind, count: await count(manager) });
    return found.filter(({ count }) => count > 0);
  }

  /**
   * Somebody relies on what is not over, and the office could neither see nor end it.
   * @throws AppError BAD_USER_INPUT when a part of it would be left
   */
  async refuseLeaving(
    manager: EntityManager,
    before: readonly string[],
    after: readonly string[],
  ): Promise<void> {
    const left = after.filter((part) => !before.includes(part));
    if (left.length === 0) return;
    if ((await this.list(manager)).some(({ kind }) => left.includes(OPEN_ENDS[kind])))
      throw new AppError('BAD_USER_INPUT', 'partHasOpenEnds', { field: 'unusedParts' });
  }
}

import type { EntityManager } from 'typeorm';

/** What features above say of claims when they are built: what else is claimed for with them, and leans on them. */
export class ClaimHooks {
  /** Pence that were claimed for with these claims and are in none of their gifts, by the claims' ids. */
  penceWith: (manager: EntityManager, claimIds: readonly number[]) => Promise<ReadonlyMap<number, number>> =
    async () => new Map();

  /**
   * For a claim that is sent no more, once that is stored.
   * @throws AppError CONFLICT when something was claimed for on the strength of it
   */
  requireNothingOn: (manager: EntityManager, claimId: number) => Promise<void> = async () => {};
}

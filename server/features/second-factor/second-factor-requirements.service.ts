import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { OfficeRole } from '../../../rules/office-roles.ts';
import { lockAccount, ownsSecondFactor } from '../../identity/main-account.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { SecondFactorRequirement } from './second-factor-requirement.entity.ts';

/** Of which roles of the office a second factor is required. */
export class SecondFactorRequirements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** The roles that give nothing to whoever has no second factor. */
  async list(): Promise<OfficeRole[]> {
    const requirements = await this.dataSource.manager.find(SecondFactorRequirement, {
      order: { role: 'ASC' },
    });
    return requirements.map(({ role }) => role);
  }

  /**
   * Sets of which roles it is required, from the next request of their holders on. Nobody is locked out: they can sign in
   * and set it up. Of owners it is required only by one who has it.
   * @param alongside what else must succeed in the same transaction, before anything is read
   * @throws AppError CONFLICT when an owner without a second factor requires it of owners, or when it is not required of
   *   those that were seen any more
   */
  async set(
    actor: Actor,
    { roles, seen }: { roles: readonly OfficeRole[]; seen: readonly OfficeRole[] | null },
    alongside: (manager: EntityManager) => Promise<void>,
  ): Promise<OfficeRole[]> {
    await this.dataSource.transaction(async (manager) => {
      // Of two owners who save at once the second waits.
      await manager.query('LOCK TABLE second_factor_requirement IN SHARE ROW EXCLUSIVE MODE');
      await alongside(manager);
      const before = (await manager.find(SecondFactorRequirement)).map(({ role }) => role);
      if (seen && (without(seen, before).length > 0 || without(before, seen).length > 0))
        throw new AppError('CONFLICT', 'changedByAnother');
      const [added, removed] = [without(roles, before), without(before, roles)];
      // Locked, as by whoever turns a second factor off, so that it does not go meanwhile; then read, since what is read with
      // the lock is as it was before the wait.
      await lockAccount(manager, actor.userId);
      if (added.includes('OWNER') && !(await ownsSecondFactor(manager, actor.userId)))
        throw new AppError('CONFLICT', 'ownSecondFactorFirst');
      await manager.insert(
        SecondFactorRequirement,
        added.map((role) => ({ role })),
      );
      if (removed.length > 0) await manager.delete(SecondFactorRequirement, removed);
      const entries = [
        ...added.map((role) => ({ action: 'REQUIRE_SECOND_FACTOR', detail: role }) as const),
        ...removed.map((role) => ({ action: 'WAIVE_SECOND_FACTOR', detail: role }) as const),
      ];
      await this.audit.record(
        actor,
        entries.map((entry) => ({ ...entry, subject: 'user' })),
        manager,
      );
    });
    return this.list();
  }
}

function without(roles: readonly OfficeRole[], others: readonly OfficeRole[]): OfficeRole[] {
  return [...new Set(roles)].filter((role) => !others.includes(role));
}

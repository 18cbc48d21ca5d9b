import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../../rules/errors.ts';
import type { OfficeRole } from '../../../../rules/office-roles.ts';
import { secondFactorDemandRules, secondFactorResetRules } from '../../../../rules/second-factor.ts';
import { validate } from '../../../../rules/validation.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { User } from '../user.entity.ts';
import type { UserService } from '../user.service.ts';
import type { UserAdministrationService } from '../administration/user-administration.service.ts';
import { SecondFactorDemand } from '../../second-factor/second-factor-demand.entity.ts';

interface Services {
  users: UserService;
  administration: UserAdministrationService;
  audit: AuditService;
}

/** What owners decide of others' second factors. */
export class SecondFactorAdministrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /** The roles that give nothing to whoever has no second factor. */
  async demands(): Promise<OfficeRole[]> {
    const demands = await this.dataSource.manager.find(SecondFactorDemand, { order: { role: 'ASC' } });
    return demands.map(({ role }) => role);
  }

  /**
   * Sets of which roles a second factor is demanded, from the next request of their holders on. Nobody is locked out:
   * they can sign in and set it up. Of owners it is demanded only by one who has it.
   * @param fields not yet validated; `password` is the actor's own
   * @throws AppError BAD_USER_INPUT without the right password; RATE_LIMITED; CONFLICT when an owner without a second
   *   factor demands it of owners; FORBIDDEN when the actor is no owner any more
   */
  async setDemands(actor: Actor, fields: z.input<typeof secondFactorDemandRules>): Promise<OfficeRole[]> {
    const { roles, password } = validate(secondFactorDemandRules, fields);
    const { administration, audit } = this.services;
    const requireOwner = await administration.confirmOwner(actor, password);
    await this.dataSource.transaction(async (manager) => {
      // Of two owners who save at once the second waits.
      await manager.query('LOCK TABLE second_factor_demand IN SHARE ROW EXCLUSIVE MODE');
      await requireOwner(manager);
      const before = (await manager.find(SecondFactorDemand)).map(({ role }) => role);
      const [added, removed] = [without(roles, before), without(before, roles)];
      // Locked, as by whoever turns a second factor off, so that it does not go meanwhile; then read, since what is read with
      // the lock is as it was before the wait.
      await loadForEdit(manager, User, { id: actor.userId });
      const owner = await manager.findOneByOrFail(User, { id: actor.userId });
      if (added.includes('OWNER') && !owner.hasSecondFactor)
        throw new AppError('CONFLICT', 'ownSecondFactorFirst');
      await manager.insert(
        SecondFactorDemand,
        added.map((role) => ({ role })),
      );
      if (removed.length > 0) await manager.delete(SecondFactorDemand, removed);
      const entries = [
        ...added.map((role) => ({ action: 'DEMAND_SECOND_FACTOR', detail: role }) as const),
        ...removed.map((role) => ({ action: 'WAIVE_SECOND_FACTOR', detail: role }) as const),
      ];
      await audit.record(
        actor,
        entries.map((entry) => ({ ...entry, subject: 'user' })),
        manager,
      );
    });
    return this.demands();
  }

  /**
   * Takes away the second factor of somebody who has lost it; all their sessions end.
   * @param fields not yet validated; `password` is the actor's own
   * @throws AppError BAD_USER_INPUT without the right password or a reason; RATE_LIMITED; NOT_FOUND; FORBIDDEN for one's
   *   own account; CONFLICT for an account without a second factor
   */
  async reset(actor: Actor, id: number, fields: z.input<typeof secondFactorResetRules>): Promise<User> {
    const { reason, password } = validate(secondFactorResetRules, fields);
    const { users, administration } = this.services;
    if (id === actor.userId) throw new AppError('FORBIDDEN', 'ownAccountElsewhere');
    const requireOwner = await administration.confirmOwner(actor, password);
    return users.resetSecondFactor(actor, id, { reason, alongside: requireOwner });
  }
}

function without(roles: readonly OfficeRole[], others: readonly OfficeRole[]): OfficeRole[] {
  return [...new Set(roles)].filter((role) => !others.includes(role));
}

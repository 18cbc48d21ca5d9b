import type { z } from 'zod';
import { AppError } from '../../../../rules/errors.ts';
import type { OfficeRole } from '../../../../rules/office-roles.ts';
import { secondFactorRequirementRules, secondFactorResetRules } from '../../../../rules/second-factor.ts';
import { validate } from '../../../../rules/validation.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { SecondFactorRequirements } from '../../second-factor/second-factor-requirements.service.ts';
import type { UserAdministrationService } from '../administration/user-administration.service.ts';
import type { User } from '../user.entity.ts';
import type { UserService } from '../user.service.ts';

interface Services {
  users: UserService;
  administration: UserAdministrationService;
  requirements: SecondFactorRequirements;
}

/** What owners decide of others' second factors. */
export class SecondFactorAdministrationService {
  constructor(private readonly services: Services) {}

  /** The roles that give nothing to whoever has no second factor. */
  requirements(): Promise<OfficeRole[]> {
    return this.services.requirements.list();
  }

  /**
   * Sets of which roles a second factor is required.
   * @param fields not yet validated; `password` is the actor's own
   * @param seen of which it was required when the actor looked; null for callers who do not say
   * @throws AppError BAD_USER_INPUT without the right password; RATE_LIMITED; CONFLICT when an owner without a second
   *   factor requires it of owners, or it is required of others by now; FORBIDDEN when the actor is no owner any more
   */
  async setRequirements(
    actor: Actor,
    fields: z.input<typeof secondFactorRequirementRules>,
    seen: readonly OfficeRole[] | null,
  ): Promise<OfficeRole[]> {
    const { roles, password } = validate(secondFactorRequirementRules, fields);
    const { administration, requirements } = this.services;
    return requirements.set(actor, { roles, seen }, await administration.confirmOwner(actor, password));
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

import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { OfficeRole } from '../../../../rules/office-roles.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { presentUser, UserType } from '../user.type.ts';
import type { SecondFactorAdministrationService } from './second-factor-administration.service.ts';

const OWN_PASSWORD = { description: 'The second factor of the owner who asks' };

/** What owners decide of others' second factors. */
@Resolver()
export class SecondFactorAdministrationResolver {
  constructor(private readonly service: SecondFactorAdministrationService) {}

  @Authorized(Permission.MANAGE_USERS)
  @Query(() => [OfficeRole], { description: 'Roles that require a second factor' })
  secondFactorRequirements(): Promise<OfficeRole[]> {
    return this.service.requirements();
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => [OfficeRole], {
    description:
      'Sets all roles that require a second factor; only an owner who has one can require it of owners',
  })
  async setSecondFactorRequirements(
    @Arg('roles', () => [OfficeRole]) roles: OfficeRole[],
    @Arg('password', () => String, OWN_PASSWORD) password: string,
    @Arg('seenRoles', () => [OfficeRole], {
      nullable: true,
      description: 'Those that required it when the caller looked; CONFLICT if they are others by now',
    })
    seenRoles: OfficeRole[] | null,
    @Ctx() context: RequestContext,
  ): Promise<OfficeRole[]> {
    return this.service.setRequirements(await context.viewer(), { roles, password }, seenRoles);
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType, {
    description: 'Resets another person’s lost second factor; ends all their sessions',
  })
  async resetSecondFactor(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String, { description: 'For the log: 3 to 200 characters' }) reason: string,
    @Arg('password', () => String, OWN_PASSWORD) password: string,
    @Ctx() context: RequestContext,
  ): Promise<UserType> {
    return presentUser(await this.service.reset(await context.viewer(), id, { reason, password }));
  }
}

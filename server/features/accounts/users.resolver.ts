import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import { toPage } from '../../graphql/page-arguments.ts';
import type { RequestContext } from '../../security/request-context.ts';
import { UserArguments } from './accounts.inputs.ts';
import type { UserRole } from './user.entity.ts';
import { presentUser, USER_ROLES, UserPage, UserType } from './user.type.ts';
import type { UserAdministrationService } from './user-administration.service.ts';

@Resolver()
export class UsersResolver {
  constructor(private readonly service: UserAdministrationService) {}

  @Authorized(Permission.MANAGE_USERS)
  @Query(() => UserPage, { description: 'Newest first' })
  async users(@Args(() => UserArguments) { search, ...page }: UserArguments): Promise<UserPage> {
    const { items, totalCount } = await this.service.list(toPage(page), { search });
    return { items: items.map(presentUser), totalCount };
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType, { description: 'All sessions of that user end at once' })
  async suspendUser(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<UserType> {
    return presentUser(await this.service.setStatus(await context.viewer(), id, 'SUSPENDED'));
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType)
  async reactivateUser(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<UserType> {
    return presentUser(await this.service.setStatus(await context.viewer(), id, 'ACTIVE'));
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType, { description: 'Makes or unmakes an admin; one must remain' })
  async setUserRole(
    @Arg('id', () => Int) id: number,
    @Arg('role', () => USER_ROLES) role: UserRole,
    @Ctx() context: RequestContext,
  ): Promise<UserType> {
    return presentUser(await this.service.setRole(await context.viewer(), id, role));
  }
}

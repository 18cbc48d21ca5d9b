import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import { OfficeRoleInput, UserArguments, UserInput } from '../accounts.inputs.ts';
import { presentUser, UserPage, UserType } from '../user.type.ts';
import type { UserAdministrationService } from './user-administration.service.ts';

const SEEN_VERSION = {
  nullable: true,
  description: 'Optimistic lock: the version the caller has seen; an older one answers CONFLICT',
};

@Resolver()
export class UsersResolver {
  constructor(private readonly service: UserAdministrationService) {}

  @Authorized(Permission.MANAGE_USERS)
  @Reads('user')
  @Query(() => UserPage, { description: 'Newest first' })
  async users(@Args(() => UserArguments) filter: InstanceType<typeof UserArguments>): Promise<UserPage> {
    const { items, totalCount } = await this.service.list(toPage(filter), filter);
    return { items: items.map(presentUser), totalCount };
  }

  @Authorized(Permission.MANAGE_USERS)
  @Reads('user')
  @Query(() => UserType, { nullable: true, description: 'null if not found' })
  async user(@Arg('id', () => Int) id: number): Promise<UserType | null> {
    const user = await this.service.find(id);
    return user && presentUser(user);
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType, {
    description: 'Changes another person’s account; a new email or mobile ends all their sessions',
  })
  async changeUser(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => UserInput) input: UserInput,
    @Arg('version', () => Int, {
      description: 'Optimistic lock: the version the editor saw; an older one answers CONFLICT',
    })
    version: number,
    @Arg('reason', () => String, { description: 'For the log: 3 to 200 characters' }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<UserType> {
    return presentUser(await this.service.change(await context.viewer(), id, version, { ...input, reason }));
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType, { description: 'Ends all sessions of that user at once' })
  async suspendUser(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String, { nullable: true, description: 'For the log: 3 to 200 characters' })
    reason: string | null,
    @Arg('version', () => Int, SEEN_VERSION) version: number | null,
    @Ctx() context: RequestContext,
  ): Promise<UserType> {
    return presentUser(
      await this.service.setStatus(await context.viewer(), { id, version }, 'SUSPENDED', reason),
    );
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType)
  async reactivateUser(
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, SEEN_VERSION) version: number | null,
    @Ctx() context: RequestContext,
  ): Promise<UserType> {
    return presentUser(await this.service.setStatus(await context.viewer(), { id, version }, 'ACTIVE'));
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType, {
    description: 'Sets all office roles of an account; ends its sessions. At least one owner must remain',
  })
  async setOfficeRoles(
    @Arg('id', () => Int) id: number,
    @Arg('roles', () => [OfficeRoleInput]) roles: OfficeRoleInput[],
    @Arg('password', () => String, { description: 'The second factor of the owner who asks' })
    password: string,
    @Arg('version', () => Int, SEEN_VERSION) version: number | null,
    @Ctx() context: RequestContext,
  ): Promise<UserType> {
    const actor = await context.viewer();
    const seen = { id, version };
    const { user, invitationLink } = await this.service.setOfficeRoles(actor, seen, { roles, password });
    return { ...presentUser(user), invitationLink };
  }
}

import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { SessionOwner, SessionService } from '../../identity/sessions.ts';
import { SessionType } from './session.type.ts';

async function ownerOf(context: RequestContext): Promise<SessionOwner> {
  const { userId, signInId } = await context.viewer();
  return userId > 0 ? { userId } : { memberId: signInId };
}

/** The caller's own sessions, in either realm. */
@Resolver()
export class SessionsResolver {
  constructor(private readonly service: SessionService) {}

  @Authorized(Permission.KEEP_SESSIONS)
  @Query(() => [SessionType], { description: 'The caller’s sessions, most recently used first; at most 20' })
  async sessions(@Ctx() context: RequestContext): Promise<SessionType[]> {
    return this.service.listOwn(await ownerOf(context), context.credentials!.token);
  }

  @Authorized(Permission.KEEP_SESSIONS)
  @Mutation(() => Boolean, { description: 'Ends one of the caller’s sessions' })
  async endSession(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<boolean> {
    await this.service.endOwn(await ownerOf(context), id);
    return true;
  }

  @Authorized(Permission.KEEP_SESSIONS)
  @Mutation(() => Boolean, { description: 'Ends all sessions of the caller except the current one' })
  async endOtherSessions(@Ctx() context: RequestContext): Promise<boolean> {
    await this.service.endOthers(await ownerOf(context), context.credentials!.token);
    return true;
  }
}

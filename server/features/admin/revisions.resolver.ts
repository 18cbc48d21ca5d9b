import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import {
  NEWEST_FIRST,
  presentRevisions,
  RevisionType,
  VERSION,
} from '../../ways-in/graphql/revision.type.ts';
import type { ContentOfKinds } from '../content/content-of-kinds.ts';

const KIND = 'For example `event` or `committee-member`, as in the audit log';

/** What the texts of content were before, and the way back. */
@Resolver()
export class RevisionsResolver {
  constructor(private readonly content: ContentOfKinds) {}

  @Authorized(Permission.MANAGE_CONTENT)
  @Query(() => [RevisionType], { description: NEWEST_FIRST })
  async contentRevisions(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<RevisionType[]> {
    const service = await this.content.of(kind, context);
    return presentRevisions(await service.revisions.list(id));
  }

  @Authorized(Permission.MANAGE_CONTENT)
  @Mutation(() => Boolean, {
    description: 'Restores earlier texts of an item; its file does not change',
  })
  async bringBackContent(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { description: VERSION }) version: number,
    @Arg('revisionId', () => Int) revisionId: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const service = await this.content.of(kind, context);
    await service.revisions.bringBack(await context.viewer(), { id, version }, revisionId);
    return true;
  }
}

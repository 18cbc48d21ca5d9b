import { Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import type { VisitService } from './visit.service.ts';

@Resolver()
export class VisitsResolver {
  constructor(private readonly service: VisitService) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => Int, { description: 'Number of visits' })
  visitCount(): Promise<number> {
    return this.service.count();
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Int, { description: 'Counts one visit and returns the new count' })
  recordVisit(@Ctx() { ip }: RequestContext): Promise<number> {
    return this.service.record(ip);
  }
}

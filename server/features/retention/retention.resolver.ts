import { Authorized, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RetentionService } from './retention.service.ts';
import { RetentionRunType } from './retention.type.ts';

@Resolver()
export class RetentionResolver {
  constructor(private readonly service: RetentionService) {}

  @Authorized(Permission.MANAGE_SETTINGS)
  @Query(() => [RetentionRunType], { description: 'Of each kind of data that has a last day' })
  async retentionRuns(): Promise<RetentionRunType[]> {
    return this.service.list();
  }
}

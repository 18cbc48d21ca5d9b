import { Authorized, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RetentionService } from './retention.service.ts';
import { RetentionRun } from './retention-run.entity.ts';

@Resolver()
export class RetentionResolver {
  constructor(private readonly service: RetentionService) {}

  @Authorized(Permission.MANAGE_SETTINGS)
  @Query(() => [RetentionRun], { description: 'For each kind of data with a retention period' })
  async retentionRuns(): Promise<RetentionRun[]> {
    return this.service.list();
  }
}

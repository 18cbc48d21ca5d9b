import { Authorized, Query, Resolver, registerEnumType } from 'type-graphql';
import { OpenTask } from '../../../rules/open-tasks.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { OpenTasksService } from './open-tasks.service.ts';

registerEnumType(OpenTask, { name: 'OpenTask' });

@Resolver()
export class OpenTasksResolver {
  constructor(private readonly service: OpenTasksService) {}

  @Authorized(Permission.MANAGE_SETTINGS)
  @Query(() => [OpenTask], { description: 'Remaining tasks until a new site is complete' })
  openTasks(): Promise<OpenTask[]> {
    return this.service.list();
  }
}

import { Arg, Args, Authorized, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import type { AuditService } from './audit.service.ts';
import { AuditEntryPage, AuditFilterInput } from './audit.type.ts';

@Resolver()
export class AuditResolver {
  constructor(private readonly audit: AuditService) {}

  @Authorized(Permission.VIEW_AUDIT_LOG)
  @Reads('audit-log')
  @Query(() => AuditEntryPage, { description: 'Newest first' })
  auditEntries(
    @Args(() => PageArguments) page: PageArguments,
    @Arg('filter', () => AuditFilterInput, { nullable: true }) filter: InstanceType<
      typeof AuditFilterInput
    > | null,
  ): Promise<AuditEntryPage> {
    return this.audit.list(toPage(page), filter ?? {});
  }
}

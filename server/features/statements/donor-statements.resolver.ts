import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '../../../rules/errors.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Costly, Reads } from '../../ways-in/graphql/schema.ts';
import type { DonorStatementService } from './donor-statement.service.ts';
import {
  DonorStatementPage,
  DonorStatementSummaryType,
  DonorStatementsArguments,
  DonorStatementType,
  StatementDays,
  StatementSendingType,
} from './donor-statement.type.ts';

/** What each donor gave in a year, for treasurers. */
@Resolver()
export class DonorStatementsResolver {
  constructor(private readonly statements: DonorStatementService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Costly()
  @Query(() => DonorStatementSummaryType)
  donorStatementSummary(@Args(() => StatementDays) days: StatementDays): Promise<DonorStatementSummaryType> {
    return this.statements.summary(days);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donor-statement')
  @Query(() => DonorStatementPage, { description: 'By donor name' })
  donorStatements(
    @Args(() => DonorStatementsArguments) { from, to, donors, ...page }: DonorStatementsArguments,
  ): Promise<DonorStatementPage> {
    return this.statements.list(toPage(page), { from, to, donors });
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donor-statement')
  @Query(() => DonorStatementType, {
    nullable: true,
    description: 'null for a donor without donations in this period',
  })
  donorStatement(
    @Arg('id', () => Int, { description: 'Of the donor' }) id: number,
    @Args(() => StatementDays) days: StatementDays,
  ): Promise<DonorStatementType | null> {
    return this.statements.find(id, days);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => StatementSendingType, {
    description:
      'Emails the statements of a period to some of the donors with an email address who have not had theirs',
  })
  async sendDonorStatements(
    @Args(() => StatementDays) days: StatementDays,
    @Arg('areChanged', () => Boolean, {
      defaultValue: false,
      description: 'Resend to donors whose statement has changed since it was sent',
    })
    areChanged: boolean,
    @Ctx() context: RequestContext,
  ): Promise<StatementSendingType> {
    return this.statements.sendSome(await context.viewer(), days, areChanged);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => DonorStatementType, {
    description: 'Emails the statement of one donor, even if already sent; limited per day',
  })
  async sendDonorStatement(
    @Arg('id', () => Int, { description: 'Of the donor' }) id: number,
    @Args(() => StatementDays) days: StatementDays,
    @Ctx() context: RequestContext,
  ): Promise<DonorStatementType> {
    await this.statements.send(await context.viewer(), id, days);
    const statement = await this.statements.find(id, days);
    if (!statement) throw new AppError('NOT_FOUND', 'notFound');
    return statement;
  }
}

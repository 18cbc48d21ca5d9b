import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import type { BlockService } from './block.service.ts';
import type { ReportService } from './report.service.ts';
import { BlockedMember, CandidateReportInput, OwnCandidateReport } from './safety.type.ts';

/** What members do against others: blocks and reports. */
@Resolver()
export class SafetyResolver {
  constructor(
    private readonly blocks: BlockService,
    private readonly reports: ReportService,
  ) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => [BlockedMember], { description: 'Latest first' })
  async blockedMembers(@Ctx() context: RequestContext): Promise<BlockedMember[]> {
    return this.blocks.list((await context.viewer()).memberId);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => BlockedMember, {
    description:
      'Neither sees the other any more, and interest between them ends; the other is not told. What the candidate has sent or accepted themselves, only they end',
  })
  async blockMember(
    @Arg('candidateId', () => Int) candidateId: number,
    @Ctx() context: RequestContext,
  ): Promise<BlockedMember> {
    return this.blocks.block(await context.viewer(), candidateId);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, { description: 'Idempotent; interest that the block has ended stays ended' })
  async unblockMember(
    @Arg('id', () => Int, { description: 'Of a blocked member' }) id: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.blocks.unblock((await context.viewer()).memberId, id);
    return true;
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => [OwnCandidateReport], { description: 'That the caller has sent, latest first' })
  async myCandidateReports(@Ctx() context: RequestContext): Promise<OwnCandidateReport[]> {
    return this.reports.ofMember((await context.viewer()).memberId);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Int, { description: 'Of another candidate’s profile. Returns the report’s id' })
  async reportCandidate(
    @Arg('candidateId', () => Int) candidateId: number,
    @Arg('input', () => CandidateReportInput) input: CandidateReportInput,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return this.reports.report((await context.viewer()).memberId, candidateId, input);
  }
}

import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../../ways-in/graphql/seen-version.ts';
import type { ReportDecisionService } from './report-decisions.service.ts';
import {
  CandidateReportArguments,
  CandidateReportDecisionInput,
  CandidateReportPage,
} from './safety.type.ts';

/** Reports of profiles, for the office. */
@Resolver()
export class ReportOfficeResolver {
  constructor(private readonly decisions: ReportDecisionService) {}

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Reads('candidate-report')
  @Query(() => CandidateReportPage, { description: 'The open ones by deadline, then the latest answered' })
  candidateReports(
    @Args(() => CandidateReportArguments) filter: InstanceType<typeof CandidateReportArguments>,
  ): Promise<CandidateReportPage> {
    return this.decisions.list(toPage(filter), filter);
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description: 'The reporter gets the answer; the reported member is not told who',
  })
  async decideCandidateReport(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('input', () => CandidateReportDecisionInput) input: CandidateReportDecisionInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.decisions.decide(await context.viewer(), seen, input);
    return true;
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => Boolean, { description: 'Shows a profile again that was hidden after a report' })
  async showReportedCandidate(
    @Arg('memberId', () => Int) memberId: number,
    @Arg('seenHiddenBy', () => [Int], {
      nullable: true,
      description:
        '`hiddenBy` as the caller has seen it; CONFLICT if another report has hidden the profile since',
    })
    seenHiddenBy: number[] | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.decisions.showAgain(await context.viewer(), memberId, seenHiddenBy);
    return true;
  }
}

import { Permission } from '../../../../rules/permissions.ts';
import { deleteSome, keptUntil } from '../../../database/remove-some.ts';
import { defineFeature } from '../../feature.ts';
import { BlockService } from './block.service.ts';
import { CandidateReport } from './candidate-report.entity.ts';
import { MemberBlock } from './member-block.entity.ts';
import { ReportService } from './report.service.ts';
import { ReportDecisionService } from './report-decisions.service.ts';
import { ReportOfficeResolver } from './report-office.resolver.ts';
import { SafetyResolver } from './safety.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    memberBlocks: BlockService;
    candidateReports: ReportService;
  }
}

/** Blocks and reports of members. */
export const matrimonialSafety = defineFeature({
  name: 'matrimonial/safety',
  part: 'matrimonial',
  entities: [MemberBlock, CandidateReport],
  build({ dataSource, rateLimiter, outbox, media, publicUrl }, services) {
    const { users, siteSettings, audit, candidates, candidatePhotos: photos, introductionSteps } = services;
    const memberBlocks = new BlockService(dataSource, introductionSteps);
    const reports = new ReportService({ dataSource, rateLimiter, outbox, users, siteSettings, publicUrl });
    const decisions = new ReportDecisionService({
      ...{ dataSource, media, audit, outbox, siteSettings, candidates, photos },
    });
    return {
      services: { memberBlocks, candidateReports: reports },
      today: { permission: Permission.MANAGE_MATRIMONIALS, waiting: () => decisions.waiting() },
      resolvers: [new SafetyResolver(memberBlocks, reports), new ReportOfficeResolver(decisions)],
      retention: {
        candidateReports: (limit) =>
          deleteSome(
            dataSource,
            'candidate_report',
            `answered_at < ${keptUntil('candidateReports')} AND NOT hides`,
            limit,
          ),
      },
    };
  },
});

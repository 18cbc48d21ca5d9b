import type { DataSource, EntityManager } from 'typeorm';
import {
  REPORT_HOURS,
  REPORTS_A_DAY,
  type ReportFields,
  reportRules,
} from '../../../../rules/candidate-reports.ts';
import { ReportKind } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { validate } from '../../../../rules/validation.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { RateLimit, RateLimiter } from '../../../identity/rate-limiter.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { UserService } from '../../accounts/user.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { photoIdsOf } from '../candidates/candidate-photo.service.ts';
import { isShownTo } from '../candidates/visibility.ts';
import { lockActiveMember } from '../members/member-row.ts';
import { CandidateReport } from './candidate-report.entity.ts';
import { hideReported } from './hide-reported.ts';
import { mayTurnAway } from './may-turn-away.ts';
import { urgentReportLetter } from './report-letters.ts';
import type { OwnCandidateReport } from './safety.type.ts';

const DAY = 24 * 3600;

/** Each report is work for the office, and one of a kind hides a profile. */
const PER_MEMBER: RateLimit = {
  name: 'candidate-report',
  limit: REPORTS_A_DAY,
  window: DAY,
  firstWait: DAY / 4,
  longestWait: DAY,
};

interface Needed {
  dataSource: DataSource;
  rateLimiter: RateLimiter;
  outbox: Outbox;
  users: UserService;
  siteSettings: SiteSettingsService;
  publicUrl: string;
}

/** Takes members' reports of profiles in; `ReportDecisionService` decides about them. */
export class ReportService {
  constructor(private readonly needed: Needed) {}

  /**
   * Stores a report. One of an intimate image hides the profile at once, and the officers are written to, unless the office
   * has rejected the same of the member before and no photo is new.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND for a profile that the member may not see;
   *   CONFLICT while an earlier report of theirs about it is open; RATE_LIMITED; UNAUTHENTICATED
   */
  async report(memberId: number, candidateId: number, fields: ReportFields): Promise<number> {
    const { kind, text } = validate(reportRules, fields);
    const { dataSource, rateLimiter, users, siteSettings, outbox, publicUrl } = this.needed;
    await rateLimiter.attempt(PER_MEMBER, String(memberId));
    const isImage = kind === ReportKind.INTIMATE_IMAGE;
    const site = await siteSettings.find();
    const officers = isImage ? await users.officersWith(Permission.MANAGE_MATRIMONIALS) : [];
    return inTransaction(dataSource, async (manager) => {
      await lockActiveMember(manager, memberId);
      // One after another, so that hiding and showing again cannot cross.
      const candidate = await manager.findOne(Candidate, {
        where: { id: candidateId },
        lock: { mode: 'pessimistic_write' },
      });
      const isOpen = await manager.existsBy(CandidateReport, {
        candidateId,
        reporterId: memberId,
        state: 'OPEN',
      });
      // Also where the report has hidden the profile.
      if (isOpen) throw new AppError('CONFLICT', 'reportedBefore');
      if (!candidate || !(await mayTurnAway(manager, memberId, candidateId, { isReport: true })))
        throw new AppError('NOT_FOUND', 'somethingWrong');
      const hides = isImage && !(await haveBeenLookedAt(manager, candidate, memberId));
      const { id } = await manager.save(
        manager.create(CandidateReport, {
          candidateId,
          candidateName: [candidate.firstName, candidate.middleName, candidate.lastName]
            .filter(Boolean)
            .join(' '),
          reporterId: memberId,
          kind,
          text,
          hides,
          dueAt: new Date(Date.now() + REPORT_HOURS * 3_600_000),
        }),
      );
      if (!hides) return id;
      await hideReported(manager, candidateId);
      for (const officer of officers)
        await outbox.mail(manager, urgentReportLetter(officer, site, `${publicUrl}/matrimonial-reports`));
      return id;
    });
  }

  /** The member's own reports, the last first. */
  ofMember(memberId: number): Promise<OwnCandidateReport[]> {
    return this.needed.dataSource.query(
      `SELECT report.id, report.kind, report.text, report.state, report.answer, report.created_at AS "createdAt",
              report.answered_at AS "answeredAt", report.due_at AS "dueAt",
              coalesce((SELECT first_name FROM candidate
                         WHERE candidate.id = report.candidate_id AND ${isShownTo('$1')}), '') AS "firstName"
         FROM candidate_report AS report WHERE report.reporter_id = $1 ORDER BY report.id DESC`,
      [memberId],
    );
  }
}

/** Whether the office has rejected a report of an intimate image of the same member, and no photo is newer than that report. */
async function haveBeenLookedAt(
  manager: EntityManager,
  candidate: Candidate,
  reporterId: number,
): Promise<boolean> {
  const rejected = await manager.query<unknown[]>(
    `SELECT FROM candidate_report AS report
      WHERE candidate_id = $1 AND reporter_id = $2 AND kind = 'INTIMATE_IMAGE' AND state = 'REJECTED'
        AND NOT EXISTS (SELECT FROM media_file WHERE id = ANY ($3::integer[]) AND created_at > report.created_at)`,
    [candidate.id, reporterId, await photoIdsOf(manager, candidate)],
  );
  return rejected.length > 0;
}

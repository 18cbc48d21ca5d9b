import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import type { z } from 'zod';
import {
  type ReportDecisionFields,
  reportDecisionRules,
  type reportFilterRules,
} from '../../../../rules/candidate-reports.ts';
import { ReportMeasure } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { validate } from '../../../../rules/validation.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import { findPage, type Page } from '../../../database/page.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { MediaService } from '../../../files/media.service.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { Waiting } from '../../today-part.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import type { CandidateService } from '../candidates/candidate.service.ts';
import type { CandidatePhotoService } from '../candidates/candidate-photo.service.ts';
import { Member } from '../members/member.entity.ts';
import { CandidateReport } from './candidate-report.entity.ts';
import { hideReported } from './hide-reported.ts';
import { reportAnswerLetter } from './report-letters.ts';

interface Needed {
  dataSource: DataSource;
  media: MediaService;
  audit: AuditService;
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  candidates: CandidateService;
  photos: CandidatePhotoService;
}

type Seen = { id: number; version: number };

/** A report as the office sees it. */
export type ManagedReportRow = CandidateReport & {
  reporterName: string | null;
  /** Of the reported profile; null once that is removed. */
  memberId: number | null;
  /** Whether a report hides the profile now. */
  isHidden: boolean;
};

/** What the office does about members' reports. */
export class ReportDecisionService {
  constructor(private readonly needed: Needed) {}

  /** Those that are open, whichever is due first; then the last to be answered. */
  async list(
    page: Page,
    { state }: z.input<typeof reportFilterRules>,
  ): Promise<{ items: ManagedReportRow[]; totalCount: number }> {
    const query = this.needed.dataSource.manager
      .createQueryBuilder(CandidateReport, 'report')
      .leftJoinAndMapOne('report.reporter', Member, 'reporter', 'reporter.id = report.reporterId')
      .leftJoinAndMapOne('report.candidate', Candidate, 'candidate', 'candidate.id = report.candidateId')
      .where('true')
      .orderBy('report.answeredAt', 'DESC', 'NULLS FIRST')
      .addOrderBy('report.dueAt')
      .addOrderBy('report.id');
    if (state) query.andWhere('report.state = :state', { state });
    const { items, totalCount } = await findPage(query, page);
    const rows = items as (CandidateReport & { reporter?: Member | null; candidate?: Candidate | null })[];
    return {
      items: rows.map(({ reporter, candidate, ...report }) => ({
        ...(report as CandidateReport),
        reporterName: reporter?.name ?? null,
        memberId: candidate?.memberId ?? null,
        isHidden: Boolean(candidate?.hiddenAt),
      })),
      totalCount,
    };
  }

  /** How many are open, since when the first, and when that has to be decided. */
  async waiting(): Promise<Waiting[]> {
    const [{ count, since, end }] = await this.needed.dataSource.query(
      `SELECT count(*)::integer AS count, min(created_at) AS since, min(due_at) AS end
         FROM candidate_report WHERE state = 'OPEN'`,
    );
    return count > 0 ? [{ kind: 'CANDIDATE_REPORTS', count, since, end }] : [];
  }

  /**
   * Decides about a report and answers whoever sent it, by mail where there is an address. Whom it is about is not told who.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when it was decided or changed meanwhile
   */
  async decide(officer: Viewer, seen: Seen, fields: ReportDecisionFields): Promise<void> {
    const { decision, measure, answer } = validate(reportDecisionRules, fields);
    const { dataSource, audit, media, outbox, siteSettings } = this.needed;
    const site = await siteSettings.find();
    const done = decision === 'UPHELD' ? (measure ?? ReportMeasure.NONE) : null;
    const purged = await inTransaction(dataSource, async (manager) => {
      const { report, candidate } = await this.#lock(manager, seen);
      const answeredAt = new Date();
      Object.assign(report, {
        state: decision,
        measure: done,
        hides: done === ReportMeasure.HIDE,
        answer,
        answeredAt,
        officerId: officer.userId,
      });
      await manager.save(report);
      await audit.record(
        officer,
        [
          {
            action: 'CHANGE_STATUS',
            subject: 'candidate-report',
            subjectId: report.id,
            detail: decision === 'UPHELD' ? 'ACCEPTED' : 'DECLINED',
          },
          ...(candidate && done === ReportMeasure.REMOVE_PROFILE
            ? [{ action: 'REMOVE_PROFILE', subject: 'member', subjectId: candidate.memberId } as const]
            : []),
        ],
        manager,
      );
      const reporter =
        report.reporterId === null ? null : await manager.findOneBy(Member, { id: report.reporterId });
      if (reporter?.email) await outbox.mail(manager, reportAnswerLetter(reporter.email, site, report));
      if (!candidate) return [];
      const removed = await this.#carryOut(manager, candidate, done);
      await hideReported(manager, candidate.id);
      return removed;
    });
    if (purged.length > 0) await media.purge(purged);
  }

  /**
   * Shows a profile again that was hidden after a report.
   * @param seen the decided reports that hid it when the officer looked; undefined for callers who do not say
   * @throws AppError NOT_FOUND; CONFLICT while an open report hides it, or another decision has hidden it since
   */
  async showAgain(officer: Viewer, memberId: number, seen?: readonly number[] | null): Promise<void> {
    await inTransaction(this.needed.dataSource, async (manager) => {
      const candidate = await manager.findOne(Candidate, {
        where: { memberId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!candidate) throw new AppError('NOT_FOUND', 'notFound');
      const hiding = { candidateId: candidate.id, hides: true };
      if (await manager.existsBy(CandidateReport, { ...hiding, state: 'OPEN' }))
        throw new AppError('CONFLICT', 'reportStillHides');
      if (seen && (await manager.existsBy(CandidateReport, { ...hiding, id: Not(In(seen)) })))
        throw new AppError('CONFLICT', 'changedByAnother');
      await manager.update(CandidateReport, hiding, { hides: false });
      await hideReported(manager, candidate.id);
      const entry = { action: 'SHOW', subject: 'member', subjectId: memberId } as const;
      await this.needed.audit.record(officer, [entry], manager);
    });
  }

  /** The open report, locked after the profile that it is about, as whoever reports locks them. */
  async #lock(manager: EntityManager, seen: Seen) {
    const found = await manager.findOneBy(CandidateReport, { id: seen.id });
    const candidate = found?.candidateId
      ? await manager.findOne(Candidate, {
          where: { id: found.candidateId },
          lock: { mode: 'pessimistic_write' },
        })
      : null;
    const report = await loadForEdit(manager, CandidateReport, { id: seen.id });
    if (report.state !== 'OPEN') throw new AppError('CONFLICT', 'reportDecided');
    if (report.version !== seen.version) throw new AppError('CONFLICT', 'changedByAnother');
    return { report, candidate };
  }

  /** @returns ids of photos, to be purged after the commit */
  async #carryOut(
    manager: EntityManager,
    candidate: Candidate,
    measure: ReportMeasure | null,
  ): Promise<number[]> {
    if (measure === ReportMeasure.REMOVE_PHOTOS) return this.needed.photos.removeAll(manager, candidate);
    if (measure !== ReportMeasure.REMOVE_PROFILE) return [];
    return this.needed.candidates.removeOf(manager, candidate.memberId);
  }
}

import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import {
  AUDIT_KEPT_MONTHS,
  AUDIT_READ_MINUTES,
  type AuditAction,
  type AuditDetail,
  type AuditSubject,
  auditFilterRules,
} from '../../../rules/audit.ts';
import { validate } from '../../../rules/validation.ts';
import { findPage, type Page } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export interface AuditLine {
  action: AuditAction;
  subject: AuditSubject;
  /** The record; for many at once give `count` instead. */
  subjectId?: number;
  count?: number;
  /** What the record is called, where visitors may know that too; what is too long is cut. */
  label?: string;
  /** What was done to it. */
  detail?: AuditDetail;
  /** Why, as `rules/change-reason.ts` has checked it. */
  reason?: string;
}

/** Characters. */
const LONGEST_LABEL = 120;

/** Ids are integers of Postgres; longer digits are no id. */
const ID = /^\d{1,9}$/;

/** Remembers which admin read or changed what, and the only writer of its table. */
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Writes lines in one statement. Await it before an answer leaves: what cannot be written down must not be shown.
   * @param manager of the transaction that the lines belong to; without one they stand for themselves
   */
  async record(
    actor: Actor,
    lines: readonly AuditLine[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    if (lines.length === 0) return;
    const by = { actorId: actor.userId || null, actorName: actor.name };
    await manager.insert(
      AuditEntry,
      lines.map((line) => ({ ...line, ...by, label: line.label?.slice(0, LONGEST_LABEL) })),
    );
  }

  /**
   * Notes that somebody read a list, or with `subjectId` one record; once in some minutes, however often they look
   * (docs/decisions/0037). Await it before an answer leaves.
   */
  async recordRead(
    actor: Actor,
    {
      action,
      subject,
      subjectId = null,
    }: { action: AuditAction; subject: AuditSubject; subjectId?: number | null },
  ): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO audit_entry (actor_user_id, actor_name, action, subject, subject_id)
       SELECT $1::integer, $2::varchar, $3::varchar, $4::varchar, $5::integer
        WHERE NOT EXISTS (
          SELECT FROM audit_entry
           WHERE actor_user_id = $1 AND action = $3 AND subject = $4 AND subject_id IS NOT DISTINCT FROM $5
             AND at > now() - make_interval(mins => $6::integer))`,
      [actor.userId, actor.name, action, subject, subjectId, AUDIT_READ_MINUTES],
    );
  }

  /** What was done with one record, and when, oldest first; by whom is not for that record's person to know. */
  async about(subject: AuditSubject, subjectId: number): Promise<Pick<AuditEntry, 'at' | 'action'>[]> {
    return this.dataSource.manager.find(AuditEntry, {
      select: { at: true, action: true },
      where: { subject, subjectId },
      order: { id: 'ASC' },
    });
  }

  /**
   * Newest first; the search is for a part of the actor's name or of what a record or an account is called, or for its id.
   * @throws AppError BAD_USER_INPUT for a filter that is none
   */
  list(
    page: Page,
    filter: z.input<typeof auditFilterRules>,
  ): Promise<{ items: AuditEntry[]; totalCount: number }> {
    const { search, actor, action, subjects } = validate(auditFilterRules, filter);
    const query = this.dataSource.manager
      .createQueryBuilder(AuditEntry, 'item')
      .where('true')
      .orderBy('item.id', 'DESC');
    if (action) query.andWhere('item.action = :action', { action });
    if (subjects?.length) query.andWhere('item.subject IN (:...subjects)', { subjects });
    if (actor) query.andWhere('strpos(lower(item.actorName), lower(:actor)) > 0', { actor });
    const called = 'strpos(lower(name), lower(:search)) > 0';
    if (search)
      query.andWhere(
        `(strpos(lower(item.actorName), lower(:search)) > 0
          OR strpos(lower(item.label), lower(:search)) > 0
          OR item.subjectId = :subjectId
          OR item.subject = 'user' AND item.subjectId IN (SELECT id FROM user_account WHERE ${called})
          OR item.subject = 'member' AND item.subjectId IN (SELECT id FROM member WHERE ${called}))`,
        { search, subjectId: ID.test(search) ? Number(search) : null },
      );
    return findPage(query, page);
  }

  /** Forgets lines that are older than the log reaches. */
  async removeOld(): Promise<void> {
    await this.dataSource.query(`DELETE FROM audit_entry WHERE at < now() - make_interval(months => $1)`, [
      AUDIT_KEPT_MONTHS,
    ]);
  }
}

import { type DataSource, type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import {
  AUDIT_READ_MINUTES,
  AUDIT_READS,
  type AuditAction,
  type AuditDetail,
  type AuditSubject,
  auditFilterRules,
  OWN_ACTS,
} from '../../../rules/audit.ts';
import { allUsed } from '../../../rules/filters.ts';
import { searchPatterns } from '../../../rules/search-text.ts';
import { validate } from '../../../rules/validation.ts';
import { containsText, findPage, type Page } from '../../database/page.ts';
import { deleteSome, keptUntil } from '../../database/remove-some.ts';
import type { Actor } from '../../identity/viewer.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export interface AuditEntryInput {
  action: AuditAction;
  subject: AuditSubject;
  /** Id of the record; for many records use `count` instead. */
  subjectId?: number;
  count?: number;
  /** The record's name, only if visitors may know it; truncated if too long. */
  label?: string;
  /** More about the act. */
  detail?: AuditDetail;
  /** The reason for the act, validated by `rules/change-reason.ts`. */
  reason?: string;
}

/** Characters. */
const LONGEST_LABEL = 120;

/** Ids are Postgres integers; more digits cannot be an id. */
const ID = /^\d{1,9}$/;

/** The audit log: which admin read or changed what. The only writer of its table. */
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Writes entries in one statement. Await it before the answer is sent: what cannot be recorded must not be shown.
   * @param manager of the transaction that the entries belong to; by default they are written on their own
   */
  async record(
    actor: Actor,
    entries: readonly AuditEntryInput[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    if (entries.length === 0) return;
    const by = { actorId: actor.userId || null, actorName: actor.name };
    await manager.insert(
      AuditEntry,
      entries.map((entry) => ({ ...entry, ...by, label: entry.label?.slice(0, LONGEST_LABEL) })),
    );
  }

  /**
   * Records that an admin read a list or, with `subjectId`, one record; at most once in {@link AUDIT_READ_MINUTES}
   * (docs/decisions/0037). Await it before the answer is sent.
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

  /**
   * The acts on one record, oldest first. Without the admins' names, because the person concerned gets this list.
   * @param concerns which of them concern that person, where others have to do with the record, too
   */
  async about(
    subject: AuditSubject,
    subjectId: number,
    concerns: (entry: Pick<AuditEntry, 'action' | 'detail'>) => boolean = () => true,
  ): Promise<Pick<AuditEntry, 'at' | 'action'>[]> {
    const entries = await this.dataSource.manager.find(AuditEntry, {
      select: { at: true, action: true, detail: true },
      where: { subject, subjectId },
      order: { id: 'ASC' },
    });
    return entries.filter(concerns).map(({ at, action }) => ({ at, action }));
  }

  /** What somebody did in the office, oldest first. Without the records, because other people's are among them. */
  async by(actorId: number): Promise<Pick<AuditEntry, 'at' | 'action' | 'subject'>[]> {
    return this.dataSource.manager.find(AuditEntry, {
      select: { at: true, action: true, subject: true },
      where: { actorId },
      order: { id: 'ASC' },
    });
  }

  /** Takes the name of somebody who leaves out of what they did with their own account: it is kept of work in the office alone. */
  async forgetName(manager: EntityManager, actorId: number): Promise<void> {
    await manager.update(AuditEntry, { actorId, action: In([...OWN_ACTS]) }, { actorName: '' });
  }

  /** The same of what they did, in the office or not, with records that are their own. */
  async forgetNameAbout(
    manager: EntityManager,
    actorId: number,
    subject: AuditSubject,
    subjectIds: readonly number[],
  ): Promise<void> {
    await manager.update(AuditEntry, { actorId, subject, subjectId: In([...subjectIds]) }, { actorName: '' });
  }

  /**
   * Newest first. `search` matches any part of the actor's, the record's or the account's name, or the record's id.
   * @throws AppError BAD_USER_INPUT for an invalid filter
   */
  list(
    page: Page,
    filter: z.input<typeof auditFilterRules>,
  ): Promise<{ items: AuditEntry[]; totalCount: number }> {
    const { search, actor, action, subjects, changesOnly, ...rest } = validate(auditFilterRules, filter);
    allUsed(rest);
    const query = this.dataSource.manager
      .createQueryBuilder(AuditEntry, 'item')
      .where('true')
      .orderBy('item.id', 'DESC');
    if (changesOnly) query.andWhere('item.action NOT IN (:...reads)', { reads: AUDIT_READS });
    if (action) query.andWhere('item.action = :action', { action });
    if (subjects?.length) query.andWhere('item.subject IN (:...subjects)', { subjects });
    if (actor) query.andWhere(containsText(['item.actorName'], ':actor'), { actor: searchPatterns(actor) });
    const nameMatches = containsText(['name'], ':search');
    if (search)
      query.andWhere(
        `(${containsText(['item.actorName'], ':search')}
          OR ${containsText(['item.label'], ':search')}
          OR item.subjectId = :subjectId
          OR item.subject = 'user' AND item.subjectId IN (SELECT id FROM user_account WHERE ${nameMatches})
          OR item.subject = 'member' AND item.subjectId IN (SELECT id FROM member WHERE ${nameMatches}))`,
        { search: searchPatterns(search), subjectId: ID.test(search) ? Number(search) : null },
      );
    return findPage(query, page);
  }

  /** Deletes entries that have been kept long enough. @returns how many */
  removeOld(limit: number): Promise<number> {
    return deleteSome(this.dataSource, 'audit_entry', `at < ${keptUntil('auditLog')}`, limit);
  }
}

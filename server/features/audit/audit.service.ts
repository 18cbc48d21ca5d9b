import type { DataSource, EntityManager } from 'typeorm';
import { type AuditAction, auditFilterRules } from '../../../rules/audit.ts';
import { validate } from '../../../rules/validation.ts';
import { findPage, type Page } from '../../database/page.ts';
import type { Viewer } from '../../security/viewer.ts';
import { AuditEntry } from './audit-entry.entity.ts';

interface AuditLine {
  action: AuditAction;
  /** The kind of record, such as `member`. */
  subject: string;
  /** The record; for many at once give `count` instead. */
  subjectId?: number;
  count?: number;
  /** What was done to it, in a word of ours; never a private value. */
  detail?: string;
}

/** An entry with whoever is behind it, as far as that account is still there. */
export type ListedAuditEntry = AuditEntry & { actor: { name: string } | null };

/** Ids are integers of Postgres; longer digits are no id. */
const ID = /^\d{1,9}$/;

/** Remembers which admin read or changed whose data, and the only writer of its table. */
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Writes lines in one statement. Await it before an answer leaves: what cannot be written down must not be shown.
   * @param manager of the transaction that the lines belong to; without one they stand for themselves
   */
  async record(
    actor: Viewer,
    lines: readonly AuditLine[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    if (lines.length === 0) return;
    await manager.insert(
      AuditEntry,
      lines.map((line) => ({ ...line, actorId: actor.userId })),
    );
  }

  /** What was done with one record, and when, oldest first; by whom is not for that record's person to know. */
  async about(subject: string, subjectId: number): Promise<Pick<AuditEntry, 'at' | 'action'>[]> {
    return this.dataSource.manager.find(AuditEntry, {
      select: { at: true, action: true },
      where: { subject, subjectId },
      order: { id: 'ASC' },
    });
  }

  /**
   * Newest first; the search is for a part of the actor's name, or for a record's id.
   * @throws AppError BAD_USER_INPUT for a filter that is none
   */
  list(
    page: Page,
    filter: { search?: string | null; action?: AuditAction | null },
  ): Promise<{ items: ListedAuditEntry[]; totalCount: number }> {
    const { search, action } = validate(auditFilterRules, filter);
    const query = this.dataSource.manager
      .createQueryBuilder(AuditEntry, 'entry')
      .leftJoinAndMapOne('entry.actor', 'User', 'actor', 'actor.id = entry.actorId')
      .where('true')
      .orderBy('entry.id', 'DESC');
    if (action) query.andWhere('entry.action = :action', { action });
    if (search)
      query.andWhere('(strpos(lower(actor.name), lower(:search)) > 0 OR entry.subjectId = :subjectId)', {
        search,
        subjectId: ID.test(search) ? Number(search) : null,
      });
    return findPage(query, page) as Promise<{ items: ListedAuditEntry[]; totalCount: number }>;
  }
}

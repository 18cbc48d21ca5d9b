import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { LIMITS } from '../../../rules/limits.ts';
import type { MemberFilterFields, MemberStatus } from '../../../rules/member-filter.ts';
import { findPage, type Page } from '../../database/page.ts';
import type { SessionService } from '../../security/sessions.ts';
import type { Viewer } from '../../security/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { Candidate } from './candidate.entity.ts';
import { Member } from './member.entity.ts';
import { filterMembers } from './member-filter.ts';

/** A member with the profile, which may not have been made yet. */
export type MemberWithProfile = Member & { candidate: Candidate | null };

/** What admins do with members of the matrimonial section (D25, D29). Whose profile they read is written down. */
export class MemberAdministrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Newest first, whatever their status and with or without a profile, with the count of all that match.
   * @throws AppError BAD_USER_INPUT for a filter that is none
   */
  async list(admin: Viewer, page: Page, filter: MemberFilterFields) {
    const query = this.#query().where('true').orderBy('member.id', 'DESC');
    filterMembers(query, filter);
    const { items, totalCount } = await findPage(query, page);
    await this.audit.record(
      admin,
      items.map(({ id }) => ({ action: 'READ_PROFILE', subject: 'member', subjectId: id })),
    );
    return { items: items as MemberWithProfile[], totalCount };
  }

  /** For old clients: the newest of all. */
  async listAll(admin: Viewer): Promise<Member[]> {
    const members = await this.dataSource.manager.find(Member, {
      order: { id: 'DESC' },
      take: LIMITS.legacyListMaximum,
    });
    await this.audit.record(admin, [{ action: 'READ_PROFILE', subject: 'member', count: members.length }]);
    return members;
  }

  /** A member's own row. */
  find(id: number): Promise<Member> {
    return this.dataSource.manager.findOneByOrFail(Member, { id });
  }

  /** One member with the profile, or null. */
  async read(admin: Viewer, id: number): Promise<MemberWithProfile | null> {
    const member = await this.#query().where('member.id = :id', { id }).getOne();
    if (!member) return null;
    await this.audit.record(admin, [{ action: 'READ_PROFILE', subject: 'member', subjectId: id }]);
    return member as MemberWithProfile;
  }

  /**
   * Lets a member in or shuts them out; whoever is shut out is signed out at once.
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for PENDING, which only a registration is
   */
  async setStatus(admin: Viewer, id: number, status: MemberStatus): Promise<MemberWithProfile> {
    if (status === 'PENDING') throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'status' });
    return this.dataSource.transaction(async (manager) => {
      const member = await manager.findOne(Member, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!member) throw new AppError('NOT_FOUND', 'notFound');
      if (status !== 'ACTIVE') await this.sessions.endAll(manager, { memberId: id });
      await manager.update(Member, { id }, { status });
      const line = {
        action: 'CHANGE_MEMBER_STATUS',
        subject: 'member',
        subjectId: id,
        detail: status,
      } as const;
      await this.audit.record(admin, [line], manager);
      return { ...member, status, candidate: await manager.findOneBy(Candidate, { memberId: id }) };
    });
  }

  #query(): SelectQueryBuilder<Member> {
    return this.dataSource.manager
      .createQueryBuilder(Member, 'member')
      .leftJoinAndMapOne('member.candidate', Candidate, 'candidate', 'candidate.memberId = member.id');
  }
}

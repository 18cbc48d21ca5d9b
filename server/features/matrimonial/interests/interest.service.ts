import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import type { InterestFilterFields } from '../../../../rules/interest-filter.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { findPage, type Page } from '../../../database/page.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { lockActiveMember } from '../members/member-row.ts';
import { isBlocked } from '../safety/is-blocked.ts';
import { Interest } from './interest.entity.ts';
import { filterInterests } from './interest-filter.ts';

/** `CREATE_PROFILE` when the member who expresses interest has no profile yet. */
export const INTEREST_ANSWERS = { SUCCESS: 'SUCCESS', CREATE_PROFILE: 'CREATE_PROFILE' } as const;
export type InterestAnswer = keyof typeof INTEREST_ANSWERS;

const PARTY_FIELDS = [
  'memberId',
  'firstName',
  'middleName',
  'lastName',
  'contactCountryCode',
  'contactMobile',
  'contactName',
] as const;

/** The sender or the receiver of an interest. */
export type InterestParty = Pick<Candidate, (typeof PARTY_FIELDS)[number]>;

export type InterestPair = Interest & { from: InterestParty; to: InterestParty };

/** Stores and lists interests; the only writer of the table. */
export class InterestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /**
   * Idempotent: a repeated interest in the same candidate succeeds and adds nothing.
   * @throws AppError BAD_USER_INPUT for one's own profile; NOT_FOUND for a candidate who is not listed;
   *   UNAUTHENTICATED for a member who is no longer active
   */
  async express(memberId: number, candidateId: number): Promise<InterestAnswer> {
    return this.dataSource.transaction(async (manager) => {
      await lockActiveMember(manager, memberId);
      // Locked, so that neither is removed or delisted meanwhile; by id, so that two requests cannot deadlock.
      const candidates = await manager.find(Candidate, {
        select: { id: true, memberId: true, listed: true },
        where: [{ memberId }, { id: candidateId }],
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_read' },
      });
      const own = candidates.find((candidate) => candidate.memberId === memberId);
      const other = candidates.find(({ id }) => id === candidateId);
      if (!own) return 'CREATE_PROFILE';
      if (own === other) throw new AppError('BAD_USER_INPUT', 'ownProfile');
      if (!other?.listed || (await isBlocked(manager, memberId, other.memberId)))
        throw new AppError('NOT_FOUND', 'somethingWrong');
      await manager
        .createQueryBuilder()
        .insert()
        .into(Interest)
        .values({ fromCandidateId: own.id, toCandidateId: other.id })
        .orIgnore()
        .execute();
      return 'SUCCESS';
    });
  }

  /**
   * Newest first, with the count of all that match. A read of each profile shown is recorded in the audit log first.
   * @throws AppError BAD_USER_INPUT for an invalid filter
   */
  async list(
    admin: Viewer,
    page: Page,
    filter: InterestFilterFields,
  ): Promise<{ items: InterestPair[]; totalCount: number }> {
    const query = this.#pairs().where('true');
    filterInterests(query, filter);
    const { items, totalCount } = await findPage(query, page);
    const pairs = items as InterestPair[];
    const members = new Set(pairs.flatMap(({ from, to }) => [from.memberId, to.memberId]));
    const entries = [...members].map(
      (subjectId) => ({ action: 'READ_INTERESTS', subject: 'member', subjectId }) as const,
    );
    await this.audit.record(admin, entries);
    return { items: pairs, totalCount };
  }

  /** For old clients: the newest of all. The read is recorded in the audit log first. */
  async listAll(admin: Viewer): Promise<InterestPair[]> {
    const pairs = await this.#pairs().limit(LIMITS.legacyListMaximum).getMany();
    await this.audit.record(admin, [{ action: 'READ_INTERESTS', subject: 'interest', count: pairs.length }]);
    return pairs as InterestPair[];
  }

  /** Interests with the shown fields of both profiles, newest first. */
  #pairs(): SelectQueryBuilder<Interest> {
    return this.dataSource.manager
      .createQueryBuilder(Interest, 'interest')
      .innerJoinAndMapOne('interest.from', Candidate, 'sender', 'sender.id = interest.fromCandidateId')
      .innerJoinAndMapOne('interest.to', Candidate, 'receiver', 'receiver.id = interest.toCandidateId')
      .select([
        'interest',
        ...['sender', 'receiver'].flatMap((side) => PARTY_FIELDS.map((field) => `${side}.${field}`)),
      ])
      .orderBy('interest.id', 'DESC');
  }
}

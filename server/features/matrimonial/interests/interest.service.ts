import { type DataSource, type EntityManager, MoreThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../../rules/errors.ts';
import { interestRules, tellingTime } from '../../../../rules/interest.ts';
import type { InterestFilterFields } from '../../../../rules/interest-filter.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { validate } from '../../../../rules/validation.ts';
import { currentDay, momentOf } from '../../../../rules/zoned-time.ts';
import { findPage, type Page } from '../../../database/page.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { type LockedCandidate, lockCandidates } from '../candidates/lock-candidates.ts';
import { lockActiveMember } from '../members/member-row.ts';
import type { MatrimonialSettingsService } from '../settings/matrimonial-settings.service.ts';
import { Interest } from './interest.entity.ts';
import type { InterestAnswers } from './interest-answers.ts';
import { filterInterests } from './interest-filter.ts';
import {
  interestsBetween,
  isLive,
  isTold,
  mayMeet,
  requireOwnAnswer,
  requireOwnInterest,
  requireShown,
} from './interest-pair.ts';

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

/** Whom somebody has taken an interest back from after they were told hears of another one only some days later. */
const NOT_TOLD_AGAIN_FOR = 14 * 24 * 3600 * 1000;

function againAt(earlier: Interest | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (earlier?.toldAt?.getTime() ?? 0) + NOT_TOLD_AGAIN_FOR));
}

/** Who acts for a profile: the family, or the candidate themself. */
export type Answering = Pick<Viewer, 'memberId' | 'isCandidate'>;

/** The sender or the receiver of an interest. */
export type InterestParty = Pick<Candidate, (typeof PARTY_FIELDS)[number]>;

export type InterestPair = Interest & { from: InterestParty; to: InterestParty };

/** Stores and lists interests; `InterestAnswers` and a block say what becomes of them. */
export class InterestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly settings: MatrimonialSettingsService,
    private readonly answers: InterestAnswers,
  ) {}

  /**
   * Idempotent: a repeated interest in the same candidate succeeds and adds nothing but a line, while the other side has not
   * been told. In whoever waits for an answer it is a yes; in whom one has declined it is an interest like any other.
   * @throws AppError BAD_USER_INPUT for one's own profile or a line with a contact; NOT_FOUND for a candidate who is not
   *   listed, or where one has blocked the other; CONFLICT while one's own profile is not shown, after as many as the
   *   setting allows for a day, or for a line to what was told; UNAUTHENTICATED for a member who is no longer active
   */
  async express(
    { memberId, isCandidate }: Answering,
    candidateId: number,
    fields: z.input<typeof interestRules> = {},
  ): Promise<InterestAnswer> {
    const { line } = validate(interestRules, fields);
    return this.#withPair(memberId, candidateId, async (manager, { own, other }) => {
      if (!own) return 'CREATE_PROFILE';
      if (own === other) throw new AppError('BAD_USER_INPUT', 'ownProfile');
      if (!other || !(await mayMeet(manager, own, other))) throw new AppError('NOT_FOUND', 'somethingWrong');
      const { sent, received } = await interestsBetween(manager, own.id, other.id);
      if (isLive(sent) && line) await this.#addLine(manager, sent, line, isCandidate);
      if (isLive(sent) || received?.state === 'ACCEPTED') return 'SUCCESS';
      requireShown(own, isCandidate);
      if (isTold(received)) requireOwnAnswer(received, isCandidate);
      if (isTold(received) && received.state === 'SENT')
        await this.answers.bothYes(manager, received, [other.id], isCandidate);
      else {
        await this.#requireDay(manager, own.id);
        const now = new Date();
        await manager.upsert(
          Interest,
          {
            fromCandidateId: own.id,
            toCandidateId: other.id,
            state: 'SENT',
            line,
            createdAt: now,
            tellsAt: tellingTime(againAt(sent, now)),
            toldAt: null,
            seenAt: null,
            answeredAt: null,
            isSentByCandidate: isCandidate,
            isAnsweredByCandidate: false,
          },
          ['fromCandidateId', 'toCandidateId'],
        );
      }
      return 'SUCCESS';
    });
  }

  /**
   * Takes an interest back: as if it had not been until the other side is told; afterwards it is gone from their lists. Ends
   * it, for either side, when both had said yes.
   * @throws AppError NOT_FOUND where there is none; CONFLICT of a family for what the candidate has sent or answered
   *   themself; UNAUTHENTICATED
   */
  async withdraw({ memberId, isCandidate }: Answering, candidateId: number): Promise<void> {
    await this.#withPair(memberId, candidateId, async (manager, { own, other }) => {
      if (!own || !other || own === other) throw new AppError('NOT_FOUND', 'somethingWrong');
      const { sent, received } = await interestsBetween(manager, own.id, other.id);
      if (isLive(sent) && sent.state !== 'DECLINED') {
        await requireOwnInterest(manager, sent, isCandidate);
        await this.answers.takeBack(manager, sent);
      } else if (received?.state === 'ACCEPTED') {
        requireOwnAnswer(received, isCandidate);
        await this.answers.decline(manager, received, sent, isCandidate);
      } else throw new AppError('NOT_FOUND', 'somethingWrong');
    });
  }

  /**
   * The answer to a candidate who has shown interest. A no may become a yes later; a yes is taken back by {@link withdraw}.
   * @throws AppError NOT_FOUND where there is nothing to answer; CONFLICT for a yes while one's own profile is not shown, and
   *   for a no after a yes, and of a family where the candidate has answered, or
   *   for a no to whom the candidate has shown interest in; UNAUTHENTICATED
   */
  async answer({ memberId, isCandidate }: Answering, candidateId: number, isYes: boolean): Promise<void> {
    await this.#withPair(memberId, candidateId, async (manager, { own, other }) => {
      if (!own || own === other || !(await mayMeet(manager, own, other)))
        throw new AppError('NOT_FOUND', 'somethingWrong');
      const { sent, received } = await interestsBetween(manager, own.id, candidateId);
      if (!isTold(received)) throw new AppError('NOT_FOUND', 'somethingWrong');
      const { state } = received;
      if (state === (isYes ? 'ACCEPTED' : 'DECLINED')) return;
      requireOwnAnswer(received, isCandidate);
      if (isYes) {
        requireShown(own, isCandidate);
        await this.answers.bothYes(manager, received, [candidateId], isCandidate);
      } else {
        if (state === 'ACCEPTED') throw new AppError('CONFLICT', 'changedByAnother');
        if (isLive(sent)) await requireOwnInterest(manager, sent, isCandidate);
        await this.answers.decline(manager, received, isLive(sent) ? sent : undefined, isCandidate);
      }
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
    const query = this.#pairs();
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

  #withPair<Answer>(
    memberId: number,
    candidateId: number,
    work: (
      manager: EntityManager,
      pair: { own: LockedCandidate | undefined; other: LockedCandidate | undefined },
    ) => Promise<Answer>,
  ): Promise<Answer> {
    return inTransaction(this.dataSource, async (manager) => {
      await lockActiveMember(manager, memberId);
      const candidates = await lockCandidates(manager, [{ memberId }, { id: candidateId }]);
      const own = candidates.find((candidate) => candidate.memberId === memberId);
      return work(manager, { own, other: candidates.find(({ id }) => id === candidateId) });
    });
  }

  /** To what waits for the morning; a repeat of the same changes nothing. */
  async #addLine(manager: EntityManager, sent: Interest, line: string, isCandidate: boolean): Promise<void> {
    if (sent.line === line) return;
    await requireOwnInterest(manager, sent, isCandidate);
    if (sent.toldAt) throw new AppError('CONFLICT', 'interestTold');
    await manager.update(Interest, sent.id, { line });
  }

  /** What was taken back before anybody was told is not there to be counted. */
  async #requireDay(manager: EntityManager, candidateId: number): Promise<void> {
    const { interestsPerDay } = await this.settings.find(manager);
    const sent = await manager.countBy(Interest, {
      fromCandidateId: candidateId,
      createdAt: MoreThanOrEqual(momentOf(currentDay(), '00:00')),
    });
    if (sent >= interestsPerDay) throw new AppError('CONFLICT', 'interestLimit');
  }

  /** Interests with the shown fields of both profiles, newest first, without those that were taken back. */
  #pairs(): SelectQueryBuilder<Interest> {
    return this.dataSource.manager
      .createQueryBuilder(Interest, 'interest')
      .innerJoinAndMapOne('interest.from', Candidate, 'sender', 'sender.id = interest.fromCandidateId')
      .innerJoinAndMapOne('interest.to', Candidate, 'receiver', 'receiver.id = interest.toCandidateId')
      .select([
        'interest',
        ...['sender', 'receiver'].flatMap((side) => PARTY_FIELDS.map((field) => `${side}.${field}`)),
      ])
      .where(`interest.state <> 'WITHDRAWN'`)
      .orderBy('interest.id', 'DESC');
  }
}

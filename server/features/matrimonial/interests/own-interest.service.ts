import type { DataSource } from 'typeorm';
import { IsNull, MoreThan } from 'typeorm';
import type { InterestState } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import type { Page } from '../../../database/page.ts';
import { writeStatement } from '../../../database/statement.ts';
import { hashToken } from '../../../identity/tokens.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import {
  type CardRowForMember,
  cardColumns,
  cardForMember,
  isOnlyCandidates,
  type StoredCard,
} from '../candidates/candidate-list.service.ts';
import { isShownTo, nearness, showsContact } from '../candidates/visibility.ts';
import { CandidateLink } from '../confirmation/candidate-link.entity.ts';
import { Member } from '../members/member.entity.ts';

/** What the two sides see of an interest: the sender does not learn when it was looked at, or why it is not to be. */
export const InterestStage = {
  WAITING: 'WAITING',
  BOTH_YES: 'BOTH_YES',
  NOT_THIS_TIME: 'NOT_THIS_TIME',
} as const;
export type InterestStage = keyof typeof InterestStage;

export const STAGES: Record<Exclude<InterestState, 'WITHDRAWN'>, InterestStage> = {
  SENT: 'WAITING',
  ACCEPTED: 'BOTH_YES',
  DECLINED: 'NOT_THIS_TIME',
};

/** Which interests: those of others in the member's candidate, or the other way round. */
export type InterestSide = 'received' | 'sent';

interface StoredInterest {
  interestId: number;
  state: keyof typeof STAGES;
  sentAt: Date;
  tellsAt: Date;
  isTold: boolean;
  line: string;
  isByCandidate: boolean;
  hasContact: boolean;
  contactName: string;
  contactCountryCode: string;
  contactMobile: string;
}

/** An interest of the member's candidate or in it, with the other one as the member sees them. */
export interface OwnInterestRow {
  id: number;
  sentAt: Date;
  stage: InterestStage;
  line: string;
  /** Whether the member's candidate has sent or answered it themself, so that the family leaves it as it is. */
  isByCandidate: boolean;
  /** When the other side is told; null once they are. */
  tellsAt: Date | null;
  /** Null until both have said yes and the contacts are open. */
  contact: { name: string; countryCode: string; mobile: string } | null;
  card: CardRowForMember;
}

/** What is received is there once it was told; what is taken back, or of somebody who is not shown, is on neither side. */
const interestsOf = (side: InterestSide, member: string) => `
  candidate JOIN (
    SELECT interest.id AS interest_id, state, interest.created_at AS sent_at, tells_at, told_at, seen_at, line,
           ${side === 'sent' ? isOnlyCandidates('interest') : 'is_answered_by_candidate'} AS is_by_candidate,
           ${side === 'sent' ? 'to_candidate_id' : 'from_candidate_id'} AS other_id
      FROM interest
      JOIN candidate AS own ON own.id = interest.${side === 'sent' ? 'from_candidate_id' : 'to_candidate_id'}
     WHERE own.member_id = ${member} AND state <> 'WITHDRAWN'${side === 'sent' ? '' : ' AND told_at IS NOT NULL'}
  ) AS shown ON shown.other_id = candidate.id AND ${isShownTo(member)}`;

const INTEREST_COLUMNS = [
  'interest_id AS "interestId"',
  'state',
  'sent_at AS "sentAt"',
  'tells_at AS "tellsAt"',
  'told_at IS NOT NULL AS "isTold"',
  'line',
  'is_by_candidate AS "isByCandidate"',
  'contact_name AS "contactName"',
  'contact_country_code AS "contactCountryCode"',
  'contact_mobile AS "contactMobile"',
];

/** The interests of a member's own candidate, both ways. */
export class OwnInterestService {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. What is received counts as seen from then on. */
  async list(
    memberId: number,
    side: InterestSide,
    page: Page,
  ): Promise<{ items: OwnInterestRow[]; totalCount: number }> {
    const { sql, parameters } = writeStatement((bind) => {
      const member = bind(memberId);
      const contact = `${showsContact('near.degree', member)} AS "hasContact"`;
      return `SELECT ${[...INTEREST_COLUMNS, contact, ...cardColumns(member)].join(', ')}
        FROM ${interestsOf(side, member)} CROSS JOIN LATERAL (${nearness(member)}) AS near
       ORDER BY interest_id DESC LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;
    });
    const rows = await this.dataSource.query<(StoredInterest & StoredCard)[]>(sql, parameters);
    if (side === 'received') await this.#markSeen(rows.map(({ interestId }) => interestId));
    return { items: rows.map(present), totalCount: await this.#count(side, memberId) };
  }

  /** How many wait for the member's answer. */
  waiting(memberId: number): Promise<number> {
    return this.#count('received', memberId, `state = 'SENT'`);
  }

  /**
   * The member of the candidate whose own link it is; links of those who have not said yes, are hidden or whose account is not active lead nowhere here.
   * @throws AppError NOT_FOUND, also once it has expired
   */
  async memberOfLink(token: string): Promise<number> {
    const { manager } = this.dataSource;
    const link = await manager.findOneBy(CandidateLink, {
      tokenHash: hashToken(token),
      expiresAt: MoreThan(new Date()),
    });
    const candidate =
      link &&
      (await manager.findOneBy(Candidate, {
        id: link.candidateId,
        confirmation: 'GIVEN',
        hiddenAt: IsNull(),
      }));
    const isActive =
      candidate && (await manager.existsBy(Member, { id: candidate.memberId, status: 'ACTIVE' }));
    if (!isActive) throw new AppError('NOT_FOUND', 'somethingWrong');
    return candidate.memberId;
  }

  async #count(side: InterestSide, memberId: number, condition = 'true'): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM ${interestsOf(side, '$1')} WHERE ${condition}`,
      [memberId],
    );
    return row.count;
  }

  async #markSeen(ids: readonly number[]): Promise<void> {
    await this.dataSource.query(
      'UPDATE interest SET seen_at = now() WHERE id = ANY ($1::integer[]) AND seen_at IS NULL',
      [ids],
    );
  }
}

function present(row: StoredInterest & StoredCard): OwnInterestRow {
  const { interestId, state, sentAt, tellsAt, isTold, line, isByCandidate, hasContact, ...other } = row;
  const { contactName, contactCountryCode, contactMobile, ...card } = other;
  return {
    id: interestId,
    sentAt,
    stage: STAGES[state],
    line,
    isByCandidate,
    tellsAt: isTold ? null : tellsAt,
    contact: hasContact
      ? { name: contactName, countryCode: contactCountryCode, mobile: contactMobile }
      : null,
    card: cardForMember(card),
  };
}

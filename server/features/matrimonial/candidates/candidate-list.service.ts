import type { DataSource } from 'typeorm';
import { ageInYears } from '../../../../rules/birth-date.ts';
import { type CandidateFilterFields, candidateFilterRules } from '../../../../rules/candidate-filter.ts';
import type { Audience } from '../../../../rules/candidate-states.ts';
import type { CandidateOrder, CandidateShow, CandidateWish } from '../../../../rules/candidate-wishes.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import type { Gender } from '../../../../rules/select-lists.ts';
import { validate } from '../../../../rules/validation.ts';
import type { Page } from '../../../database/page.ts';
import { type Statement, writeStatement } from '../../../database/statement.ts';
import { fitColumns } from './candidate-fit.ts';
import {
  countedPageStatement,
  countStatement,
  newestFirstStatement,
  type Wanted,
} from './candidate-search.ts';
import { isAsideFor, isNewTo } from './candidate-show.ts';
import { isShownTo, nearness, SHOWS_RELIGION, showsCaste, showsPhotos, showsSurname } from './visibility.ts';

/** Exactly what members may see of each other; what the candidate does not show to this one is empty. */
export interface CandidateCardRow {
  id: number;
  memberId: number;
  photoId: number | null;
  firstName: string;
  /** Empty for whom the surname is not shown to, like the surname. */
  middleName: string;
  lastName: string;
  gender: Gender;
  /** In whole years; the date of birth is private. */
  age: number;
  height: string;
  maritalStatus: string;
  motherTongue: string;
  city: string;
  /** Empty without the candidate's consent or wish, like the caste; so is the income. */
  religion: string;
  caste: string;
  educationType: string;
  educationDescription: string;
  occupation: string;
  occupationDescription: string;
  currency: string;
  annualIncome: string;
  diet: string;
  languages: string[];
  family: string;
  nativePlace: string;
}

/** A card as one particular member sees it. */
export interface CardRowForMember extends CandidateCardRow {
  /** For whom the photo is that this member does not see; null where they do, and without one. */
  photoLaterFor: Audience | null;
  /** Whether this member has expressed interest; interests of others are not visible. */
  isInterestSent: boolean;
  /** Whether that interest may still be taken back: the other side has not answered. */
  isInterestWaiting: boolean;
  /** When it was sent, or the other one's was said yes to; null without. */
  interestSince: Date | null;
  /** Whether the candidate has done so by their own sign-in, so that the family does not take it back. */
  isInterestByCandidate: boolean;
  /** Whether the candidate has shown interest, which waits for this member's answer. */
  isInterestReceived: boolean;
  /** How the candidate meets the member's wishes; null where nothing can be compared. */
  fit: (FitNumbers & { differs: CandidateWish[] }) | null;
  /** How the member's candidate meets this one's. */
  fitsTheirs: FitNumbers | null;
  /** Whether it came into the list after the member's last visit. */
  isNew: boolean;
  isAside: boolean;
}

/** How many wishes are fulfilled, of how many that can be compared. */
interface FitNumbers {
  fits: number;
  of: number;
}

/** What a member asks the list for; the filter is unchecked. */
interface Asked {
  filter: CandidateFilterFields;
  memberId: number;
  show?: CandidateShow;
  order?: CandidateOrder;
}

/** Empty unless the candidate shows it to the member. */
export const ifShown = (condition: string, column: string, name = column) =>
  `CASE WHEN ${condition} THEN ${column} ELSE '' END AS "${name}"`;

const ifNear = showsSurname('near.degree');

const COLUMNS = [
  'id',
  'member_id AS "memberId"',
  `CASE WHEN ${showsPhotos('near.degree')} THEN photo_id END AS "photoId"`,
  'first_name AS "firstName"',
  ifShown(ifNear, 'middle_name', 'middleName'),
  ifShown(ifNear, 'last_name', 'lastName'),
  'gender',
  // Replaced by the age in `withAge`.
  'birth_date::text AS "birthDate"',
  'height',
  'marital_status AS "maritalStatus"',
  'mother_tongue AS "motherTongue"',
  'city',
  ifShown(SHOWS_RELIGION, 'religion'),
  ifShown(showsCaste(), 'caste'),
  'education_type AS "educationType"',
  'education_description AS "educationDescription"',
  'occupation',
  'occupation_description AS "occupationDescription"',
  ifShown('shows_income', 'currency'),
  ifShown('shows_income', 'annual_income', 'annualIncome'),
  'diet',
  'languages',
  'family',
  'native_place AS "nativePlace"',
];

/** Part of the statement that reads the page; uses the index of `interest_pair`. A yes to the other's interest is one, too. */
const ownInterest = (member: string) => `(
  SELECT json_build_object('isWaiting', interest.state = 'SENT',
           'since', CASE WHEN interest.from_candidate_id = own.id THEN interest.created_at ELSE interest.answered_at END,
           'isByCandidate', CASE WHEN interest.from_candidate_id = own.id
             THEN ${isOnlyCandidates('interest')} ELSE interest.is_answered_by_candidate END)
    FROM candidate AS own JOIN interest
      ON interest.from_candidate_id = own.id AND interest.to_candidate_id = candidate.id AND interest.state <> 'WITHDRAWN'
      OR interest.from_candidate_id = candidate.id AND interest.to_candidate_id = own.id AND interest.state = 'ACCEPTED'
   WHERE own.member_id = ${member} LIMIT 1) AS "ownInterest"`;

/** Whether its sender has sent it themself, and signs in (decision 101). */
export const isOnlyCandidates = (interest: string) => `(${interest}.is_sent_by_candidate
  AND EXISTS (SELECT FROM member AS signed WHERE signed.candidate_id = ${interest}.from_candidate_id))`;

/** Of which the member was told, and which they have not answered. */
const isReceived = (member: string) => `EXISTS (
  SELECT FROM candidate AS own JOIN interest
      ON interest.from_candidate_id = candidate.id AND interest.to_candidate_id = own.id
   WHERE own.member_id = ${member} AND interest.state = 'SENT' AND interest.told_at IS NOT NULL) AS "isInterestReceived"`;

/** What one member's card of a candidate is read from, on `candidate` and `near.degree`. */
export const cardColumns = (member: string) => [
  ...COLUMNS,
  `CASE WHEN photo_id IS NOT NULL AND NOT ${showsPhotos('near.degree')} THEN photos_for END AS "photoLaterFor"`,
  ownInterest(member),
  isReceived(member),
  ...fitColumns(member),
  `${isNewTo(member)} AS "isNew"`,
  `${isAsideFor(member)} AS "isAside"`,
];

type Stored<Row> = Omit<Row, 'age'> & { birthDate: string };

/** A card as it is read for a member. */
export type StoredCard = Stored<
  Omit<CardRowForMember, 'isInterestSent' | 'isInterestWaiting' | 'interestSince' | 'isInterestByCandidate'>
> & { ownInterest: { since: string; isWaiting: boolean; isByCandidate: boolean } | null };

/** The card with the age in place of the date of birth, which is private. */
function withAge<Row extends { birthDate: string }>({ birthDate, ...card }: Row) {
  return { ...card, age: ageInYears(birthDate) };
}

export function cardForMember({ ownInterest, ...stored }: StoredCard): CardRowForMember {
  return {
    ...withAge(stored),
    isInterestSent: ownInterest !== null,
    isInterestWaiting: ownInterest?.isWaiting ?? false,
    interestSince: ownInterest && new Date(ownInterest.since),
    isInterestByCandidate: ownInterest?.isByCandidate ?? false,
  };
}

/** How long one visit of the list lasts, in which what was new stays new. */
const VISIT = `interval '12 hours'`;

/** The candidate list that members browse: candidates of active members. */
export class CandidateListService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Without an order, newest first. Asking for the best fit is a visit of the list.
   * @returns a page, and the total, which is capped as described at {@link countedPageStatement}
   * @throws AppError BAD_USER_INPUT, for an age outside 18 to 100
   */
  async find(asked: Asked, page: Page): Promise<{ items: CardRowForMember[]; totalCount: number }> {
    const search = { ...wanted(asked), page, order: asked.order ?? 'NEWEST' };
    if (search.order === 'BEST_FIT') await this.#visit(asked.memberId);
    const counted = await this.#read<StoredCard & { found: number }>(
      countedPageStatement(cardColumns, search),
    );
    const totalCount = counted[0]!.found;
    if (page.offset >= totalCount) return { items: [], totalCount };
    const rows =
      totalCount > LIMITS.candidatesCounted
        ? await this.#read<StoredCard>(newestFirstStatement(cardColumns, search))
        : counted.map(({ found, ...row }) => row);
    return { items: rows.map(cardForMember), totalCount };
  }

  /**
   * How many match, capped as the total of a page.
   * @throws as {@link find}
   */
  async count(asked: Omit<Asked, 'order'>): Promise<number> {
    const [row] = await this.#read<{ found: number }>(countStatement(wanted(asked)));
    return row!.found;
  }

  /** For old clients: the newest cards; `photoName` is empty for a card without a photo. */
  async all(memberId: number): Promise<(CandidateCardRow & { photoName: string })[]> {
    const { sql, parameters } = writeStatement((bind) => {
      const member = bind(memberId);
      const photoName = `coalesce((SELECT file_name FROM media_file
        WHERE media_file.id = photo_id AND ${showsPhotos('near.degree')}), '') AS "photoName"`;
      return `SELECT ${[...COLUMNS, photoName].join(', ')}
        FROM candidate CROSS JOIN LATERAL (${nearness(member)}) AS near
       WHERE ${isShownTo(member)} ORDER BY id DESC LIMIT ${LIMITS.legacyListMaximum}`;
    });
    const rows = await this.dataSource.query<Stored<CandidateCardRow & { photoName: string }>[]>(
      sql,
      parameters,
    );
    return rows.map(withAge);
  }

  #read<Row extends object>({ sql, parameters }: Statement): Promise<Row[]> {
    return this.dataSource.query<Row[]>(sql, parameters);
  }

  /** Another visit begins only some time after the last one has begun, so that loading the page again changes nothing. */
  async #visit(memberId: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE member SET list_visited_before = list_visited_at, list_visited_at = now()
        WHERE id = $1 AND (list_visited_at IS NULL OR list_visited_at < now() - ${VISIT})`,
      [memberId],
    );
  }
}

function wanted({ filter, memberId, show = 'ALL' }: Asked): Wanted {
  return { filter: validate(candidateFilterRules, filter), memberId, show };
}

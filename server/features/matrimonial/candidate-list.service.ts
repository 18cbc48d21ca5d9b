import type { DataSource } from 'typeorm';
import { ageInYears } from '../../../rules/birth-date.ts';
import {
  type CandidateFilter,
  type CandidateFilterFields,
  candidateFilterRules,
} from '../../../rules/candidate-filter.ts';
import { LIMITS } from '../../../rules/limits.ts';
import type { Gender } from '../../../rules/select-lists.ts';
import { validate } from '../../../rules/validation.ts';
import type { Page } from '../../database/page.ts';
import type { Bind, Statement } from '../../database/statement.ts';
import { newestStatement, pageStatement } from './candidate-search.ts';

/** What members see of each other, and no more (D23). */
export interface CandidateCardRow {
  id: number;
  memberId: number;
  photoId: number | null;
  firstName: string;
  middleName: string;
  lastName: string;
  gender: Gender;
  /** In whole years; the day of birth is nobody else's to know (D93). */
  age: number;
  height: string;
  maritalStatus: string;
  motherTongue: string;
  city: string;
  /** Empty without the candidate's consent, like the caste. */
  religion: string;
  caste: string;
  educationType: string;
  educationDescription: string;
  occupation: string;
  occupationDescription: string;
  currency: string;
  annualIncome: string;
}

/** A card for a particular member. */
export interface SeenCardRow extends CandidateCardRow {
  /** Whether this member has shown interest; of others' interests nobody hears. */
  isInterestSent: boolean;
}

const withConsent = (column: string) =>
  `CASE WHEN consent_version IS NULL THEN '' ELSE ${column} END AS ${column}`;

const COLUMNS = [
  'id',
  'member_id AS "memberId"',
  'photo_id AS "photoId"',
  'first_name AS "firstName"',
  'middle_name AS "middleName"',
  'last_name AS "lastName"',
  'gender',
  // Becomes the age.
  'birth_date::text AS "birthDate"',
  'height',
  'marital_status AS "maritalStatus"',
  'mother_tongue AS "motherTongue"',
  'city',
  withConsent('religion'),
  withConsent('caste'),
  'education_type AS "educationType"',
  'education_description AS "educationDescription"',
  'occupation',
  'occupation_description AS "occupationDescription"',
  'currency',
  'annual_income AS "annualIncome"',
];

/** Looked up in the index of pairs, within the statement that reads the page. */
const isInterestSent = (member: string) => `EXISTS (
  SELECT 1 FROM interest JOIN candidate AS own ON own.id = interest.from_candidate_id
   WHERE own.member_id = ${member} AND interest.to_candidate_id = candidate.id) AS "isInterestSent"`;

type Stored<Row> = Omit<Row, 'age'> & { birthDate: string };

function withAge<Row extends { birthDate: string }>({ birthDate, ...card }: Row) {
  return { ...card, age: ageInYears(birthDate) };
}

/** The list that members look through: candidates whose members are active, newest first (D26, D53). */
export class CandidateListService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param fields unchecked
   * @param memberId who looks
   * @returns a page, and how many there are, counted as far as {@link pageStatement} says
   * @throws AppError BAD_USER_INPUT, for an age outside 18 to 100 (D55)
   */
  async find(
    fields: CandidateFilterFields,
    page: Page,
    memberId: number,
  ): Promise<{ items: SeenCardRow[]; totalCount: number }> {
    return this.#find(validate(candidateFilterRules, fields), page, memberId);
  }

  /** For old clients: the newest cards, with the names of their photos, empty without one. */
  async all(): Promise<(CandidateCardRow & { photoName: string })[]> {
    const rows = await this.dataSource.query<Stored<CandidateCardRow & { photoName: string }>[]>(
      `SELECT ${COLUMNS.join(', ')},
              coalesce((SELECT file_name FROM media_file WHERE media_file.id = photo_id), '') AS "photoName"
         FROM candidate WHERE listed ORDER BY id DESC LIMIT ${LIMITS.legacyListMaximum}`,
    );
    return rows.map(withAge);
  }

  async #find(
    filter: CandidateFilter,
    page: Page,
    memberId: number,
  ): Promise<{ items: SeenCardRow[]; totalCount: number }> {
    const columns = (bind: Bind) => [...COLUMNS, isInterestSent(bind(memberId))];
    const read = <Row extends object>({ sql, parameters }: Statement) =>
      this.dataSource.query<Row[]>(sql, parameters);
    const few = await read<Stored<SeenCardRow> & { found: number }>(pageStatement(columns, filter, page));
    const totalCount = few[0]!.found;
    if (page.offset >= totalCount) return { items: [], totalCount };
    const rows =
      totalCount > LIMITS.candidatesCounted
        ? await read<Stored<SeenCardRow>>(newestStatement(columns, filter, page))
        : few.map(({ found, ...row }) => row);
    return { items: rows.map(withAge), totalCount };
  }
}

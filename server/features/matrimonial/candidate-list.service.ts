import type { DataSource } from 'typeorm';
import {
  type CandidateFilter,
  type CandidateFilterFields,
  candidateFilterRules,
} from '../../../rules/candidate-filter.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { validate } from '../../../rules/validation.ts';
import type { Page } from '../../database/page.ts';
import type { Replicas } from '../../database/replicas.ts';
import { type Counts, countStatement, pageStatement } from './candidate-search.ts';

/** What members see of each other, and no more (D23). */
export interface CandidateCardRow {
  id: number;
  memberId: number;
  photoId: number | null;
  firstName: string;
  middleName: string;
  lastName: string;
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

const withConsent = (column: string) =>
  `CASE WHEN consent_version IS NULL THEN '' ELSE ${column} END AS ${column}`;

const COLUMNS = [
  'id',
  'member_id AS "memberId"',
  'photo_id AS "photoId"',
  'first_name AS "firstName"',
  'middle_name AS "middleName"',
  'last_name AS "lastName"',
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

/** The list that members look through: candidates whose members are active, newest first (D26, D53). */
export class CandidateListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replicas: Replicas,
  ) {}

  /**
   * @param fields unchecked
   * @throws AppError BAD_USER_INPUT, for an age outside 18 to 100 (D55)
   */
  async find(
    fields: CandidateFilterFields,
    page: Page,
  ): Promise<{ items: CandidateCardRow[]; totalCount: number }> {
    const filter = validate(candidateFilterRules, fields);
    return this.replicas.read(() => this.#find(filter, page));
  }

  /** For old clients: the newest cards, with the names of their photos, empty without one. */
  all(): Promise<(CandidateCardRow & { photoName: string })[]> {
    return this.replicas.read(() =>
      this.dataSource.query(
        `SELECT ${COLUMNS.join(', ')},
                coalesce((SELECT file_name FROM media_file WHERE media_file.id = photo_id), '') AS "photoName"
           FROM candidate WHERE listed ORDER BY id DESC LIMIT ${LIMITS.legacyListMaximum}`,
      ),
    );
  }

  async #find(
    filter: CandidateFilter,
    page: Page,
  ): Promise<{ items: CandidateCardRow[]; totalCount: number }> {
    const counting = countStatement(filter);
    const [counts] = await this.dataSource.query<[Counts]>(counting.sql, counting.parameters);
    const totalCount = counts.found;
    if (page.offset >= totalCount) return { items: [], totalCount };
    const { sql, parameters } = pageStatement(COLUMNS, filter, page, counts);
    return { items: await this.dataSource.query<CandidateCardRow[]>(sql, parameters), totalCount };
  }
}

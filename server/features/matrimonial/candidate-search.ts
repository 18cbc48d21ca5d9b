import type { CandidateFilter } from '../../../rules/candidate-filter.ts';
import { LIMITS } from '../../../rules/limits.ts';
import type { Page } from '../../database/page.ts';
import { type Bind, type Statement, writeStatement } from '../../database/statement.ts';

/** What a filter says of a candidate. */
function isFound(filter: CandidateFilter, bind: Bind): string {
  const { first, last } = filter.born;
  const values = {
    gender: filter.gender,
    education_type: filter.educationType,
    occupation: filter.occupation,
  };
  const conditions = Object.entries(values).flatMap(([column, value]) =>
    value === '' ? [] : [`${column} = ${bind(value)}`],
  );
  if (first !== undefined) conditions.push(`birth_date >= ${bind(first)}`);
  if (last !== undefined) conditions.push(`birth_date <= ${bind(last)}`);
  return conditions.join(' AND ') || 'true';
}

/**
 * Counts whom a filter finds as far as anybody asks: exactly to a thousand or to the end of the page, and
 * one more where there are more.
 */
export function countStatement(filter: CandidateFilter, page: Page): Statement {
  const enough = Math.max(LIMITS.candidatesCounted, page.offset + page.limit) + 1;
  return writeStatement(
    (bind) => `SELECT count(*)::integer AS found
      FROM (SELECT FROM candidate WHERE listed AND ${isFound(filter, bind)} LIMIT ${bind(enough)}) AS found`,
  );
}

/**
 * The ids of a page, newest first, as a subquery. Where the filter finds many, the list is walked from
 * its newest until the page is full; where it finds few, they are collected by an index and sorted.
 * Postgres would have to guess how many there are, and cannot for values that come together often.
 */
function pageOfIds(filter: CandidateFilter, page: Page, found: number, bind: Bind): string {
  const rows = `ORDER BY id DESC LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;
  if (found > LIMITS.candidatesCounted)
    // OFFSET 0 keeps Postgres from finding them in another way after all.
    return `SELECT id FROM (SELECT id, gender, education_type, occupation, birth_date FROM candidate
      WHERE listed ORDER BY id DESC OFFSET 0) AS newest WHERE ${isFound(filter, bind)} ${rows}`;
  return `WITH found AS MATERIALIZED (SELECT id FROM candidate WHERE listed AND ${isFound(filter, bind)})
    SELECT id FROM found ${rows}`;
}

/**
 * @param columnsOf of `candidate`, or what a subquery says of its row
 * @param found by {@link countStatement}
 */
export function pageStatement(
  columnsOf: (bind: Bind) => readonly string[],
  filter: CandidateFilter,
  page: Page,
  found: number,
): Statement {
  return writeStatement(
    (bind) => `SELECT ${columnsOf(bind).join(', ')}
      FROM (${pageOfIds(filter, page, found, bind)}) AS page JOIN candidate USING (id) ORDER BY id DESC`,
  );
}

import type { CandidateFilter } from '../../../rules/candidate-filter.ts';
import { LIMITS } from '../../../rules/limits.ts';
import type { Page } from '../../database/page.ts';
import { type Bind, type Statement, writeStatement } from '../../database/statement.ts';

type ColumnsOf = (bind: Bind) => readonly string[];

const partOf = (page: Page, bind: Bind) =>
  `ORDER BY id DESC LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;

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
 * A page of whom a filter finds, newest first, with how many it finds as `found`, counted as far as anybody asks: exactly
 * to a thousand or to the end of the page, and one more where there are more. They are collected by an index and sorted,
 * which is quick only while they are few: where more are found than {@link LIMITS.candidatesCounted}, there is no page,
 * and {@link newestStatement} reads it. Postgres would have to guess how many there are, and cannot for values that come
 * together often.
 * @param columnsOf of `candidate`, or what a subquery says of its row; without a page they are null, in one row
 */
export function pageStatement(columnsOf: ColumnsOf, filter: CandidateFilter, page: Page): Statement {
  const enough = Math.max(LIMITS.candidatesCounted, page.offset + page.limit) + 1;
  return writeStatement(
    (bind) => `
      WITH few AS MATERIALIZED (
             SELECT id FROM candidate WHERE listed AND ${isFound(filter, bind)} LIMIT ${bind(enough)}),
           counted AS MATERIALIZED (SELECT count(*)::integer AS found FROM few)
      SELECT counted.found, ${columnsOf(bind).join(', ')}
        FROM counted
        LEFT JOIN (SELECT id FROM few WHERE (SELECT found FROM counted) <= ${bind(LIMITS.candidatesCounted)}
                   ${partOf(page, bind)}) AS page ON true
        LEFT JOIN candidate USING (id) ORDER BY id DESC`,
  );
}

/** A page of whom a filter finds that finds many: the list is walked from its newest until the page is full. */
export function newestStatement(columnsOf: ColumnsOf, filter: CandidateFilter, page: Page): Statement {
  return writeStatement(
    // OFFSET 0 keeps Postgres from finding them in another way after all.
    (bind) => `
      SELECT ${columnsOf(bind).join(', ')}
        FROM (SELECT id FROM (SELECT id, gender, education_type, occupation, birth_date FROM candidate
                WHERE listed ORDER BY id DESC OFFSET 0) AS newest
               WHERE ${isFound(filter, bind)} ${partOf(page, bind)}) AS page
        JOIN candidate USING (id) ORDER BY id DESC`,
  );
}

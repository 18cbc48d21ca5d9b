import type { CandidateFilter } from '../../../rules/candidate-filter.ts';
import type { Page } from '../../database/page.ts';
import { type Bind, type Statement, writeStatement } from '../../database/statement.ts';
import { splitIntoMonths } from './birth-months.ts';

/** What a filter says of a candidate, besides the birth date. */
function chosen(filter: CandidateFilter, bind: Bind): string[] {
  const values = {
    gender: filter.gender,
    education_type: filter.educationType,
    occupation: filter.occupation,
  };
  return Object.entries(values).flatMap(([column, value]) =>
    value === '' ? [] : [`${column} = ${bind(value)}`],
  );
}

function isFound(filter: CandidateFilter, bind: Bind): string {
  const { first, last } = filter.born;
  const conditions = chosen(filter, bind);
  if (first !== undefined) conditions.push(`birth_date >= ${bind(first)}`);
  if (last !== undefined) conditions.push(`birth_date <= ${bind(last)}`);
  return conditions.join(' AND ') || 'true';
}

/**
 * Counts whom a filter finds, and all listed, without reading them: whole months are counted in
 * `candidate_count`, the days left over in an index.
 */
export function countStatement(filter: CandidateFilter): Statement {
  const { from, until, parts } = splitIntoMonths(filter.born);
  return writeStatement((bind) => {
    const kept = [filter.gender, filter.educationType, filter.occupation].map(bind);
    const columns = '(gender, education_type, occupation)';
    const months = `
      SELECT coalesce(sum(total), 0) FROM candidate_count
       WHERE ${columns} = (${kept}) AND birth_month >= ${bind(from)} AND birth_month < ${bind(until)}`;
    const days = parts.map(
      ([first, last]) => `
      SELECT count(*) FROM candidate
       WHERE listed AND birth_date BETWEEN ${bind(first)} AND ${bind(last)}
         AND ${chosen(filter, bind).join(' AND ') || 'true'}`,
    );
    const found = [months, ...days].map((count) => `(${count})`).join(' + ');
    return `SELECT (${found})::integer AS found,
      (SELECT coalesce(sum(total), 0)::integer FROM candidate_count WHERE ${columns} = ('', '', '')) AS listed`;
  });
}

export interface Counts {
  found: number;
  listed: number;
}

/**
 * The ids of a page, newest first, as a subquery. Where the filter finds many, the list is walked from
 * its newest until the page is full; where it finds few, they are collected by an index and sorted.
 * Postgres would have to guess how many there are, and cannot for values that come together often.
 */
function pageOfIds(filter: CandidateFilter, page: Page, counts: Counts, bind: Bind): string {
  const rows = `ORDER BY id DESC LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;
  const last = Math.min(page.offset + page.limit, counts.found);
  // Walking looks at about `last * listed / found` candidates, collecting at `found`.
  if (last * counts.listed <= counts.found ** 2)
    // OFFSET 0 keeps Postgres from finding them in another way after all.
    return `SELECT id FROM (SELECT id, gender, education_type, occupation, birth_date FROM candidate
      WHERE listed ORDER BY id DESC OFFSET 0) AS newest WHERE ${isFound(filter, bind)} ${rows}`;
  return `WITH found AS MATERIALIZED (SELECT id FROM candidate WHERE listed AND ${isFound(filter, bind)})
    SELECT id FROM found ${rows}`;
}

/** @param columnsOf of `candidate`, or what a subquery says of its row */
export function pageStatement(
  columnsOf: (bind: Bind) => readonly string[],
  filter: CandidateFilter,
  page: Page,
  counts: Counts,
): Statement {
  return writeStatement(
    (bind) => `SELECT ${columnsOf(bind).join(', ')}
      FROM (${pageOfIds(filter, page, counts, bind)}) AS page JOIN candidate USING (id) ORDER BY id DESC`,
  );
}

import type { CandidateFilter } from '../../../../rules/candidate-filter.ts';
import type { CandidateOrder, CandidateShow } from '../../../../rules/candidate-wishes.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import type { Page } from '../../../database/page.ts';
import { type Bind, type Statement, writeStatement } from '../../../database/statement.ts';
import { rankedByFit } from './candidate-fit.ts';
import { isIn } from './candidate-show.ts';
import { isShownTo, nearness } from './visibility.ts';

/** What is read of each candidate, on `candidate` and `near.degree` (see {@link nearness}); `member` is whoever looks. */
type ColumnsOf = (member: string) => readonly string[];

export interface Wanted {
  filter: CandidateFilter;
  /** Whoever looks. */
  memberId: number;
  show: CandidateShow;
}

interface Search extends Wanted {
  page: Page;
  order: CandidateOrder;
}

const limited = (page: Page, bind: Bind) => `LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;

/** The filter as an SQL condition on `candidate`. */
function filterCondition(filter: CandidateFilter, bind: Bind): string {
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

/** The candidates that are meant, as an SQL condition. */
const isWanted = ({ filter, show }: Wanted, member: string, bind: Bind) =>
  `${isShownTo(member)} AND ${isIn(show, member)} AND ${filterCondition(filter, bind)}`;

/** How many match, exact up to a thousand; one above that means "more". */
export function countStatement(wanted: Wanted): Statement {
  return writeStatement(
    (bind) => `SELECT count(*)::integer AS found FROM (
      SELECT FROM candidate WHERE ${isWanted(wanted, bind(wanted.memberId), bind)}
       LIMIT ${bind(LIMITS.candidatesCounted + 1)}) AS few`,
  );
}

/**
 * One page of the candidates that match a filter, in its order, with the number of matches as `found`. The count is
 * exact up to a thousand or to the end of the page, whichever is more; one above that means "more".
 *
 * The matches are collected through an index and then sorted, which is fast only for few matches. With more than
 * {@link LIMITS.candidatesCounted} matches this statement returns only the count, and {@link newestFirstStatement} reads
 * the page. The choice between the two plans cannot be left to Postgres: it misestimates the number of matches when the
 * filtered columns are correlated.
 * @param columnsOf when only the count is returned, one row with nulls
 */
export function countedPageStatement(columnsOf: ColumnsOf, search: Search): Statement {
  const { page, memberId, order } = search;
  const enough = Math.max(LIMITS.candidatesCounted, page.offset + page.limit) + 1;
  return writeStatement((bind) => {
    const member = bind(memberId);
    const newestFirst = 'SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM sorted';
    return `
      WITH few AS MATERIALIZED (
             SELECT id FROM candidate WHERE ${isWanted(search, member, bind)} LIMIT ${bind(enough)}),
           counted AS MATERIALIZED (SELECT count(*)::integer AS found FROM few),
           sorted AS (SELECT id FROM few WHERE (SELECT found FROM counted) <= ${bind(LIMITS.candidatesCounted)}),
           ranked AS (${order === 'BEST_FIT' ? rankedByFit('sorted', member) : newestFirst})
      SELECT counted.found, ${columnsOf(member).join(', ')}
        FROM counted
        LEFT JOIN (SELECT id, place FROM ranked ORDER BY place ${limited(page, bind)}) AS page ON true
        LEFT JOIN candidate USING (id) LEFT JOIN LATERAL (${nearness(member)}) AS near ON true
       ORDER BY place`;
  });
}

/** One page for a filter with many matches: scans the candidates newest first until the page is full. */
export function newestFirstStatement(
  columnsOf: ColumnsOf,
  { filter, page, memberId, show }: Search,
): Statement {
  return writeStatement((bind) => {
    const member = bind(memberId);
    // No index of the list has it: only who asks for what is new reads the table for it.
    const since = show === 'NEW' ? ', listed_at' : '';
    // OFFSET 0 is an optimisation fence: Postgres must not push the filter into the subquery and choose another index.
    return `
      SELECT ${columnsOf(member).join(', ')}
        FROM (SELECT id FROM (SELECT id, gender, education_type, occupation, birth_date${since} FROM candidate
                WHERE ${isShownTo(member)} ORDER BY id DESC OFFSET 0) AS newest
               WHERE ${isIn(show, member, 'newest')} AND ${filterCondition(filter, bind)}
               ORDER BY id DESC ${limited(page, bind)}) AS page
        JOIN candidate USING (id) LEFT JOIN LATERAL (${nearness(member)}) AS near ON true
       ORDER BY id DESC`;
  });
}

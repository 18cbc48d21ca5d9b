import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import {
  FOLDED_FURTHER,
  LETTERS,
  NOT_SEARCHED,
  QUOTATION_MARKS,
  searchPatterns,
} from '../../rules/search-text.ts';

/** A page of a list, in rows. */
export interface Page {
  limit: number;
  offset: number;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** SQL: `foldText` of a text. */
export function foldedText(text: string): string {
  const plain = `regexp_replace(normalize(${text}, NFKD), ${quoted(NOT_SEARCHED)}, '', 'g')`;
  const folded = `lower(translate(${plain}, ${quoted(LETTERS.written)}, ${quoted(LETTERS.typed)}) COLLATE "default") COLLATE "C"`;
  const bytes = QUOTATION_MARKS.reduce(
    (marked, mark) => `replace(${marked}, ${quoted(mark)}, '''')`,
    `(${text}) COLLATE "C"`,
  );
  // Most texts need not be folded further. What has case in them is ASCII: without a collation that takes a tenth of the time.
  return `CASE WHEN ${text} ~ ${quoted(FOLDED_FURTHER)} THEN ${folded} ELSE lower(${bytes}) END`;
}

/**
 * SQL: what is searched for is in one of these columns.
 * @param patterns SQL of what `searchPatterns` returns
 */
export function containsText(columns: readonly string[], patterns: string): string {
  return `(${foldedText(`concat_ws(' ', ${columns.join(', ')})`)}) ~ ALL (${patterns})`;
}

/**
 * Adds the condition that a search is found in one of these columns.
 * @param columns properties of the query's main entity
 * @param search checked, as `searchedPart` returns it; without one all rows match
 */
export function searchFor<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: readonly (keyof Row & string)[],
  search: string | null | undefined,
): SelectQueryBuilder<Row> {
  if (!search) return query;
  const texts = columns.map((column) => `${query.alias}.${column}`);
  return query.andWhere(containsText(texts, ':search'), { search: searchPatterns(search) });
}

/** Runs a query for one page, in its order, together with the total count, as one statement. */
export async function findPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  page: Page,
): Promise<{ items: Row[]; totalCount: number }> {
  // A subquery, because a window count would make Postgres sort and keep every matching row.
  const count = query.clone().orderBy().select('count(*)');
  const { entities, raw } = await query
    .clone()
    .limit(page.limit)
    .offset(page.offset)
    .addSelect(`(${count.getQuery()})`, 'total')
    .getRawAndEntities();
  const [first] = raw as { total: string }[];
  // A page behind the last one has no row with the count.
  const totalCount = first ? Number(first.total) : page.offset > 0 ? await count.getCount() : 0;
  return { items: entities, totalCount };
}

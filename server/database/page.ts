import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** A page of a list, in rows. */
export interface Page {
  limit: number;
  offset: number;
}

/** SQL: one of these columns contains the text, ignoring case. */
export function containsText(columns: readonly string[], text: string): string {
  return `strpos(lower(concat_ws(' ', ${columns.join(', ')})), lower(${text})) > 0`;
}

/**
 * Adds the condition that one of these columns contains the text, ignoring case.
 * @param columns properties of the query's main entity
 * @param search as `searchRules` return it; without one all rows match
 */
export function searchFor<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: readonly (keyof Row & string)[],
  search: string | null | undefined,
): SelectQueryBuilder<Row> {
  if (!search) return query;
  const texts = columns.map((column) => `${query.alias}.${column}`);
  return query.andWhere(containsText(texts, ':search'), { search });
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

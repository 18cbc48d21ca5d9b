import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** A part of a list, in rows. */
export interface Page {
  limit: number;
  offset: number;
}

/** SQL for: a text stands in one of these columns, in capitals or not. */
export function containsText(columns: readonly string[], text: string): string {
  return `strpos(lower(concat_ws(' ', ${columns.join(', ')})), lower(${text})) > 0`;
}

/**
 * Keeps the rows that have a text in one of these columns, in capitals or not.
 * @param columns properties of the query's main entity
 * @param search as it came out of `searchRules`; without one all rows stay
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

/** A part of what a query finds, in its order, with the count of all of it, in one statement. */
export async function findPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  page: Page,
): Promise<{ items: Row[]; totalCount: number }> {
  // A subquery, because a window count would make Postgres sort and carry every row of the table.
  const count = query.clone().orderBy().select('count(*)');
  const { entities, raw } = await query
    .clone()
    .limit(page.limit)
    .offset(page.offset)
    .addSelect(`(${count.getQuery()})`, 'total')
    .getRawAndEntities();
  const [first] = raw as { total: string }[];
  // A page behind the last one has no row that could carry the count.
  const totalCount = first ? Number(first.total) : page.offset > 0 ? await count.getCount() : 0;
  return { items: entities, totalCount };
}

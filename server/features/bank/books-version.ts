import type { EntityManager } from 'typeorm';
import { currentDay } from '../../../rules/zoned-time.ts';

/** All that says what lines of statements may be for, and what they pay. */
const BOOKS = [
  'bank_line',
  'bank_allocation',
  'donation',
  'donor',
  'charge',
  'standing_order_entry',
  'gift_aid_claim',
  'small_claim',
  'site_settings',
];

/**
 * A text that is another one as soon as a change of the books is committed, or the day is another. Each row names the
 * transaction that wrote it, and later ones have higher numbers: so no change leaves both the sum and the count as they were.
 */
export async function booksVersion(manager: EntityManager): Promise<string> {
  const versions = BOOKS.map(
    (table) => `(SELECT concat(count(*), '/', sum(${table}.xmin::text::bigint)) FROM ${table})`,
  );
  const [row] = await manager.query<{ version: string }[]>(`SELECT concat_ws(' ', ${versions}) AS version`);
  return `${currentDay()} ${row!.version}`;
}

import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from './transaction.ts';

interface Once<Stored> {
  /** Requests with the same key run one after another. */
  key: readonly unknown[];
  /** Finds what an earlier attempt stored, or null. */
  find(manager: EntityManager): Promise<Stored | null>;
  /** Rate limits and checks, before anything is locked; throws to refuse. Not called for a repeat. */
  admit(): Promise<void>;
  /** Inside the transaction, while other requests with the key wait. */
  store(manager: EntityManager): Promise<Stored>;
}

/** Makes a write idempotent: a repeat, as after a double click or a lost answer, gets the first one's result. */
export async function storeOnce<Stored>(
  dataSource: DataSource,
  { key, find, admit, store }: Once<Stored>,
): Promise<Stored> {
  const earlier = await find(dataSource.manager);
  if (earlier) return earlier;
  await admit();
  return inTransaction(dataSource, async (manager) => {
    // Of two concurrent requests the second waits here, and then finds what the first has stored.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [JSON.stringify(key)]);
    return (await find(manager)) ?? store(manager);
  });
}

import type { DataSource, EntityManager } from 'typeorm';

interface Once<Stored> {
  /** Those with the same key wait for each other. */
  key: readonly unknown[];
  /** What an earlier sending stored, or null. */
  find(manager: EntityManager): Promise<Stored | null>;
  /** Counts and checks before anything is locked; what it throws is refused. A repeat is not counted. */
  admit(): Promise<void>;
  /** In the transaction, with all others of the key waiting. */
  store(manager: EntityManager): Promise<Stored>;
}

/** Stores what may be sent again, as after a double click or a lost answer, once: a repeat is answered as the first was. */
export async function storeOnce<Stored>(
  dataSource: DataSource,
  { key, find, admit, store }: Once<Stored>,
): Promise<Stored> {
  const earlier = await find(dataSource.manager);
  if (earlier) return earlier;
  await admit();
  return dataSource.transaction(async (manager) => {
    // Of two that arrive together, the second waits here and then sees the first.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [JSON.stringify(key)]);
    return (await find(manager)) ?? store(manager);
  });
}

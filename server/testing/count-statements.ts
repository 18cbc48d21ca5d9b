import pg from 'pg';
import { vi } from 'vitest';

/** How many SQL statements some work sends to Postgres. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    // Every second one looks whether the connection that hears of changes is alive.
    return query.mock.calls.filter(([statement]) => (statement as unknown) !== 'SELECT 1').length;
  } finally {
    query.mockRestore();
  }
}

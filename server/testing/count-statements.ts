import pg from 'pg';
import { vi } from 'vitest';
import { CATCH_UP } from '../database/change-listener.ts';

/** How many SQL statements some work sends to Postgres. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    // Every second one looks whether the connection that hears of changes is alive.
    return query.mock.calls.filter(([statement]) => (statement as unknown) !== CATCH_UP).length;
  } finally {
    query.mockRestore();
  }
}

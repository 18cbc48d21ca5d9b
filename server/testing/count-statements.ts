import pg from 'pg';
import { vi } from 'vitest';
import { CATCH_UP } from '../database/change-listener.ts';

/** The SQL statements that some work sends to Postgres, each as the driver is given it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    // Every second one looks whether the connection that hears of changes is alive.
    const statements: unknown[] = query.mock.calls.map(([statement]) => statement);
    return statements.filter((statement) => statement !== CATCH_UP);
  } finally {
    query.mockRestore();
  }
}

/** How many they are. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(work)).length;
}

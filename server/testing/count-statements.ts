import pg from 'pg';
import { vi } from 'vitest';

/** The SQL statements that some work sends to Postgres, each as the driver is given it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const clients = query.mock.contexts as unknown as {
      connectionParameters: { application_name?: string };
    }[];
    // Every second one looks whether the connection that hears of changes is alive.
    return query.mock.calls
      .filter((_call, index) => clients[index]?.connectionParameters.application_name !== 'samaj changes')
      .map(([statement]): unknown => statement);
  } finally {
    query.mockRestore();
  }
}

/** How many they are. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(work)).length;
}

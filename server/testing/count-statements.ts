import pg from 'pg';
import { vi } from 'vitest';

/** What most requests read once, by primary key: the languages of the site, and whether a part of it is used. */
function asksForCommonSettings(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
  return Boolean(text?.includes('unused_parts AS "unusedParts"'));
}

/** The SQL statements that `work` sends to Postgres, as they are passed to the driver, without the one above. */
export async function statementsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const clients = query.mock.contexts as unknown as {
      connectionParameters: { application_name?: string };
    }[];
    // Those of the site's pool: the connection that listens for changes checks every second that it is alive, and the
    // database of the next test file may be made meanwhile.
    return query.mock.calls
      .filter((_call, index) => clients[index]?.connectionParameters.application_name === 'samaj')
      .map(([statement]): unknown => statement)
      .filter((statement) => !asksForCommonSettings(statement));
  } finally {
    query.mockRestore();
  }
}

/** The number of SQL statements that `work` sends. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(work)).length;
}

import pg from 'pg';
import { vi } from 'vitest';

/** Names the databases to which `work` sends statements over pooled connections. */
export async function queriedDatabases(
  databases: Record<string, string>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const clients = query.mock.contexts as unknown as (pg.Client & { connectionParameters: object })[];
    const pooled = clients.filter(
      ({ connectionParameters }) =>
        (connectionParameters as { application_name?: string }).application_name === 'samaj',
    );
    const ports = new Set(pooled.map(({ port }) => port));
    return Object.keys(databases).filter((name) => ports.has(Number(new URL(databases[name]!).port)));
  } finally {
    query.mockRestore();
  }
}

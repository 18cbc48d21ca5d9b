import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { adminToken, eventFields } from '../testing/factories.ts';
import { get, graphql } from '../testing/requests.ts';
import { sharedTestApp } from '../testing/test-app.ts';

const SAVE = 'mutation Save($input: EventInput!) { saveEvent(input: $input) { id } }';
const WAITING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe('all connections are taken', () => {
  const app = sharedTestApp({ statementTimeout: 8_000 });

  it('[DATA-9] requests that find none free answer 503; those with one end too, and all connections come back', async () => {
    const token = await adminToken(app);
    const { dataSource } = app.database;
    // Somebody else's connection: one of the pool may not be silent for so long.
    const locker = new Client({ connectionString: app.database.url });
    await locker.connect();
    await locker.query('BEGIN');
    await locker.query('LOCK TABLE event IN ACCESS EXCLUSIVE MODE');
    // The pool has ten: six saves and four lists wait for the lock, the other lists for a connection.
    const saves = Array.from({ length: 6 }, () =>
      graphql(app, { query: SAVE, token, variables: { input: eventFields() } }),
    );
    await expect.poll(() => dataSource.query(WAITING)).toHaveLength(6);
    const lists = Array.from({ length: 12 }, () => graphql(app, { query: '{ events { totalCount } }' }));
    const answers = await Promise.all([...saves, ...lists]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    for (const { headers, errors } of answers) {
      expect(headers['retry-after']).toBeTruthy();
      expect(errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
    }
    await locker.end();

    const after = await Promise.all(Array.from({ length: 30 }, () => get(app, '/api/admin/eventlist/0')));
    expect(new Set(after.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 []']),
    );
    const pool = (dataSource.driver as unknown as { master: { totalCount: number; idleCount: number } })
      .master;
    expect(pool.totalCount).toBeLessThanOrEqual(10);
    expect(pool.idleCount).toBe(pool.totalCount);
  }, 60_000);
});

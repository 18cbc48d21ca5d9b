import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DedicatedPostgres, type DedicatedServer } from '../testing/dedicated-postgres.ts';
import { adminToken, eventFields } from '../testing/factories.ts';
import { freezePostgres } from '../testing/freeze-postgres.ts';
import { get, graphql } from '../testing/requests.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SAVE = 'mutation Save($input: EventInput!) { saveEvent(input: $input) { id } }';

describe('a Postgres that accepts connections but does not respond', () => {
  let postgres: DedicatedPostgres;
  let app: DedicatedServer;

  beforeAll(async () => {
    postgres = await DedicatedPostgres.create();
    // The server must give up soon after this itself: a frozen Postgres cannot cancel the statement.
    app = await postgres.openServer({ statementTimeout: 1_000 });
  });
  afterAll(async () => {
    await app.close();
    await postgres.remove();
  });

  it('[DATA-9] makes reads and writes answer 503, and service resumes when it responds again', async () => {
    const token = await adminToken(app);
    const read = () => get(app, '/api/admin/eventlist/0').then(({ statusCode }) => statusCode);
    const save = (name: string) =>
      graphql(app, { query: SAVE, token, variables: { input: eventFields({ name }) } });
    // Fills the pool of five connections; the twelve requests below compete for them.
    await Promise.all(Array.from({ length: 5 }, read));

    const thaw = await freezePostgres(postgres.url, postgres.pid);
    try {
      const reads = Array.from({ length: 8 }, read);
      const saves = Array.from({ length: 4 }, () => save('Never').then(({ status }) => status));
      expect(new Set(await Promise.all([...reads, ...saves]))).toEqual(new Set([503]));
      expect((await get(app, '/health/ready')).statusCode).toBe(503);
    } finally {
      thaw();
    }

    expect(await read()).toBe(200);
    expect((await save('Afterwards')).errors).toBeUndefined();
    const names = await app.database.dataSource.query('SELECT name FROM event');
    expect(names).toEqual([{ name: 'Afterwards' }]);
  });
});

describe('a Postgres that refuses connections', () => {
  it('[DATA-9] makes requests answer 503 with Retry-After', async () => {
    const postgres = await DedicatedPostgres.create();
    const app = await postgres.openServer();
    expect((await get(app, '/api/admin/eventlist/0')).statusCode).toBe(200);
    await postgres.remove();
    const { status, headers } = await graphql(app, { query: '{ events { totalCount } }' });
    const rest = await get(app, '/api/admin/eventlist/0');
    expect([status, rest.statusCode]).toEqual([503, 503]);
    expect([headers['retry-after'], rest.headers['retry-after']]).toEqual(['5', '5']);
    expect((await get(app, '/health/ready')).statusCode).toBe(503);
    await app.close();
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { DedicatedPostgres, type DedicatedServer } from '../testing/dedicated-postgres.ts';
import { adminToken, eventFields } from '../testing/factories.ts';
import { queriedDatabases } from '../testing/queried-databases.ts';
import { graphql } from '../testing/requests.ts';
import { StreamingReplica } from '../testing/streaming-replica.ts';
import type { TestApp } from '../testing/test-app.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const EVENTS = '{ events(pageSize: 100) { items { name } } }';
const SAVE = 'mutation Save($input: EventInput!) { saveEvent(input: $input) { id } }';
/** Long enough for a slow machine. */
const SOON = { timeout: 20_000, interval: 50 };

let primary: DedicatedPostgres;
let replica: StreamingReplica;
let first: DedicatedServer;
let second: DedicatedServer;

beforeAll(async () => {
  primary = await DedicatedPostgres.create();
  replica = await StreamingReplica.create(primary.url);
  const environment = { DATABASE_REPLICA_URLS: replica.url, RESPONSE_CACHE_MEGABYTES: '8' };
  first = await primary.openServer({ environment });
  second = await primary.openServer({ environment });
});

afterAll(async () => {
  await second.close();
  await first.close();
  await replica.remove();
  await primary.remove();
});

const namesOn = async (app: TestApp, query = EVENTS): Promise<string[]> =>
  (await graphql(app, { query })).data.events.items.map(({ name }: { name: string }) => name);
const save = async (app: TestApp, name: string) =>
  graphql(app, { query: SAVE, token: await adminToken(app), variables: { input: eventFields({ name }) } });

let serial = 0;

/** Which database a visitor's question goes to that is asked for the first time. */
function asked(app: TestApp): Promise<string[]> {
  serial += 1;
  const query = `query Q${serial} ${EVENTS}`;
  return queriedDatabases({ primary: primary.url, replica: replica.url }, () => namesOn(app, query));
}

describe('two servers that keep answers', () => {
  it('drop them when the other has written', async () => {
    expect(await namesOn(second)).not.toContain('Maha Shivratri');
    await save(first, 'Maha Shivratri');
    await vi.waitFor(async () => expect(await namesOn(second)).toContain('Maha Shivratri'), SOON);
  });

  it('keep nothing while they do not hear of changes, and listen again', async () => {
    await namesOn(second);
    await first.database.dataSource.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'samaj changes' AND datname = current_database()",
    );
    await save(first, 'Ram Navami');
    await vi.waitFor(async () => expect(await namesOn(second)).toContain('Ram Navami'), SOON);
    await vi.waitFor(async () => {
      await namesOn(second);
      expect(await countStatements(() => namesOn(second))).toBe(0);
    }, SOON);
  });

  it('[DATA-10] keep none of a replica that lacks the change', async () => {
    for (const app of [first, second])
      await vi.waitFor(async () => expect(await asked(app)).toEqual(['replica']), SOON);
    await replica.pause();
    try {
      await save(first, 'Janmashtami');
      expect(await namesOn(first)).toContain('Janmashtami');
      expect(await asked(first)).toEqual(['primary']);
      await vi.waitFor(async () => expect(await namesOn(second)).toContain('Janmashtami'), SOON);
      expect(await asked(second)).toEqual(['primary']);
    } finally {
      await replica.resume();
    }
    for (const app of [first, second]) {
      await vi.waitFor(async () => expect(await asked(app)).toEqual(['replica']), SOON);
      expect(await namesOn(app)).toContain('Janmashtami');
    }
  });
});

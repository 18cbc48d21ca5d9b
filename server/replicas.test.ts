import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from './config.ts';
import type { Replicas } from './database/replicas.ts';
import { checkReplicas } from './doctor/replica-checks.ts';
import { Member } from './features/matrimonial/member.entity.ts';
import { askedDatabases } from './testing/asked-databases.ts';
import { adminToken, buildCandidate, eventFields, openSession } from './testing/factories.ts';
import { freezePostgres } from './testing/freeze-postgres.ts';
import { OwnPostgres, type OwnServer } from './testing/own-postgres.ts';
import { get, graphql } from './testing/requests.ts';
import { StreamingReplica } from './testing/streaming-replica.ts';
import type { TestApp } from './testing/test-app.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const EVENTS = '{ events(pageSize: 100) { totalCount items { name file { url } } } }';
const SAVE = 'mutation Save($input: EventInput!) { saveEvent(input: $input) { id } }';
const CANDIDATES = '{ candidates { totalCount items { firstName } } }';
/** Long enough for a slow machine. */
const SOON = { timeout: 20_000, interval: 50 };

let primary: OwnPostgres;
let replica: StreamingReplica;
let first: OwnServer;
let second: OwnServer;

beforeAll(async () => {
  primary = await OwnPostgres.create();
  replica = await StreamingReplica.create(primary.dataDirectory, primary.url);
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

let serial = 0;

/** What a visitor reads, asked in words of its own so that no kept answer does. */
async function readEvents(app: TestApp, token?: string): Promise<string[]> {
  serial += 1;
  const { data, status } = await graphql(app, { query: `query Q${serial} ${EVENTS}`, token });
  expect(status).toBe(200);
  return data.events.items.map(({ name }: { name: string }) => name);
}

async function readCandidates(app: TestApp, token: string): Promise<string[]> {
  const { data } = await graphql(app, { query: CANDIDATES, token });
  return data.candidates.items.map(({ firstName }: { firstName: string }) => firstName);
}

const asked = (work: () => Promise<unknown>) =>
  askedDatabases({ primary: primary.url, replica: replica.url }, work);
const saveEvent = (app: TestApp, token: string, name: string) =>
  graphql(app, { query: SAVE, token, variables: { input: eventFields({ name }) } });

/** Until the replica is well and has come up to everything that was written. */
async function untilReplicaIsRead(app: TestApp): Promise<void> {
  await vi.waitFor(async () => expect(await asked(() => readEvents(app))).toEqual(['replica']), SOON);
}

describe('a server with a replica', () => {
  it('reads there what visitors and members look through, and asks the primary for everybody else', async () => {
    const token = await adminToken(first);
    await saveEvent(first, token, 'Holi');
    await untilReplicaIsRead(first);
    expect(await readEvents(first)).toContain('Holi');
    expect(await asked(() => get(first, '/api/admin/eventlist/0'))).toEqual(['replica']);
    expect(await asked(() => readEvents(first, token))).toEqual(['primary']);

    const { memberId } = await buildCandidate(first, { firstName: 'Meera' });
    const member = await openSession(first, { memberId });
    await untilReplicaIsRead(first);
    let names: string[] = [];
    expect(await asked(async () => (names = await readCandidates(first, member)))).toEqual([
      'primary', // who is there
      'replica',
    ]);
    expect(names).toEqual(['Meera']);
  });

  it('[DATA-10] keeps no answer from a replica that lacks a change', async () => {
    const token = await adminToken(first);
    await untilReplicaIsRead(second);
    await replica.pause();
    const list = async (app: TestApp) => (await graphql(app, { query: EVENTS })).body;
    try {
      await saveEvent(first, token, 'Janmashtami');
      expect(await list(first)).toContain('Janmashtami');
      expect(await asked(() => readEvents(first))).toEqual(['primary']);
      await vi.waitFor(async () => expect(await list(second)).toContain('Janmashtami'), SOON);
      expect(await asked(() => readEvents(second))).toEqual(['primary']);
    } finally {
      await replica.resume();
    }
    await untilReplicaIsRead(second);
    expect(await readEvents(second)).toContain('Janmashtami');
    expect(await list(second)).toContain('Janmashtami');
  });

  it('[DATA-10] shows members what they have written, and nobody who is hidden, on another server at once', async () => {
    const radha = await buildCandidate(first, { firstName: 'Radha' });
    const token = await openSession(first, { memberId: radha.memberId });
    await untilReplicaIsRead(second);
    expect(await readCandidates(second, token)).toContain('Radha');
    await replica.pause();
    try {
      const { dataSource } = first.database;
      await dataSource.query('UPDATE candidate SET first_name = $1 WHERE id = $2', ['Rukmini', radha.id]);
      expect(await readCandidates(second, token)).toContain('Rukmini');

      const other = await openSession(first, { memberId: (await buildCandidate(first)).memberId });
      await dataSource.manager.update(Member, radha.memberId, { status: 'DEACTIVE' });
      expect(await readCandidates(second, other)).not.toContain('Rukmini');
      expect(await replica.query('SELECT first_name FROM candidate WHERE listed')).toContainEqual({
        first_name: 'Radha',
      });
    } finally {
      await replica.resume();
    }
    await untilReplicaIsRead(second);
  });

  it('[DATA-10] reads none that is far behind, although nobody is told of what it lacks', async () => {
    await untilReplicaIsRead(first);
    await replica.pause();
    try {
      await first.database.dataSource.query('UPDATE visit_count SET total = total + 1');
      expect(await asked(() => readEvents(first))).toEqual(['replica']);
      await vi.waitFor(async () => expect(await asked(() => readEvents(first))).toEqual(['primary']), SOON);
    } finally {
      await replica.resume();
    }
    await untilReplicaIsRead(first);
  });

  it('[DATA-10] asks the primary when a connection breaks, the replica is away or frozen, and takes it back', async () => {
    await untilReplicaIsRead(first);
    await replica.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'samaj'",
    );
    await readEvents(first);
    await untilReplicaIsRead(first);

    await replica.stop();
    expect(await asked(() => readEvents(first))).toContain('primary');
    expect((await get(first, '/health/ready')).statusCode).toBe(200);
    await replica.start();
    await untilReplicaIsRead(first);

    const thaw = await freezePostgres(replica.url, replica.pid);
    try {
      await vi.waitFor(async () => expect(await asked(() => readEvents(first))).toEqual(['primary']), SOON);
    } finally {
      thaw();
    }
    await untilReplicaIsRead(first);
  });

  it('reads none that is of another database, or replays no log any more', async () => {
    const log: string[] = [];
    const elsewhere = new URL(primary.url);
    elsewhere.pathname = '/postgres';
    const other = await primary.openServer({
      log,
      environment: { DATABASE_REPLICA_URLS: `${elsewhere},${primary.url}` },
    });
    try {
      expect(await asked(() => readEvents(other))).toEqual(['primary']);
      const reasons = log.map((line) => JSON.parse(line)).filter(({ replica }) => replica);
      expect(reasons.map(({ err }) => err.message).sort()).toEqual([
        'This is no replica of the database that DATABASE_URL names.',
        'This is no streaming replica.',
      ]);
    } finally {
      await other.close();
    }
  });

  it('is told by the doctor which replicas follow', async () => {
    const elsewhere = new URL(replica.url);
    elsewhere.pathname = '/postgres';
    const DATABASE_REPLICA_URLS = `${replica.url},${elsewhere},${primary.url},postgres://127.0.0.1:1/samaj`;
    const config = loadConfig({ DATABASE_URL: primary.url, DATABASE_REPLICA_URLS }, '/nowhere');
    const findings = await checkReplicas(config, first.database.dataSource);
    expect(findings.map(({ state }) => state)).toEqual(['ok', 'wrong', 'wrong', 'warning']);
  });

  it('lets the primary do what a replica refuses', async () => {
    await untilReplicaIsRead(first);
    const { dataSource } = first.database;
    const write = () => dataSource.query('UPDATE visit_count SET total = 41 RETURNING total');
    expect(await (dataSource.replicas as Replicas).run(write)).toEqual([[{ total: '41' }], 1]);
  });
});

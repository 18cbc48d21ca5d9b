import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkReplicas } from '../commands/doctor/replica-checks.ts';
import { loadConfig } from '../config.ts';
import { Replicas, readShared, sharedReads } from '../database/replica.ts';
import { Member } from '../features/matrimonial/members/member.entity.ts';
import { DedicatedPostgres, type DedicatedServer } from './dedicated-postgres.ts';
import { adminToken, buildCandidate, eventFields, openSession } from './factories.ts';
import { freezePostgres } from './freeze-postgres.ts';
import { queriedDatabases } from './queried-databases.ts';
import { get, graphql } from './requests.ts';
import { StreamingReplica } from './streaming-replica.ts';
import type { TestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const EVENTS = '{ events(pageSize: 100) { totalCount items { name file { url } } } }';
const SAVE = 'mutation Save($input: EventInput!) { saveEvent(input: $input) { id } }';
const CANDIDATES = '{ candidates { totalCount items { firstName } } }';
/** Generous for slow machines. */
const SOON = { timeout: 20_000, interval: 50 };

let primary: DedicatedPostgres;
let replica: StreamingReplica;
let first: DedicatedServer;
let second: DedicatedServer;

beforeAll(async () => {
  primary = await DedicatedPostgres.create();
  replica = await StreamingReplica.create(primary.url);
  const environment = { DATABASE_REPLICA_URLS: replica.url };
  first = await primary.openServer({ environment });
  second = await primary.openServer({ environment });
});

afterAll(async () => {
  await second.close();
  await first.close();
  await replica.remove();
  await primary.remove();
});

async function readEvents(app: TestApp, token?: string): Promise<string[]> {
  const { data, status } = await graphql(app, { query: EVENTS, token });
  expect(status).toBe(200);
  return data.events.items.map(({ name }: { name: string }) => name);
}

async function readCandidates(app: TestApp, token: string): Promise<string[]> {
  const { data } = await graphql(app, { query: CANDIDATES, token });
  return data.candidates.items.map(({ firstName }: { firstName: string }) => firstName);
}

const queried = (work: () => Promise<unknown>) =>
  queriedDatabases({ primary: primary.url, replica: replica.url }, work);
const saveEvent = (app: TestApp, token: string, name: string) =>
  graphql(app, { query: SAVE, token, variables: { input: eventFields({ name }) } });

async function untilReplicaIsRead(app: TestApp): Promise<void> {
  await vi.waitFor(async () => expect(await queried(() => readEvents(app))).toEqual(['replica']), SOON);
}

describe('a server with a replica', () => {
  it('reads shared data from the replica and everything else from the primary', async () => {
    const token = await adminToken(first);
    await saveEvent(first, token, 'Holi');
    await untilReplicaIsRead(first);
    await vi.waitFor(async () => expect(await readEvents(first)).toContain('Holi'), SOON);
    const query = '{ siteSettings { version } selectLists { options { value } } visitCount }';
    expect(await queried(() => graphql(first, { query }))).toEqual(['replica']);
    expect(await queried(() => get(first, '/api/admin/eventlist/0'))).toEqual(['replica']);
    expect(await queried(() => readEvents(first, token))).toEqual(['primary']);
    expect(await queried(() => graphql(first, { query: `{ viewer { role } ${EVENTS.slice(1)}` }))).toEqual([
      'primary',
    ]);

    const { memberId } = await buildCandidate(first, { firstName: 'Meera' });
    const member = await openSession(first, { memberId });
    let names: string[] = [];
    expect(await queried(async () => (names = await readCandidates(first, member)))).toEqual(['primary']);
    expect(names).toContain('Meera');
  });

  it('[DATA-10] shows members their own changes, and hides deactivated profiles, on another server immediately', async () => {
    const radha = await buildCandidate(first, { firstName: 'Radha' });
    const token = await openSession(first, { memberId: radha.memberId });
    const onReplica = () => replica.query('SELECT first_name FROM candidate WHERE listed');
    await vi.waitFor(async () => expect(await onReplica()).toContainEqual({ first_name: 'Radha' }), SOON);
    await replica.pause();
    try {
      const { dataSource } = first.database;
      await dataSource.query('UPDATE candidate SET first_name = $1 WHERE id = $2', ['Rukmini', radha.id]);
      expect(await readCandidates(second, token)).toContain('Rukmini');

      const other = await openSession(first, { memberId: (await buildCandidate(first)).memberId });
      await dataSource.manager.update(Member, radha.memberId, { status: 'DEACTIVE' });
      expect(await readCandidates(second, other)).not.toContain('Rukmini');
      expect(await onReplica()).toContainEqual({ first_name: 'Radha' });
    } finally {
      await replica.resume();
    }
    await untilReplicaIsRead(second);
  });

  it('[DATA-10] does not read from a replica that lags far behind, even if no change was announced', async () => {
    await untilReplicaIsRead(first);
    await replica.pause();
    try {
      await first.database.dataSource.query('UPDATE visit_count SET total = total + 1');
      await vi.waitFor(async () => expect(await queried(() => readEvents(first))).toEqual(['primary']), SOON);
    } finally {
      await replica.resume();
    }
    await untilReplicaIsRead(first);
  });

  it('[DATA-10] uses the primary when a connection breaks or the replica is down or frozen, then the replica again', async () => {
    await untilReplicaIsRead(first);
    await replica.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'samaj'",
    );
    await readEvents(first);
    await untilReplicaIsRead(first);

    await replica.stop();
    expect(await queried(() => readEvents(first))).toContain('primary');
    expect((await get(first, '/health/ready')).statusCode).toBe(200);
    await replica.start();
    await untilReplicaIsRead(first);

    const thaw = await freezePostgres(replica.url, replica.pid);
    try {
      await vi.waitFor(async () => expect(await queried(() => readEvents(first))).toEqual(['primary']), SOON);
    } finally {
      thaw();
    }
    await untilReplicaIsRead(first);
  });

  it('does not read from a replica of another database, or from a server that is not a replica', async () => {
    const log: string[] = [];
    const elsewhere = new URL(primary.url);
    elsewhere.pathname = '/postgres';
    const other = await primary.openServer({
      log,
      environment: { DATABASE_REPLICA_URLS: `${elsewhere},${primary.url}` },
    });
    try {
      expect(await queried(() => readEvents(other))).toEqual(['primary']);
      const reasons = log.map((line) => JSON.parse(line)).filter(({ replica }) => replica);
      expect(reasons.map(({ err }) => err.message).sort()).toEqual([
        'This is no replica of the database that DATABASE_URL names.',
        'This is no streaming replica.',
      ]);
    } finally {
      await other.close();
    }
  });

  it('is checked by the doctor command, which reports the state of each replica', async () => {
    const elsewhere = new URL(replica.url);
    elsewhere.pathname = '/postgres';
    const DATABASE_REPLICA_URLS = `${replica.url},${elsewhere},${primary.url},postgres://127.0.0.1:1/samaj`;
    const config = loadConfig({ DATABASE_URL: primary.url, DATABASE_REPLICA_URLS }, '/nowhere');
    const findings = await checkReplicas(config, first.database.dataSource);
    expect(findings.map(({ state }) => state)).toEqual(['ok', 'wrong', 'wrong', 'warning']);
  });

  it('falls back to the primary for a statement that the replica refuses', async () => {
    const { dataSource } = first.database;
    const replicas = new Replicas([replica.url], dataSource, first.server.log);
    onTestFinished(() => replicas.close());
    await replicas.start();
    expect(replicas.choose()).toBeDefined();
    const write = () =>
      readShared(dataSource, (source) => source.query('UPDATE visit_count SET total = 41 RETURNING total'));
    expect(await sharedReads.run(replicas, write)).toEqual([[{ total: '41' }], 1]);
    expect(replicas.choose()).toBeUndefined();
  });

  it('keeps checking one replica while another does not answer', async () => {
    const checks: string[] = [];
    const listen = async (name: string, answer: (socket: Socket) => void) => {
      const sockets = createServer((socket) => {
        checks.push(name);
        answer(socket.on('error', () => undefined));
      }).listen(0, '127.0.0.1');
      await once(sockets, 'listening');
      onTestFinished(() => void sockets.close());
      return `postgres://127.0.0.1:${(sockets.address() as AddressInfo).port}/samaj`;
    };
    const urls = [
      await listen('silent', () => undefined),
      await listen('gone', (socket) => socket.destroy()),
    ];
    const replicas = new Replicas(urls, first.database.dataSource, first.server.log);
    onTestFinished(() => replicas.close());
    await replicas.start();
    await vi.waitFor(() => expect(checks.length).toBeGreaterThan(2), SOON);
    expect(checks[2]).toBe('gone');
  });

  it('leaves no connection open when it is closed while a replica is being connected', async () => {
    const replicas = new Replicas([replica.url], first.database.dataSource, first.server.log);
    const { initialize } = DataSource.prototype;
    const opening = vi.spyOn(DataSource.prototype, 'initialize');
    const closed = new Promise<DataSource>((resolve) =>
      opening.mockImplementationOnce(function (this: DataSource) {
        void replicas.close().then(() => resolve(this));
        return initialize.call(this);
      }),
    );
    await replicas.start();
    opening.mockRestore();
    expect((await closed).isInitialized).toBe(false);
  });
});

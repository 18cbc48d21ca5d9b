import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts';
import { query } from '../server/testing/query.ts';
import { INTERFACES, Load } from './load.ts';
import { Site } from './site.ts';

/** DATA-8: milliseconds from when Postgres accepts connections again. */
const RECOVERY = 5_000;
const KINDS = Object.keys(INTERFACES);

/** A Postgres to which the site connects by DATABASE_URL. */
async function openExternalPostgres() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'samaj-faults-postgres-'));
  await chmod(dataDirectory, 0o755);
  const start = (port?: number) => startEmbeddedPostgres({ dataDirectory, log: () => undefined, port });
  let postgres = await start();
  const { pid, url } = postgres;
  onTestFinished(async () => {
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  const startAgain = async () => {
    postgres = await start(Number(new URL(url).port));
  };
  return { pid, url, startAgain };
}

async function openSite(environment: Record<string, string> = {}): Promise<Site> {
  const site = await Site.open(environment);
  onTestFinished(() => site.remove());
  return site;
}

async function startLoad(site: Site, prefix: string): Promise<Load> {
  const load = new Load(site, prefix);
  onTestFinished(() => load.stop());
  for (const kind of KINDS)
    await expect.poll(() => load.statuses(kind).length, { timeout: 30_000 }).toBeGreaterThan(5);
  return load;
}

/** Every interface answered 503 while Postgres was down, and 200 otherwise. */
function expectUnavailable(load: Load, since: number): void {
  for (const kind of KINDS) {
    const statuses = new Set(load.statuses(kind));
    expect([kind, [...statuses].sort()]).toEqual([kind, [200, 503]]);
    expect([kind, load.statuses(kind, since)]).toEqual([kind, expect.arrayContaining([503])]);
  }
}

/** Five seconds after Postgres is back every request succeeds, and all acknowledged writes are stored. */
async function expectRecovery(load: Load, backAt: number, url: () => Promise<string>): Promise<void> {
  const recovered = backAt + RECOVERY;
  for (const kind of KINDS)
    await expect.poll(() => load.statuses(kind, recovered).length, { timeout: 30_000 }).toBeGreaterThan(5);
  const savedBefore = load.saved.length;
  await expect.poll(() => load.saved.length, { timeout: 30_000 }).toBeGreaterThan(savedBefore);
  await load.stop();
  for (const kind of KINDS)
    expect([kind, [...new Set(load.statuses(kind, recovered))]]).toEqual([kind, [200]]);
  const rows = await query(await url(), 'SELECT name FROM event');
  const stored = new Set(rows.map(({ name }) => name));
  expect(load.saved.filter((name) => !stored.has(name))).toEqual([]);
}

describe('Postgres stops under load and returns', () => {
  it.each([
    ['is restarted', 'SIGINT'],
    ['is killed', 'SIGKILL'],
  ] as const)(
    '[DATA-8] an external Postgres %s: requests get 503, then succeed again',
    async (_how, signal) => {
      const { pid, url, startAgain } = await openExternalPostgres();
      const site = await openSite({ DATABASE_URL: url });
      const load = await startLoad(site, 'Restart');

      const goneAt = performance.now();
      process.kill(pid, signal);
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 30_000);
      for (const kind of KINDS)
        await expect
          .poll(() => [...new Set(load.statuses(kind, goneAt))], { timeout: 30_000 })
          .toContain(503);
      await expect
        .poll(
          () =>
            startAgain().then(
              () => true,
              () => false,
            ),
          { timeout: 30_000 },
        )
        .toBe(true);

      await expectRecovery(load, performance.now(), async () => url);
      expectUnavailable(load, goneAt);
      expect(site.isRunning).toBe(true);
    },
  );

  it('[DATA-8] the server restarts the embedded Postgres after it is killed', async () => {
    const site = await openSite();
    const before = await site.postgres();
    const load = await startLoad(site, 'Revive');

    const goneAt = performance.now();
    process.kill(before.pid, 'SIGKILL');
    await expect
      .poll(
        () =>
          query(before.url, 'SELECT 1').then(
            () => true,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true);

    await expectRecovery(load, performance.now(), async () => before.url);
    for (const kind of KINDS)
      expect([kind, load.statuses(kind).filter((status) => status !== 200 && status !== 503)]).toEqual([
        kind,
        [],
      ]);
    expect(load.statuses('graphql', goneAt)).toContain(503);
    const { pid } = await site.postgres();
    expect(pid).not.toBe(before.pid);
    expect(site.output).toContain('was started again');

    // The server also stops the restarted Postgres, leaving no process behind.
    expect(await site.end('SIGTERM')).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

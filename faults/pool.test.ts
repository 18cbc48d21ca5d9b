import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INTERFACES, Load, statusOf } from './load.ts';
import { Site } from './site.ts';
import { picture, saveEvent } from './writes.ts';

const POOL_SIZE = 4;
const KINDS = Object.keys(INTERFACES);

let site: Site;

beforeAll(async () => {
  site = await Site.open({ DATABASE_POOL_SIZE: String(POOL_SIZE) });
}, 120_000);

afterAll(() => site.remove());

/** The states of the server's connections, according to Postgres. */
async function states(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT state FROM pg_stat_activity WHERE application_name = 'samaj' AND datname = current_database()`,
  );
  return rows.map(({ state }) => state);
}

it('[DATA-9] every interface answers 503 while another session locks a table that all need; nothing hangs or leaks', async () => {
  const { url } = await site.postgres();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE event IN ACCESS EXCLUSIVE MODE');
  const small = await picture('small');
  const waiting = [
    ...KINDS.filter((kind) => kind !== 'ready').flatMap((kind) =>
      Array.from({ length: 10 }, () => statusOf(INTERFACES[kind]!(site))),
    ),
    ...Array.from({ length: 5 }, () =>
      saveEvent(site, { name: 'Never' }, small).then(
        () => 200,
        (error) => Number(String(error.message).slice(0, 3)),
      ),
    ),
  ];
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]));
  expect(await statusOf(fetch(`${site.url}/health/live`))).toBe(200);
  await client.query('ROLLBACK');

  const load = new Load(site, 'After');
  for (const kind of KINDS)
    await expect.poll(() => load.statuses(kind).length, { timeout: 30_000 }).toBeGreaterThan(20);
  await load.stop();
  for (const kind of KINDS) expect([kind, new Set(load.statuses(kind))]).toEqual([kind, new Set([200])]);
  expect(load.saved.length).toBeGreaterThan(0);

  await expect.poll(() => states(client)).not.toContain('active');
  const left = await states(client);
  expect(left.length).toBeLessThanOrEqual(POOL_SIZE);
  expect(new Set(left)).toEqual(new Set(['idle']));
  const { rows } = await client.query("SELECT 1 FROM event WHERE name = 'Never'");
  expect(rows).toEqual([]);
  const files = await client.query("SELECT 1 FROM media_file WHERE state <> 'STORED'");
  expect(files.rows).toEqual([]);
  expect(await site.incoming()).toEqual([]);
  await client.end();
});

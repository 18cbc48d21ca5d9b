import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BASELINE, MIGRATIONS } from '../../../migrations/list.ts';
import { loadConfig } from '../../config.ts';
import { temporaryDirectory } from '../../files/media-fixtures.ts';
import { buildOwner, PASSWORD } from '../../testing/factories.ts';
import { runCommand } from '../../testing/run-command.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { command as doctorCommand } from '../doctor.ts';
import { checkConfiguration, checkNodeVersion } from './configuration-checks.ts';
import { checkDatabase, judgeMigrations, judgeVersion } from './database-checks.ts';
import type { Finding } from './finding.ts';
import { checkCards, checkMail, checkSms } from './message-checks.ts';
import { judgeLag } from './replica-checks.ts';
import { checkSite, judgeClock } from './site-checks.ts';

vi.setConfig({ testTimeout: 150_000 });

const app = sharedTestApp();
const SECRET = 'f3a9c1d27b6e48059f1c2d3e4b5a6978';
const REAL = {
  DATABASE_URL: 'postgres://db/samaj',
  PUBLIC_URL: 'https://www.example.org',
  SAMAJ_SECRET: SECRET,
};

const configOf = (environment: Record<string, string>) => loadConfig(environment, '/nowhere');
const stateOf = (findings: Finding[], check: string) =>
  findings.find((finding) => finding.check === check)?.state;

/** Listens on a free port until the test ends. */
async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

describe('the doctor', () => {
  it('reports what a real site lacks', () => {
    const lacking = (environment: Record<string, string>) =>
      checkConfiguration(configOf(environment), environment)
        .filter(({ state }) => state !== 'ok')
        .map(({ check }) => check);
    expect(lacking({ ...REAL, TRUSTED_PROXIES: '127.0.0.1' })).toEqual([]);
    expect(lacking(REAL)).toEqual(['TRUSTED_PROXIES']);
    expect(lacking({ DATABASE_URL: REAL.DATABASE_URL })).toEqual(['SAMAJ_SECRET', 'PUBLIC_URL']);
    expect(lacking({})).toEqual([]);
    const letters = { SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'office@example.org' };
    expect(lacking({ DEMO: '0', ...letters })).toEqual(['PUBLIC_URL']);
  });

  it('knows which Node and Postgres are too old', () => {
    expect([checkNodeVersion('20.19.0').state, checkNodeVersion('24.11.0').state]).toEqual(['warning', 'ok']);
    expect([14, 15, 18, 19].map((version) => judgeVersion(version).state)).toEqual([
      'wrong',
      'ok',
      'ok',
      'warning',
    ]);
  });

  it('distinguishes pending migrations from those of a newer program', () => {
    const known = MIGRATIONS.map(({ name }) => name);
    expect(judgeMigrations(known, known).state).toBe('ok');
    expect(judgeMigrations(known.slice(0, -1), known)).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('1 '),
    });
    expect(judgeMigrations([...known, 'Later1'], known)).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('Later1'),
    });
    const before = ['Foundation1763690400000', 'Payments1764200000000'];
    expect(judgeMigrations(before, known.slice(0, BASELINE.length)).state).toBe('ok');
    expect(judgeMigrations(before.slice(0, 1), known)).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('early version'),
    });
  });

  it('reports how far behind a replica is', () => {
    expect([0, 16, 17, null].map((megabytes) => judgeLag('db', megabytes).state)).toEqual([
      'ok',
      'ok',
      'warning',
      'wrong',
    ]);
  });

  it('compares clocks', () => {
    expect([900, -20_000, 600_000].map((difference) => judgeClock('it', difference).state)).toEqual([
      'ok',
      'warning',
      'wrong',
    ]);
  });

  it('looks for an administrator, demo accounts and messages that are stuck', async () => {
    const { dataSource } = app.database;
    const environment = { ...REAL, SAMAJ_DATA: app.dataDirectory, DEMO_PASSWORD: PASSWORD };
    const check = () => checkDatabase(configOf(environment), dataSource);
    const before = await check();
    expect(stateOf(before, 'Administrators')).toBe('wrong');
    expect(before.filter(({ state }) => state !== 'ok')).toHaveLength(1);

    const { id } = await buildOwner(app, { email: 'admin@example.org' });
    await dataSource.query(
      `INSERT INTO officer_invitation (user_id, token_hash, expires_at) VALUES ($1, '', now())`,
      [id],
    );
    expect(stateOf(await check(), 'Administrators')).toBe('wrong');
    await dataSource.query('DELETE FROM officer_invitation');
    await dataSource.query(`INSERT INTO outbox_message (channel, content, created_at, expires_at)
      VALUES ('MAIL', '', now() - interval '1 hour', now() + interval '1 hour')`);
    await dataSource.query(`INSERT INTO scheduled_task (name, due_at, failing_since)
      VALUES ('reminders of memberships', now(), now()), ('other things', now(), NULL)`);
    const after = await check();
    expect([
      stateOf(after, 'Administrators'),
      stateOf(after, 'Demo accounts'),
      stateOf(after, 'Messages'),
    ]).toEqual(['ok', 'wrong', 'warning']);
    expect(after).toContainEqual(
      expect.objectContaining({ state: 'warning', text: 'failing: reminders of memberships.' }),
    );
    await dataSource.query(`UPDATE outbox_message SET created_at = now() - interval '25 hours'`);
    await dataSource.query(`UPDATE scheduled_task SET failing_since = now() - interval '25 hours'
      WHERE name LIKE 'reminders%'`);
    const tooLong = await check();
    expect([stateOf(tooLong, 'Messages'), stateOf(tooLong, 'Background tasks')]).toEqual(['wrong', 'wrong']);
    await dataSource.query('UPDATE outbox_message SET failed_at = now()');
    expect(stateOf(await check(), 'Unsent messages')).toBe('warning');
    await dataSource.query('UPDATE outbox_message SET failed_at = NULL');
    // Sent again by the office, and of a server that is no more.
    await dataSource.query(
      `UPDATE outbox_message SET created_at = now() - interval '9 days', expires_at = now() + interval '3 days'`,
    );
    await dataSource.query(`UPDATE scheduled_task SET due_at = now() - interval '2 days'`);
    const later = await check();
    expect([stateOf(later, 'Messages'), stateOf(later, 'Background tasks')]).toEqual(['ok', 'ok']);
    await dataSource.query(`INSERT INTO retention_run (kind, due_at, failing_since) VALUES ('accounts', now(), now())
      ON CONFLICT (kind) DO UPDATE SET failing_since = now()`);
    expect(await check()).toContainEqual(
      expect.objectContaining({ state: 'warning', text: 'failing: deletion of old accounts.' }),
    );
    const { DEMO_PASSWORD, ...unknown } = environment;
    expect(stateOf(await checkDatabase(configOf(unknown), dataSource), 'Demo accounts')).toBe('warning');
    expect(
      stateOf(await checkDatabase(configOf({ ...environment, DEMO: '1' }), dataSource), 'Demo accounts'),
    ).toBeUndefined();
    await dataSource.query(`UPDATE user_account SET status = 'SUSPENDED'`);
    expect(stateOf(await check(), 'Administrators')).toBe('wrong');
  });

  it('connects to the mail server, and reports when it cannot be used', async () => {
    expect((await checkMail(configOf({}))).state).toBe('warning');
    const silent = await listen(createTcpServer((socket) => socket.end('554 not today\r\n')));
    const config = configOf({ SMTP_URL: `smtp://u:p@127.0.0.1:${silent}`, MAIL_FROM: 'a@example.org' });
    const finding = await checkMail(config, 2000);
    expect([finding.state, finding.text.includes('u:p')]).toEqual(['wrong', false]);
  });

  it('connects to the SMS gateway without a message or password', async () => {
    expect((await checkSms(configOf({}))).state).toBe('warning');
    const requests: unknown[] = [];
    const port = await listen(
      createServer(({ method, headers }, response) => {
        requests.push(method, headers.authorization);
        response.writeHead(405).end();
      }),
    );
    const gateway = (at: number) =>
      configOf({ SMS_URL: `http://127.0.0.1:${at}/x`, SMS_USER: 'u', SMS_PASSWORD: 'p', SMS_FROM: 'Samaj' });
    expect((await checkSms(gateway(port))).state).toBe('ok');
    expect(requests).toEqual(['HEAD', undefined]);
    expect((await checkSms(gateway(1))).state).toBe('wrong');
  });

  it('asks Stripe whether it knows the key, and says nothing of cards without one', async () => {
    expect(await checkCards(configOf({}))).toEqual([]);
    let status = 200;
    const port = await listen(createServer((_request, response) => void response.writeHead(status).end()));
    const check = async (key: string, at = port) => {
      const url = `http://127.0.0.1:${at}`;
      const keys = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_API_URL: url };
      return (await checkCards(configOf(keys)))[0]!;
    };
    expect((await check('sk_live_x')).state).toBe('ok');
    expect((await check('sk_test_x')).state).toBe('warning');
    expect((await check('sk_live_x', 1)).state).toBe('wrong');
    status = 401;
    const refused = await check('sk_live_secret');
    expect([refused.state, refused.text.includes('secret')]).toEqual(['wrong', false]);
  });

  it('requests the site by its public address', async () => {
    let status = 200;
    const port = await listen(
      createServer(
        (_request, response) =>
          void response.writeHead(status, { date: 'Sat, 01 Jan 2000 00:00:00 GMT' }).end(),
      ),
    );
    const check = (at: number, DEMO = '1') =>
      checkSite(configOf({ PUBLIC_URL: `http://127.0.0.1:${at}`, DEMO }), 2000);
    const early = await check(port);
    expect([stateOf(early, 'Site'), stateOf(early, 'Clock')]).toEqual(['ok', 'wrong']);
    status = 503;
    expect(stateOf(await check(port), 'Site')).toBe('wrong');
    expect(stateOf(await check(1), 'Site')).toBe('warning');
    expect(stateOf(await check(1, '0'), 'Site')).toBe('wrong');
  });
});

describe('npm run doctor', () => {
  const run = (environment: Record<string, string>, ...parameters: string[]) =>
    runCommand(doctorCommand, parameters, {
      PUBLIC_URL: 'http://127.0.0.1:1',
      SAMAJ_DATA: app.dataDirectory,
      ...environment,
    });

  it('prints a line per check, or JSON; a failed check gives exit code 1, and no password is printed', async () => {
    const good = await run({ DATABASE_URL: app.database.url, DEMO: '1', SAMAJ_SECRET: SECRET }, '--json');
    expect(stateOf(JSON.parse(good.output), 'Database')).toBe('ok');
    const DATABASE_URL = 'postgres://nobody:hidden-word@127.0.0.1:1/samaj';
    const down = await run({ DATABASE_URL });
    expect(down.code).toBe(1);
    expect(down.output).toMatch(/^WRONG {4}Database: does not answer \(ECONNREFUSED\)/m);
    expect(down.output).toMatch(/^WRONG {4}SAMAJ_SECRET: missing/m);
    expect(down.output + down.errors).not.toContain('hidden-word');
  });

  it('names the invalid setting, and starts no database', async () => {
    const faulty = await run({ PORT: 'many' });
    expect([faulty.code, faulty.output]).toEqual([1, expect.stringContaining('PORT')]);
    const alone = await run({ SAMAJ_DATA: join(await temporaryDirectory(), 'new') });
    expect([alone.code, alone.output]).toEqual([0, expect.stringContaining('is not running')]);
    const real = await run({ SAMAJ_DATA: join(await temporaryDirectory(), 'new'), DEMO: '0' });
    expect([real.code, real.output]).toEqual([
      1,
      expect.stringMatching(/^WRONG {4}Database: .*not running/m),
    ]);
  });

  it('says what Postgres says when it refuses, and not that it should be started', async () => {
    const { output } = await run({ DATABASE_URL: `${app.database.url}_not_there` });
    expect(output).toMatch(/^WRONG {4}Database: refuses \(database ".*_not_there" does not exist\)/m);
    expect(output).not.toContain('Start it');
  });
});

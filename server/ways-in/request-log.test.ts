import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findProjectRoot } from '../project-root.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PASSWORD = 'canary-password-5151';
const CODE = '51515';

/** Starts the server without pages, which would need a client build. */
const PROGRAM = `
  import 'reflect-metadata';
  import { createApp } from './server/app.ts';
  import { loadConfig } from './server/config.ts';
  import { createDataSource } from './server/database/data-source.ts';
  import { ENTITIES } from './server/features.ts';
  const config = loadConfig(process.env, process.cwd());
  const dataSource = createDataSource({ url: config.databaseUrl, entities: ENTITIES, poolSize: 2 });
  const { server } = await createApp(config, await dataSource.initialize(), { withPages: false });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write('running at ' + url + '\\n');`;

interface Line {
  reqId?: string;
  msg?: string;
  req?: { method: string; url: string };
  res?: { statusCode: number };
}

/** Runs a separate process: its output is what an operator reads. */
describe('the server log', () => {
  let database: TestDatabase;
  let child: ChildProcess;
  let output = '';
  let url = '';
  let dataDirectory: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDirectory = await mkdtemp(join(tmpdir(), 'samaj-log-'));
    child = spawn(
      process.execPath,
      ['--import', '@oxc-node/core/register', '--input-type=module', '--eval', PROGRAM],
      {
        cwd: findProjectRoot(import.meta.dirname),
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          LOG_LEVEL: 'trace',
          DATABASE_URL: database.url,
          SAMAJ_DATA: dataDirectory,
        },
      },
    );
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    await vi.waitFor(() => expect(output).toMatch(/running at \S+\n/), { timeout: 50_000 });
    url = /running at (\S+)/.exec(output)?.[1] ?? '';
  });

  afterAll(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await database.drop();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  /** The lines since the start; throws if one is not JSON. */
  const lines = (): Line[] =>
    output
      .slice(output.indexOf('running at'))
      .split('\n')
      .slice(1)
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));

  /** Waits until the response's status is logged. */
  async function linesOf(answer: Response): Promise<Line[]> {
    await answer.text();
    const id = answer.headers.get('x-request-id');
    const mine = () => lines().filter(({ reqId }) => reqId === id);
    await vi.waitFor(() => expect(mine().some(({ res }) => res)).toBe(true), { timeout: 10_000 });
    return mine();
  }

  it('[OPS-5] is JSON, and each line of a request has the id in its response', async () => {
    const [first, second] = await Promise.all([
      fetch(`${url}/api/nothing`),
      fetch(`${url}/api/admin/eventlist/0`),
    ]);
    const logged = [await linesOf(first), await linesOf(second)];
    expect(logged.map((mine) => mine.find(({ req }) => req)?.req)).toMatchObject([
      { method: 'GET', url: '/api/nothing' },
      { method: 'GET', url: '/api/admin/eventlist/0' },
    ]);
    expect(logged.map((mine) => mine.find(({ res }) => res)?.res?.statusCode)).toEqual([404, 200]);
  });

  it('[OPS-5] visitor input cannot forge lines, and a request id from the client is ignored', async () => {
    const forged = '\n{"level":60,"msg":"forged"}\n\u001b[2J\u2028';
    const answer = await fetch(`${url}/api/${encodeURIComponent(forged)}`, {
      headers: { 'x-request-id': 'forged' },
    });
    expect(answer.headers.get('x-request-id')).not.toBe('forged');
    await linesOf(answer);
    const text = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ ${forged} }`, operationName: forged }),
    });
    await linesOf(text);
    expect(lines().filter(({ msg, reqId }) => msg === 'forged' || reqId === 'forged')).toEqual([]);
    expect(output).not.toContain('\u001b');
  });

  it('[OPS-5] truncates a long address', async () => {
    const [line] = await linesOf(await fetch(`${url}/api/${'x'.repeat(8000)}`));
    expect(line?.req?.url).toMatch(/^\/api\/x{400,}$/);
    expect(line?.req?.url.length).toBeLessThanOrEqual(500);
  });

  it('[OPS-5] contains no password, code or token, wherever a client puts it', async () => {
    const query = `mutation { createAccessToken(input: { login: "a@example.org", password: "${PASSWORD}" }) { token } }`;
    const json = { 'content-type': 'application/json' };
    const authorization = `Bearer ${PASSWORD}`;
    const cookie = `site-session=${PASSWORD}; __Host-site-session=${PASSWORD}`;
    const answers = await Promise.all([
      fetch(`${url}/graphql?query=${encodeURIComponent(query)}`, { headers: { authorization, cookie } }),
      fetch(`${url}/graphql`, { method: 'POST', headers: json, body: JSON.stringify({ query }) }),
      fetch(`${url}/api/login/signin?Password=${PASSWORD}&otp=${CODE}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ Login: 'a@example.org', Password: PASSWORD, OTP: CODE }),
      }),
      fetch(`${url}/api/admin/eventlist/0?token=${PASSWORD}`, { headers: { authorization, cookie } }),
    ]);
    for (const answer of answers) await linesOf(answer);
    expect(lines().length).toBeGreaterThanOrEqual(2 * answers.length);
    expect(output).not.toContain(PASSWORD);
    expect(output).not.toContain(CODE);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_EVENTS } from './database/demo/event-texts.ts';
import { findProjectRoot } from './project-root.ts';

const projectRoot = findProjectRoot(import.meta.dirname);

interface RunningServer {
  url: string;
  output: string;
  process: ChildProcess;
  /** Resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

function launch(dataDirectory: string, environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['--import', '@oxc-node/core/register', 'server/main.ts'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', SAMAJ_DATA: dataDirectory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outputUntilExit(child: ChildProcess): Promise<{ output: string; code: number | null }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { output, code };
}

async function startServer(
  dataDirectory: string,
  environment?: Record<string, string>,
): Promise<RunningServer> {
  const child = launch(dataDirectory, environment);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /running at (http:\S+)[\s\S]*user@example\.org.*\n/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => reject(new Error(output)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await once(child, 'close');
    return code as number | null;
  };
  return { url, output, process: child, end };
}

async function eventCount({ url }: RunningServer): Promise<number> {
  return (await (await fetch(`${url}/api/admin/eventlist/0`)).json()).length;
}

async function trySignIn({ url }: RunningServer, password: string): Promise<number> {
  const response = await fetch(`${url}/api/login/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Login: 'admin@example.org', Password: password }),
  });
  return response.status;
}

function passwordIn(output: string): string {
  return /Demo admin.*\s(\S+)\n/.exec(output)?.[1] ?? '';
}

describe('a server on an embedded database', () => {
  let folder: string;
  let server: RunningServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'samaj-main-'));
    server = await startServer(folder);
  }, 90_000);

  afterAll(async () => {
    if (server.process.exitCode === null) await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  it('starts with demo content and prints accounts that work', async () => {
    expect(await eventCount(server)).toBeGreaterThan(20);
    expect(await trySignIn(server, passwordIn(server.output))).toBe(200);
  });

  it('[DATA-7] a second one on the same folder refuses clearly, and the first goes on', async () => {
    const { output, code } = await outputUntilExit(launch(folder));
    expect(code).toBe(1);
    expect(output).toContain('Another Samaj server is already running on');
    expect(await eventCount(server)).toBeGreaterThan(20);
  });

  it('[AUTH-4] kill -9 loses neither content nor the count of wrong passwords', async () => {
    const events = await eventCount(server);
    for (let i = 0; i < 5; i += 1) expect(await trySignIn(server, 'wrong password')).toBe(400);
    await server.end('SIGKILL');
    const password = passwordIn(server.output);
    server = await startServer(folder);
    expect(await eventCount(server)).toBe(events);
    expect(passwordIn(server.output)).toBe(password);
    expect(await trySignIn(server, password)).toBe(429);
  }, 120_000);

  it('[OPS-1] SIGTERM finishes a request that is half received, and ends with exit code 0', async () => {
    const body = JSON.stringify({ Login: 'nobody@example.org', Password: 'wrong password' });
    const call = request(`${server.url}/api/login/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    const answered = once(call, 'response');
    call.flushHeaders();
    // Now the server has the request and waits for its body.
    await once(call, 'continue');
    const told = new Promise<void>((resolve) => {
      server.process.stdout?.on('data', (chunk) => String(chunk).includes('in flight') && resolve());
    });
    const ended = server.end('SIGTERM');
    await told;
    call.end(body);
    const [answer] = await answered;
    answer.resume();
    // A browser or proxy would keep the connection for minutes.
    expect([answer.statusCode, answer.headers.connection, await ended]).toEqual([400, 'close', 0]);
  });
});

describe('a first start that is interrupted', () => {
  it('[OPS-1] stops cleanly while it fills the database, and the next start completes it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-main-'));
    const child = launch(folder);
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (chunk) => String(chunk).includes('running at') && resolve());
    });
    child.kill('SIGTERM');
    expect((await once(child, 'close'))[0]).toBe(0);
    const server = await startServer(folder);
    expect(await eventCount(server)).toBe(DEMO_EVENTS.length);
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }, 120_000);
});

describe('a server that cannot start', () => {
  it('[OPS-6] names the configuration at fault', async () => {
    const { output, code } = await outputUntilExit(launch(tmpdir(), { PORT: 'many' }));
    expect([code, output]).toEqual([1, expect.stringContaining('PORT')]);
  });

  it('[OPS-6] says that it cannot use its folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-main-'));
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await chmod(file, 0o400);
    const { output, code } = await outputUntilExit(launch(join(file, 'data')));
    await rm(folder, { recursive: true, force: true });
    expect([code, output]).toEqual([1, expect.stringMatching(`SAMAJ_DATA: ${file}.* cannot be written`)]);
  });

  it('[OPS-6] in production without a secret and an address names both, in a line each', async () => {
    const { output, code } = await outputUntilExit(
      launch(tmpdir(), { NODE_ENV: 'production', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/samaj' }),
    );
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/\n {2}SAMAJ_SECRET: .*\n {2}PUBLIC_URL: .*\n$/),
    ]);
  });

  it('[OPS-6] says that the database does not answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-main-'));
    const { output, code } = await outputUntilExit(
      launch(folder, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/samaj' }),
    );
    await rm(folder, { recursive: true, force: true });
    expect([code, output]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  });
});

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_EVENTS } from '../../demo/event-texts.ts';
import { launch } from './launch.ts';
import { createTestDatabase } from './test-database.ts';

interface RunningServer {
  url: string;
  output: string;
  process: ChildProcess;
  /** Resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
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

/** Stops a server while it fills its new database. @returns its exit code */
async function interruptFirstStart(dataDirectory: string): Promise<number | null> {
  const child = launch(dataDirectory);
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('running at') && resolve());
  });
  child.kill('SIGTERM');
  return (await once(child, 'close'))[0];
}

async function eventCount({ url }: RunningServer): Promise<number> {
  return (await (await fetch(`${url}/api/admin/eventlist/0`)).json()).length;
}

async function trySignIn({ url }: RunningServer, password: string, who = 'admin'): Promise<number> {
  const response = await fetch(`${url}/api/login/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Login: `${who}@example.org`, Password: password }),
  });
  return response.status;
}

function passwordIn(output: string, who = 'admin'): string {
  return new RegExp(`Demo ${who}.*\\s(\\S+)\\n`).exec(output)?.[1] ?? '';
}

describe('a server on an embedded database', () => {
  let folder: string;
  let interruptedCode: number | null;
  let server: RunningServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'samaj-main-'));
    // With the file mode that older versions used.
    await mkdir(join(folder, 'backups'));
    await chmod(join(folder, 'backups'), 0o755);
    interruptedCode = await interruptFirstStart(folder);
    server = await startServer(folder);
  }, 120_000);

  afterAll(async () => {
    if (server.process.exitCode === null) await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  it('[OPS-1] stops cleanly while it fills the database, and the next start completes that', async () => {
    expect(interruptedCode).toBe(0);
    expect(await eventCount(server)).toBe(DEMO_EVENTS.length);
  });

  it('starts with demo content and prints working accounts', async () => {
    expect(await eventCount(server)).toBeGreaterThan(20);
    expect(await trySignIn(server, passwordIn(server.output))).toBe(200);
    expect(server.output).not.toContain('/set-up');
  });

  it("[OPS-8] its files are not accessible to the machine's other users", async () => {
    const kept = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = kept.map(({ parentPath, name }) => join(parentPath, name));
    expect(paths.length).toBeGreaterThan(1000);
    const open: string[] = [];
    for (const path of paths) {
      // Postgres may delete files meanwhile.
      const found = await lstat(path).catch(() => undefined);
      if (found && (found.mode & 0o077) !== 0) open.push(path);
    }
    expect(open).toEqual([]);
    // Under root the folder's group is that of the Postgres user, who may enter it but not list it.
    expect((await lstat(folder)).mode & 0o067).toBe(0);
  });

  it('[DATA-7] a second server on the same folder refuses to start and says why, and the first keeps running', async () => {
    const { output, code } = await outputUntilExit(launch(folder));
    expect(code).toBe(1);
    expect(output).toContain('Another Samaj server is already running on');
    expect(await eventCount(server)).toBeGreaterThan(20);
  });

  it('[AUTH-4] kill -9 loses neither content nor the count of failed sign-ins', async () => {
    const events = await eventCount(server);
    for (let i = 0; i < 5; i += 1) expect(await trySignIn(server, 'wrong password', 'user')).toBe(400);
    await server.end('SIGKILL');
    const password = passwordIn(server.output, 'user');
    server = await startServer(folder);
    expect(await eventCount(server)).toBe(events);
    expect(passwordIn(server.output, 'user')).toBe(password);
    expect(await trySignIn(server, password, 'user')).toBe(429);
  }, 120_000);

  it('[OPS-1] SIGTERM finishes a partly received request, logs it and exits with code 0', async () => {
    await server.end('SIGTERM');
    server = await startServer(folder, { LOG_LEVEL: 'info' });
    const body = JSON.stringify({ Login: 'nobody@example.org', Password: 'wrong password' });
    const call = request(`${server.url}/api/login/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    const answered = once(call, 'response');
    call.flushHeaders();
    // The server now has the request's headers and waits for its body.
    await once(call, 'continue');
    let written = '';
    const announced = new Promise<void>((resolve) => {
      server.process.stdout?.on('data', (chunk) => {
        written += chunk;
        if (written.includes('in flight')) resolve();
      });
    });
    const ended = server.end('SIGTERM');
    await announced;
    call.end(body);
    const [answer] = await answered;
    answer.resume();
    // Without `connection: close` a browser or proxy would keep the connection open for minutes.
    const code = await ended;
    server = await startServer(folder);
    expect([answer.statusCode, answer.headers.connection, code]).toEqual([400, 'close', 0]);
    expect(written).toMatch(/"statusCode":400.*request completed/);
  }, 60_000);
});

describe('a server whose S3 store does not answer', () => {
  it('[OPS-7] listens before it sends the store a request', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-main-'));
    const database = await createTestDatabase();
    await database.dataSource.query(
      `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, variants, state)
       VALUES ('PdfFile', 'a.pdf', 'PDF', 'application/pdf', 1, '[]', 'REMOVED')`,
    );
    const events: string[] = [];
    const store = createServer((connection) => {
      connection.resume().on('close', () => events.push('the store was disconnected'));
      events.push('the store was contacted');
    });
    await once(store.listen(0, '127.0.0.1'), 'listening');
    const child = launch(folder, {
      DATABASE_URL: database.url,
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    child.stdout?.on('data', (chunk) => {
      if (String(chunk).includes('running at')) events.push('running');
    });
    await expect.poll(() => events.length, { timeout: 60_000 }).toBeGreaterThan(1);
    expect(events).toEqual(['running', 'the store was contacted']);
    child.kill('SIGKILL');
    await once(child, 'close');
    store.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }, 90_000);
});

describe('a server that cannot start', () => {
  it('[OPS-6] names the invalid setting', async () => {
    const { output, code } = await outputUntilExit(launch(tmpdir(), { PORT: 'many' }));
    expect([code, output]).toEqual([1, expect.stringContaining('PORT')]);
  });

  it('[OPS-6] reports a data folder that is not writable', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-main-'));
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await chmod(file, 0o400);
    const { output, code } = await outputUntilExit(launch(join(file, 'data')));
    await rm(folder, { recursive: true, force: true });
    expect([code, output]).toEqual([1, expect.stringMatching(`SAMAJ_DATA: ${file}.* is not writable`)]);
  });

  it('[OPS-6] in production without a secret and a public URL reports both, each on its own line', async () => {
    const { output, code } = await outputUntilExit(
      launch(tmpdir(), { NODE_ENV: 'production', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/samaj' }),
    );
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/\n {2}SAMAJ_SECRET: .*\n {2}PUBLIC_URL: .*\n$/),
    ]);
  });

  it('[OPS-6] reports a database that does not answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-main-'));
    const { output, code } = await outputUntilExit(
      launch(folder, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/samaj' }),
    );
    await rm(folder, { recursive: true, force: true });
    expect([code, output]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  });
});

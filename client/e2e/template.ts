import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** The folders on which the demo's database depends. */
const SOURCES = ['server', 'rules', 'migrations', 'demo'];

/**
 * Where those of this checkout are kept from one run to the next: beside nothing private, because as root Postgres is
 * another user.
 */
const TEMPLATES = join(
  tmpdir(),
  `samaj-browser-tests-${userInfo().username}-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`,
);

/** Of today, because the demo's days are relative to it. */
function templateName(): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  for (const path of files.sort()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** A port on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a program has printed something. @throws Error with its output when it ends before */
export function printed(program: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        const found = wanted.exec(output);
        if (found) resolve(found);
      });
    program.once('close', () => reject(new Error(`It ended before it printed ${wanted}:\n${output}`)));
  });
}

/** Starts the site as `npm start` does. */
export function startSite(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Stops it and waits until it has ended. */
export async function stopSite(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return;
  const ended = once(site, 'close');
  site.kill('SIGTERM');
  await ended;
}

/**
 * The data folder of a site that has been filled with the demo and stopped; made when the sources have changed.
 * @returns its path
 */
export async function filledTemplate(): Promise<string> {
  const path = join(TEMPLATES, templateName());
  if (existsSync(path)) return path;
  rmSync(TEMPLATES, { recursive: true, force: true });
  mkdirSync(TEMPLATES, { recursive: true, mode: 0o755 });
  const unfinished = `${path}.unfinished`;
  const site = startSite({ SAMAJ_DATA: unfinished, PORT: String(await freePort()) });
  // Printed last, when the demo content is complete.
  await printed(site, /Demo user/);
  await stopSite(site);
  renameSync(unfinished, path);
  return path;
}

/** Copies it with its owners: as root, Postgres runs as another user. */
export function copyTemplate(template: string, to: string): void {
  if (process.platform === 'win32') cpSync(template, to, { recursive: true });
  else execFileSync('cp', ['-a', template, to]);
}

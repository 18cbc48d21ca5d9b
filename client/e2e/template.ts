import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { keptFolder } from '../../server/testing/kept-folder.ts';

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
export function filledTemplate(): Promise<string> {
  return keptFolder({
    name: 'browser-tests',
    sources: ['server', 'rules', 'migrations', 'demo'],
    // The demo's days are relative to today.
    also: new Date().toDateString(),
    make: async (folder) => {
      const site = startSite({ SAMAJ_DATA: folder, PORT: String(await freePort()) });
      // Printed last, when the demo content is complete.
      await printed(site, /Demo user/);
      await stopSite(site);
    },
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Beside the server of the demo, the SMS gateway and the fake Stripe. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3977) + 3;

/** The link in the log; the last line that a start writes. */
const LINK = /(http:\S+\/set-up#\S+)\n/;

export interface NewSite {
  /** Its address, without a trailing slash. */
  url: string;
  /** What its log says to open. */
  link: string;
  stop(): Promise<void>;
}

function linkIn(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        const link = LINK.exec(output)?.[1];
        if (link) resolve(link);
      });
    server.once('close', () => reject(new Error(`The new site ended:\n${output}`)));
  });
}

/** Starts a site without the demo, as an association has it on its first evening. */
export async function startNewSite(): Promise<NewSite> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'samaj-new-site-'));
  const { SMS_URL: _url, DATABASE_URL: _database, ...environment } = process.env;
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...environment, DEMO: '0', PORT: String(PORT), SAMAJ_DATA: dataDirectory, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'close');
  const link = await linkIn(server);
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { url: new URL(link).origin, link, stop };
}

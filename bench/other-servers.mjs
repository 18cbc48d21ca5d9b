// The servers that Samaj is compared with: a minimal one of only fastify and pg, and Apollo Server alone.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createScratchFolder } from './database.mjs';
import { startProcess, waitForOutput } from './processes.mjs';

/** They may use modules of the server as they are written. */
const TYPESCRIPT = ['--import', '@oxc-node/core/register'];

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

async function startListener(program, databaseUrl, core, further = {}) {
  const environment = { DATABASE_URL: databaseUrl, NODE_ENV: 'production', ...further };
  const started = startProcess(process.execPath, [...TYPESCRIPT, here(program)], { environment, core });
  const [, url] = await waitForOutput(started, /Listening at (\S+)\n/);
  return { ...started, url };
}

/** @param page the HTML to serve at /page */
export async function startPlain(databaseUrl, core, page) {
  const file = join(await createScratchFolder(), 'page.html');
  await writeFile(file, page);
  return startListener('plain-server.mjs', databaseUrl, core, { PAGE_FILE: file });
}

export function startApollo(databaseUrl, core) {
  return startListener('apollo-server.mjs', databaseUrl, core);
}

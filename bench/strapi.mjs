// Strapi, an alternative to Samaj, in production mode with its own database on the same Postgres: the events
// are a content type, their pictures are files in its media library, and visitors may read them.
import { randomBytes } from 'node:crypto';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createDatabase, readEvents } from './database.mjs';
import { peersFolder } from './peer-packages.mjs';
import { runProcess, startProcess, waitUntilReady } from './processes.mjs';
import { POOL_SIZE } from './workloads.mjs';

const COMMAND = '../node_modules/@strapi/strapi/bin/strapi.js';

/** Strapi does not report the port it has chosen, so one is chosen here. */
async function findFreePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Copies the project, because Strapi writes to its own folder. */
async function copyProject(scratch) {
  const folder = join(scratch, 'strapi');
  await cp(join(peersFolder, 'strapi'), folder, { recursive: true });
  await symlink(join(peersFolder, 'node_modules'), join(scratch, 'node_modules'), 'junction');
  await mkdir(join(folder, 'public/uploads'), { recursive: true });
  return folder;
}

/**
 * Creates Strapi's database and fills it with Samaj's events.
 * @param scratch a folder for it, which the caller removes
 * @returns the argument for `startStrapi`
 */
export async function prepareStrapi(databaseUrl, scratch) {
  const folder = await copyProject(scratch);
  const events = join(scratch, 'events.json');
  await writeFile(events, JSON.stringify(await readEvents(databaseUrl)));
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: await createDatabase(databaseUrl),
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    PORT: '0',
    STRAPI_SECRET: randomBytes(32).toString('hex'),
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  console.error('Filling Strapi …');
  await runProcess(process.execPath, ['seed.cjs', events], { environment, cwd: folder });
  return { environment, folder };
}

/** @returns the running server, with its URL and the milliseconds until its health check succeeded */
export async function startStrapi({ environment, folder }, core) {
  const port = await findFreePort();
  const started = startProcess(process.execPath, [COMMAND, 'start'], {
    environment: { ...environment, PORT: String(port) },
    core,
    cwd: folder,
  });
  const url = `http://127.0.0.1:${port}`;
  const readyAfter = await waitUntilReady(started, `${url}/_health`);
  return { ...started, url, readyAfter };
}

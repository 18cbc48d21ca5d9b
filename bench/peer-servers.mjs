// The servers that Samaj is compared with: a minimal one of only fastify and pg, and third-party products.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCleaning } from './cleanup.mjs';
import { measureStarts } from './cold-start.mjs';
import { createScratchFolder } from './database.mjs';
import { ensurePeerPackages } from './peer-packages.mjs';
import { startProcess, stopProcess, waitForOutput } from './processes.mjs';
import { prepareStrapi, startStrapi } from './strapi.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

async function startListener(program, databaseUrl, core, further = {}) {
  const environment = { DATABASE_URL: databaseUrl, NODE_ENV: 'production', ...further };
  const started = startProcess(process.execPath, [here(program)], { environment, core });
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

async function startStrapiFilled({ databaseUrl, core }) {
  const prepared = await prepareStrapi(databaseUrl, await createScratchFolder());
  const start = await measureStarts('Strapi', () => startStrapi(prepared), stopProcess);
  return { start, server: await startStrapi(prepared, core) };
}

/**
 * Installs and starts the products. Those that cannot be installed or started are left out.
 * @returns the servers by name, the start-up time of Strapi, and the reason for each missing one
 */
export async function startPeers({ databaseUrl, core }) {
  const missing = {};
  const attempt = (sides, work) =>
    work().catch((error) => {
      if (isCleaning()) throw error;
      console.error(error.message);
      for (const side of sides) missing[side] = error.message;
    });
  await attempt(['mercurius', 'strapi', 'strapiRest'], ensurePeerPackages);
  if (Object.keys(missing).length > 0) return { servers: {}, missing };
  const mercurius = await attempt(['mercurius'], () =>
    startListener('peers/mercurius-server.mjs', databaseUrl, core),
  );
  const strapi = await attempt(['strapi', 'strapiRest'], () => startStrapiFilled({ databaseUrl, core }));
  const servers = {
    ...(mercurius && { mercurius }),
    ...(strapi && { strapi: strapi.server, strapiRest: strapi.server }),
  };
  return { servers, strapiStart: strapi?.start, missing };
}

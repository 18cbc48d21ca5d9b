// Runs the built server as in production.
import { randomBytes } from 'node:crypto';
import { ask } from './ask.mjs';
import { startProcess, stopProcess, waitForOutput, waitUntilReady } from './processes.mjs';
import { projectRoot } from './project.mjs';
import { POOL_SIZE } from './workloads.mjs';

/** The password of the demo accounts, with which the benchmark signs in. */
const DEMO_PASSWORD = 'only-for-the-benchmark';
const ADMINISTRATOR = 'admin@example.org';
export const DEMO_USER = 'user@example.org';
const MEMBER = '7700900003';

/**
 * Starts the built server and waits until it is ready.
 * @param options.dataDirectory holds its files and, without a databaseUrl, its embedded Postgres
 * @param options.cacheSize size of the response cache in megabytes
 * @param options.environment further environment variables
 * @returns its URL, and the milliseconds until it was ready and until the demo content was complete
 */
export async function startSamaj({
  dataDirectory,
  databaseUrl = '',
  core,
  cacheSize = 64,
  environment: further = {},
}) {
  const environment = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: '0',
    HOST: '127.0.0.1',
    SAMAJ_DATA: dataDirectory,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    RESPONSE_CACHE_MEGABYTES: String(cacheSize),
    DEMO: '1',
    DEMO_PASSWORD,
    // In production the server requires these with an external database.
    PUBLIC_URL: 'http://localhost',
    SAMAJ_SECRET: randomBytes(32).toString('hex'),
    ...further,
  };
  const started = startProcess(process.execPath, ['dist/server/main.js'], {
    environment,
    core,
    cwd: projectRoot,
  });
  const [, port] = await waitForOutput(started, /running at http:\/\/[^:]+:(\d+)/);
  const url = `http://127.0.0.1:${port}`;
  const readyAfter = await waitUntilReady(started, `${url}/health/ready`);
  // The accounts are printed once the demo content is complete.
  await waitForOutput(started, /Demo user/);
  return { ...started, url, readyAfter, completeAfter: performance.now() - started.startedAt };
}

/** @throws Error if the server does not stop cleanly */
export async function stopSamaj(server) {
  const code = await stopProcess(server);
  if (code !== 0) throw new Error(`The server stopped with exit code ${code}:\n${server.output}`);
}

/** Creates a bearer token for a demo account. */
export async function createToken(server, login) {
  const query = 'mutation ($input: SignInInput!) { createAccessToken(input: $input) { token } }';
  const variables = { input: { login, password: DEMO_PASSWORD } };
  const { token } = await ask(server, undefined, { query, variables });
  return token;
}

/** @returns a bearer token of the demo administrator */
export function signInAsAdministrator(server) {
  return createToken(server, ADMINISTRATOR);
}

/** @returns a bearer token of the demo member of the matrimonial section */
export async function signInAsMember({ url }) {
  const answer = await fetch(`${url}/api/matrimonial/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ MobileNo: MEMBER, Password: DEMO_PASSWORD }),
  });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(`The demo member cannot sign in: ${JSON.stringify(reply)}`);
  return reply.userToken;
}

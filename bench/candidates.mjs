// Measures the matrimonial list with few and with very many profiles, with the query of a member's browser.
import { CANDIDATES_QUERY } from './candidates-query.mjs';
import { vacuum } from './database.mjs';
import { runProcess } from './processes.mjs';
import { projectRoot } from './project.mjs';
import { signInAsMember, startSamaj, stopSamaj } from './samaj-server.mjs';

export const FEW = 1_000;
const MANY = 1_000_000;
const ROUNDS = 20;
const WARM_UP_ROUNDS = 3;

/** No filter, broad and narrow filters, common and rare values; for each the first pages. */
const FILTERS = [
  {},
  { genders: ['FEMALE'] },
  { genders: ['MALE'], ageFrom: 30 },
  { genders: ['FEMALE'], ageFrom: 25, ageTo: 30 },
  { ageTo: 24 },
  { genders: ['MALE'], ageFrom: 46, ageTo: 48 },
  { educationType: 'Doctorate' },
  { occupation: 'Currently Not Working' },
  { genders: ['FEMALE'], ageFrom: 28, ageTo: 35, educationType: "Master's degree" },
  { genders: ['FEMALE'], ageFrom: 70 },
];
const PAGES = [1, 2, 5];

/** Adds generated profiles until there are `count`. */
export async function fillCandidates(databaseUrl, count) {
  console.error(`Filling in ${count} profiles …`);
  await runProcess(process.execPath, ['scripts/command.mjs', 'demo', '--candidates', String(count)], {
    environment: { DATABASE_URL: databaseUrl },
    cwd: projectRoot,
  });
  await vacuum(databaseUrl);
}

/** @returns the duration of one request in milliseconds */
async function timeRequest({ url }, token, variables) {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ operationName: 'Candidates', query: CANDIDATES_QUERY, variables }),
  });
  const { errors } = await answer.json();
  if (errors) throw new Error(`The listing was refused: ${JSON.stringify(errors)}`);
  return performance.now() - startedAt;
}

async function measureList(server) {
  const token = await signInAsMember(server);
  const times = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
    for (const filter of FILTERS)
      for (const page of PAGES) {
        const time = await timeRequest(server, token, { filter, page });
        if (round >= WARM_UP_ROUNDS) times.push(time);
      }
  times.sort((one, other) => one - other);
  const percentile = (share) => times[Math.floor(share * (times.length - 1))];
  return { p50: percentile(0.5), p95: percentile(0.95) };
}

/**
 * Measures the same filtered pages with their counts, first among few profiles, then among many.
 * @returns both in milliseconds, and the ratio of their 95th percentiles
 */
export async function measureCandidates({ dataDirectory, databaseUrl, core }) {
  const sides = [];
  for (const profiles of [FEW, MANY]) {
    await fillCandidates(databaseUrl, profiles);
    const server = await startSamaj({ dataDirectory, databaseUrl, core });
    sides.push({ profiles, ...(await measureList(server)) });
    await stopSamaj(server);
  }
  const [few, many] = sides;
  return { few, many, ratio: many.p95 / few.p95 };
}

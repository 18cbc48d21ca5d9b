// Measures the matrimonial list and a candidate's page with few and with very many profiles, by the queries of a member's
// browser.
import { ask } from './ask.mjs';
import { clientDocument } from './client-documents.mjs';
import { vacuum } from './database.mjs';
import { percentile } from './median.mjs';
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
const PAGE_SIZE = 4;

/** Adds generated profiles until there are `count`. */
export async function fillCandidates(databaseUrl, count) {
  console.error(`Filling in ${count} profiles …`);
  await runProcess(process.execPath, ['scripts/command.mjs', 'demo', '--candidates', String(count)], {
    environment: { DATABASE_URL: databaseUrl },
    cwd: projectRoot,
  });
  await vacuum(databaseUrl);
}

/** @returns what the first field answers, and the duration of the request in milliseconds */
async function timeRequest(server, token, operation, variables) {
  const startedAt = performance.now();
  const answer = await ask(server, token, { query: clientDocument(operation), variables });
  return { answer, time: performance.now() - startedAt };
}

const percentiles = (times) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });

/** Each filter's pages, and after each the page of the candidate who stands first in it. */
async function measureSection(server) {
  const token = await signInAsMember(server);
  const [lists, pages] = [[], []];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
    for (const filter of FILTERS)
      for (const page of PAGES) {
        const shown = { filter, show: 'ALL', page, pageSize: PAGE_SIZE };
        const { answer, time } = await timeRequest(server, token, 'Candidates', shown);
        if (round >= WARM_UP_ROUNDS) lists.push(time);
        const [first] = answer.items;
        if (!first) continue;
        const opened = await timeRequest(server, token, 'Candidate', { id: first.id });
        if (round >= WARM_UP_ROUNDS) pages.push(opened.time);
      }
  return { list: percentiles(lists), page: percentiles(pages) };
}

/**
 * Measures the same filtered pages with their counts, and the pages of candidates, first among few profiles, then among many.
 * @returns for the list and for a page both in milliseconds, and the ratio of their 95th percentiles
 */
export async function measureCandidates({ dataDirectory, databaseUrl, core }) {
  const sides = [];
  for (const profiles of [FEW, MANY]) {
    await fillCandidates(databaseUrl, profiles);
    const server = await startSamaj({ dataDirectory, databaseUrl, core });
    sides.push({ profiles, ...(await measureSection(server)) });
    await stopSamaj(server);
  }
  const [few, many] = sides;
  return ['list', 'page'].map((what) => ({
    ...{ what, few: few[what], many: many[what], ratio: many[what].p95 / few[what].p95 },
    profiles: { few: few.profiles, many: many.profiles },
  }));
}

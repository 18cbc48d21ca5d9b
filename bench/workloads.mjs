// The requests of the benchmark, and a check that all servers answer them alike.
import { deepStrictEqual, strictEqual } from 'node:assert';
import { clientDocument } from './client-documents.mjs';

/** Database connections of each server: all together stay below Postgres' limit of 100. */
export const POOL_SIZE = 13;

const PAGE = { page: 1, pageSize: 12 };

/** The query of the events page. */
const EVENTS_QUERY = `
  query Events($page: Int!, $pageSize: Int!) {
    events(page: $page, pageSize: $pageSize, language: "en") {
      items {
        id version name description fileType
        file { fileName url contentType width height sources { type srcset } }
      }
      totalCount
    }
  }`;

/** A member's filter in the matrimonial section. */
const CANDIDATE_FILTER = { genders: ['FEMALE'], ageFrom: 25, ageTo: 30 };

const candidatesByGraphQL = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: clientDocument('Candidates'),
    variables: { filter: CANDIDATE_FILTER, show: 'ALL', page: 1, pageSize: 4 },
  }),
};

function byGraphQL(query) {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'Events', query, variables: PAGE }),
  };
}

/** Pages are requested with Brotli as by browsers; lists without compression as by API clients. */
const BROWSER_HEADERS = { 'accept-encoding': 'br' };

/** A public page that shows the same events. */
export const PAGE_PATH = '/events';

/**
 * Each workload with the requests to Samaj and to the other servers, and the target ratios of requests per second, for
 * a Samaj without a response cache (`samaj`) and for one with it (`cached`).
 */
export const WORKLOADS = [
  {
    key: 'graphqlList',
    title: 'events by GraphQL, a page of 12 with pictures',
    targets: { samaj: { apollo: 0.6 }, cached: { plain: 5 } },
    samaj: byGraphQL(EVENTS_QUERY),
    others: {
      plain: { method: 'GET', path: `/events?page=${PAGE.page}&pageSize=${PAGE.pageSize}` },
      apollo: byGraphQL(EVENTS_QUERY),
    },
  },
  {
    key: 'restList',
    title: 'events by REST, all of them',
    targets: { samaj: { plain: 0.9 }, cached: { plain: 5 } },
    samaj: { method: 'GET', path: '/api/admin/eventlist/0' },
    others: { plain: { method: 'GET', path: '/eventlist' } },
  },
  {
    key: 'candidates',
    title: 'candidates by GraphQL, a filtered page of 4 for a signed-in member',
    asMember: true,
    targets: { samaj: { apollo: 0.8 } },
    samaj: candidatesByGraphQL,
    others: { apollo: candidatesByGraphQL },
  },
  {
    key: 'page',
    title: 'the page of events, HTML',
    targets: { cached: { plain: 5 } },
    samaj: { method: 'GET', path: PAGE_PATH, headers: BROWSER_HEADERS },
    others: { plain: { method: 'GET', path: '/page', headers: BROWSER_HEADERS } },
  },
];

async function fetchText({ url }, { path, ...request }) {
  const answer = await fetch(url + path, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

/** Compares bytes, without the newline that Apollo adds. For pages only lengths: the order of their data varies. */
function checkSameBytes(ours, theirs) {
  if (ours.startsWith('<')) return strictEqual(theirs.length, ours.trimEnd().length);
  // Compared first because its failure message shows the difference.
  deepStrictEqual(JSON.parse(theirs), JSON.parse(ours));
  strictEqual(theirs, ours.trimEnd());
}

/**
 * Checks that the other servers' responses equal Samaj's.
 * @returns for each server the size of its response in bytes
 * @throws AssertionError with the difference
 */
export async function checkSameAnswers({ samaj, others }, servers) {
  const ours = await fetchText(servers.samaj ?? servers.cached, samaj);
  const bytes = {};
  for (const [side, server] of Object.entries(servers)) {
    const theirs = await fetchText(server, others[side] ?? samaj);
    checkSameBytes(ours, theirs.trimEnd());
    bytes[side] = Buffer.byteLength(theirs);
  }
  return bytes;
}

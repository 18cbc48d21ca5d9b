// The requests of the benchmark, and a check that all servers answer them alike.
import { deepStrictEqual, strictEqual } from 'node:assert';
import { CANDIDATES_QUERY } from './candidates-query.mjs';

/** Database connections of each server: all seven together stay below Postgres' limit of 100. */
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

/** The same fields of the same events; Strapi calls the sources of a picture `formats`. */
const STRAPI_QUERY = `
  query Events($page: Int!, $pageSize: Int!) {
    events_connection(pagination: { page: $page, pageSize: $pageSize }, sort: ["id:desc"]) {
      nodes {
        documentId version name description fileType
        file { name url mime width height formats }
      }
      pageInfo { total }
    }
  }`;

const STRAPI_FIELDS = ['version', 'name', 'description', 'fileType'];
const STRAPI_FILE_FIELDS = ['name', 'url', 'mime', 'width', 'height', 'formats'];

/** The same through REST, which joins the pictures instead of querying them one by one. */
function strapiByRest() {
  const list = (key, names) => names.map((name, index) => `${key}[${index}]=${name}`);
  const parameters = [
    ...list('fields', STRAPI_FIELDS),
    ...list('populate[file][fields]', STRAPI_FILE_FIELDS),
    'sort=id:desc',
    `pagination[page]=${PAGE.page}`,
    `pagination[pageSize]=${PAGE.pageSize}`,
  ];
  return { method: 'GET', path: `/api/events?${parameters.join('&')}` };
}

/** A member's filter in the matrimonial section. */
const CANDIDATE_FILTER = { gender: 'FEMALE', ageFrom: 25, ageTo: 30 };

function candidatesByGraphQL() {
  const { gender, ageFrom, ageTo } = CANDIDATE_FILTER;
  const variables = { filter: { genders: [gender], ageFrom, ageTo }, page: 1 };
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'Candidates', query: CANDIDATES_QUERY, variables }),
  };
}

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
    targets: { samaj: { apollo: 0.5 }, cached: { plain: 5 } },
    samaj: byGraphQL(EVENTS_QUERY),
    others: {
      plain: { method: 'GET', path: `/events?page=${PAGE.page}&pageSize=${PAGE.pageSize}` },
      apollo: byGraphQL(EVENTS_QUERY),
      mercurius: byGraphQL(EVENTS_QUERY),
      strapi: byGraphQL(STRAPI_QUERY),
      strapiRest: strapiByRest(),
    },
  },
  {
    key: 'restList',
    title: 'events by REST, all of them',
    targets: { samaj: { plain: 0.8 }, cached: { plain: 5 } },
    samaj: { method: 'GET', path: '/api/admin/eventlist/0' },
    others: { plain: { method: 'GET', path: '/eventlist' } },
  },
  {
    key: 'candidates',
    title: 'candidates by GraphQL, a filtered page of 4 for a signed-in member',
    asMember: true,
    targets: { samaj: { plain: 0.6 } },
    samaj: candidatesByGraphQL(),
    others: {
      plain: {
        method: 'GET',
        path: `/candidates?${new URLSearchParams({ ...CANDIDATE_FILTER, page: 1, pageSize: 4 })}`,
      },
    },
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

/** @returns the events and their total from Strapi's GraphQL or REST response */
function strapiEvents(answer) {
  if (answer.meta) return { nodes: answer.data, total: answer.meta.pagination.total };
  const { nodes, pageInfo } = answer.data.events_connection;
  return { nodes, total: pageInfo.total };
}

/** Strapi's ids and field names differ, but the content of the events must be the same. */
function checkSameEvents(ours, theirs) {
  const { events } = JSON.parse(ours).data;
  const { nodes, total } = strapiEvents(JSON.parse(theirs));
  const expected = events.items.map(({ id: _id, file, ...fields }) => {
    if (!file) return { ...fields, file };
    const { fileName: name, contentType: mime, sources, ...shared } = file;
    const pictures = sources.flatMap(({ srcset }) => srcset.split(', ')).length;
    return { ...fields, file: { name, mime, pictures, ...shared } };
  });
  const found = nodes.map(({ id: _id, documentId: _documentId, file, ...fields }) => {
    if (!file) return { ...fields, file };
    const { id: _fileId, documentId: _fileDocumentId, formats, ...shared } = file;
    return { ...fields, file: { ...shared, pictures: Object.keys(formats).length } };
  });
  deepStrictEqual({ items: found, total }, { items: expected, total: events.totalCount });
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
    if (side.startsWith('strapi')) checkSameEvents(ours, theirs);
    else checkSameBytes(ours, theirs.trimEnd());
    bytes[side] = Buffer.byteLength(theirs);
  }
  return bytes;
}

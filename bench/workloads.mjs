// What is asked of the servers, and the proof that they answer the same.
import { deepStrictEqual, strictEqual } from 'node:assert';
import { CANDIDATES_QUERY } from './candidates-query.mjs';

/** Connections to the database that each server may open: all seven together have fewer than Postgres' 100. */
export const POOL_SIZE = 13;

const PAGE = { page: 1, pageSize: 12 };

/** What the page of events asks for. */
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

/** The same fields of the same events; the sources of a picture are its `formats`. */
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

/** The same by its REST calls, which join the pictures instead of asking for them one by one. */
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

/** What a member looks for in the matrimonial section. */
const LOOKED_FOR = { gender: 'FEMALE', ageFrom: 25, ageTo: 30 };

function candidatesByGraphQL() {
  const { gender, ageFrom, ageTo } = LOOKED_FOR;
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

/** What travels is Brotli; lists are asked for as integrators' clients do that say nothing of it. */
const AS_BROWSERS_ASK = { 'accept-encoding': 'br' };

/** A page for visitors that shows the same events. */
export const PAGE_PATH = '/events';

/**
 * Each with what Samaj is asked, what the others are, and the least ratios of requests per second to another server's
 * that we want: of a Samaj that makes each answer anew (`samaj`), and of one that keeps them (`cached`).
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
        path: `/candidates?${new URLSearchParams({ ...LOOKED_FOR, page: 1, pageSize: 4 })}`,
      },
    },
  },
  {
    key: 'page',
    title: 'the page of events, HTML',
    targets: { cached: { plain: 5 } },
    samaj: { method: 'GET', path: PAGE_PATH, headers: AS_BROWSERS_ASK },
    others: { plain: { method: 'GET', path: '/page', headers: AS_BROWSERS_ASK } },
  },
];

async function ask({ url }, { path, ...request }) {
  const answer = await fetch(url + path, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

/** @returns the events and their number, by either way into Strapi */
function strapiEvents(answer) {
  if (answer.meta) return { nodes: answer.data, total: answer.meta.pagination.total };
  const { nodes, pageInfo } = answer.data.events_connection;
  return { nodes, total: pageInfo.total };
}

/** Strapi has ids and names of fields of its own: what the events say must be the same. */
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

/** Byte by byte, but for the line's end that Apollo adds. A page has its data in the order in which it came. */
function checkSameBytes(ours, theirs) {
  if (ours.startsWith('<')) return strictEqual(theirs.length, ours.trimEnd().length);
  // Says more of a difference.
  deepStrictEqual(JSON.parse(theirs), JSON.parse(ours));
  strictEqual(theirs, ours.trimEnd());
}

/**
 * Compares the answers of the other servers with Samaj's.
 * @returns for each server the bytes of an answer
 * @throws with the difference
 */
export async function checkSameAnswers({ samaj, others }, servers) {
  const ours = await ask(servers.samaj ?? servers.cached, samaj);
  const bytes = {};
  for (const [side, server] of Object.entries(servers)) {
    const theirs = await ask(server, others[side] ?? samaj);
    if (side.startsWith('strapi')) checkSameEvents(ours, theirs);
    else checkSameBytes(ours, theirs.trimEnd());
    bytes[side] = Buffer.byteLength(theirs);
  }
  return bytes;
}

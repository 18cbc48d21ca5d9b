// What is asked of both servers, and the proof that they answer the same.
import { deepStrictEqual, strictEqual } from 'node:assert';

/** Connections to the database that either server may open. */
export const POOL_SIZE = 20;

const PAGE = { page: 1, pageSize: 12 };

/** What the page of events asks for. */
const EVENTS_QUERY = `
  query Events($page: Int!, $pageSize: Int!) {
    events(page: $page, pageSize: $pageSize) {
      items {
        id version name nameGujarati description descriptionGujarati fileType
        file { fileName url contentType width height sources { type srcset } }
      }
      totalCount
    }
  }`;

const BY_GRAPHQL = {
  samaj: {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'Events', query: EVENTS_QUERY, variables: PAGE }),
  },
  plain: { method: 'GET', path: `/events?page=${PAGE.page}&pageSize=${PAGE.pageSize}` },
};

/** Each with the least ratio of requests per second, ours to the plain server's, that we want. */
export const WORKLOADS = [
  {
    key: 'cachedList',
    title: 'events by GraphQL, kept from an earlier request',
    target: 1.5,
    isCached: true,
    ...BY_GRAPHQL,
  },
  {
    key: 'graphqlList',
    title: 'events by GraphQL, a page of 12 with pictures',
    target: 0.6,
    ...BY_GRAPHQL,
  },
  {
    key: 'restList',
    title: 'events by REST, all of them',
    target: 0.8,
    samaj: { method: 'GET', path: '/api/admin/eventlist/0' },
    plain: { method: 'GET', path: '/eventlist' },
  },
];

async function ask(url, { path, ...request }) {
  const answer = await fetch(url + path, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

/**
 * Compares the answers of both servers, byte by byte but for the line's end that Apollo adds.
 * @returns the bytes of an answer
 * @throws with the difference
 */
export async function checkSameAnswers({ samaj, plain }, servers) {
  const ours = await ask(servers.samaj.url, samaj);
  const theirs = await ask(servers.plain.url, plain);
  deepStrictEqual(JSON.parse(theirs), JSON.parse(ours));
  strictEqual(theirs, ours.trimEnd());
  return Buffer.byteLength(theirs);
}

import { describe, expect, it } from 'vitest';
import { get, graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const READ = '/api/admin/getsetvistcount/0';
const COUNT = '/api/admin/getsetvistcount/1';

interface Visit {
  from?: string;
  headers?: Record<string, string>;
}

async function record({ from = freshAddress(), headers }: Visit = {}) {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers,
    payload: { query: 'mutation { recordVisit }' },
  });
  return { status: response.statusCode, count: response.json().data?.recordVisit };
}

async function countByRest({ from = freshAddress(), headers }: Visit = {}, method: 'GET' | 'HEAD' = 'GET') {
  return app.server.inject({ method, url: COUNT, remoteAddress: from, headers });
}

async function visitCount(): Promise<number> {
  return (await graphql(app, { query: '{ visitCount }' })).data.visitCount;
}

describe('visits', () => {
  it('[D46] recordVisit counts and answers the new count, visitCount only reads', async () => {
    const before = await visitCount();
    expect(await visitCount()).toBe(before);
    expect(await record()).toEqual({ status: 200, count: before + 1 });
    expect(await visitCount()).toBe(before + 1);
  });

  it('[D46] of fifty at once none is lost and each answer is different', async () => {
    const before = await visitCount();
    const visits = await Promise.all(Array.from({ length: 50 }, () => record()));
    const counts = visits.map(({ count }) => count).sort((one, other) => one - other);
    expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => before + index + 1));
    expect(await visitCount()).toBe(before + 50);
  });

  it('[D46] from one network sixty an hour are counted; further ones only read, without an error', async () => {
    const from = freshAddress();
    const before = await visitCount();
    const statuses = new Set<number>();
    for (let i = 0; i < 63; i += 1) statuses.add((await record({ from })).status);
    expect([...statuses]).toEqual([200]);
    expect(await visitCount()).toBe(before + 60);
    expect((await countByRest({ from })).json()).toBe(before + 60);
    expect((await record()).count).toBe(before + 61);
  });

  it("[D46] another site's page cannot inflate the counter", async () => {
    const before = await visitCount();
    expect((await record({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(await visitCount()).toBe(before);
  });
});

describe('visits by the legacy call', () => {
  it('[D46] 1 counts and answers the new number, uncached', async () => {
    const before = await visitCount();
    const response = await countByRest();
    expect([response.statusCode, response.json()]).toEqual([200, before + 1]);
    expect([response.headers['cache-control'], response.headers.etag]).toEqual(['no-store', undefined]);
    expect((await countByRest()).json()).toBe(before + 2);
  });

  it('[D46] 0 answers the number and counts nothing, with an ETag', async () => {
    const before = await visitCount();
    const { headers, body } = await get(app, READ);
    expect([body, headers['cache-control']]).toEqual([String(before), 'public, no-cache']);
    const again = await get(app, READ, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(await visitCount()).toBe(before);
  });

  it.each([
    ['a revalidation', { 'if-none-match': '"old"' }],
    ['a dated revalidation', { 'if-modified-since': 'Sat, 01 Nov 2025 10:00:00 GMT' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ["another site's picture", { 'sec-fetch-site': 'cross-site' }],
    ["another site's script", { origin: 'https://example.com' }],
  ])('[D46] %s only reads', async (_what, headers) => {
    const before = await visitCount();
    const response = await countByRest({ headers });
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      200,
      before,
      'no-store',
    ]);
    expect(await visitCount()).toBe(before);
  });

  it('[D46] HEAD does not count', async () => {
    const before = await visitCount();
    const response = await countByRest({}, 'HEAD');
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(await visitCount()).toBe(before);
  });

  it('[D46] a page of this site counts', async () => {
    const before = await visitCount();
    expect((await countByRest({ headers: { 'sec-fetch-site': 'same-origin' } })).json()).toBe(before + 1);
  });

  it.each(['2', '-1', '01', '1.0', 'abc', '1 OR 1=1'])('[REST-3] the mode %s answers 400', async (mode) => {
    const before = await visitCount();
    const response = await get(app, `/api/admin/getsetvistcount/${encodeURIComponent(mode)}`);
    expect([response.statusCode, response.json()]).toEqual([400, 'The request could not be read.']);
    expect([response.headers['cache-control'], await visitCount()]).toEqual(['no-store', before]);
  });

  it('another method answers 405', async () => {
    const response = await app.server.inject({ method: 'POST', url: COUNT });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET']);
  });
});

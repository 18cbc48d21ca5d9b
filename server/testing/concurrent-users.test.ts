import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { accessRows } from './access/access-table.ts';
import { type PreparedCall, prepareCall, send } from './access/call.ts';
import { BUILD_CALLERS } from './access/callers.ts';
import { newDonation } from './access/records.ts';
import { adminToken, buildCandidate, buildUser, openSession } from './factories.ts';
import { sharedTestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

// With the response cache on, as in production.
const app = sharedTestApp({ environment: { RESPONSE_CACHE_MEGABYTES: '16' } });
const REQUESTS = 1000;
const CONCURRENCY = 25;

/** A person with a text that occurs only in their own records, and the requests that they make. */
interface Person {
  mark: string;
  token: string;
  requests: readonly PersonalRequest[];
}
interface PersonalRequest {
  path: string;
  query?: string;
}

const graphqlRequest = (query: string): PersonalRequest => ({ path: '/graphql', query });

let origin: string;
beforeAll(async () => {
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
});

async function donor(mark: string): Promise<Person> {
  const user = await buildUser(app, { name: mark });
  const { id } = await newDonation(app, user.id);
  await app.database.dataSource.query('UPDATE donation SET donor_name = $1 WHERE id = $2', [mark, id]);
  return {
    mark,
    token: await openSession(app, { userId: user.id }),
    requests: [
      graphqlRequest('{ viewer { name } }'),
      graphqlRequest('{ myAccount { name email } }'),
      graphqlRequest('{ myDonations { items { donorName reference } } }'),
      graphqlRequest('{ donationPrefill(subTypeId: 6) { donorName } }'),
      { path: '/api/login/userlist' },
      { path: `/api/donpayment/getdonerinfo/0/${user.id}/6` },
    ],
  };
}

async function member(mark: string): Promise<Person> {
  // They are not on each other's list: each only sees their own profile.
  const { memberId } = await buildCandidate(app, { fatherName: mark, contactName: mark }, { name: mark });
  return {
    mark,
    token: await openSession(app, { memberId }),
    requests: [
      graphqlRequest('{ viewer { name } }'),
      graphqlRequest('{ myCandidate { fatherName contactName } }'),
      { path: '/api/matrimonial/profilelist' },
      { path: `/api/matrimonial/getprofiledt/${memberId}/All` },
      { path: '/api/matrimonial/getprofiledt/0/All' },
      { path: '/exports/my-matrimonial-data.json' },
    ],
  };
}

async function answerTo({ token }: Person, { path, query }: PersonalRequest): Promise<string> {
  const response = await fetch(origin + path, {
    method: query ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(query && { 'content-type': 'application/json' }) },
    body: query && JSON.stringify({ query }),
  });
  expect(response.status).toBe(200);
  return response.text();
}

describe('concurrent requests of two people', () => {
  it.each([
    ['main-site users', donor],
    ['members', member],
  ])('[AUTHZ-6] a thousand requests of two %s each answer with their own data only', async (who, build) => {
    const people = [await build(`Canary Mayura of ${who}`), await build(`Canary Hansa of ${who}`)];
    let next = 0;
    const wrong: string[] = [];
    const work = async () => {
      for (let number = next++; number < REQUESTS; number = next++) {
        const one = people[number % 2]!;
        const other = people[(number + 1) % 2]!;
        const personalRequest = one.requests[Math.floor(number / 2) % one.requests.length]!;
        const answer = await answerTo(one, personalRequest);
        if (!answer.includes(one.mark) || answer.includes(other.mark))
          wrong.push(JSON.stringify(personalRequest) + answer);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

describe('caches', () => {
  it('[AUTHZ-7] publicly cacheable responses are the same for everybody, and no others may be cached', async () => {
    const tokens = [
      await adminToken(app),
      (await donor('Canary Kanta')).token,
      (await member('Canary Lata')).token,
    ];
    const [anonymous] = await BUILD_CALLERS.anonymous(app);
    const reads = accessRows(app).filter(({ kind, methods }) => kind === 'route' && methods.includes('GET'));
    const wrong: unknown[] = [];
    let shared = 0;
    for (const row of reads) {
      const call: PreparedCall = {
        ...(await prepareCall(app, row, anonymous!)),
        method: 'GET',
        payload: undefined,
      };
      const anonymousAnswer = await app.server.inject(call);
      for (const token of tokens) {
        const answer = await app.server.inject({ ...call, headers: { authorization: `Bearer ${token}` } });
        const control = String(answer.headers['cache-control'] ?? '');
        const isShared = control.includes('public');
        if (isShared) shared += 1;
        if (
          isShared &&
          (answer.body !== anonymousAnswer.body || answer.statusCode !== anonymousAnswer.statusCode)
        )
          wrong.push([row.name, 'differs']);
        if (!isShared && answer.statusCode < 400 && !/no-store|private/.test(control))
          wrong.push([row.name, control]);
      }
    }
    expect(wrong).toEqual([]);
    expect(shared).toBeGreaterThan(20);
  });

  it("[AUTHZ-7] If-None-Match never returns another person's response", async () => {
    const { token } = await member('Canary Bhanu');
    const { memberId } = await buildCandidate(app);
    const other = await openSession(app, { memberId });
    for (const url of ['/api/matrimonial/profilelist', '/api/matrimonial/getprofiledt/0/All']) {
      const own = await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect([own.headers['cache-control'], own.headers.etag]).toEqual(['no-store', undefined]);
      const headers = { authorization: `Bearer ${other}`, 'if-none-match': '*' };
      expect((await app.server.inject({ url, headers })).statusCode).toBe(200);
      expect((await app.server.inject({ url, headers: { 'if-none-match': '*' } })).statusCode).toBe(401);
    }
  });

  it('[AUTHZ-7] a GraphQL response for one person is not given to another or to anonymous visitors', async () => {
    const admin = await adminToken(app);
    const call: PreparedCall = {
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ viewer { role } users { totalCount } }' },
    };
    const asAdmin = await send(app, call, { authorization: `Bearer ${admin}` });
    expect(asAdmin.codes).toEqual([]);
    expect((await send(app, call, {})).codes).toEqual(['UNAUTHENTICATED']);
    expect(
      (await send(app, call, { authorization: `Bearer ${(await donor('Canary Usha')).token}` })).codes,
    ).toEqual(['FORBIDDEN']);
  });
});

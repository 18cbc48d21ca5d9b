import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { get, graphql } from './requests.ts';
import { openTestApp, sharedTestApp } from './test-app.ts';

const app = sharedTestApp();

describe('every response', () => {
  it('[HDR-2] [AUTH-5] an https site sends HSTS, and only a trusted proxy’s headers set the client address', async () => {
    const site = await openTestApp({
      environment: { PUBLIC_URL: 'https://www.example.org', TRUSTED_PROXIES: '10.0.0.0/8' },
    });
    const seen: string[] = [];
    site.server.addHook(
      'onResponse',
      async ({ ip, protocol, host }) => void seen.push(`${protocol} ${host} ${ip}`),
    );
    const headers = {
      host: 'app:3000',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'www.example.org',
    };
    for (const remoteAddress of ['10.1.2.3', '198.51.100.1']) {
      const response = await site.server.inject({ url: '/health/live', remoteAddress, headers });
      expect(response.headers['strict-transport-security']).toMatch(/max-age=\d{7}/);
    }
    expect(seen).toEqual(['https www.example.org 203.0.113.7', 'http app:3000 198.51.100.1']);
    await site.close();

    const plain = await app.server.inject({ url: '/health/live', headers });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });

  it('an unknown URL answers 404 without details', async () => {
    const response = await app.server.inject({ method: 'POST', url: '/no-such-thing' });
    expect([response.statusCode, response.json().errors[0].message]).toEqual([404, 'Not found.']);
  });
});

describe('health', () => {
  it('[OPS-2] live reports that the process answers, ready that the database does', async () => {
    expect((await get(app, '/health/live')).statusCode).toBe(200);
    expect((await get(app, '/health/ready')).statusCode).toBe(200);
  });

  it('[OPS-2] without its database the server is live, but not ready', async () => {
    const orphan = await openTestApp();
    await orphan.database.drop();
    expect((await get(orphan, '/health/live')).statusCode).toBe(200);
    expect((await get(orphan, '/health/ready')).statusCode).toBe(503);
    const { status, headers, errors } = await graphql(orphan, { query: '{ events { totalCount } }' });
    expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers['retry-after']).toBeTruthy();
    await orphan.close();
  });

  it('[OPS-2] a server whose connection pool is exhausted is still ready', async () => {
    const { dataSource } = app.database;
    const taken = Array.from({ length: 10 }, () => dataSource.createQueryRunner());
    await Promise.all(taken.map((runner) => runner.connect()));
    const { statusCode } = await get(app, '/health/ready');
    await Promise.all(taken.map((runner) => runner.release()));
    expect(statusCode).toBe(200);
  });

  it('[OPS-2] a server that is shutting down is not ready', async () => {
    const stopping = await openTestApp();
    const statuses: number[] = [];
    stopping.server.addHook('preClose', async () => {
      const { port } = stopping.server.server.address() as AddressInfo;
      statuses.push((await fetch(`http://127.0.0.1:${port}/health/ready`)).status);
    });
    const url = await stopping.server.listen({ port: 0, host: '127.0.0.1' });
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    await stopping.close();
    expect(statuses).toEqual([503]);
  });
});

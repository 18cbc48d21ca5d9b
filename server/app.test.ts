import { describe, expect, it } from 'vitest';
import { get, graphql } from './testing/requests.ts';
import { openTestApp, sharedTestApp } from './testing/test-app.ts';

const app = sharedTestApp();

describe('every answer', () => {
  it('an unknown address answers 404 without saying more', async () => {
    const response = await app.server.inject({ method: 'POST', url: '/no-such-thing' });
    expect([response.statusCode, response.json().errors[0].message]).toEqual([404, 'Not found.']);
  });
});

describe('health', () => {
  it('[OPS-2] live says that the process answers, ready that the database does', async () => {
    expect((await get(app, '/health/live')).statusCode).toBe(200);
    expect((await get(app, '/health/ready')).statusCode).toBe(200);
  });

  it('[OPS-2] without its database the server is live, but not ready', async () => {
    const orphan = await openTestApp();
    await orphan.database.dataSource.destroy();
    expect((await get(orphan, '/health/live')).statusCode).toBe(200);
    expect((await get(orphan, '/health/ready')).statusCode).toBe(503);
    const { status, headers, errors } = await graphql(orphan, { query: '{ events { totalCount } }' });
    expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers['retry-after']).toBeTruthy();
    await orphan.close();
  });
});

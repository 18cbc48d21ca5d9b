import { describe, expect, it } from 'vitest';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { picture } from '../../testing/factories.ts';
import { get } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { WAYS } from './upload-fixtures.ts';

const app = sharedTestApp();

describe('served files', () => {
  it.each([
    '/EventImg/..%2f..%2fpackage.json',
    '/EventImg/%2e%2e/%2e%2e/package.json',
    '/EventImg/....//package.json',
    '/EventImg/%00.jpg',
    '/EventImg/',
  ])('[UP-6] %s answers 404', async (url) => {
    expect((await get(app, url)).statusCode).toBe(404);
  });

  it('[UP-10] have a fixed content type, nosniff and a sandbox', async () => {
    await WAYS.GraphQL!(app, { content: await picture(), fileName: 'kite.png', contentType: 'image/png' });
    const [newest] = (await get(app, '/api/admin/eventlist/0')).json();
    const { headers } = await get(app, `/EventImg/${newest.fileName}`);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('what nothing refers to any more, and that alone, answers 404, also while a backup keeps it from being deleted', async () => {
    for (const fileName of ['kite.png', 'kept.png'])
      await WAYS.GraphQL!(app, { content: await picture(), fileName, contentType: 'image/png' });
    const [kept, { id, fileName }] = (await get(app, '/api/admin/eventlist/0')).json();
    const runner = app.database.dataSource.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.backup]);
    try {
      const { events } = app.features.services;
      await events.states.bin(OPERATOR, [id]);
      expect((await get(app, `/EventImg/${fileName}`)).statusCode).toBe(404);
      await events.states.emptyBin(OPERATOR);
      expect((await get(app, `/EventImg/${fileName}`)).statusCode).toBe(404);
      expect((await get(app, `/EventImg/${kept.fileName}`)).statusCode).toBe(200);
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.backup]);
      await runner.release();
    }
    await app.media.deleteRemoved();
  });
});

import { describe, expect, it } from 'vitest';
import { RETENTION } from '../../../rules/retention.ts';
import { adminToken, eventFields, picture } from '../../testing/factories.ts';
import { get, graphqlUpload } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import {
  BIN,
  CHANGE,
  EVERYWHERE,
  MANAGED,
  officeOf,
  RESTORE,
  SAVE,
  uniqueName,
} from './managed-content-fixtures.ts';

const app = sharedTestApp({ environment: { RESPONSE_CACHE_MEGABYTES: '8' } });
const { ask, saveEvent, whereSeen, loggedActions } = officeOf(app);

describe('the bin', () => {
  it.each([
    ['deleteEvent', (id: number) => ask('mutation ($id: Int!) { deleteEvent(id: $id) }', { id })],
    ['binContent', (id: number) => ask(BIN, { ids: [id] })],
    [
      'the old call',
      async (id: number) =>
        get(app, `/api/admin/delevent/${id}`, { authorization: `Bearer ${await adminToken(app)}` }),
    ],
  ])('takes what %s deletes, and gives it back as it was', async (_name, remove) => {
    const event = await saveEvent(undefined, { startsOn: '2031-03-01' });
    const before = (await ask(MANAGED, { id: event.id })).data.managedEvent.item;
    await remove(event.id);
    expect(await whereSeen(event)).toEqual([]);
    const again = await ask(BIN, { ids: [event.id] });
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await ask(RESTORE, { ids: [event.id] });
    // By two who press at once.
    expect((await ask(RESTORE, { ids: [event.id] })).errors).toBeUndefined();
    const { item, visibility } = (await ask(MANAGED, { id: event.id })).data.managedEvent;
    expect({ ...item, version: 0 }).toEqual({ ...before, version: 0 });
    expect(visibility).toMatchObject({ state: 'PUBLISHED', binnedAt: null });
    expect(await whereSeen(event)).toEqual(EVERYWHERE);
    expect(await loggedActions(event.id)).toEqual(['CREATE', 'BIN', 'RESTORE']);
  });

  it('keeps files to the byte, which only the office may open meanwhile', async () => {
    const file = { content: await picture(), fileName: 'a.png', contentType: 'image/png' };
    const token = await adminToken(app);
    const { data } = await graphqlUpload(app, {
      query: SAVE,
      token,
      variables: { input: eventFields({ name: uniqueName() }) },
      file,
    });
    const { id, file: stored } = data.saveEvent;
    const addresses = [
      stored.url,
      ...stored.sources.flatMap(({ srcset }: { srcset: string }) =>
        srcset.split(', ').map((source) => source.split(' ')[0]),
      ),
    ];
    expect(addresses.length).toBeGreaterThan(2);
    const statuses = (headers?: Record<string, string>) =>
      Promise.all(addresses.map(async (url) => (await get(app, url, headers)).statusCode));
    const only = (status: number) => addresses.map(() => status);
    const bytes = () => Promise.all(addresses.map(async (url) => (await get(app, url)).rawPayload));
    const before = await bytes();
    expect(await statuses()).toEqual(only(200));
    for (const hide of [
      () => ask(BIN, { ids: [id] }),
      () => ask(CHANGE, { ids: [id], visibility: { state: 'HIDDEN' } }),
    ]) {
      await hide();
      expect(await statuses()).toEqual(only(404));
      const office = await get(app, stored.url, { authorization: `Bearer ${token}` });
      expect([office.statusCode, office.headers['cache-control']]).toEqual([200, 'private, no-store']);
      await ask(RESTORE, { ids: [id] });
    }
    await ask(CHANGE, { ids: [id], visibility: { state: 'PUBLISHED' } });
    expect(await statuses()).toEqual(only(200));
    expect((await bytes()).map((content, index) => content.equals(before[index]!))).toEqual(
      addresses.map(() => true),
    );
  });

  it('cannot be edited: what is in it answers as what is missing does', async () => {
    const event = await saveEvent();
    await ask(BIN, { ids: [event.id] });
    const save = await ask(SAVE, { input: eventFields({ id: event.id, name: event.name }) });
    expect(save.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const change = await ask(CHANGE, { ids: [event.id], visibility: { state: 'HIDDEN' } });
    expect(change.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it(`is emptied by itself after ${RETENTION.bin.period.count} days, with files, and not a day before`, async () => {
    const file = { content: await picture(), fileName: 'a.png', contentType: 'image/png' };
    const { data } = await graphqlUpload(app, {
      query: SAVE,
      token: await adminToken(app),
      variables: { input: eventFields({ name: uniqueName() }) },
      file,
    });
    const { id } = data.saveEvent;
    await ask(BIN, { ids: [id] });
    // A minute more, because the database's clock and the server's may differ.
    const age = (days: number) =>
      app.database.dataSource.query(
        'UPDATE event SET binned_at = now() - make_interval(days => $2, mins => 1) WHERE id = $1',
        [id, days],
      );
    const emptied = async () => {
      await app.database.dataSource.query('DELETE FROM retention_run');
      await app.features.services.retention.run();
    };
    await age(RETENTION.bin.period.count - 1);
    await emptied();
    expect((await ask(MANAGED, { id })).data.managedEvent).not.toBeNull();
    const count = 'SELECT count(*)::integer AS files FROM media_file';
    const [before] = await app.database.dataSource.query(count);
    await age(RETENTION.bin.period.count);
    await emptied();
    expect((await ask(MANAGED, { id })).data.managedEvent).toBeNull();
    const [after] = await app.database.dataSource.query(count);
    expect(after.files).toBe(before.files - 1);
  });

  it('is emptied on demand, of one kind', async () => {
    const event = await saveEvent();
    const kept = await saveEvent();
    await ask(BIN, { ids: [event.id] });
    const { data } = await ask('mutation { emptyContentBin(kind: "event") }', {});
    expect(data.emptyContentBin).toBeGreaterThan(0);
    expect((await ask(MANAGED, { id: event.id })).data.managedEvent).toBeNull();
    expect(await whereSeen(kept)).toEqual(EVERYWHERE);
    const restored = await ask(RESTORE, { ids: [event.id] });
    expect(restored.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

import { expect, it, onTestFinished } from 'vitest';
import { query } from '../server/testing/query.ts';
import { INTERFACES, Load } from './load.ts';
import { Site } from './site.ts';
import { picture, saveEvent } from './writes.ts';

const UPLOADS = 20;
/** The number of uploads waiting in the queue when the signal is sent. */
const WAITING = 5;

it('[OPS-1] SIGTERM under load finishes uploads in progress, loses no acknowledged write and exits with code 0', async () => {
  const site = await Site.open();
  onTestFinished(() => site.remove());
  const { pid } = await site.postgres();
  const load = new Load(site, 'Stopping');
  const heavy = await picture('heavy');
  const uploads = Array.from({ length: UPLOADS }, (_, index) =>
    saveEvent(site, { name: `In progress ${index}` }, heavy),
  );
  const outcomes = Promise.allSettled(uploads);
  const waiting = async () => (await site.incoming()).length;
  await expect.poll(waiting, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(WAITING);

  expect(await site.end('SIGTERM')).toBe(0);
  // Uploads that had not arrived may have failed, but none of those was acknowledged.
  const acknowledged = (await outcomes).filter(({ status }) => status === 'fulfilled').length;
  expect(acknowledged).toBeGreaterThanOrEqual(WAITING);
  await load.stop();
  for (const kind of Object.keys(INTERFACES)) {
    const odd = load.statuses(kind).filter((status) => ![200, 503, 0].includes(status));
    expect([kind, odd]).toEqual([kind, []]);
  }
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');

  await site.start();
  const rows = await query((await site.postgres()).url, 'SELECT name FROM event');
  const stored = rows.map(({ name }) => name);
  expect(stored.filter((name) => String(name).startsWith('In progress'))).toHaveLength(acknowledged);
  expect(load.saved.filter((name) => !stored.includes(name))).toEqual([]);
  expect(await site.incoming()).toEqual([]);
});

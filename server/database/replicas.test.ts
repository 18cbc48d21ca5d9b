import { describe, expect, it, onTestFinished } from 'vitest';
import type { Replica } from './replica.ts';
import { Replicas } from './replicas.ts';

/** Up to where in the primary's log. */
const BEFORE = 5n;
const AFTER = 9n;

/** A primary whose changes are heard of when it is next asked, and one replica. */
async function open() {
  const primary = { end: BEFORE, tell: [] as (() => void)[] };
  const replica = {
    position: BEFORE,
    start: async () => undefined,
    stop: async () => undefined,
    chase: () => undefined,
    hasReplayed: (position: bigint) => position <= replica.position,
  };
  const replicas = new Replicas([replica as unknown as Replica]);
  onTestFinished(() => replicas.stop());
  await replicas.start(async () => {
    for (const tell of primary.tell.splice(0)) tell();
    return primary.end;
  });
  replicas.isInformed = true;
  await replicas.read(async () => undefined);
  const write = () => {
    primary.end = AFTER;
    primary.tell.push(() => replicas.changed());
  };
  const isRead = () => replicas.run(() => replicas.reader() !== undefined);
  return { replica, replicas, write, isRead };
}

describe('a replica', () => {
  it('[DATA-10] is read by nobody who could have written what it lacks, although no word of it has come', async () => {
    const { replica, replicas, write } = await open();
    const isRead = () => replicas.read(async () => replicas.reader() !== undefined);
    expect(await isRead()).toBe(true);
    write();
    expect(await isRead()).toBe(false);
    replica.position = AFTER;
    expect(await isRead()).toBe(true);
  });

  it('is no longer read by work that is going on when it falls behind', async () => {
    const { replicas, isRead } = await open();
    expect(isRead()).toBe(true);
    const reader = replicas.run(() => {
      replicas.changed();
      return replicas.reader();
    });
    expect(reader).toBeUndefined();
  });

  it('is not read while changes are not heard of', async () => {
    const { replicas, isRead } = await open();
    replicas.isInformed = false;
    expect(isRead()).toBe(false);
  });
});

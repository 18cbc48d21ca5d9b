import { expect, test } from 'vitest';
import { WorkSlots } from './work-slots.ts';

/** Work that is in progress until it is told to finish. */
function openWork() {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      started.push(name);
      finish.set(name, resolve);
    });
  return { started, work, finish: (name: string) => finish.get(name)?.() };
}

test('[UP-4] no more work than slots; heavy work waits its turn and is not overtaken', async () => {
  const slots = new WorkSlots(2);
  const { started, work, finish } = openWork();
  const first = slots.run(1, work('first'));
  const heavy = slots.run(2, work('heavy'));
  const last = slots.run(1, work('last'));

  await Promise.resolve();
  expect(started).toEqual(['first']);
  finish('first');
  await first;
  expect(started).toEqual(['first', 'heavy']);
  finish('heavy');
  await heavy;
  expect(started).toEqual(['first', 'heavy', 'last']);
  finish('last');
  await last;
});

test('[UP-4] failed work gives its slots back', async () => {
  const slots = new WorkSlots(1);
  await expect(slots.run(1, () => Promise.reject(new Error('broken picture')))).rejects.toThrow();
  await expect(slots.run(1, () => Promise.resolve('done'))).resolves.toBe('done');
});

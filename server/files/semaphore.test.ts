import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

/** Work that stays in progress until it is finished by name. */
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

test('[UP-4] no more work than permits; heavy work is served in order, not overtaken', async () => {
  const semaphore = new Semaphore(2);
  const { started, work, finish } = openWork();
  const first = semaphore.run(1, work('first'));
  const heavy = semaphore.run(2, work('heavy'));
  const last = semaphore.run(1, work('last'));

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

test('[UP-4] failed work releases its permits', async () => {
  const semaphore = new Semaphore(1);
  await expect(semaphore.run(1, () => Promise.reject(new Error('broken picture')))).rejects.toThrow();
  await expect(semaphore.run(1, () => Promise.resolve('done'))).resolves.toBe('done');
});

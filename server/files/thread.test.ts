import { expect, it } from 'vitest';
import { place, setPlace } from '../../rules/place.ts';
import { OverThreadLimits, Thread } from './thread.ts';
import type { Trial } from './thread-fixtures.thread.ts';

const SOURCE = 'server/files/thread-fixtures.thread.ts';
const thread = (limits = { megabytes: 64, seconds: 60 }) => new Thread<Trial, unknown>(SOURCE, limits);

it('works while this thread goes on, and knows the place of the association', async () => {
  const before = { ...place };
  const trial = thread();
  setPlace({ ...before, currency: 'INR' });
  try {
    const { id, currency } = (await trial.run('who')) as { id: number; currency: string };
    expect(id).toBeGreaterThan(0);
    expect(currency).toBe('INR');
    expect(await trial.run('who')).toEqual({ id, currency });
  } finally {
    setPlace(before);
  }
});

it('throws what the task refuses, and goes on', async () => {
  const trial = thread();
  const { id } = (await trial.run('who')) as { id: number };
  await expect(trial.run('refuse')).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    messageKey: 'sheetEmpty',
    field: 'file',
  });
  await expect(trial.run('fail')).rejects.toThrow('a mistake');
  expect(await trial.run('who')).toMatchObject({ id });
});

it('ends a task that takes too long', async () => {
  await expect(thread({ megabytes: 64, seconds: 1 }).run('for ever')).rejects.toThrow(OverThreadLimits);
});

it('has a new thread for the next task at once, when the one that there was has ended', async () => {
  const trial = thread({ megabytes: 64, seconds: 20 });
  const { id } = (await trial.run('who')) as { id: number };
  expect(await trial.run('end at the next')).toBe('answered');
  const again = (await trial.run('who')) as { id: number };
  expect(again.id).not.toBe(id);
});

it('says at once that a thread has ended within a task, and goes on', async () => {
  const trial = thread({ megabytes: 64, seconds: 20 });
  const started = performance.now();
  await expect(trial.run('end')).rejects.toThrow('has ended');
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(await trial.run('who')).toMatchObject({ currency: 'GBP' });
});

it('ends a task that takes too much memory, and has a new thread for the next', async () => {
  const trial = thread();
  const [first, next] = [trial.run('memory'), trial.run('who')];
  await expect(first).rejects.toThrow(OverThreadLimits);
  expect(await next).toMatchObject({ currency: 'GBP' });
});

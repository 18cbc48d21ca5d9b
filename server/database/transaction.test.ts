import type { EntityManager } from 'typeorm';
import { expect, it } from 'vitest';
import { sharedTestApp } from '../testing/test-app.ts';
import { during } from '../testing/two-at-once.ts';
import { inTransaction } from './transaction.ts';

const app = sharedTestApp();

const lock = (manager: EntityManager, key: number) =>
  manager.query('SELECT pg_advisory_xact_lock($1)', [key]);

it('a transaction that waits for one that waits for it is made once more', async () => {
  const [mine, theirs] = [7_001, 7_002];
  let times = 0;
  const answer = await during(
    app,
    (other) => lock(other, theirs),
    () =>
      inTransaction(app.database.dataSource, async (manager) => {
        times += 1;
        await lock(manager, mine);
        await lock(manager, theirs);
        return times;
      }),
    // Postgres ends the one that has waited for longer, which is the call.
    { meanwhile: (other) => lock(other, mine) },
  );
  expect(answer).toBe(2);
});

it('a transaction that fails for another reason is not', async () => {
  let times = 0;
  const failing = inTransaction(app.database.dataSource, () => {
    times += 1;
    return Promise.reject(new Error('Another reason'));
  });
  await expect(failing).rejects.toThrow('Another reason');
  expect(times).toBe(1);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { RETENTION_KINDS, type RetentionKind } from '../../../rules/retention.ts';
import { deleteSome, type RemoveSome } from '../../database/remove-some.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { eventFields } from '../../testing/factories.ts';
import { removeOld } from '../../testing/remove-old.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import type { RetentionJobs } from '../retention-jobs.ts';
import { RetentionService } from './retention.service.ts';

const app = sharedTestApp();
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

beforeEach(() => query('DELETE FROM retention_run'));

/** What is done in a round with one kind, of which so many have been kept long enough; there is nothing of the others. */
function round(kind: RetentionKind, left: number, stopping?: AbortController) {
  const old = { left };
  const remove: RemoveSome = async (limit) => {
    const removed = Math.min(limit, old.left);
    old.left -= removed;
    stopping?.abort();
    return removed;
  };
  const jobs = new Map(
    RETENTION_KINDS.map((one) => [one, one === kind ? [remove] : [async () => 0]]),
  ) as unknown as RetentionJobs;
  const service = new RetentionService(app.database.dataSource, jobs, { error: () => undefined });
  return { old, run: () => service.run(stopping?.signal) };
}

const runOf = async (kind: RetentionKind) =>
  (await query('SELECT removed, due_at <= now() AS "isDue" FROM retention_run WHERE kind = $1', [kind]))[0];

describe('a round of what is kept no longer', () => {
  it('[D89] goes on until nothing is left, also behind a full batch', async () => {
    const { old, run } = round('auditLog', 400);
    await run();
    expect(old.left).toBe(0);
    expect(await runOf('auditLog')).toEqual({ removed: 400, isDue: false });
  });

  it('[D89] passes over what somebody is working on just then, and waits for nobody', async () => {
    const marked = `label = 'retention round'`;
    await query(`INSERT INTO audit_entry (action, subject, label)
      SELECT 'CHANGE', 'event', 'retention round' FROM generate_series(1, 2)`);
    const runner = app.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`SELECT FROM audit_entry WHERE ${marked} LIMIT 1 FOR UPDATE`);
      expect(await deleteSome(app.database.dataSource, 'audit_entry', marked, 10)).toBe(1);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    expect(await deleteSome(app.database.dataSource, 'audit_entry', marked, 10)).toBe(1);
  });

  it('[D89] that the server stops is gone on with at once by the next', async () => {
    const { old, run } = round('contactMessages', 1000, new AbortController());
    await run();
    expect(old.left).toBe(800);
    expect(await runOf('contactMessages')).toEqual({ removed: 200, isDue: true });
    expect(await runOf('auditLog')).toBeUndefined();
  });

  it('[D89] that fails in one feature is done in the others, and is due again', async () => {
    let isDone = false;
    const jobs = new Map(RETENTION_KINDS.map((kind) => [kind, [async () => 0]])) as unknown as Map<
      RetentionKind,
      RemoveSome[]
    >;
    jobs.set('bin', [
      () => Promise.reject(new Error('It is still referred to.')),
      async () => {
        isDone = true;
        return 0;
      },
    ]);
    await new RetentionService(app.database.dataSource, jobs, { error: () => undefined }).run();
    expect(isDone).toBe(true);
    expect(await runOf('bin')).toEqual({ removed: 0, isDue: true });
  });

  it('[D89] removes from the bin all but an item to which something still refers', async () => {
    const { events } = app.features.services;
    const [referred, other] = [
      await events.save(OPERATOR, 'new', eventFields()),
      await events.save(OPERATOR, 'new', eventFields()),
    ];
    await events.states.bin(OPERATOR, [referred.id, other.id]);
    await query(`UPDATE event SET binned_at = now() - interval '31 days'`);
    await query('CREATE TABLE refers_to_event (event_id integer REFERENCES event)');
    try {
      await query('INSERT INTO refers_to_event VALUES ($1)', [referred.id]);
      await expect(removeOld(app, 'bin')).rejects.toThrow('1 of 2 failed');
    } finally {
      await query('DROP TABLE refers_to_event');
    }
    expect(await query('SELECT id FROM event')).toEqual([{ id: referred.id }]);
  });
});

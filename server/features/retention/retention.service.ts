import type { DataSource } from 'typeorm';
import { RETENTION, RETENTION_KINDS, type RetentionKind } from '../../../rules/retention.ts';
import type { RemoveSome } from '../../database/remove-some.ts';
import type { RetentionJobs } from '../feature.ts';
import { RetentionRun } from './retention-run.entity.ts';

/** Rows in one transaction. */
const BATCH = 200;

/** In one run of a kind: the rest waits for the next day, so that the server has time for visitors. */
const MOST_BATCHES = 500;

/** A server that was killed at work is followed by another after that time. */
const LEASE = '1 hour';

/** Less than a day, so that the time of day does not move. What is kept for minutes is removed in each round. */
function pauseOf(kind: RetentionKind): string {
  return RETENTION[kind].period.unit === 'minute' ? '0' : '20 hours';
}

/** Removes what has been kept as long as {@link RETENTION} says, and reports it. */
export class RetentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: RetentionJobs,
    private readonly log: { error(details: object, message: string): void },
  ) {}

  /** Does every kind that is due, at most once a day; one that fails does not stop the others and is tried again soon. */
  async run(stopping?: AbortSignal): Promise<void> {
    for (const kind of RETENTION_KINDS) {
      if (stopping?.aborted) return;
      if (!(await this.#claim(kind))) continue;
      try {
        const removed = await removeAll(this.jobs.get(kind)!, stopping);
        // What was left when the server stopped is due at once.
        await this.#finish(kind, removed, stopping?.aborted ? '0' : pauseOf(kind));
      } catch (error) {
        this.log.error(
          { err: error, kind },
          'What is kept no longer could not be removed; it will be retried',
        );
        await this.dataSource.query(
          `UPDATE retention_run SET due_at = now(), failing_since = coalesce(failing_since, now()) WHERE kind = $1`,
          [kind],
        );
      }
    }
  }

  /** Those that have run, for the office. */
  list(): Promise<RetentionRun[]> {
    return this.dataSource.manager.find(RetentionRun);
  }

  /** @returns false when it is not due, or another server is at it */
  async #claim(kind: RetentionKind): Promise<boolean> {
    const claimed = await this.dataSource.query(
      `INSERT INTO retention_run (kind, due_at) VALUES ($1, now() + interval '${LEASE}')
       ON CONFLICT (kind) DO UPDATE SET due_at = excluded.due_at WHERE retention_run.due_at <= now()
       RETURNING kind`,
      [kind],
    );
    return claimed.length > 0;
  }

  async #finish(kind: RetentionKind, removed: number, pause: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE retention_run
          SET due_at = now() + $2::interval, last_run_at = now(), removed = $3::integer,
              removed_in_all = removed_in_all + $3::integer, failing_since = NULL
        WHERE kind = $1`,
      [kind, pause, removed],
    );
  }
}

async function removeAll(jobs: readonly RemoveSome[], stopping?: AbortSignal): Promise<number> {
  let total = 0;
  for (const remove of jobs)
    for (let batches = 0; batches < MOST_BATCHES && !stopping?.aborted; batches += 1) {
      const removed = await remove(BATCH);
      total += removed;
      if (removed < BATCH) break;
    }
  return total;
}

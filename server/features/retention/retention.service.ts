import { type DataSource, Raw } from 'typeorm';
import { RETENTION, RETENTION_KINDS, type RetentionKind } from '../../../rules/retention.ts';
import { eachAlone } from '../../database/each-alone.ts';
import type { RemoveSome } from '../../database/remove-some.ts';
import type { RetentionJobs } from '../retention-jobs.ts';
import { RetentionRun } from './retention-run.entity.ts';

/** Rows in one transaction. */
const BATCH = 200;

/** In one run of a kind: the rest waits for the next day, so that the server has time for visitors. */
const MOST_BATCHES = 500;

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

  /**
   * Does every kind that is due, at most once a day; one that fails does not stop the others and is tried again soon. The
   * upkeep lets one server at a time do it.
   */
  async run(stopping?: AbortSignal): Promise<void> {
    for (const kind of await this.#due()) {
      if (stopping?.aborted) return;
      try {
        const removed = await removeAll(this.jobs.get(kind)!, stopping);
        // What was left when the server stopped is due at once.
        await this.#finish(kind, removed, stopping?.aborted ? '0' : pauseOf(kind));
      } catch (error) {
        this.log.error({ err: error, kind }, 'Retention job failed; it will be retried');
        await this.dataSource.query(
          `INSERT INTO retention_run (kind, due_at, failing_since) VALUES ($1, now(), now())
           ON CONFLICT (kind) DO UPDATE
             SET due_at = now(), failing_since = coalesce(retention_run.failing_since, now())`,
          [kind],
        );
      }
    }
  }

  /** Those that have run, for the office. */
  list(): Promise<RetentionRun[]> {
    return this.dataSource.manager.find(RetentionRun);
  }

  async #due(): Promise<RetentionKind[]> {
    const { manager } = this.dataSource;
    const waiting = await manager.findBy(RetentionRun, { dueAt: Raw((dueAt) => `${dueAt} > now()`) });
    return RETENTION_KINDS.filter((kind) => !waiting.some((run) => run.kind === kind));
  }

  async #finish(kind: RetentionKind, removed: number, pause: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO retention_run (kind, due_at, last_run_at, removed, removed_in_all)
       VALUES ($1, now() + $2::interval, now(), $3::integer, $3::integer)
       ON CONFLICT (kind) DO UPDATE
         SET due_at = excluded.due_at, last_run_at = excluded.last_run_at, removed = excluded.removed,
             removed_in_all = retention_run.removed_in_all + excluded.removed, failing_since = NULL`,
      [kind, pause, removed],
    );
  }
}

async function removeAll(jobs: readonly RemoveSome[], stopping?: AbortSignal): Promise<number> {
  let total = 0;
  await eachAlone(
    jobs,
    async (remove) => {
      for (let batches = 0; batches < MOST_BATCHES && !stopping?.aborted; batches += 1) {
        const removed = await remove(BATCH);
        total += removed;
        if (removed < BATCH) break;
      }
    },
    stopping,
  );
  return total;
}

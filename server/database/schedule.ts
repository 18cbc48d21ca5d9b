import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** By what the log calls them. None waits for another or runs twice at once, and each ends early when the signal aborts. */
export type ScheduledTasks = Readonly<Record<string, (stopping: AbortSignal) => Promise<unknown>>>;

/** Seconds from the end of a run of a task to the next. */
const PAUSE = 15 * 60;
/** Seconds after which the task of a killed server is another's; a server that runs one renews this at each look. */
const LEASE = 120;
/** Milliseconds between looks for tasks that are due. */
const LOOK = 30_000;

/**
 * Claims what is due; at a server's first look also what is not, so that it mends at its start what an end has left.
 * A task without a row has never run.
 */
const CLAIM = `
  INSERT INTO scheduled_task (name, due_at, held_by)
  SELECT name, now() + make_interval(secs => ${LEASE}), $2 FROM unnest($1::text[]) AS name ORDER BY name
  ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at, held_by = excluded.held_by
   WHERE scheduled_task.due_at <= now() OR ($3 AND scheduled_task.held_by IS NULL)
  RETURNING name`;

/** Of what still runs: a task whose end could not be noted is due when its lease has expired. */
const RENEW = `
  UPDATE scheduled_task SET due_at = now() + make_interval(secs => ${LEASE})
   WHERE held_by = $1 AND name = ANY ($2)`;

const FINISH = `
  UPDATE scheduled_task
     SET held_by = NULL, due_at = now() + make_interval(secs => $3),
         failing_since = CASE WHEN $4 THEN coalesce(failing_since, now()) END
   WHERE name = $1 AND held_by = $2`;

interface ScheduleOptions {
  log: { error(details: object, message: string): void };
  /** What each server does by itself at each look, as on its own disk. */
  ownTasks?: ScheduledTasks;
  /** Milliseconds between looks. */
  look?: number;
  /** Seconds. */
  pause?: number;
}

/**
 * Runs background tasks, each on one server at a time and again after a pause. One that waits, fails or takes long does not
 * hold up the others; one of a killed server is taken over.
 */
export class Schedule {
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  /** This server, among those that share the database. */
  readonly #id = randomUUID();
  readonly #looks: Promise<void>;
  #isStarting = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: ScheduledTasks,
    private readonly options: ScheduleOptions,
  ) {
    this.#looks = this.#lookAgainAndAgain();
  }

  /** Tells running tasks to stop, and resolves when they have ended; another server may go on with them at once. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#looks;
    await Promise.all(this.#running.values());
  }

  async #lookAgainAndAgain(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#startDue().catch((err) =>
        this.options.log.error({ err }, 'Background tasks could not be claimed; this will be retried'),
      );
      await setTimeout(this.options.look ?? LOOK, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #startDue(): Promise<void> {
    const { ownTasks = {} } = this.options;
    const isIdle = (name: string) => !this.#running.has(name);
    for (const name of Object.keys(ownTasks).filter(isIdle)) this.#start(name, ownTasks[name]!);
    await this.dataSource.query(RENEW, [this.#id, [...this.#running.keys()]]);
    const idle = Object.keys(this.tasks).filter(isIdle);
    const claimed = await this.dataSource.query<{ name: string }[]>(CLAIM, [
      idle,
      this.#id,
      this.#isStarting,
    ]);
    this.#isStarting = false;
    for (const { name } of claimed) this.#start(name, this.tasks[name]!);
  }

  #start(name: string, task: ScheduledTasks[string]): void {
    this.#running.set(
      name,
      this.#run(name, task).finally(() => this.#running.delete(name)),
    );
  }

  async #run(name: string, task: ScheduledTasks[string]): Promise<void> {
    const { signal } = this.#stopping;
    const { log, pause = PAUSE } = this.options;
    let isFailed = false;
    // What was claimed while the server was told to stop is not begun: it would not hear of it.
    if (!signal.aborted)
      await task(signal).catch((err) => {
        isFailed = true;
        log.error({ err }, `Background task failed: ${name}; it will be retried`);
      });
    const wait = signal.aborted ? 0 : pause;
    await this.dataSource
      .query(FINISH, [name, this.#id, wait, isFailed])
      .catch((err) => log.error({ err }, `Background task: ${name} runs again once its lease has expired`));
  }
}

import { setTimeout } from 'node:timers/promises';
import type { App } from './app.ts';
import { ABANDONED_AFTER_SECONDS } from './files/media.service.ts';

/** Milliseconds between rounds. */
const INTERVAL = 15 * 60 * 1000;

/** One step of a round. It should end early when the signal aborts. */
type Task = (stopping: AbortSignal) => Promise<unknown>;

/** By their names in the log. */
type Tasks = Readonly<Record<string, Task>>;

/** Clean-up tasks. The file store comes last, because it may be slow or unavailable. */
function tasksOf({ media, features }: App): Tasks {
  return {
    ...features.upkeep,
    'abandoned uploads': () => media.expireLeases({ olderThanSeconds: ABANDONED_AFTER_SECONDS }),
    'removed files': (stopping) => media.deleteRemoved(stopping),
  };
}

/**
 * Runs the tasks in sequence, now and again after each pause: rounds never overlap, and a failed task does not affect
 * the others.
 * @param pause milliseconds
 * @returns `stop` resolves when the current round has ended
 */
export function runPeriodically(
  tasks: Tasks,
  pause: number,
  log: { error(details: object, message: string): void },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      for (const [name, task] of Object.entries(tasks))
        await task(signal).catch((err) =>
          log.error({ err }, `Upkeep: ${name} could not be removed; the next round will try again`),
        );
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const working = work();
  return {
    stop() {
      stopping.abort();
      return working;
    },
  };
}

/**
 * Runs the clean-up tasks now and every quarter of an hour. Call it once the server listens, so that they do not delay
 * the start.
 * @param further additional tasks
 */
export function startUpkeep(app: App, further: Tasks = {}): { stop(): Promise<void> } {
  return runPeriodically({ ...tasksOf(app), ...further }, INTERVAL, app.server.log);
}

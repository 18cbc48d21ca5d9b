import { setTimeout } from 'node:timers/promises';
import type { App } from './app.ts';
import type { UpkeepTasks } from './features/feature.ts';
import { ABANDONED_AFTER_SECONDS } from './files/media.service.ts';

/** Milliseconds between two runs of a task. */
const INTERVAL = 15 * 60 * 1000;

/** Clean-up tasks. */
function tasksOf({ media, features }: App): UpkeepTasks {
  return {
    ...features.upkeep,
    'abandoned and removed files': async (stopping) => {
      await media.expireLeases({ olderThanSeconds: ABANDONED_AFTER_SECONDS });
      await media.deleteRemoved(stopping);
    },
  };
}

/**
 * Runs each task now and again after each pause, by itself: one that waits for somebody else, fails or takes long does not
 * hold up the others, and none runs twice at once.
 * @param pause milliseconds
 * @returns `stop` resolves when those that run have ended
 */
export function runPeriodically(
  tasks: UpkeepTasks,
  pause: number,
  log: { error(details: object, message: string): void },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async ([name, task]: [string, UpkeepTasks[string]]) => {
    while (!signal.aborted) {
      await task(signal).catch((err) =>
        log.error({ err }, `Upkeep: ${name} could not be removed; the next round will try again`),
      );
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const working = Promise.all(Object.entries(tasks).map(repeat));
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

/**
 * Runs the clean-up tasks now and every quarter of an hour. Call it once the server listens, so that they do not delay
 * the start.
 * @param further additional tasks
 */
export function startUpkeep(app: App, further: UpkeepTasks = {}): { stop(): Promise<void> } {
  return runPeriodically({ ...tasksOf(app), ...further }, INTERVAL, app.server.log);
}

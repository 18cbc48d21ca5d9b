import { setTimeout } from 'node:timers/promises';
import type { App } from './app.ts';
import { ABANDONED_UPLOAD } from './files/media.service.ts';

/** Milliseconds between two rounds. */
const INTERVAL = 15 * 60 * 1000;

/** A part of a round; after the signal it takes up nothing new. */
type Task = (stopping: AbortSignal) => Promise<unknown>;

/** By what the log calls them. */
type Tasks = Readonly<Record<string, Task>>;

/** What time leaves behind. The store is last: it may be far away, or not answer at all. */
function tasksOf({ media, sessions, rateLimiter, codes, features }: App): Tasks {
  return {
    'expired sessions': () => sessions.removeExpired(),
    'forgotten counters': () => rateLimiter.removeForgotten(),
    'late codes': () => codes.removeExpired(),
    ...features.upkeep,
    'abandoned uploads': () => media.endLeases({ olderThanSeconds: ABANDONED_UPLOAD }),
    'removed files': (stopping) => media.eraseRemoved(stopping),
  };
}

/**
 * Does the tasks now and again after each pause, one after the other: a round that takes long delays the next, and a
 * task that fails keeps no other from its turn.
 * @param pause milliseconds
 * @returns how to stop; resolves when the round under way is over
 */
export function inRounds(
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
          log.error({ err }, `Upkeep: ${name} stay; the next round tries again`),
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
 * Clears away what time leaves behind, every quarter of an hour and once now. Begin when the server listens: nobody
 * waits for it.
 * @param further tasks of this start
 */
export function startUpkeep(app: App, further: Tasks = {}): { stop(): Promise<void> } {
  return inRounds({ ...tasksOf(app), ...further }, INTERVAL, app.server.log);
}

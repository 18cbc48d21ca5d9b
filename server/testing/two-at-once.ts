import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { TestApp } from './test-app.ts';

type Work = (manager: EntityManager) => Promise<unknown>;

interface Options {
  /** What the other transaction does while the calls wait for it, before it commits. */
  meanwhile?: Work;
}

/** Milliseconds after which a call counts as neither answering nor waiting. */
const LONGEST_WAIT = 20_000;

const WAITING = `
  SELECT count(*)::integer AS count FROM pg_stat_activity
   WHERE datname = current_database() AND backend_type = 'client backend' AND wait_event_type = 'Lock'`;

/**
 * Makes a call while another transaction has done something that it has not committed: a change, or just a lock where the
 * call is to stop. Commits as soon as the call waits for it.
 * @returns the call's answer
 * @throws Error when the call does not wait, as when the lock is missing that it was to wait for
 */
export async function during<Answer>(
  app: Pick<TestApp, 'database'>,
  hold: Work,
  call: () => Promise<Answer>,
  options: Options = {},
): Promise<Answer> {
  const [answer] = await together(app, hold, [call], options);
  return answer!;
}

/**
 * Makes calls that all come to where another transaction holds a lock, each when the one before it waits, and lets go of
 * them when all do. They then go on in this order.
 * @returns their answers
 * @throws Error as {@link during}
 */
export async function together<Answer>(
  { database: { dataSource } }: Pick<TestApp, 'database'>,
  hold: Work,
  calls: readonly (() => Promise<Answer>)[],
  { meanwhile }: Options = {},
): Promise<Answer[]> {
  const runner = dataSource.createQueryRunner();
  const made: Promise<Answer>[] = [];
  const answered: unknown[] = [];
  const note = (answer: unknown) => void answered.push(answer);
  const untilWaiting = async (wanted: number) => {
    const latest = performance.now() + LONGEST_WAIT;
    for (;;) {
      const [{ count }] = await dataSource.query<[{ count: number }]>(WAITING);
      if (answered.length > 0)
        throw new Error(`A call went through that should have waited: ${shown(answered[0])}`);
      if (count >= wanted) return;
      if (performance.now() > latest) throw new Error(`Only ${count} of ${wanted} calls wait for a lock.`);
      await delay(10);
    }
  };
  try {
    await runner.startTransaction();
    await hold(runner.manager);
    for (const call of calls) {
      const answer = call();
      answer.then(note, note);
      made.push(answer);
      await untilWaiting(made.length);
    }
    await meanwhile?.(runner.manager);
    await runner.commitTransaction();
  } finally {
    // Calls that are still under way would reach into the next test.
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
    await Promise.allSettled(made);
  }
  return Promise.all(made);
}

/** What a call answered, short enough to read. */
function shown(answer: unknown): string {
  if (answer instanceof Error) return answer.message;
  const { status, statusCode, body } = (answer ?? {}) as Record<string, unknown>;
  return `${status ?? statusCode ?? ''} ${body ?? JSON.stringify(answer)}`.trim().slice(0, 300);
}

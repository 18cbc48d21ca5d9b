import { once } from 'node:events';
import { basename, join } from 'node:path';
import { parentPort, Worker } from 'node:worker_threads';
import { AppError } from '../../rules/errors.ts';
import { type Place, place, setPlace } from '../../rules/place.ts';
import { findProjectRoot } from '../project-root.ts';
import { Semaphore } from './semaphore.ts';

/** What one task may use. */
interface ThreadLimits {
  /** Of JavaScript's memory. */
  megabytes: number;
  seconds: number;
}

/** The place of the association is the process's, and a thread has its own. */
interface Message<Task> {
  task: Task;
  place: Place;
}

type Reply<Answer> =
  | { answer: Answer }
  | { refusal: Pick<AppError, 'code' | 'messageKey' | 'field'> }
  | { failure: unknown };

/** A task needed more than it may have. Its thread was ended, and the next task gets a new one. */
export class OverThreadLimits extends Error {}

/** A thread has ended without an answer. */
class ThreadEnded extends Error {}

/** After so long without a task a thread is ended. Starting one takes a while, and who has sent a file sends it again. */
const IDLE_SECONDS = 60;

/** A thread for work that would keep every page waiting: one task after the other, within limits of memory and time. */
export class Thread<Task, Answer> {
  readonly #turns = new Semaphore(1);
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /**
   * @param source the file that calls {@link serveThread}, from the project's folder, called `….thread.ts`
   * @param limits of a task; its time runs from its turn on
   */
  constructor(
    private readonly source: string,
    private readonly limits: ThreadLimits,
  ) {}

  /** @throws AppError of the task; OverThreadLimits */
  run(task: Task): Promise<Answer> {
    return this.#turns.run(1, async () => {
      clearTimeout(this.#idle);
      const isUsed = this.#worker !== undefined;
      const reply = await this.#attempt(task).catch((error) => {
        // One that was ending already when the task came has not begun it.
        if (isUsed && error instanceof ThreadEnded) return this.#attempt(task);
        throw error;
      });
      this.#idle = setTimeout(() => this.#end(), IDLE_SECONDS * 1000).unref();
      if ('answer' in reply) return reply.answer;
      if ('failure' in reply) throw reply.failure;
      const { code, messageKey, ...details } = reply.refusal;
      throw new AppError(code, messageKey, details);
    });
  }

  /** Has the thread do a task; one that fails at it is ended. */
  async #attempt(task: Task): Promise<Reply<Answer>> {
    const worker = this.#worker ?? this.#start();
    try {
      return await this.#reply(worker, task);
    } catch (error) {
      await this.#end();
      throw error;
    }
  }

  #start(): Worker {
    const worker = startWorker(this.source, this.limits.megabytes);
    this.#worker = worker;
    return worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
  }

  async #reply(worker: Worker, task: Task): Promise<Reply<Answer>> {
    const { seconds } = this.limits;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), seconds * 1000);
    const onExit = () => late.abort(new ThreadEnded(`${this.source} has ended without an answer.`));
    worker.once('exit', onExit);
    worker.ref();
    worker.postMessage({ task, place: { ...place } } satisfies Message<Task>);
    try {
      const [reply] = await once(worker, 'message', late);
      return reply;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ABORT_ERR' && late.signal.reason instanceof ThreadEnded) throw late.signal.reason;
      const isOver = code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw isOver ? new OverThreadLimits(`${this.source} needed too much for a task.`) : error;
    } finally {
      clearTimeout(timer);
      worker.off('exit', onExit);
      // The process may end while nothing is to be done.
      worker.unref();
    }
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/** Beside the built server, or among the sources, which need a loader. */
function startWorker(source: string, megabytes: number): Worker {
  const root = findProjectRoot(import.meta.dirname);
  const isBuilt = !import.meta.url.endsWith('.ts');
  const path = isBuilt ? join('dist', 'server', basename(source).replace(/\.ts$/, '.js')) : source;
  const worker = new Worker(join(root, path), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    ...(!isBuilt && { execArgv: ['--import', '@oxc-node/core/register'] }),
  });
  // Whoever waits for an answer hears it; between tasks nobody does, and the process must not end by it.
  return worker.on('error', () => undefined);
}

/**
 * Makes this file the one that a {@link Thread} runs.
 * @param work one task; an AppError that it throws is thrown where the task was given
 */
export function serveThread<Task, Answer>(work: (task: Task) => Promise<Answer> | Answer): void {
  parentPort?.on('message', async ({ task, place: current }: Message<Task>) => {
    setPlace(current);
    parentPort?.postMessage(await replyOf(work, task));
  });
}

async function replyOf<Task, Answer>(
  work: (task: Task) => Promise<Answer> | Answer,
  task: Task,
): Promise<Reply<Answer>> {
  try {
    return { answer: await work(task) };
  } catch (error) {
    if (!(error instanceof AppError)) return { failure: error };
    const { code, messageKey, field } = error;
    return { refusal: { code, messageKey, ...(field !== undefined && { field }) } };
  }
}

import { AppError } from '../../rules/errors.ts';
import { Semaphore } from '../files/semaphore.ts';

interface WorkQueueLimits {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Further tasks that may wait. */
  waiting: number;
  /** Seconds for the `Retry-After` of a refused task. */
  retryAfter: number;
}

/** A {@link Semaphore} with a bounded queue: it refuses work when too many wait. */
export class WorkQueue {
  readonly #semaphore: Semaphore;

  constructor(private readonly limits: WorkQueueLimits) {
    this.#semaphore = new Semaphore(limits.atOnce);
  }

  /** @throws AppError UNAVAILABLE when the queue is full */
  refuseWhenFull(): void {
    const { waiting, retryAfter } = this.limits;
    if (this.#semaphore.waiting >= waiting) throw new AppError('UNAVAILABLE', 'unavailable', { retryAfter });
  }

  /** @throws AppError UNAVAILABLE, before the work begins, when the queue is full */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.refuseWhenFull();
    return this.#semaphore.run(1, work);
  }

  /**
   * The same for work that ends elsewhere.
   * @returns releases the place; idempotent
   * @throws AppError UNAVAILABLE when the queue is full
   */
  acquire(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.run(() => new Promise<void>((release) => resolve(release))).catch(reject);
    });
  }
}

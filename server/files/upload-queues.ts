import { AppError } from '../../rules/errors.ts';
import { Semaphore } from './semaphore.ts';

/** Uploads of one account that are processed at once. Other accounts do not wait for them. */
const CONCURRENCY = 2;
/** Further uploads of the account are refused. */
const MAX_WAITING = 100;
/** Seconds for `Retry-After`. */
const RETRY_AFTER = 30;

/**
 * One queue for each account, so that no account can fill the disk or occupy all workers. The body of a waiting
 * request has not been read, so it takes no space.
 */
export class UploadQueues {
  readonly #queues = new Map<string, Semaphore>();

  /**
   * Resolves when the request may be processed; it occupies its place until `answered`.
   * @throws AppError RATE_LIMITED when too many of this account wait; the reason of `disconnected`
   */
  async enter(account: string, answered: Promise<void>, disconnected: AbortSignal): Promise<void> {
    const queue = this.#queues.get(account) ?? new Semaphore(CONCURRENCY);
    if (queue.waiting >= MAX_WAITING)
      throw new AppError('RATE_LIMITED', 'tooManyRequests', { retryAfter: RETRY_AFTER });
    this.#queues.set(account, queue);
    await new Promise<void>((begin, refuse) => {
      const hold = () => {
        begin();
        return answered;
      };
      queue
        .run(1, hold, disconnected)
        .catch(refuse)
        .finally(() => {
          if (queue.isIdle) this.#queues.delete(account);
        });
    });
  }
}

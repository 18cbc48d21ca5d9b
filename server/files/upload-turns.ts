import { AppError } from '../../rules/errors.ts';
import { WorkSlots } from './work-slots.ts';

/** Requests with files of one account that are read and worked on at once; nobody's queue is longer for it. */
const AT_ONCE = 2;
/** Beyond these a request of the account is refused instead of held. */
const MOST_WAITING = 100;
/** Seconds after which a refused one may try again. */
const TRY_AGAIN = 30;

/**
 * Gives each account turns of its own. Whoever waits has nothing on disk and nothing in work: its body is not read
 * yet. So one account can fill neither, whatever it sends.
 */
export class UploadTurns {
  readonly #accounts = new Map<string, WorkSlots>();

  /**
   * Resolves when it is this request's turn, which lasts until it is answered.
   * @throws AppError RATE_LIMITED when too many of this account wait; the reason of `gone`
   */
  async take(account: string, answered: Promise<void>, gone: AbortSignal): Promise<void> {
    const turns = this.#accounts.get(account) ?? new WorkSlots(AT_ONCE);
    if (turns.waiting >= MOST_WAITING)
      throw new AppError('RATE_LIMITED', 'tooManyRequests', { retryAfter: TRY_AGAIN });
    this.#accounts.set(account, turns);
    await new Promise<void>((begin, refuse) => {
      const hold = () => {
        begin();
        return answered;
      };
      turns
        .run(1, hold, gone)
        .catch(refuse)
        .finally(() => {
          if (turns.isIdle) this.#accounts.delete(account);
        });
    });
  }
}

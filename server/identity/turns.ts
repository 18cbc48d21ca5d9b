import { AppError } from '../../rules/errors.ts';
import { WorkSlots } from '../files/work-slots.ts';

interface TurnLimits {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
  /** Seconds after which somebody who was sent away may come again. */
  retryAfter: number;
}

/** {@link WorkSlots} for many who wait: whoever would wait too long is sent away. */
export class Turns {
  readonly #slots: WorkSlots;

  constructor(private readonly limits: TurnLimits) {
    this.#slots = new WorkSlots(limits.atOnce);
  }

  /** @throws AppError UNAVAILABLE when too many wait already */
  refuseWhenFull(): void {
    const { waiting, retryAfter } = this.limits;
    if (this.#slots.waiting >= waiting) throw new AppError('UNAVAILABLE', 'unavailable', { retryAfter });
  }

  /** @throws AppError UNAVAILABLE, before the work begins, when too many wait already */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    this.refuseWhenFull();
    return this.#slots.run(1, work);
  }
  /**
   * The same for work that ends elsewhere.
   * @returns what ends the turn; more than once does no harm
   * @throws AppError UNAVAILABLE when too many wait already
   */
  begin(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.take(() => new Promise<void>((end) => resolve(end))).catch(reject);
    });
  }
}

interface Waiter {
  permits: number;
  start: () => void;
}

/** A counting semaphore, first in, first out: work that needs several permits is never starved by lighter work. */
export class Semaphore {
  readonly #total: number;
  #free: number;
  readonly #waiting: Waiter[] = [];

  constructor(total: number) {
    this.#total = total;
    this.#free = total;
  }

  /** How many are waiter. */
  get waiting(): number {
    return this.#waiting.length;
  }

  get isIdle(): boolean {
    return this.#free === this.#total && this.#waiting.length === 0;
  }

  /**
   * Runs the work as soon as that many permits are free; more than the total would never be.
   * @param signal ends the wait with its reason; running work has to observe it itself
   */
  async run<T>(permits: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#acquire(permits, signal);
    try {
      return await work();
    } finally {
      this.#free += permits;
      this.#startWaiting();
    }
  }

  #acquire(permits: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const cancel = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(signal?.reason);
        this.#startWaiting();
      };
      const start = () => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      };
      const waiter = { permits, start };
      signal?.addEventListener('abort', cancel, { once: true });
      this.#waiting.push(waiter);
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    let next = this.#waiting[0];
    while (next && next.permits <= this.#free) {
      this.#waiting.shift();
      this.#free -= next.permits;
      next.start();
      next = this.#waiting[0];
    }
  }
}

interface Waiting {
  slots: number;
  start: () => void;
}

/** Lets so much work run at once; the rest waits in order, so heavy work is never overtaken for ever. */
export class WorkSlots {
  readonly #total: number;
  #free: number;
  readonly #waiting: Waiting[] = [];

  constructor(total: number) {
    this.#total = total;
    this.#free = total;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  get isIdle(): boolean {
    return this.#free === this.#total && this.#waiting.length === 0;
  }

  /**
   * Runs the work once that many slots are free; ask for no more than there are in total.
   * @param gone ends the waiting, with its reason; work that has begun sees to that itself
   */
  async run<T>(slots: number, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    await this.#take(slots, gone);
    try {
      return await work();
    } finally {
      this.#free += slots;
      this.#startWaiting();
    }
  }

  #take(slots: number, gone?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      gone?.throwIfAborted();
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(gone?.reason);
        this.#startWaiting();
      };
      const start = () => {
        gone?.removeEventListener('abort', leave);
        resolve();
      };
      const waiting = { slots, start };
      gone?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    let next = this.#waiting[0];
    while (next && next.slots <= this.#free) {
      this.#waiting.shift();
      this.#free -= next.slots;
      next.start();
      next = this.#waiting[0];
    }
  }
}

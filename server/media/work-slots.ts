interface Waiting {
  slots: number;
  start: () => void;
}

/** Lets so much work run at once; the rest waits in order, so heavy work is never overtaken for ever. */
export class WorkSlots {
  #free: number;
  readonly #waiting: Waiting[] = [];

  constructor(total: number) {
    this.#free = total;
  }

  /** Runs the work once that many slots are free; ask for no more than there are in total. */
  async run<T>(slots: number, work: () => Promise<T>): Promise<T> {
    await this.#take(slots);
    try {
      return await work();
    } finally {
      this.#free += slots;
      this.#startWaiting();
    }
  }

  #take(slots: number): Promise<void> {
    return new Promise((start) => {
      this.#waiting.push({ slots, start });
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

import { LRUCache } from 'lru-cache';

/** What is sent again as it was. */
export interface StoredAnswer {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The same, compressed, by content coding; made when first asked for. */
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** Milliseconds. What is written drops an answer; this is for what nobody writes, as the count of visits. */
const LONGEST_LIFE = 30_000;
/** Bytes of one answer. */
const LARGEST = 2 * 1024 * 1024;
/** What an entry costs beside its body and key. */
const OVERHEAD = 1024;

/**
 * Answers as bytes. All of them go when anything public is written: that happens a few times a day, and
 * asking which answer depends on which row would be wrong one day.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, StoredAnswer>;
  #generation = 0;
  #isInformed = false;

  /** @param capacity bytes; 0 keeps nothing */
  constructor(capacity: number) {
    this.#answers = new LRUCache({
      // Less than any answer takes, because nought would mean no bound.
      maxSize: Math.max(1, capacity),
      maxEntrySize: Math.max(1, Math.min(LARGEST, capacity)),
      // Compressed copies are smaller, and there are at most two.
      sizeCalculation: ({ body }, key) => OVERHEAD + 2 * key.length + 2 * body.length,
      ttl: LONGEST_LIFE,
      // Looked up anew each time, so that tests can set the clock.
      perf: { now: () => performance.now() },
    });
  }

  /** To be remembered before an answer is made, and shown when it is stored. */
  get generation(): number {
    return this.#generation;
  }

  /** Bytes of what is kept. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** Whether changes are heard of. Otherwise nothing is kept. */
  set isInformed(isInformed: boolean) {
    this.#isInformed = isInformed;
    this.drop();
  }

  find(key: string): StoredAnswer | undefined {
    return this.#answers.get(key);
  }

  /** @param generation from before the answer was made: if something was written since, it is not kept */
  store(key: string, answer: Omit<StoredAnswer, 'encoded'>, generation: number): void {
    if (!this.#isInformed || generation !== this.#generation) return;
    this.#answers.set(key, { ...answer, encoded: new Map() });
  }

  /** Forgets everything, also what is being made now. */
  drop(): void {
    this.#generation += 1;
    this.#answers.clear();
  }
}

import { LRUCache } from 'lru-cache';

/** An answer that is sent again unchanged. */
export interface CachedAnswer {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The compressed bodies by content coding; each is made when a request first accepts it. */
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** When something is next shown or gone by itself; undefined for never. */
type NextChange = () => Promise<Date | undefined>;

/** Milliseconds. Writes invalidate answers; this limit is for data that changes without one, such as the visit count. */
const TIME_TO_LIVE = 30_000;
/** Bytes; a larger answer is not cached. */
const LARGEST = 2 * 1024 * 1024;
/** Bytes of an entry besides its body and key. */
const OVERHEAD = 1024;

/**
 * Answers as bytes. Any write of public data invalidates all of them: that happens a few times a day, and tracking which
 * answer depends on which row would go wrong one day.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, CachedAnswer>;
  #generation = 0;
  #isListening = false;
  readonly #readNextChange: NextChange;
  /** Read once after each invalidation. */
  #nextChange: Promise<Date | undefined> | undefined;

  /**
   * @param capacity bytes; 0 caches nothing
   * @param nextChange of what visitors see, without a write
   */
  constructor(capacity: number, nextChange: NextChange = async () => undefined) {
    this.#readNextChange = nextChange;
    this.#answers = new LRUCache({
      // At least 1, because 0 means no bound; no answer is that small.
      maxSize: Math.max(1, capacity),
      maxEntrySize: Math.max(1, Math.min(LARGEST, capacity)),
      // Twice the body leaves room for the compressed copies.
      sizeCalculation: ({ body }, key) => OVERHEAD + 2 * key.length + 2 * body.length,
      ttl: TIME_TO_LIVE,
      // The clock by which things are shown and gone. Not bound when the module loads, so that tests can set it.
      perf: { now: () => Date.now() },
    });
  }

  /** Grows with each invalidation. Read it before an answer is made, and pass it to `store`. */
  get generation(): number {
    return this.#generation;
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** Whether the server is notified of changes; while it is not, nothing is cached. */
  set isListening(isListening: boolean) {
    this.#isListening = isListening;
    this.invalidate();
  }

  find(key: string): CachedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** @param generation from before the answer was made: an answer older than the last invalidation is not stored */
  async store(key: string, answer: Omit<CachedAnswer, 'encoded'>, generation: number): Promise<void> {
    if (!this.#isListening || generation !== this.#generation) return;
    const ttl = await this.#timeToLive();
    if (generation === this.#generation && ttl > 0)
      this.#answers.set(key, { ...answer, encoded: new Map() }, { ttl });
  }

  /** Milliseconds until an answer that is made now may be outdated; 0 while that is unknown. */
  async #timeToLive(): Promise<number> {
    this.#nextChange ??= this.#readNextChange();
    try {
      const next = await this.#nextChange;
      // It has passed since it was read: there may be another.
      if (next && next.getTime() <= Date.now()) this.invalidate();
      // An entry is found until its time has passed, so that at the very moment it would still be.
      return next ? Math.min(TIME_TO_LIVE, next.getTime() - Date.now() - 1) : TIME_TO_LIVE;
    } catch {
      this.#nextChange = undefined;
      return 0;
    }
  }

  /** Removes all answers, and keeps those that are being made from being stored. */
  invalidate(): void {
    this.#generation += 1;
    this.#nextChange = undefined;
    this.#answers.clear();
  }
}

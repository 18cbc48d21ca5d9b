/** What is sent again as it was. */
export interface StoredAnswer {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The same, compressed, by content coding; made when first asked for. */
  readonly encoded: Map<string, Promise<Buffer>>;
}

interface Entry {
  answer: StoredAnswer;
  bytes: number;
  /** By `performance.now()`. */
  endsAt: number;
}

/** Milliseconds. What is written drops an answer; this is for what the day alone changes. */
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
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #generation = 0;
  #isInformed = false;

  /** @param capacity bytes; 0 keeps nothing */
  constructor(private readonly capacity: number) {}

  /** To be remembered before an answer is made, and shown when it is stored. */
  get generation(): number {
    return this.#generation;
  }

  /** Whether changes are heard of. Otherwise nothing is kept. */
  set isInformed(isInformed: boolean) {
    this.#isInformed = isInformed;
    this.drop();
  }

  find(key: string): StoredAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key, entry);
    if (entry.endsAt < performance.now()) return undefined;
    // Last again: the first of the map is the one that was not asked for the longest.
    this.#add(key, entry);
    return entry.answer;
  }

  /** @param generation from before the answer was made: if something was written since, it is not kept */
  store(key: string, answer: Omit<StoredAnswer, 'encoded'>, generation: number): void {
    // Compressed copies are smaller, and there are at most two.
    const bytes = OVERHEAD + 2 * key.length + 2 * answer.body.length;
    if (!this.#isInformed || generation !== this.#generation) return;
    if (bytes > Math.min(LARGEST, this.capacity)) return;
    const earlier = this.#entries.get(key);
    if (earlier) this.#remove(key, earlier);
    const endsAt = performance.now() + LONGEST_LIFE;
    this.#add(key, { answer: { ...answer, encoded: new Map() }, bytes, endsAt });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.capacity) break;
      this.#remove(oldest, entry);
    }
  }

  /** Forgets everything, also what is being made now. */
  drop(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#bytes = 0;
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

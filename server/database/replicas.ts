import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.ts';

/** Milliseconds between two looks where the primary's log ends. */
const BEAT = 1_000;
/** Beats: a replica that lacks what was written so long ago is left out, whatever that was. */
const LONGEST_LAG = 5;

/** Waits until all changes are heard of; tells where the primary's log ends. */
type CatchUp = () => Promise<bigint | undefined>;

/**
 * Which replica may answer in the primary's place. One may that has replayed every change this server has heard of,
 * so that an answer made from it is as new as one from the primary that is kept; and that is at most five seconds
 * behind with all that nobody is told of. While changes are not heard of, none may.
 */
export class Replicas {
  readonly #chosen = new AsyncLocalStorage<Replica>();
  #catchUp: CatchUp = async () => undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Up to where a replica must have replayed the log; undefined when that is not known. */
  #required: bigint | undefined;
  #changes = 0;
  #turn = 0;
  /** Where the log ended at the last beats. */
  #ends: bigint[] = [];

  constructor(private readonly replicas: readonly Replica[]) {}

  get isEmpty(): boolean {
    return this.replicas.length === 0;
  }

  /** @param catchUp of the listener that calls `changed` and sets `isInformed` */
  async start(catchUp: CatchUp): Promise<void> {
    this.#catchUp = catchUp;
    this.#timer = setInterval(() => void this.#beat(), BEAT);
    this.#timer.unref();
    await Promise.all(this.replicas.map((replica) => replica.start()));
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.replicas.map((replica) => replica.stop()));
  }

  /** Something was written that a replica may not have yet. */
  changed(): void {
    this.#required = undefined;
    this.#changes += 1;
    if (!this.isEmpty) void this.#learn(this.#changes);
  }

  /** Whether changes are heard of. */
  set isInformed(isInformed: boolean) {
    this.#ends = [];
    this.#required = undefined;
    this.#changes += 1;
    if (isInformed) this.changed();
  }

  /**
   * Lets work read from a replica that is well, else from the primary. For work that only reads, for somebody who
   * has written nothing a moment ago on another server; anybody else takes `read`.
   */
  run<Result>(work: () => Result): Result {
    const current = this.replicas.filter((replica) => this.#isCurrent(replica));
    this.#turn += 1;
    const replica = current[this.#turn % current.length];
    return replica ? this.#chosen.run(replica, work) : work();
  }

  /** The same for anybody: they see what they have written, on whichever server, and nothing that is gone. */
  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.isEmpty) await this.#catchUp();
    return this.run(work);
  }

  /** The replica that the present work may read, unless it has fallen behind meanwhile. */
  reader(): Replica | undefined {
    const replica = this.#chosen.getStore();
    return replica && this.#isCurrent(replica) ? replica : undefined;
  }

  #isCurrent(replica: Replica): boolean {
    return this.#required !== undefined && replica.hasReplayed(this.#required);
  }

  async #learn(change: number): Promise<void> {
    const end = await this.#catchUp();
    // A later change asks for itself.
    if (change !== this.#changes || end === undefined) return;
    this.#required = end;
    for (const replica of this.replicas) replica.chase(end);
  }

  async #beat(): Promise<void> {
    const end = await this.#catchUp();
    if (end === undefined) return;
    this.#ends.push(end);
    if (this.#ends.length <= LONGEST_LAG) return;
    const [old = end] = this.#ends.splice(0, 1);
    if (this.#required !== undefined && old > this.#required) this.#required = old;
  }
}

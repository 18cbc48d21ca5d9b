import fc from 'fast-check';
import { vi } from 'vitest';

/** Fixed, so that a failure is caused by a change of the code and not by chance. */
const DEFAULT_SEED = 20_261_121;

/** Milliseconds after which a request counts as hanging. */
const REQUEST_TIMEOUT = 15_000;

const { FUZZ_RUNS, FUZZ_SEED } = process.env;

/** Multiplies the number of values tried for each operation: FUZZ_RUNS, or 1. */
const factor = Math.max(1, Number(FUZZ_RUNS) || 1);

/** FUZZ_SEED, or a random seed for longer runs, or the default. */
const seed = Number(FUZZ_SEED) || (factor > 1 ? Math.floor(Math.random() * 2 ** 31) : DEFAULT_SEED);

if (factor > 1) process.stdout.write(`Fuzzing with FUZZ_SEED=${seed} FUZZ_RUNS=${factor}\n`);

// Each value has its own timeout: a whole run may take long on a busy machine.
vi.setConfig({ testTimeout: 180_000 * factor });

/** What no answer says: names of our files, of the database's errors and of JavaScript's. */
export const INTERNAL_TEXT =
  /node_modules|\.ts:\d|QueryFailedError|violates [a-z-]+ constraint|invalid input syntax|invalid byte sequence|Invalid time value|Cannot (?:read|convert|destructure) |is not a function/;

/**
 * Tries values until one fails; in longer runs it then shrinks that value. The error says how to reproduce it.
 * @param share which of several that try values of the same kind: each tries others
 * @param timeout milliseconds after which one value counts as hanging
 */
export async function tryAll<Value>(
  values: fc.Arbitrary<Value>,
  { runs, share, timeout = REQUEST_TIMEOUT }: { runs: number; share: number; timeout?: number },
  check: (value: Value) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(values, check);
  await fc.assert(property, {
    seed: seed + share,
    numRuns: Math.ceil(runs * factor),
    timeout,
    endOnFailure: factor === 1,
  });
}

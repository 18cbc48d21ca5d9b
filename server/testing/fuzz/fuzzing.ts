import fc from 'fast-check';
import { vi } from 'vitest';

/** The same for everybody, so that a change is what makes a run fail. */
const USUAL_SEED = 20_261_121;

/** A request may take this long, in milliseconds; what takes longer hangs. */
const LONGEST_REQUEST = 15_000;

const { FUZZ_RUNS, FUZZ_SEED } = process.env;

/** How many times the usual number of values each operation gets: FUZZ_RUNS, else 1. */
const factor = Math.max(1, Number(FUZZ_RUNS) || 1);

/** FUZZ_SEED, else a random one for a longer run, else the usual one. */
const seed = Number(FUZZ_SEED) || (factor > 1 ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED);

if (factor > 1) process.stdout.write(`Fuzzing with FUZZ_SEED=${seed} FUZZ_RUNS=${factor}\n`);

// A long run takes what it takes; each request has a limit of its own.
vi.setConfig({ testTimeout: 60_000 * factor });

/** Tries values until one fails, which it then makes as small as it can; it prints how to try that one again. */
export async function tryAll<Value>(
  values: fc.Arbitrary<Value>,
  runs: number,
  check: (value: Value) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(values, check);
  await fc.assert(property, {
    seed,
    numRuns: Math.ceil(runs * factor),
    timeout: LONGEST_REQUEST,
    endOnFailure: factor === 1,
  });
}

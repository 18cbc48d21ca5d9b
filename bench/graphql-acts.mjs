// How long what somebody does in the office takes, through GraphQL, one request at a time.
import { ask } from './ask.mjs';
import { percentile } from './median.mjs';

const WARM_UP_ROUNDS = 5;

/**
 * @param acts operations, `{ query, variables }`, by what is done
 * @returns for each act its median and 95th percentile in milliseconds
 */
export async function measureActs(server, token, acts, rounds) {
  const measured = [];
  for (const [act, operation] of Object.entries(acts)) {
    const times = [];
    for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
      const startedAt = performance.now();
      await ask(server, token, operation);
      if (round >= WARM_UP_ROUNDS) times.push(performance.now() - startedAt);
    }
    measured.push({ act, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
  }
  return measured;
}

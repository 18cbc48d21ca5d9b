// Fails when a page for visitors has grown: what JavaScript travels before somebody uses it, in each language, of the
// client in `dist`.
import { measureBuiltPages } from '../bench/page-scripts.mjs';

/** Bytes, Brotli, that a page may have. */
const BUDGET = 205_000;

let isWithin = true;
for (const { address, bytes, strangers } of await measureBuiltPages()) {
  const isGood = bytes <= BUDGET && strangers.length === 0;
  isWithin &&= isGood;
  const kilobytes = (count) => `${(count / 1000).toFixed(1)} kB`;
  console.log(
    `${isGood ? '✓' : '✘'} ${address}: ${kilobytes(bytes)} of ${kilobytes(BUDGET)} ${strangers.join(' ')}`,
  );
}
if (!isWithin) console.log('A page for visitors has too much JavaScript: docs/performance.md, "JavaScript".');
process.exit(isWithin ? 0 : 1);

// Fails when a page for visitors has grown: what JavaScript travels before somebody uses it, in each language, of the
// client in `dist`, by Brotli.
import { measureBuiltPages } from '../bench/page-scripts.mjs';

/** Bytes, Brotli, that a page may have: one that is read, and one that is opened for its form. */
const BUDGETS = { reading: 205_000, form: 230_000 };

let isWithin = true;
for (const { address, hasForm, bytes, forbiddenChunks } of await measureBuiltPages()) {
  const budget = hasForm ? BUDGETS.form : BUDGETS.reading;
  const isGood = bytes <= budget && forbiddenChunks.length === 0;
  isWithin &&= isGood;
  const kilobytes = (count) => `${(count / 1000).toFixed(1)} kB`;
  console.log(
    `${isGood ? '✓' : '✘'} ${address}: ${kilobytes(bytes)} of ${kilobytes(budget)} ${forbiddenChunks.join(' ')}`,
  );
}
if (!isWithin) console.log('A page for visitors has too much JavaScript: docs/performance.md, "JavaScript".');
process.exit(isWithin ? 0 : 1);

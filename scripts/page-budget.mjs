// Fails when a page for visitors exceeds its budget of JavaScript, compressed by Brotli, that is downloaded before
// anybody uses it. Measures the client in `dist` in each language.
import { measureBuiltPages } from '../bench/page-scripts.mjs';

/** The budgets in bytes, compressed by Brotli, of a page to read and of a page with a form. */
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

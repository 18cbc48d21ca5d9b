// Fails when a page for visitors exceeds its budget of JavaScript, in bytes compressed by Brotli and in files, that is downloaded before
// anybody uses it. Measures the client in `dist` in each language.
import { measureBuiltPages } from '../bench/page-scripts.mjs';

/**
 * The budgets in bytes, compressed by Brotli, of a page to read and of a page with a form: a little above what the heaviest have, /events in Telugu and
 * /booking in Telugu. 139 kB of each are react-dom, Apollo Client with its cache, and the router with our own shell; a form adds 17 of
 * react-hook-form and our fields.
 */
const BUDGETS = { reading: 175_200, form: 197_500 };

/** Each is a request, of which a phone makes few at a time. */
const MOST_FILES = 24;

let isWithin = true;
for (const { address, hasForm, bytes, files, forbiddenChunks } of await measureBuiltPages()) {
  const budget = hasForm ? BUDGETS.form : BUDGETS.reading;
  const isGood = bytes <= budget && files.length <= MOST_FILES && forbiddenChunks.length === 0;
  isWithin &&= isGood;
  const kilobytes = (count) => `${(count / 1000).toFixed(1)} kB`;
  console.log(
    `${isGood ? '✓' : '✘'} ${address}: ${kilobytes(bytes)} of ${kilobytes(budget)} in ${files.length} files ${forbiddenChunks.join(' ')}`,
  );
}
if (!isWithin) console.log('A page for visitors has too much JavaScript: docs/performance.md, "JavaScript".');
process.exit(isWithin ? 0 : 1);

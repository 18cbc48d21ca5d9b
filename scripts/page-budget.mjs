// Fails when a page for visitors has grown: what JavaScript travels before somebody uses it, of the client in `dist`.
import { measureBuiltPages } from '../bench/page-scripts.mjs';

/** Bytes, gzip, that a page may have. */
const AIM = 200_000;
const BUDGETS = {
  '/': 206_000,
  '/events': 201_500,
  // Its visitors are told to sign in, by a dialog.
  '/donations-payments': 207_000,
  '/poojaseva': 201_000,
};

let isWithin = true;
for (const { path, bytes, strangers } of await measureBuiltPages()) {
  const budget = BUDGETS[path] ?? AIM;
  const isGood = bytes <= budget && strangers.length === 0;
  isWithin &&= isGood;
  const kilobytes = (count) => `${(count / 1000).toFixed(1)} kB`;
  console.log(
    `${isGood ? '✓' : '✘'} ${path}: ${kilobytes(bytes)} of ${kilobytes(budget)} ${strangers.join(' ')}`,
  );
}
if (!isWithin) console.log('A page for visitors has too much JavaScript: docs/performance.md, "JavaScript".');
process.exit(isWithin ? 0 : 1);

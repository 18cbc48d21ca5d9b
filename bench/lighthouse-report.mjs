// Prints Lighthouse's results as a table and compares them with the targets.

/** In the order of the categories: performance, accessibility, best practices, SEO. */
const MIN_SCORES = [97, 100, 100, 100];
const MAX_LAYOUT_SHIFT = 0.02;
/** Milliseconds. */
const MAX_LARGEST_PAINT = 2_000;

const HEADINGS = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP',
  'LCP',
  'CLS',
  'TBT',
  'input delay',
  'JavaScript',
  'verdict',
];

function isMet({ scores, layoutShift, largestPaint }) {
  return (
    scores.every((score, index) => score >= MIN_SCORES[index]) &&
    layoutShift < MAX_LAYOUT_SHIFT &&
    largestPaint <= MAX_LARGEST_PAINT
  );
}

function row(page) {
  return [
    page.path,
    ...page.scores.map(String),
    `${(page.firstPaint / 1000).toFixed(2)} s`,
    `${(page.largestPaint / 1000).toFixed(2)} s`,
    page.layoutShift.toFixed(3),
    `${Math.round(page.blockingTime)} ms`,
    `${Math.round(page.inputDelay)} ms`,
    `${(page.scripts / 1000).toFixed(1)} kB`,
    isMet(page) ? 'met' : 'NOT MET',
  ];
}

/** @param pages results of `measurePage` @returns whether all pages meet their targets */
export function printPages(pages) {
  const targets = [
    ...MIN_SCORES.map((score) => `≥ ${score}`),
    '',
    `≤ ${(MAX_LARGEST_PAINT / 1000).toFixed(2)} s`,
    `< ${MAX_LAYOUT_SHIFT}`,
    '',
    '',
    '',
    '',
  ];
  const rows = [HEADINGS, ['target', ...targets], ...pages.map(row)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
  console.log(lines.join('\n'));
  for (const { path, faults } of pages) for (const fault of faults) console.log(`${path}: ${fault}`);
  return pages.every(isMet);
}

// The command-line options of the benchmark.
import { parseArgs } from 'node:util';

/** The parts that can be selected, such as `--only lists,pages`. */
const PARTS = ['starts', 'pages', 'lists', 'uploads', 'candidates', 'office', 'treasurer', 'calendar'];

function selectParts(only) {
  const selected = only === undefined ? PARTS : only.split(',').map((part) => part.trim());
  const unknown = selected.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join(', ')}, but not ${unknown.join(', ')}.`);
  return new Set(selected);
}

/** @throws Error for unknown options or parts */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  return {
    json: values.json,
    build: !values['no-build'],
    parts: selectParts(values.only),
  };
}

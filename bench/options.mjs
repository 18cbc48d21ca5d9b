// What the command line asks of the benchmark.
import { parseArgs } from 'node:util';

/** What can be measured alone: `--only lists,peers`. */
const PARTS = ['starts', 'pages', 'lists', 'peers', 'uploads', 'candidates'];

function partsAskedFor(only, withoutPeers) {
  const asked = only === undefined ? PARTS : only.split(',').map((part) => part.trim());
  const unknown = asked.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join(', ')}, but not ${unknown.join(', ')}.`);
  return new Set(asked.filter((part) => part !== 'peers' || !withoutPeers));
}

/** @throws for what it does not know */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      'no-peers': { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  return {
    json: values.json,
    build: !values['no-build'],
    parts: partsAskedFor(values.only, values['no-peers']),
  };
}
